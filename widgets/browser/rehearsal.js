// What has run often a browser compiles for speed, and Chromium keeps it compiled for the next visit. So while the reader
// rests, Python answers the last request again, to itself: that changes nothing but how fast it is.

const TIMES = 40;
// Milliseconds: until it begins, between two answers, and the longest answer that is repeated: who asks now waits for its end.
const LULL = 1000;
const PAUSE = 20;
const BRIEF = 150;

// The same `answer(request)`, rehearsed.
export function rehearsed(answer) {
  let left = TIMES;
  let next = null;
  const timed = (request, pause) => {
    const began = performance.now();
    const told = answer(request);
    const brief = performance.now() - began < BRIEF;
    if (brief && left > 0 && told.fault === undefined) next = setTimeout(again, pause, request);
    return told;
  };
  const again = (request) => {
    left -= 1;
    timed(request, PAUSE);
  };
  return (request) => {
    clearTimeout(next);
    return timed(request, LULL);
  };
}
