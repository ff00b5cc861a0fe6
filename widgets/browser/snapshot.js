// Python's memory as it is once started, kept on the reader's device, so that the next start has only to read it.
//
// It fits this version and this browser alone. Whatever is wrong with it, it is forgotten, and Python starts without.
import { integrity } from "./files.js";

const folder = new URL("./", import.meta.url).href;
// An origin may be shared by several sites.
const CACHE = `talong:${new URL("../", import.meta.url).pathname}:snapshot`;
const version = [...Object.values(integrity), navigator.userAgent].join();
const ADDRESS = `${folder}snapshot?${encodeURIComponent(version)}`;

// The memory, as bytes; null if there is none that can be used.
export async function recall() {
  try {
    const kept = await caches.match(ADDRESS, { cacheName: CACHE });
    if (!kept) return null;
    const memory = await kept.arrayBuffer();
    if ((await digest(memory)) === kept.headers.get("Digest")) return new Uint8Array(memory);
    await forget();
  } catch {
    // Storage is denied, or broken: then there is none.
  }
  return null;
}

export async function known() {
  return Boolean(await caches.match(ADDRESS, { cacheName: CACHE }));
}

// Keep it, instead of any other version's.
export async function keep(memory) {
  const headers = { Digest: await digest(memory) };
  await forget();
  await (await caches.open(CACHE)).put(ADDRESS, new Response(memory, { headers }));
}

// Always null.
export async function forget() {
  try {
    await caches.delete(CACHE);
  } catch {
    // Nothing is kept where nothing may be.
  }
  return null;
}

async function digest(bytes) {
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
