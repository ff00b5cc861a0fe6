// What this device keeps for the reader, one text by name, and the little that Python cannot know by itself. What the
// text says, only Python knows.
import { link } from "./link.js";
import * as site from "./site.js";

const MOST = 200000;

// Where storage fails, the visit remembers.
const remembered = new Map();
let trouble = "";

function kept(name) {
  if (!site.device.works) trouble = "denied";
  return remembered.get(name) ?? site.device.read(`kept:${name}`)?.slice(0, MOST) ?? "";
}

// Keep a text in the place of the one that `was` kept; false if it is not any more, because of another tab.
export function keep(name, text, was) {
  if (kept(name) !== was) return false;
  trouble = site.device.write(`kept:${name}`, text);
  if (trouble) remembered.set(name, text);
  else remembered.delete(name);
  return true;
}

// The device, as a request tells of it. `name`: of the text it keeps.
export function device(name) {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, "0"));
  const [luck] = crypto.getRandomValues(new Uint32Array(1));
  const text = kept(name);
  return { today: `${now.getFullYear()}-${month}-${day}`, luck, kept: text, storage: trouble, browser: browser() };
}

// What a reader who reports a fault would be asked.
function browser() {
  const { serviceWorker, userAgent } = navigator;
  const offline = serviceWorker?.controller ? "used" : serviceWorker ? "there" : "missing";
  return { agent: userAgent, window: `${innerWidth} × ${innerHeight} × ${devicePixelRatio}`, offline, ...link.took };
}
