// Mends of the theme that need a script: the way between the languages, and where focus goes after instant navigation.

const link = (event) => event.target instanceof Element && event.target.closest("a[hreflang]")

// A page in the other language has its own search and header, so it is always loaded whole; the twin of this page keeps
// the reader's place.
const prepare = (event) => {
  const found = link(event)
  if (!found) return
  found.target = "_self"
  if (!("twin" in found.dataset)) return
  found.search = location.search
  found.hash = location.hash
}
for (const kind of ["click", "auxclick"]) document.addEventListener(kind, prepare, true)

// A script-free page change is announced by the browser; one made by script is not, unless something gets focus.
let first = true
window.document$?.subscribe(() => {
  const arrived = first
  first = false
  if (arrived) return
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const heading = target || document.querySelector("main h1")
  if (!heading) return
  if (!heading.hasAttribute("tabindex")) heading.setAttribute("tabindex", "-1")
  heading.focus({ preventScroll: true })
})

// The theme's one-letter shortcuts surprise whoever speaks to the machine, and cannot be turned off: they end here.
document.body.addEventListener("keydown", (event) => {
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation()
})
