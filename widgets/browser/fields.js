// Forms: what they say, when they say it, and what the reader is writing.

const TYPING = 120;
const LARGEST = 200000;
const WRITTEN = "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea";

export const written = (element) => element?.matches?.(WRITTEN) ?? false;

// What a form says, as one message; of a file, its text.
export async function message(form, submitter) {
  const said = [...new FormData(form, submitter)];
  const fields = said.map(async ([name, value]) => [name, value instanceof File ? await content(value) : value]);
  return { do: form.dataset.do, fields: Object.fromEntries(await Promise.all(fields)) };
}

const content = (file) => file.slice(0, LARGEST).text();

// Forms that speak while they are being filled in. `send` gets a form once the reader pauses.
export class LiveForms {
  #send;
  #pending = new Map();
  #touched = new Set();

  constructor(send) {
    this.#send = send;
  }

  // A field was changed by the reader.
  touch(field) {
    const form = field.form;
    this.#touched.add(field);
    clearTimeout(this.#pending.get(form));
    const pause = written(field) ? TYPING : 0;
    this.#pending.set(
      form,
      setTimeout(() => this.#speak(form), pause),
    );
  }

  // Let all forms that wait for a pause speak now: something else is about to be said.
  flush() {
    for (const form of this.#pending.keys()) this.#speak(form);
  }

  // Forget that the form's fields were touched: what they hold is being sent.
  sent(form) {
    for (const field of this.#touched) if (field.form === form) this.#touched.delete(field);
  }

  // Does the element hold something the reader has changed and Python has not seen? Radio buttons hold it together.
  holds(element) {
    const { type, name, form } = element;
    if (type !== "radio") return this.#touched.has(element.closest("select") ?? element);
    return [...this.#touched].some((field) => field.type === type && field.name === name && field.form === form);
  }

  #speak(form) {
    clearTimeout(this.#pending.get(form));
    this.#pending.delete(form);
    if (form?.isConnected) this.#send(form);
  }
}
