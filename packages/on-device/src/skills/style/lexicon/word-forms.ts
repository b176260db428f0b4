import { IRREGULAR_PLURALS, IRREGULAR_VERBS, type IrregularVerb } from './irregular.ts';
import type { Lexicon, Reading } from './lexicon.ts';

const verbs = new Map(IRREGULAR_VERBS.map((verb) => [verb.base, verb]));
const pasts = byForm(({ past }) => past);
const participles = byForm(({ participle }) => participle);
const plurals = new Map(IRREGULAR_PLURALS);
const singulars = new Map(IRREGULAR_PLURALS.map(([singular, plural]) => [plural, singular]));
/** Words of grammar, which are never meant as nouns or as full verbs here. */
const GRAMMATICAL = new Set(
  'a i we he she it they you me him her us them this that these those who what which one all both few many more most such no not none each every any some other another same own the an and or but if as at by for from in into of off on out over to up with than then there here how when where why is are am was were be been being has have had do does did can could will would shall should may might must very too so also just only now not never always often much little less least well ok yes cannot about after before besides outside inside beyond because during since until while though although through across around between among under above below near like despite per via upon within without against toward towards once twice next last first second third else ever yet quite rather almost enough still even maybe perhaps whether where whose whom why here there must ought dare that'.split(
    ' ',
  ),
);

/** The kinds and forms of English words, as the flags of the dictionary show them. All words are in lower case. */
export class WordForms {
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  isWord(word: string): boolean {
    return this.#lexicon.readings(word).length > 0;
  }

  isCommon(word: string): boolean {
    return this.#lexicon.isCommon(word);
  }

  /** "student", "walk", not "students". */
  isSingular(word: string): boolean {
    if (GRAMMATICAL.has(word) || singulars.has(word)) return false;
    return (
      plurals.has(word) ||
      this.#some(word, '', (reading) => this.#isNoun(reading)) ||
      this.#some(word, 'L') ||
      this.#some(word, 'N') ||
      this.#some(word, 'P')
    );
  }

  /** A singular noun that has a plural: not "information". */
  isCountable(word: string): boolean {
    return this.isSingular(word) && this.pluralOf(word) !== undefined;
  }

  isPlural(word: string): boolean {
    if (singulars.has(word)) return true;
    if (/(?:ss|us|is|ics|news|always|lots|besides)$/.test(word)) return false;
    return (
      this.#some(word, 'S', (reading) => this.#isNoun(reading) || !this.#isVerb(reading)) ||
      this.#some(word, 'X') ||
      this.#some(word, 'Z') ||
      this.#some(word, 'J')
    );
  }

  /** A plural noun that is no verb form: "students", not "works". */
  isOnlyPlural(word: string): boolean {
    return this.isPlural(word) && !this.isThird(word);
  }

  pluralOf(word: string): string | undefined {
    const irregular = plurals.get(word);
    if (irregular !== undefined) return irregular;
    return [withS(word)].find((form) => this.isPlural(form));
  }

