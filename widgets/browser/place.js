// Where a reader is in an example: a parameter of the address named as the example, and the session's storage, which is
// how a reload and a switch of language find it. The fragment belongs to the rules and is never touched.

// An origin may be shared by several sites.
const site = new URL("../", import.meta.url).pathname;

const key = (name) => `talong:${site}:${name}`;

export function inAddress(name) {
  return new URLSearchParams(location.search).get(name);
}

export function inSession(name) {
  try {
    return sessionStorage.getItem(key(name));
  } catch {
    return null;
  }
}

export function keepInSession(name, model, builtIn) {
  try {
    if (model === builtIn) sessionStorage.removeItem(key(name));
    else sessionStorage.setItem(key(name), model);
  } catch {
    // Denied or full: the address still has it.
  }
}

export function keepInAddress(name, model, builtIn) {
  const address = new URL(location.href);
  if (model === builtIn) address.searchParams.delete(name);
  else address.searchParams.set(name, model);
  if (address.href === location.href) return;
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // Some browsers limit how often this may be done; the next change tries again.
  }
}

// What was asked for and not answered when the example was left at `place`.
export function leave(name, place, wishes) {
  try {
    if (wishes.length) sessionStorage.setItem(key(`left:${name}`), JSON.stringify({ place, wishes }));
  } catch {
    // Denied or full: the reader has to ask again.
  }
}

// The same, once, for who comes to the same place.
export function unanswered(name, place) {
  try {
    const left = JSON.parse(sessionStorage.getItem(key(`left:${name}`)));
    sessionStorage.removeItem(key(`left:${name}`));
    return left.place === place ? left.wishes.filter((wish) => typeof (wish?.do ?? wish?.go) === "string") : [];
  } catch {
    return [];
  }
}
