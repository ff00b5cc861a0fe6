// Writes sw.js into a finished site: the service worker with the list of the files it keeps.
// Arguments: the site's folder, the service worker's source, the files that start Python (JSON; paths in the site).
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

// Its front door loads a bundler, which takes half a second and is not needed.
const { injectManifest } = createRequire(import.meta.url)("workbox-build/build/inject-manifest");

const [site, source, python] = process.argv.slice(2);
const starts = new Set(JSON.parse(python));

// A folder's page goes by the folder's address, which is what pages link to and hosts serve without redirecting.
const address = (path) => path.replace(/(^|\/)index\.html$/, "$1") || "./";

async function described(entry) {
  const digest = createHash("sha256")
    .update(await readFile(`${site}/${entry.url}`))
    .digest("base64");
  return { ...entry, url: address(entry.url), integrity: `sha256-${digest}`, python: starts.has(entry.url) };
}

const { warnings } = await injectManifest({
  swSrc: source,
  swDest: `${site}/sw.js`,
  globDirectory: site,
  globPatterns: ["**/*"],
  globIgnores: ["_headers", "robots.txt"],
  // Workbox leaves out whatever is over two megabytes, with a warning at most.
  maximumFileSizeToCacheInBytes: 2 ** 30,
  dontCacheBustURLsMatching: /^talong\//,
  manifestTransforms: [async (entries) => ({ manifest: await Promise.all(entries.map(described)), warnings: [] })],
});
if (warnings.length) throw new Error(warnings.join("\n"));
