// Finds what a reader types: in the place of the theme's own search worker, and asked as that one is.
//
// A word is found in its other forms, as the beginning or the end of a longer word, as two words written together, under
// the other names that the glossary and `docs/search` have for it, and last of all misspelt. What is found is ranked by
// how well it answers all the words: the title above the text, questions above rules, rules above the rest.

/** @typedef {{ location: string, title: string, text: string, kind: string, names?: string, asked?: string }} Doc */
/** @typedef {{ language: string, small: string, forms: string[], names: Record<string, string>, most?: number }} Config */
/** The fields: title, other names, first paragraph, the rest; in each, how often it has a word.
 * @typedef {{ doc: Doc, fields: Map<string, number>[], flat: string, title: number, asked: Map<string, number>[] }} Entry */
/** What a word of a query asks for: words of the index, and how surely each is meant. @typedef {Map<string, number>} Term */

const KINDS = { question: 1.5, rule: 1.2, term: 1.15, section: 1, ruling: 0.95, page: 0.9, other: 0.8 };
const FIELDS = [3, 2.5, 1.2, 0.6];
// A rule's title is its number and where it stands: its sentence counts as its title.
const RULE_FIELDS = [0.6, 2.5, 1.5, 0.6];
// What a question is worth that is put just as somebody puts it.
const ASKED = 8;
const SAME = 0.9;
const NAMED = 0.8;
const BEGINS = 0.6;
const ENDS = 0.45;
const LIKE = 0.6;
const SMALL = 0.25;
const MOST = 24;
// Who puts a whole page into the field asks by its first words.
const LONGEST = 24;
// Hits that are worth less than this part of the best one are left out.
const WORTH = 0.2;
const TEASER = 280;

