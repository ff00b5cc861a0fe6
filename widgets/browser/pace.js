// Steps through a script by itself, giving each step the time it takes to read, until its end or until it is stopped.

const LOOK = 2000;
const LETTER = 50;

export class Pace {
  #timer = null;
  #step;
  #show;

  // `step` goes one step on and returns the words to read there, or "" where the script ends; `show` is told whether it
  // goes on.
  constructor(step, show) {
    this.#step = step;
    this.#show = show;
  }

  get going() {
    return this.#timer !== null;
  }

  start() {
    const words = this.#step();
    this.#timer = words ? setTimeout(() => this.start(), LOOK + LETTER * words.length) : null;
    this.#show(this.going);
  }

  // Start once what is there now has been looked at.
  soon() {
    this.#timer = setTimeout(() => this.start(), LOOK);
  }

  show() {
    if (this.going) this.#show(true);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#show(false);
  }
}
