// A live example: sends what the reader does, shows what Python answers. It knows no card, no rule and no word.

import { inAddress, inSession, keepInAddress, keepInSession, leave, unanswered } from "./address.js";
import { device, keep } from "./device.js";
import { LiveForms, message, written } from "./fields.js";
import { glide, places, still } from "./glide.js";
import { Idiomorph } from "./idiomorph.js";
import { press, ROW, rove } from "./keys.js";
import { link } from "./link.js";
import { Pace } from "./pace.js";

const WAKING = ["pointerdown", "touchstart", "focusin"];
const STOPPING = ["pointerdown", "keydown"];
// Milliseconds without a wish after which a reader thinks.
const THOUGHT = 60;
const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const TOUCHED = "[data-touch] :is(.hand > *, .open > *, .loose > li > *)[data-card]";
const TROUBLES = ["failed", "forbidden", "crashed"];

/**
 * @typedef {{do?: string, go?: string, draw?: string, form?: HTMLFormElement, quiet?: boolean}} Wish What a reader wants: a message
 *   to Python, a model's frame, or what a form says when its turn comes; `quiet` if it goes on by itself.
 * @typedef {"still" | "waiting" | "fetching" | "slow" | "failed" | "forbidden" | "crashed"} State
 */

export class TalongWidget extends HTMLElement {
  /** @type {HTMLElement} */
  #frame = null;
  /** @type {string} What is shown. */
  #model = null;
  // `still`; `waiting` for an answer; `fetching` a frame that the page does not have; `slow`, either of these for long; or one
  // of TROUBLES. Only #enter changes it.
  /** @type {State} */
  #state = "still";
  // What the reader has asked for and has not been answered.
  /** @type {Wish[]} */
  #queue = [];
  // The first of them, while it is on its way. An answer to anything else comes too late.
  /** @type {Wish | null} */
  #asked = null;
  // The focus was in the frame when that was held back.
  #held = false;
  // What goes on by itself, while it waits its time.
  #pause = null;
  // Work ahead, until the reader has thought for a moment.
  #foreseeing = null;
  #reached = new Map();
  #forms = new LiveForms((form) => this.#say({ form }));
  #pace = new Pace(
    () => this.#onward(),
    (going) => this.#frame.querySelector("[data-slowly]")?.setAttribute("aria-pressed", going),
  );
  #slow = () => this.#asked && this.#enter("slow");
  #arriving = () => this.#count();
  #moved = () => this.#follow();
  #leaving = ({ persisted }) => persisted || this.#leave();
  #path = null;

  connectedCallback() {
    this.#path = location.pathname;
    if (!this.#frame) this.#takeOver();
    link.addEventListener("slow", this.#slow);
    link.addEventListener("arriving", this.#arriving);
    addEventListener("popstate", this.#moved);
    addEventListener("pagehide", this.#leaving);
    const { name, model } = this.dataset;
    const wanted = inAddress(name) ?? inSession(name) ?? model;
    // What depends on the device is not known when the page is built.
    if ("fresh" in this.dataset) this.#drawn(wanted);
    else this.#restore(wanted);
    // What was pressed before the page came does not move it.
    this.#queue.push(...unanswered(name, wanted).map((wish) => ({ ...wish, quiet: true })));
    this.#ask();
  }

  disconnectedCallback() {
    this.#leave();
    link.removeEventListener("slow", this.#slow);
    link.removeEventListener("arriving", this.#arriving);
    removeEventListener("popstate", this.#moved);
    removeEventListener("pagehide", this.#leaving);
    this.#pace.stop();
  }

  // What is not answered yet is left to whoever shows this example next, such as its twin in the other language.
  #leave() {
    const place = this.#queue[0]?.draw ?? this.#model;
    const wishes = this.#queue.filter(({ form, draw }) => !form && draw === undefined);
    if (this.#state !== "crashed") leave(this.dataset.name, place, wishes);
    this.#drop();
  }

  // Forget what is asked for; an answer that is still on its way will be too late.
  #drop() {
    clearTimeout(this.#pause);
    clearTimeout(this.#foreseeing);
    this.#queue = [];
    this.#asked = null;
  }

  #takeOver() {
    this.#frame = this.querySelector(":scope > .talong-frame");
    const { shown } = this.dataset;
    this.#model = shown ?? this.dataset.model;
    if (shown !== undefined) this.#remember();
    for (const type of WAKING) this.addEventListener(type, () => link.start(), { once: true, passive: true });
    for (const type of STOPPING) this.addEventListener(type, (event) => this.#halt(event), { passive: true });
    this.addEventListener("click", (event) => this.#click(event));
    this.addEventListener("submit", (event) => this.#submit(event));
    this.addEventListener("input", (event) => this.#input(event));
    this.addEventListener("change", () => this.#forms.flush());
    this.addEventListener("keydown", (event) => {
      if (!press(this, event)) return;
      event.preventDefault();
      // The site's own keys, such as the one to the next page, are not meant.
      event.stopPropagation();
    });
    this.addEventListener("focusin", ({ target }) => {
      const reached = /** @type {Element} */ (target);
      const row = reached.closest(ROW);
      if (!row) return;
      this.#reached.set(row.id, reached.id);
      rove(row.parentNode, this.#reached);
    });
    rove(this.#frame, this.#reached);
  }

  #click(event) {
    const button = event.target.closest("button, [data-do]:not(form), [data-go]");
    if (!button) this.#touch(event.target.closest(TOUCHED));
    if (!button || !this.contains(button) || button.disabled) return;
    button.dataset.pressed = "";
    if (button.hasAttribute("data-retry")) this.#ask();
    else if (button.hasAttribute("data-slowly")) this.#slowly();
    else if (button.hasAttribute("data-go")) this.#say({ go: button.dataset.go });
    else if (button.hasAttribute("data-do")) this.#say({ do: button.dataset.do });
    else return;
    event.preventDefault();
  }

  // A card that is no button yet: take over, then pick it.
  #touch(/** @type {HTMLElement | null} */ card) {
    if (!card || this.#frame.inert) return;
    card.dataset.pressed = "";
    this.#say({ do: /** @type {HTMLElement} */ (card.closest("[data-touch]")).dataset.touch });
    this.#say({ do: `pick ${card.dataset.card}` });
  }

  // Step by itself, or stop doing so.
  #slowly() {
    if (this.#pace.going) this.#pace.stop();
    else this.#pace.start();
  }

  // Whatever else the reader presses, stepping by itself ends.
  #halt({ target }) {
    if (this.#pace.going && !target.closest("[data-slowly]")) this.#pace.stop();
  }

  // Go to the next step; what is told there, or "" if it is the last.
  #onward() {
    const next = () => /** @type {HTMLElement} */ (this.#frame.querySelector("[data-key~=ArrowRight]"));
    if (next()) this.#say({ go: next().dataset.go });
    return next() ? this.#frame.querySelector("[data-say]").textContent : "";
  }

  #submit(event) {
    if (!event.target.hasAttribute("data-do")) return;
    event.preventDefault();
    message(event.target, event.submitter).then((said) => this.#say(said));
  }

  #input({ target }) {
    if (target.dataset.goAlong) this.#say({ go: target.dataset.goAlong.split(" ")[target.value] });
    if (target.form?.hasAttribute("data-live")) this.#forms.touch(target);
  }

  // The reader wants something: a message, or `{form}`, whose message is read when its turn comes.
  #say(wish) {
    clearTimeout(this.#pause);
    if (!wish.form) this.#forms.flush();
    // A frame that the page has is where the reader will be, whatever was asked for before it.
    if (this.#shown(wish)) return;
    // After trouble, what is done next takes the place of what failed.
    if (TROUBLES.includes(this.#state)) this.#drop();
    const next = this.#asked ? 1 : 0;
    if (wish.form) this.#queue = this.#queue.filter((other, n) => n < next || other.form !== wish.form);
    this.#queue.push(wish);
    this.#ask();
  }

  // Show a frame of the script at once, if the wish is one, and forget what Python has still to answer.
  #shown({ go }) {
    const known = go !== undefined && this.#template(go);
    if (!known) return false;
    this.#drop();
    this.#drawKnown(known);
    this.#uncover();
    this.#enter("still");
    return true;
  }

  // Work off the queue, one wish after the other.
  async #ask() {
    if (this.#asked || !this.#queue.length) return;
    const wish = this.#queue[0];
    const { kind, name, lang, root, prefix } = this.dataset;
    this.#asked = wish;
    this.#enter(link.slow ? "slow" : this.#elsewhere(wish) ? "fetching" : "waiting");
    const said = wish.form ? await message(wish.form) : wish;
    if (wish.form) this.#forms.sent(wish.form);
    const [model, sent] = "draw" in wish ? [wish.draw, null] : [this.#model, said];
    const request = { kind, name, place: { lang, root, prefix }, model, message: sent };
    if ("keeps" in this.dataset) request.device = device(this.dataset.keeps);
    try {
      const answer = JSON.parse(await link.ask(JSON.stringify(request), kind));
      if (wish !== this.#asked) return;
      this.#asked = null;
      // What another tab has kept meanwhile is not to be lost: once more, with that.
      if (answer.keep !== undefined && !keep(this.dataset.keeps, answer.keep, request.device.kept)) return this.#ask();
      this.#queue.shift();
      // A link that could not be read: what was pressed where it leads is not meant for what is shown instead.
      if (wish.draw !== undefined && wish.draw !== answer.model) this.#queue = [];
      this.#draw(answer.model, fragment(answer.html), answer);
      if (sent && wish.quiet) this.#unroll();
      else if (sent) this.#uncover();
      if (answer.onward && !this.#queue.length) this.#goOn(answer.onward);
      if (answer.ahead) this.#foresee();
    } catch (trouble) {
      if (wish !== this.#asked) return;
      this.#asked = null;
      this.#enter(trouble.kind ?? "crashed", trouble.message);
      return;
    }
    if (this.#queue.length) this.#ask();
    else this.#enter("still");
  }

  // Work in slices goes on as long as the reader wants nothing else; what is to be looked at between two of them, after a pace.
  #goOn(onward) {
    const wish = { ...onward, quiet: true };
    const pace = Number(/** @type {HTMLElement} */ (this.#frame.querySelector("[data-pace]"))?.dataset.pace ?? 0);
    if (pace) this.#pause = setTimeout(() => this.#say(wish), pace);
    else this.#queue.push(wish);
  }

  // While the reader thinks Python works ahead, a slice at a time; whatever the reader wants comes before the next one. Trouble
  // shows when somebody wants something.
  #foresee() {
    clearTimeout(this.#foreseeing);
    this.#foreseeing = setTimeout(async () => {
      if (this.#asked || !this.isConnected) return;
      const { kind, name } = this.dataset;
      const model = this.#model;
      const request = JSON.stringify({ kind, name, model, message: null, ahead: true });
      const answer = await link.ask(request, kind).catch(() => "{}");
      if (JSON.parse(answer).ahead && model === this.#model) this.#foresee();
    }, THOUGHT);
  }

  #drawKnown(template) {
    const { model, say } = template.dataset;
    this.#draw(model, template.content.cloneNode(true), { say });
    const telling = this.#frame.querySelector(".telling");
    if (telling) telling.scrollTop = 0;
  }

  // What a press has changed is to be seen: the moment, and in what is told of it the news.
  #uncover() {
    if (this.#pace.going) return;
    const block = "nearest";
    this.#frame.querySelector("[data-news]")?.scrollIntoView({ block });
    this.#frame.querySelector(".instrument")?.scrollIntoView({ block });
  }

  // What came by itself is to be seen, too, but the page stays where it is.
  #unroll() {
    const telling = this.#frame.querySelector(".telling");
    const news = [...(telling?.querySelectorAll("[data-news]") ?? [])].at(-1);
    if (news) telling.scrollTop += news.getBoundingClientRect().top - telling.getBoundingClientRect().top;
  }

  /**
   * Patch the frame, keep the focus, tell the live region, remember the place.
   * @param {string} model
   * @param {DocumentFragment | Node} content
   * @param {{say?: string, error?: string}} told
   */
  #draw(model, content, { say, error }) {
    const had = this.#frame.contains(document.activeElement) || this.#held;
    const before = places(this.#frame);
    Idiomorph.morph(this.#frame, content, {
      morphStyle: "innerHTML",
      // Also spares a focused button's face, so only for what is being written in.
      ignoreActiveValue: had && written(document.activeElement),
      callbacks: { beforeAttributeUpdated: (name, element) => !this.#forms.holds(element) && !readers(name, element) },
    });
    rove(this.#frame, this.#reached);
    glide(this.#frame, before);
    this.#model = model;
    this.#hold();
    // A line that is to be seen plays by itself, but not where the reader wants things to keep still.
    const slowly = this.#frame.querySelector("[data-slowly=now]");
    if (slowly && !this.#pace.going && !still.matches) this.#pace.soon();
    this.#pace.show();
    if (had) this.#focus();
    this.#remember();
    this.#tell(error ?? say, Boolean(error));
  }

  #remember() {
    const { name, model: builtIn } = this.dataset;
    keepInSession(name, this.#model, builtIn);
    if (this.#here()) keepInAddress(name, this.#model, builtIn);
  }

  #focus() {
    const active = /** @type {HTMLButtonElement} */ (document.activeElement);
    if (this.#frame.contains(active) && !active.disabled) return;
    const found =
      this.#frame.querySelector("[data-focus]") ??
      this.#frame.querySelector("h1, h2, h3, h4, h5, h6, [tabindex='-1']:not(button)");
    const target = /** @type {HTMLElement | null} */ (found);
    if (!target) return;
    if (target.matches("h1, h2, h3, h4, h5, h6")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }

  // Show a model from elsewhere: the address, the session, the browser's back button.
  #restore(model) {
    if (model === this.#model) return;
    const known = this.#template(model);
    if (known) this.#drawKnown(known);
    else this.#drawn(model);
  }

  #drawn(model) {
    this.#queue.push({ draw: model });
    this.#hold();
    this.#ask();
  }

  // Is it another model's frame that is asked for?
  #elsewhere(/** @type {Wish} */ { draw }) {
    return draw !== undefined && draw !== this.#model;
  }

  // While the frame that is to be here has not come, nothing in the one that is can be pressed: it would be meant for this
  // one and done in that.
  #hold() {
    const hold = !TROUBLES.includes(this.#state) && this.#queue.some((wish) => this.#elsewhere(wish));
    if (hold && this.#frame.contains(document.activeElement)) this.#held = true;
    this.#frame.inert = hold;
    if (hold || !this.#held) return;
    this.#held = false;
    this.#focus();
  }

  // The browser's back and forward. An entry that says nothing of this example leaves it as it is.
  #follow() {
    if (!this.#here()) return;
    const { name, model } = this.dataset;
    const wanted = inAddress(name);
    if (wanted === null) keepInAddress(name, this.#model, model);
    else this.#restore(wanted);
  }

  // Is the address still this widget's? Instant navigation changes it before it takes the old page away.
  #here() {
    return this.isConnected && location.pathname === this.#path;
  }

  #template(model) {
    const templates = /** @type {NodeListOf<HTMLTemplateElement>} */ (this.querySelectorAll(":scope > template"));
    return [...templates].find((one) => one.dataset.model === model);
  }

  // Say something politely. The same sentence twice is said twice.
  #tell(text, refused) {
    const region = this.querySelector(":scope > .talong-say");
    region.toggleAttribute("data-error", refused);
    region.textContent = "";
    if (text) setTimeout(() => (region.textContent = text.trim()), 50);
  }

  /**
   * The one way from state to state: what the element says of itself, and the note for it, if one is prepared.
   * @param {State} state
   * @param {string} [detail] Of trouble, for whoever looks into it.
   */
  #enter(state, detail) {
    this.#state = state;
    if (state === "still") delete this.dataset.state;
    else this.dataset.state = state;
    this.#hold();
    if (TROUBLES.includes(state)) console.warn(`talong ${this.dataset.name}: ${state}: ${detail}`);
    if (state === "still" || TROUBLES.includes(state)) {
      for (const one of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("[data-pressed]")))
        delete one.dataset.pressed;
    }
    const box = /** @type {HTMLElement} */ (this.querySelector(":scope > .talong-trouble"));
    box.hidden = true;
    for (const note of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll("[data-trouble]"))) {
      note.hidden = note.dataset.trouble !== state;
      if (note.hidden) continue;
      box.hidden = false;
      this.#count();
      for (const line of note.querySelectorAll("[data-detail]")) line.textContent = `${detail} ${navigator.userAgent}`;
      this.#tell(sentence(note), false);
    }
  }

  // How much of Python has come, where that is told.
  #count() {
    const { came, size } = link.arrived;
    const megabytes = (bytes) => (bytes / 1e6).toLocaleString(this.dataset.lang, DIGITS);
    const lines = this.querySelectorAll(":scope > .talong-trouble [data-arrived]");
    for (const line of /** @type {NodeListOf<HTMLElement>} */ (lines)) {
      line.hidden = !size;
      line.querySelector("[data-came]").textContent = megabytes(came);
      line.querySelector("[data-size]").textContent = megabytes(size);
    }
  }
}

// What the reader has folded or unfolded stays so, and what was written into a form that is not part of the model.
function readers(attribute, element) {
  if (attribute === "open") return element.localName === "details";
  return attribute === "value" && Boolean(element.closest("[data-stays]"));
}

// What a note says, without its buttons and what is only to be copied.
function sentence(note) {
  const copy = note.cloneNode(true);
  for (const button of copy.querySelectorAll("button, [data-detail], [data-arrived]")) button.remove();
  return copy.textContent;
}

function fragment(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