/** @param {string} text */
const plain = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|[’']\p{L}{0,2}(?![\p{L}\p{N}])/gu, "");
/** @param {string} text @returns {string[]} */
const words = (text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const SWEDISH =
  /(?:erns?|het(?:er)?(?:na|en)?s?|[aeo]rnas?|andets?|andes?|ades?|ad|ast?e?|ats?|ets?|ens?|[aeo]rs?|ar(?=es?$|ens?$)|na|(?<=o)t|as|an?s?|es|e|s|n)$/;

/** What is left of a word without its ending. @type {Record<string, (word: string) => string>} */
const STEMS = {
  sv(word) {
    const start = Math.max(3, word.search(/(?<=[aeiouy][^aeiouy])/));
    const stem = word.slice(0, start) + word.slice(start).replace(SWEDISH, "");
    return stem.replace(/(?<=..)([bdfglmnprst])\1$/, "$1");
  },
  en(word) {
    if (word.length < 4) return word;
    return word
      .replace(/ies$/, "y")
      .replace(/(?<=s|x|ch|sh)es$/, "")
      .replace(/(?<![isu])s$/, "")
      .replace(/(?<=^\w*[aeiouy]\w+)(?:(?<=....)ing|ed)$/, "")
      .replace(/([bdgmnprt])\1$/, "$1")
      .replace(/(?<=..)e$/, "");
  },
};

class Index {
  /** @param {Config} config @param {Doc[]} docs */
  constructor(config, docs) {
    this.most = config.most ?? MOST;
    this.stemOf = STEMS[config.language];
    this.small = new Set(words(config.small));
    this.forms = new Map(config.forms.flatMap((line) => words(line).map((word, _, [first]) => [word, first])));
    this.names = new Map(Object.entries(config.names).map(([name, meant]) => [this.key(words(name)), words(meant)]));
    this.single = Object.keys(config.names)
      .map(plain)
      .filter((name) => words(name).length === 1);
    this.longest = Math.max(1, ...[...this.names.keys()].map((name) => name.split(" ").length));
    this.pages = new Map(docs.filter(({ location }) => !location.includes("#")).map((doc) => [doc.location, doc]));
    this.entries = docs.map((doc) => this.entry(doc));
    /** @type {Map<string, Set<Entry>>} */
    this.places = new Map();
    /** @type {Map<string, Set<string>>} */
    this.families = new Map();
    for (const entry of this.entries)
      for (const word of entry.fields.flatMap((field) => [...field.keys()])) {
        if (/^\p{L}$/u.test(word)) continue;
        put(this.places, word, entry);
        put(this.families, this.stem(word), word);
      }
  }

  /** @param {string} word */
  stem(word) {
    return this.stemOf(this.forms.get(word) ?? word);
  }

  /** @param {string[]} list */
  key(list) {
    return list.map((word) => this.stem(word)).join(" ");
  }

  /** The stems of a question, each with what it says. @param {string} question @returns {Map<string, number>} */
  weights(question) {
    return new Map(words(question).map((word) => [this.stem(word), this.small.has(word) ? SMALL : 1]));
  }

  /** @param {Doc} doc @returns {Entry} */
  entry(doc) {
    const [first, ...rest] = doc.text.split("\n");
    // The name of its folder is that of its game.
    const texts = [doc.title, doc.names ?? "", first, `${rest.join(" ")} ${doc.location.split("/")[0]}`];
    return {
      doc,
      fields: texts.map((text, at) => counted(at === 1 ? new Set(words(text)) : words(text))),
      flat: ` ${this.key(words(texts.join(" ")))} `,
      asked: doc.asked?.split(", ").map((asked) => this.weights(asked)) ?? [],
      title: doc.kind.startsWith("rul") ? Infinity : sum([...this.weights(doc.title).values()]) || 1,
    };
  }

  /** The words of the index that are `word`, or a form of it, or have it in them. @param {string} word @returns {Term} */
  known(word, unfinished = false) {
    const found = new Map();
    for (const one of this.families.get(this.stem(word)) ?? []) found.set(one, one === word ? 1 : SAME);
    if ((word.length < 3 || this.small.has(word)) && !(unfinished && !found.size)) return found;
    for (const one of this.places.keys()) {
      if (found.has(one)) continue;
      if (one.startsWith(word)) found.set(one, BEGINS);
      else if (word.length > 3 && one.endsWith(word)) found.set(one, ENDS);
    }
    return found;
  }

  /** The words of the index that `word` asks for. @param {string} word @param {Set<string>} [meant] @returns {Term} */
  term(word, meant = this.meant([word])[0], unfinished = false) {
    const term = this.known(word, unfinished);
    for (const one of meant) if (!(Number(term.get(one)) > NAMED)) term.set(one, NAMED);
    return term;
  }

  /** The two words of the index that `word` is put together of. @param {string} word @returns {Term[]} */
  parts(word) {
    for (let at = word.length - 3; at >= 3; at--) {
      const [one, other] = [word.slice(0, at), word.slice(at)];
      for (const first of [one, one.replace(/s$/, "")])
        if (
          [first, other].every(
            (part) => !this.small.has(part) && (this.families.has(this.stem(part)) || this.names.has(this.stem(part))),
          )
        )
          return [first, other].map((part) => this.term(part));
    }
    return [];
  }

  /** The words of the index that are written most nearly as `word` is. @param {string} word @returns {Term} */
  like(word) {
    let nearest = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    /** @type {Term} */
    let found = new Map();
    for (const one of [...this.places.keys(), ...this.single]) {
      const far = apart(word, one);
      if (far > nearest) continue;
      if (far < nearest) found = new Map();
      nearest = far;
      for (const form of this.term(one).keys()) found.set(form, LIKE);
    }
    return found;
  }

  /** What a query asks for. @param {string} query @returns {{ typed: string, weight: number, term: Term }[]} */
  asked(query) {
    const typed = words(numbered(query)).slice(0, LONGEST);
    const unfinished = /[\p{L}\p{N}]$/u.test(query);
    const meant = this.meant(typed);
    return typed.flatMap((word, at) => {
      const weight = this.small.has(word) ? SMALL : 1;
      const term = this.term(word, meant[at], unfinished && at === typed.length - 1);
      const parts = term.size ? [term] : this.parts(word);
      if (!parts.length) parts.push(this.like(word));
      return parts.filter(({ size }) => size).map((part) => ({ typed: word, weight, term: part }));
    });
  }

  /** The words of the index that the query's words are other names of, one by one or some together.
   * @param {string[]} typed */
  meant(typed) {
    /** @type {Set<string>[]} */
    const found = typed.map(() => new Set());
    for (let from = 0; from < typed.length; from++)
      for (let to = Math.min(typed.length, from + this.longest); to > from; to--) {
        const name = typed.slice(from, to);
        const other = [...(this.names.get(this.key(name)) ?? []), name.join("")];
        for (const word of other.filter((one) => !this.small.has(one) && !name.includes(one)))
          for (const one of this.families.get(this.stem(word)) ?? [])
            for (const term of found.slice(from, to)) term.add(one);
      }
    return found;
  }

  /** How well each entry answers a term, and how surely it has it. @param {Term} term */
  answers(term) {
    /** @type {Map<Entry, { fields: number[], sure: number }>} */
    const found = new Map();
    for (const [word, how] of term)
      for (const entry of this.places.get(word) ?? []) {
        const answer = found.get(entry) ?? { fields: [0, 0, 0, 0], sure: 0 };
        found.set(entry, answer);
        answer.sure = Math.max(answer.sure, how);
        entry.fields.forEach((field, at) => {
          const times = field.get(word) ?? 0;
          answer.fields[at] = Math.max(answer.fields[at], (how * times) / (times + 0.4 + field.size / (at ? 60 : 12)));
        });
      }
    return found;
  }

  /** @param {string} query */
  search(query) {
    const asked = this.asked(query);
    /** @type {Map<Entry, { score: number, met: number, heads: number, alike?: number }>} */
    const found = new Map();
    let total = 0;
    for (const { term, weight } of asked) {
      const answers = this.answers(term);
      const rarity = weight * this.rarity(answers);
      total += rarity;
      for (const [entry, { fields, sure }] of answers) {
        const one = found.get(entry) ?? { score: 0, met: 0, heads: 0 };
        found.set(entry, one);
        const worth = entry.doc.kind.startsWith("rul") ? RULE_FIELDS : FIELDS;
        one.score += rarity * fields.reduce((sum, field, at) => sum + field * worth[at], 0);
        one.met += rarity * sure;
        one.heads += fields[0] > 0 && weight === 1 ? (sure < SAME ? sure : 1) : 0;
      }
    }
    const whole = total || 1;
    const question = this.weights(query);
    for (const entry of this.entries) {
      const alike = Math.max(0, ...entry.asked.map((asked) => likeness(asked, question)));
      if (alike) found.set(entry, { score: 0, met: 0, heads: 0, ...found.get(entry), alike });
    }
    const phrase = ` ${this.key(words(query))} `;
    const numbers = asked.filter(({ typed }) => /^[kc]a?\d+$/.test(typed)).map(({ typed }) => `#${typed}`);
    const hits = [...found].map(([entry, { score, met, heads, alike = 0 }]) => {
      const full = (met / whole) ** 3 * (1 + Math.min(1, heads / entry.title) ** 2);
      const together = asked.length > 1 && entry.flat.includes(phrase) ? 1 + asked.length / 5 : 1;
      return { doc: entry.doc, score: (score * full * together + whole * ASKED * alike ** 3) * KINDS[entry.doc.kind] };
    });
    hits.sort((one, other) => other.score - one.score);
    const named = hits.filter(({ doc }) => numbers.some((number) => doc.location.endsWith(number)));
    const worth = (hits[0]?.score ?? 0) * WORTH;
    const others = hits.filter((hit) => hit.score >= worth && !named.includes(hit));
    const shown = new Set(asked.filter(({ weight }) => weight === 1).flatMap(({ term }) => [...term.keys()]));
    return this.groups(
      [...named, ...others].slice(0, this.most).map(({ doc }) => doc),
      shown,
    );
  }

  /** What a term is worth: the fewer have what is surely meant, the more. @param {Map<Entry, { sure: number }>} answers */
  rarity(answers) {
    const all = [...answers.values()].map(({ sure }) => sure);
    const surest = Math.max(...all);
    return Math.log(1 + this.entries.length / all.filter((sure) => sure >= surest * SAME).length);
  }

  /** Hits as the theme shows them: under the name of their page, those of one page together that follow each other.
   * @param {Doc[]} docs @param {Set<string>} shown */
  groups(docs, shown) {
    /** @type {Doc[][]} */
    const runs = [];
    for (const doc of docs) {
      const last = runs.at(-1);
      if (last && page(last[0]) === page(doc) && doc.location.includes("#")) last.push(doc);
      else runs.push([doc]);
    }
    return runs.map((run, at) => {
      // The theme folds away what scores less than the first of its group.
      const items = run.map((doc) => ({ ...this.marked(doc, shown), score: runs.length - at }));
      const whole = this.pages.get(page(run[0]));
      return run.includes(whole) || !whole
        ? items
        : [...items, { ...whole, title: escaped(whole.title), text: "", score: 0, terms: {} }];
    });
  }

  /** A hit's title and text as HTML, with what was found in them marked. @param {Doc} doc @param {Set<string>} shown */
  marked(doc, shown) {
    const terms = {};
    const mark = (/** @type {string} */ text) =>
      text.replace(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu, (part) => {
        if (!shown.has(plain(part))) return escaped(part);
        terms[part.toLowerCase()] = true;
        return `<mark>${escaped(part)}</mark>`;
      });
    const text = teaser(doc.text, (word) => shown.has(plain(word)));
    return { location: doc.location, title: mark(doc.title), text: `<p>${mark(text)}</p>`, terms };
  }
}

/** @param {Doc} doc */
const page = ({ location }) => location.split("#")[0];

/** @param {number[]} weights */
const sum = (weights) => weights.reduce((all, weight) => all + weight, 0);

/** How much two questions have in common, from 0 to 1. @param {Map<string, number>} one @param {Map<string, number>} other */
function likeness(one, other) {
  const shared = sum([...one].filter(([stem]) => other.has(stem)).map(([, weight]) => weight));
  return shared ** 2 / (sum([...one.values()]) * sum([...other.values()]) || 1);
}

/** @template K, V @param {Map<K, Set<V>>} sets @param {K} key @param {V} value */
const put = (sets, key, value) => sets.set(key, (sets.get(key) ?? new Set()).add(value));

/** @param {Iterable<string>} list @returns {Map<string, number>} */
const counted = (list) => {
  const counts = new Map();
  for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** A rule's number as the book writes it, however it was typed: `K 28`, `rule 28`. @param {string} query */
const numbered = (query) =>
  query
    .replace(/(?<![\p{L}\p{N}])([kc]a?)\s+(?=\d)/giu, "$1")
    .replace(/^\s*(?:regel|rule|nr|no|nummer|number|§)\.?\s*(\d+)\s*$/iu, "K$1 C$1");

/** The part of a text that shows what was found: from its beginning, or from the sentence that has the first of it.
 * @param {string} text @param {(word: string) => boolean} found */
function teaser(text, found) {
  const flat = text.replaceAll("\n", " ");
  if (flat.length <= TEASER) return flat;
  let start = 0;
  for (const { 0: sentence, index } of flat.matchAll(/[^.?!]+[.?!]*\s*/gu)) {
    if (!words(sentence).some(found)) continue;
    if (index > TEASER / 2) start = index;
    break;
  }
  const end = flat.lastIndexOf(" ", start + TEASER);
  return `${start ? "… " : ""}${flat.slice(start, flat.length - start > TEASER ? end : undefined)}${flat.length - start > TEASER ? " …" : ""}`;
}

/** How many letters must be changed, put in, left out or swapped to make one word of the other.
 * @param {string} one @param {string} other */
function apart(one, other) {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  /** @type {number[]} */
  let before = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      line[at] = Math.min(line[at - 1] + 1, above[at] + 1, above[at - 1] + Number(one[row - 1] !== other[at - 1]));
      if (at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        line[at] = Math.min(line[at], before[at - 2] + 1);
    }
    before = above;
    above = line;
  }
  return above[other.length];
}

// The messages of the theme: 0 brings the index, 1 says that it is ready, 2 asks, 3 answers.
/** @type {Index} */
let index;
addEventListener("message", ({ data: { type, data } }) => {
  if (type === 0) index = new Index(data.config, data.docs);
  postMessage(type === 0 ? { type: 1 } : { type: 3, data: { items: index.search(data) } });
});
