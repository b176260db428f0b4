import { referencesIn } from '../../../sources/facts/references.ts';
import { foldedText } from '../../../sources/fold.ts';
import type { GivenSource } from './source-list.ts';

/** Stands where a text cites a work that the student did not give. */
export const SOURCE_NEEDED = '[source needed]';

const INNER = String.raw`S\d{1,4}(?:(?:\s?[,;&]\s?|\s+and\s+|\s?[,;]\s?and\s+)S?\d{1,4})*(?:,\s?pp?\.\s?[\d–-]+)?`;
/** "[S1]", "[S1; S3]", "[S2, p. 4]", and neighbours: "[S1][S2]". */
const KEYS = new RegExp(String.raw`\[\s?${INNER}\s?\](?:\s?\[\s?${INNER}\s?\])*`, 'gu');
/** The same in round brackets too, which some models write. */
const LOOSE_KEYS = new RegExp(String.raw`${KEYS.source}|\(\s?${INNER}\s?\)`, 'gu');
/** "[3]", "[1, 4]", "[2-5]" after a word: a number of a list that the model does not know. */
const NUMBERS = /(?<=[\p{L}\p{N}.,;:"”’)] ?)\[\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*\]/gu;
const NEAR = /^https?:\/\/(?:localhost|127\.|192\.168\.|10\.|\[|[^/.]+(?:[:/]|$))/i;

/** A text with its citations set. */
interface CitedText {
  readonly text: string;
  /** Citations of works that the student did not give, as the model wrote them. */
  readonly invented: readonly string[];
}

/** Turns the keys of sources into citations and back, and finds citations of works that the student did not give. */
export class Citations {
  readonly sources: readonly GivenSource[];
  readonly #byKey: ReadonlyMap<string, GivenSource>;
  readonly #keys: RegExp;
  /** The sources and the form, folded. A work that they name is not invented. */
  readonly #known: readonly string[];
  readonly #material: string;

  /** @param material the texts of the form */
  constructor(sources: readonly GivenSource[], material: string) {
    this.sources = sources;
    this.#byKey = new Map(sources.map((source) => [source.key, source]));
    // A project can have a sensor of the name S1.
    this.#keys = /(?<![\p{L}\d])S\d/u.test(material) ? KEYS : LOOSE_KEYS;
    this.#known = sources.map(({ entry, cited }) => foldedText(`${entry} ${cited}`));
    this.#material = foldedText(material);
  }

  /** A key becomes the citation of its source. A citation of another work becomes "[source needed]", or gets it behind an author's name. */
  set(text: string): CitedText {
    const invented: string[] = [];
    const keyed = text.replace(this.#keys, (whole) => {
      const keys = keysIn(whole);
      const known = keys.flatMap((key) => this.#byKey.get(key) ?? []);
      const isWhole = known.length === keys.length;
      if (!isWhole) invented.push(whole);
      const marks = [...(known.length > 0 ? [joined(known.map(({ cited }) => cited))] : []), ...(isWhole ? [] : [SOURCE_NEEDED])];
      return marks.join(' ');
    });
    const own = new Set(this.sources.map(({ cited }) => cited));
    const numbered = keyed.replace(NUMBERS, (whole) => {
      const numbers = whole.match(/\d+/g) ?? [];
      if (!/[–-]/.test(whole) && numbers.every((number) => own.has(`[${number}]`))) return whole;
      invented.push(whole);
      return SOURCE_NEEDED;
    });
    return { text: this.#withoutInvented(numbered, invented), invented };
  }

  /** A text with keys in the place of citations, as a model should write them. */
  withKeys(text: string): string {
    return this.sources.reduce((all, { key, cited }) => all.replaceAll(cited, `[${key}]`), text);
  }

  /** The keys of the sources that a text cites. */
  usedIn(text: string): string[] {
    return this.sources.filter(({ cited }) => text.includes(cited.replace(/^\((.+)\)$/, '$1'))).map(({ key }) => key);
  }

  #withoutInvented(text: string, invented: string[]): string {
    let from = 0;
    let made = '';
    for (const { start, end, authors, year, address } of referencesIn(text).sort((one, other) => one.start - other.start)) {
      const isKnown = address === undefined ? this.#knows([...(authors ?? []), year ?? '']) : this.#knowsAddress(address);
      const bracket = isKnown ? undefined : bracketsAround(text, start, end);
      const place = bracket ?? { start, end };
      if (isKnown || place.start < from || text.startsWith(` ${SOURCE_NEEDED}`, end)) continue;
      invented.push(text.slice(place.start, place.end));
      made += `${text.slice(from, place.start)}${bracket ? '' : `${text.slice(start, end)} `}${SOURCE_NEEDED}`;
      from = place.end;
    }
    return made + text.slice(from);
  }

  #knows(words: readonly string[]): boolean {
    return this.#known.some((entry) => words.every((word) => entry.includes(foldedText(word))));
  }

  #knowsAddress(address: string): boolean {
    const folded = foldedText(address);
    return NEAR.test(address) || this.#material.includes(folded) || this.#known.some((entry) => entry.includes(folded));
  }
}

/** The different keys between brackets, without pages. */
function keysIn(whole: string): string[] {
  const numbers = whole.replace(/,\s?pp?\.\s?[\d–-]+/g, '').match(/\d+/g) ?? [];
  return [...new Set(numbers.map((number) => `S${Number(number)}`))];
}

/** "(A, 2001; B, 2002)"; "[1], [2]". */
function joined(citations: readonly string[]): string {
  const inner = citations.map((citation) => /^\((.+)\)$/.exec(citation)?.[1]);
  return inner.every((words) => words !== undefined) ? `(${inner.join('; ')})` : citations.join(', ');
}

/** The brackets around a citation, if they hold nothing before it but other citations: "(see Smith, 2019, p. 4)". */
function bracketsAround(text: string, start: number, end: number): { readonly start: number; readonly end: number } | undefined {
  const open = text.lastIndexOf('(', start);
  const close = text.indexOf(')', end - 1);
  if (open < 0 || close < 0 || start - open > 80 || close - end > 80) return undefined;
  if (/[()\n]/.test(text.slice(open + 1, close))) return undefined;
  return /^(?:(?:see|cf\.|e\.g\.,?) )?$/i.test(text.slice(open + 1, start)) ? { start: open, end: close + 1 } : undefined;
}
