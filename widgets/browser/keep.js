// What this device keeps for the reader, one text by name, and the little that Python cannot know by itself. What the
// text says, only Python knows.

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
    return localStorage.getItem(key(name))?.slice(0, MOST) ?? "";
  } catch {
    storage = "denied";
    return "";
  }
}

export function keep(name, text) {
  try {
    localStorage.setItem(key(name), text);
    storage = "";
    remembered.delete(name);
  } catch (error) {
    storage = error.name === "QuotaExceededError" ? "full" : "denied";
    remembered.set(name, text);
  }
}

// The device, as a request tells of it. `name`: of the text it keeps.
export function device(name) {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, "0"));
  const [luck] = crypto.getRandomValues(new Uint32Array(1));
  return { today: `${now.getFullYear()}-${month}-${day}`, luck, kept: kept(name), storage };
}
