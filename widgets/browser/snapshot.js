// Python's memory as it is once started, kept on the reader's device, so that the next start has only to read it.
//
// It fits this version and this browser alone. Whatever is wrong with it, it is forgotten, and Python starts without.
import { integrity } from "./files.js";
import { MEMORY, sha256 } from "./site.js";

const folder = new URL("./", import.meta.url).href;
const version = [...Object.values(integrity), navigator.userAgent].join();
const ADDRESS = `${folder}snapshot?${encodeURIComponent(version)}`;

// The memory, as bytes; null if there is none that can be used.
export async function recall() {
  try {
    const kept = await caches.match(ADDRESS, { cacheName: MEMORY });
    if (!kept) return null;
    const memory = await kept.arrayBuffer();
    if ((await sha256(memory)) === kept.headers.get("Digest")) return new Uint8Array(memory);
    await forget();
  } catch {
    // Storage is denied, or broken: then there is none.
  }
  return null;
}

export async function known() {
  return Boolean(await caches.match(ADDRESS, { cacheName: MEMORY }));
}

// Keep it, instead of any other version's.
export async function keep(memory) {
  const headers = { Digest: await sha256(memory) };
  await forget();
  await (await caches.open(MEMORY)).put(ADDRESS, new Response(memory, { headers }));
}

// Always null.
export async function forget() {
  try {
    await caches.delete(MEMORY);
  } catch {
    // Nothing is kept where nothing may be.
  }
  return null;
}
