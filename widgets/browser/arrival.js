// A file while it comes: the same for what starts Python and for what is kept of it.

// All of a response, as a blob of its type. `arrived` is told of every piece, how many bytes it has.
export async function received(response, arrived) {
  const parts = [];
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    arrived(value.length);
  }
  return new Blob(parts, { type: response.headers.get("Content-Type") ?? "" });
}
