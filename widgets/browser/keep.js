// What this device keeps for the reader, one text by name, and the little that Python cannot know by itself. What the
// text says, only Python knows.

import { link } from "./worker-link.js";

// An origin may be shared by several sites.
const site = new URL("../", import.meta.url).pathname;
const MOST = 200000;

// Where storage fails, the visit remembers.
const remembered = new Map();
let storage = "";

const key = (name) => `talong:${site}:kept:${name}`;

function kept(name) {
  if (remembered.has(name)) return remembered.get(name);
  try {
    if (localStorage.denied) storage = "denied";
    return localStorage.getItem(key(name))?.slice(0, MOST) ?? "";
  } catch {
    storage = "denied";
    return "";
  }
}

// Keep a text in the place of the one that `was` kept; false if it is not any more, because of another tab.
export function keep(name, text, was) {
  if (kept(name) !== was) return false;
  try {
    localStorage.setItem(key(name), text);
    storage = "";
    remembered.delete(name);
  } catch (error) {
    storage = error.name === "QuotaExceededError" ? "full" : "denied";
    remembered.set(name, text);
  }
  return true;
}

// The device, as a request tells of it. `name`: of the text it keeps.
export function device(name) {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, "0"));
  const [luck] = crypto.getRandomValues(new Uint32Array(1));
  return { today: `${now.getFullYear()}-${month}-${day}`, luck, kept: kept(name), storage, browser: browser() };
}

// What a reader who reports a fault would be asked.
function browser() {
  const { serviceWorker, userAgent } = navigator;
  const offline = serviceWorker?.controller ? "used" : serviceWorker ? "there" : "missing";
  return { agent: userAgent, window: `${innerWidth} × ${innerHeight} × ${devicePixelRatio}`, offline, ...link.took };
}
