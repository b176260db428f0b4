import type { Affix, Affixes } from './affixes.ts';

export type Dialect = 'American' | 'British';

/** One way in which a word is made: an entry of the dictionary with the flag of its ending, or `''` for the entry itself. */
export interface Reading {
  readonly entry: string;
  readonly flags: string;
  readonly ending: string;
}

/** The files of a lexicon, one word or entry a line. */
export interface Words extends Readonly<Record<Dialect, string>> {
  readonly shared: string;
  /** Everyday words, in all their forms. */
  readonly common: string;
  /** Words that few writers use, mostly terms of a subject. */
  readonly rare: string;
}

/** The longest ending of the affix file, in letters. */
const LONGEST_ENDING = 8;

/** The words of English: which exist, of what they are made, and in which dialect they are spelled so. */
export class Lexicon {
  readonly #flags = new Map<string, string>();
  readonly #only: Readonly<Record<Dialect, ReadonlySet<string>>>;
  readonly #affixes: Affixes;
  readonly #readings = new Map<string, readonly Reading[]>();

  readonly #common: ReadonlySet<string>;
  readonly #rare: ReadonlySet<string>;

  constructor(affixes: Affixes, words: Words) {
    this.#affixes = affixes;
    this.#common = new Set(words.common.split('\n'));
    this.#rare = new Set(words.rare.split('\n'));
    this.#read(words.shared);
    const only = { American: this.#read(words.American), British: this.#read(words.British) };
    // An entry with other flags in the two dictionaries is a word of both.
    this.#only = {
      American: new Set([...only.American].filter((word) => !only.British.has(word))),
      British: new Set([...only.British].filter((word) => !only.American.has(word))),
    };
  }

  /** Whether the dictionaries could not be loaded. */
  get isEmpty(): boolean {
    return this.#flags.size === 0;
  }

  get confused(): Affixes['confused'] {
    return this.#affixes.confused;
  }

  /** All entries, and those with a beginning: "disappoint". */
  *words(): Generator<string> {
    for (const [entry, flags] of this.#flags) {
      yield entry;
      for (const { flag, add, strip } of this.#affixes.prefixes) if (strip === '' && flags.includes(flag)) yield add + entry;
    }
  }

  /** Whether a word exists in this spelling; a capitalised one may be an entry in lower case. */
  has(word: string): boolean {
    return this.readings(word).length > 0 || (/^\p{Lu}/u.test(word) && this.readings(word.toLowerCase()).length > 0);
  }

  /** Whether a word in lower case is an everyday word. */
  isCommon(word: string): boolean {
    return this.#common.has(word);
  }

  /** Whether a word in lower case is one that few writers use. */
  isRare(word: string): boolean {
    return this.#rare.has(word);
  }

  /** The dialect of a word that only one of them spells so. */
  dialectOf(word: string): Dialect | undefined {
    const entries = this.readings(word.toLowerCase()).map(({ entry }) => entry);
    const of = (dialect: Dialect) => entries.length > 0 && entries.every((entry) => this.#only[dialect].has(entry));
    if (of('American')) return 'American';
    return of('British') ? 'British' : undefined;
  }

  /** All readings of a word, in exactly this spelling. */
  readings(word: string): readonly Reading[] {
    const known = this.#readings.get(word);
    if (known !== undefined) return known;
    const found = [...this.#withoutPrefix(word)];
    for (const { flag, add, strip } of this.#affixes.prefixes) {
      if (!word.startsWith(add)) continue;
      found.push(...this.#withoutPrefix(strip + word.slice(add.length)).filter(({ flags }) => flags.includes(flag)));
    }
    this.#readings.set(word, found);
    return found;
  }

  #withoutPrefix(word: string): Reading[] {
    const found: Reading[] = [];
    const add = (entry: string, ending: string) => {
      const flags = this.#flags.get(entry);
      if (flags !== undefined && (ending === '' || flags.includes(ending))) found.push({ entry, flags, ending });
    };
    add(word, '');
    for (let length = 1; length <= LONGEST_ENDING && length < word.length; length += 1) {
      for (const suffix of this.#affixes.suffixes.get(word.slice(-length)) ?? []) {
        const entry = entryOf(word, suffix);
        if (entry !== undefined) add(entry, suffix.flag);
      }
    }
    return found;
  }

  /** Adds the entries of a dictionary and returns them. */
  #read(dictionary: string): Set<string> {
    const entries = new Set<string>();
    for (const line of dictionary.split('\n')) {
      const slash = line.indexOf('/');
      const entry = slash < 0 ? line : line.slice(0, slash);
      const flags = slash < 0 ? '' : line.slice(slash + 1);
      // Numbers are made of parts that are no words by themselves.
      if (entry === '' || /\d/.test(entry)) continue;
      entries.add(entry);
      this.#flags.set(entry, (this.#flags.get(entry) ?? '') + flags);
    }
    return entries;
  }
}

function entryOf(word: string, { strip, add, condition }: Affix): string | undefined {
  const entry = word.slice(0, word.length - add.length) + strip;
  return condition.test(entry) ? entry : undefined;
}
