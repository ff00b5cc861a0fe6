// Where a reader is in an example: a parameter of the address named as the example, and the visit's storage, which is
// how a reload and a switch of language find it. The fragment belongs to the rules and is never touched.
import { visit } from "./site.js";

export function inAddress(name) {
  return new URLSearchParams(location.search).get(name);
}

export function inSession(name) {
  return visit.read(name);
}

export function keepInSession(name, model, builtIn) {
  if (model === builtIn) visit.remove(name);
  else visit.write(name, model);
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
  if (wishes.length) visit.write(`left:${name}`, JSON.stringify({ place, wishes }));
}

// The same, once, for who comes to the same place.
export function unanswered(name, place) {
  const text = visit.read(`left:${name}`);
  visit.remove(`left:${name}`);
  try {
    const left = JSON.parse(text);
    return left.place === place ? left.wishes.filter((wish) => typeof (wish?.do ?? wish?.go) === "string") : [];
  } catch {
    return [];
  }
}