  singularOf(word: string): string | undefined {
    return (
      singulars.get(word) ??
      this.#lexicon.readings(word).find((reading) => reading.ending === 'S' && (this.#isNoun(reading) || !this.#isVerb(reading)))?.entry ??
      // "Teenagers" is an entry with the ending "-ers".
      (this.#some(word, 'X') || this.#some(word, 'Z') || this.#some(word, 'J') ? word.slice(0, -1) : undefined)
    );
  }

  /** "go", "play", "depend". */
  isBase(word: string): boolean {
    if (singulars.has(word) || GRAMMATICAL.has(word)) return false;
    return verbs.has(word) || this.#some(word, '', (reading) => this.#isVerb(reading));
  }

  /** A base form that is no noun and no adjective: "depend", not "play". */
  isOnlyBase(word: string): boolean {
    return this.isBase(word) && !this.isSingular(word) && !this.isAdjective(word);
  }

  isThird(word: string): boolean {
    if (word === 'has' || word === 'does' || word === 'goes') return true;
    // The dictionary makes "offers" of "off", so the base form is looked up too.
    const bases = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
    return (
      this.#some(word, 'S', (reading) => this.#isVerb(reading)) ||
      bases.some((base) => base !== word && withS(base) === word && this.isBase(base))
    );
  }

  /** A past form, regular or not. */
  isPast(word: string): boolean {
    return pasts.has(word) || this.#some(word, 'D') || (/ed$/.test(word) && this.#fromDoubled(word));
  }

  isParticiple(word: string): boolean {
    return participles.has(word) || this.#some(word, 'D') || (/ed$/.test(word) && this.#fromDoubled(word));
  }

  /** A form in "-ing" that is no noun of its own. */
  isIng(word: string): boolean {
    return word.endsWith('ing') && (this.#some(word, 'G') || this.#fromDoubled(word));
  }

  isAdjective(word: string): boolean {
    return this.#some(word, '', ({ flags }) => /[YPT]/.test(flags));
  }

  /** "cheaper": an adjective with "-er". */
  isComparative(word: string): boolean {
    return /^(?:better|worse)$/.test(word) || this.#some(word, 'R', ({ flags }) => flags.includes('T'));
  }

  comparativeOf(word: string): string | undefined {
    return (
      this.#madeWith(word, ['R'], [`${word}r`, `${word}er`, `${word.slice(0, -1)}ier`], 'T') ??
      doubled(word, 'er', (form) => this.isWord(form))
    );
  }

  superlativeOf(word: string): string | undefined {
    return (
      this.#madeWith(word, ['T'], [`${word}st`, `${word}est`, `${word.slice(0, -1)}iest`], 'R') ??
      doubled(word, 'est', (form) => this.isWord(form))
    );
  }

  /** The base form of any form of a verb: "went", "goes" and "going" give "go". */
  baseOf(word: string): string | undefined {
    const irregular = pasts.get(word) ?? participles.get(word);
    if (irregular !== undefined) return irregular.base;
    if (word === 'has') return 'have';
    if (word === 'goes' || word === 'does') return word.slice(0, -2);
    const reading = this.#lexicon.readings(word).find((one) => /^[SDG]$/.test(one.ending) && this.#isVerb(one));
    // With a beginning the entry is only the end of the base form: "appoint" in "disappoints".
    const base = reading && word.slice(0, Math.max(0, word.indexOf(reading.entry.slice(0, -1)))) + reading.entry;
    return base ?? undoubled(word, (base) => this.isBase(base)) ?? (this.isBase(word) ? word : undefined);
  }

  thirdOf(base: string): string {
    if (base === 'have') return 'has';
    if (base === 'be') return 'is';
    return withS(base);
  }

  participleOf(base: string): string | undefined {
    return (
      verbs.get(base)?.participle[0] ??
      this.#madeWith(base, ['D'], [`${base}d`, `${base}ed`, `${base.slice(0, -1)}ied`]) ??
      doubled(base, 'ed', (form) => this.isWord(form))
    );
  }

  pastOf(base: string): string | undefined {
    return verbs.get(base)?.past[0] ?? this.participleOf(base);
  }

  ingOf(base: string): string | undefined {
    return this.#madeWith(base, ['G'], [`${base.replace(/e$/, '')}ing`, `${base}ing`]) ?? doubled(base, 'ing', (form) => this.isWord(form));
  }

  /** An irregular past that is not the participle too: "went", "wrote". */
  isOnlyPast(word: string): boolean {
    return pasts.has(word) && !participles.has(word) && !verbs.has(word);
  }

  #isNoun({ entry, flags }: Reading): boolean {
    return flags.includes('M') || this.isWord(`${entry}'s`);
  }

  /** Whether an entry is a verb: it takes "-ing" or "-ed", or its forms with a doubled letter are entries too. */
  #isVerb({ entry, flags }: Reading): boolean {
    if (/[GD]/.test(flags) || verbs.has(entry)) return true;
    return flags.includes('S') && doubled(entry, 'ing', (form) => this.#some(form, '')) !== undefined;
  }

  #fromDoubled(word: string): boolean {
    return this.isWord(word) && undoubled(word, (base) => this.isBase(base)) !== undefined;
  }

  #some(word: string, ending: string, test: (reading: Reading) => boolean = () => true): boolean {
    return this.#lexicon.readings(word).some((reading) => reading.ending === ending && test(reading));
  }

  #madeWith(entry: string, endings: readonly string[], forms: readonly string[], flag = ''): string | undefined {
    return forms.find((form) =>
      this.#lexicon
        .readings(form)
        .some((reading) => reading.entry === entry && endings.includes(reading.ending) && reading.flags.includes(flag)),
    );
  }
}

function byForm(forms: (verb: IrregularVerb) => readonly string[]): Map<string, IrregularVerb> {
  return new Map(IRREGULAR_VERBS.flatMap((verb) => forms(verb).map((form) => [form, verb] as const)));
}

function withS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:[sxz]|ch|sh|[^aeiou]o)$/.test(word) ? `${word}es` : `${word}s`;
}

function doubled(base: string, ending: string, exists: (form: string) => boolean): string | undefined {
  const form = `${base}${base.at(-1) ?? ''}${ending}`;
  return exists(form) ? form : undefined;
}

/** "stop" for "stopped" and "stopping". */
function undoubled(word: string, isBase: (base: string) => boolean): string | undefined {
  const base = /^(.*([bdfglmnprtvz]))\2(?:ed|ing)$/.exec(word)?.[1];
  return base !== undefined && isBase(base) ? base : undefined;
}
