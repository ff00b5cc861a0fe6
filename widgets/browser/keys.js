// The keyboard: a row (a hand, the dots) is one tab stop with arrows, Home and End inside; a button may have a key of its own.

export const ROW = "[data-hand], [data-dots]";
const STEP = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const WRITING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

const buttons = (row) => [...row.querySelectorAll("button:not([disabled])")];

// Give every row in `frame` exactly one button that Tab reaches: the focused one, the one where the reader is, or the one
// that Tab reached last.
export function rove(frame, reached) {
  for (const row of frame.querySelectorAll(ROW)) {
    const all = buttons(row);
    const chosen =
      all.find((button) => button === document.activeElement) ??
      all.find((button) => button.hasAttribute("aria-current")) ??
      all.find((button) => button.id === reached.get(row.id)) ??
      all[0];
    for (const button of all) button.tabIndex = button === chosen ? 0 : -1;
  }
}

// Answer a key pressed in `widget`; true if it meant something.
export function press(widget, event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const row = event.target.closest(ROW);
  if (row && !event.target.matches(WRITING)) {
    const next = neighbour(buttons(row), event.target.closest("button"), event.key);
    if (next) next.focus();
    if (event.key in STEP || event.key === "Home" || event.key === "End") return true;
  }
  if (event.target.closest(WRITING)) return false;
  const button = [...widget.querySelectorAll(".talong-frame [data-key]")].find((one) =>
    one.dataset.key.split(" ").includes(event.key),
  );
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

function neighbour(all, button, pressed) {
  if (pressed === "Home") return all[0];
  if (pressed === "End") return all.at(-1);
  return pressed in STEP ? all[all.indexOf(button) + STEP[pressed]] : undefined;
}
