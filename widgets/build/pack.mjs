// Compresses files with Brotli, side by side. Standard input: JSON, a list of {path, to, quality}.
import { readFile, rename, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

async function pack({ path, to, quality }) {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  // Others may be looking for the file: it appears when it is complete.
  const part = `${to}.${process.pid}`;
  await writeFile(part, await promisify(brotliCompress)(content, { params }));
  await rename(part, to);
}

await Promise.all(JSON.parse(await text(process.stdin)).map(pack));
