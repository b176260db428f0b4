import type { Values } from '../definition/field.ts';
import type { Tool } from '../definition/tool.ts';
import { type DateFact, datesIn, dayKey, spannedDays } from './facts/dates.ts';
import type { NameFact } from './facts/names.ts';
import { type NumberFact, numberFacts, toTwelveDigits } from './facts/numbers.ts';
import type { QuoteFact } from './facts/quotes.ts';
import type { ReferenceFact } from './facts/references.ts';
import { foldedText } from './fold.ts';
import type { FieldPlace, Material } from './material.ts';

const WORD = /[\p{L}\p{N}]+/gu;
/** An author and the year stand at most so many characters apart in a list of references or a citation. */
const CITATION_REACH = 300;
/** The characters beside the number in a cell of a table. */
const BEFORE_CELL = /(?:^|[\t\n|;,]|\s{2}) *$/;
const AFTER_CELL = /^ *(?:$|[\t\n|;,]|\s{2})/;

/**
 * The facts of a form, in which those of another text are looked up. Every look-up takes about the same time, whatever the length of the
 * form.
 */
export class KnownFacts {
  /** The dimensions and the first place of each value: '' is a bare number. */
  readonly #numbers = new Map<number, Map<string, FieldPlace>>();
  /**
   * The first place of each value as it is printed, of numbers with a unit and of cells of a table, whose unit may stand over the column.
   */
  readonly #measured = new Map<number, FieldPlace>();
  readonly #cells = new Map<number, FieldPlace>();
  /** Values with fewer digits, to which a number of the form can be rounded. */
  readonly #approximate = new Map<number, FieldPlace>();
  /** The years and the first place of each day of a year; 0 stands for no year. */
  readonly #days = new Map<string, Map<number, FieldPlace>>();
  /** The folded words, with the offsets of each in its field. */
  readonly #words = new Map<string, { readonly field: number; readonly at: number }[]>();
  readonly #own: ReadonlySet<string>;
  readonly #material: Material;

  constructor(tool: Tool, values: Values, material: Material) {
    this.#material = material;
    this.#own = wordsOf(ownTexts(tool, values).join('\n'));
    material.fields.forEach(({ field, text, folded }, index) => {
      for (const fact of numberFacts(text)) this.#addNumber(fact, field, text);
      for (const fact of datesIn(text)) {
        this.#addDate(fact, field);
        this.#addDate({ ...fact, days: spannedDays(text, fact) }, field);
      }
      for (const { 0: word, index: at } of folded.text.matchAll(WORD)) {
        const places = this.#words.get(word);
        if (places) places.push({ field: index, at });
        else this.#words.set(word, [{ field: index, at }]);
      }
    });
    // A choice of the form is known by its title too.
    const labels = Object.values(tool.labels(values)).join('\n').slice(0, 10_000);
    for (const fact of numberFacts(labels)) this.#addNumber(fact, '', labels);
  }

  numberOf({ values, printed, dimension = '', decimals }: NumberFact): FieldPlace | undefined {
    for (const value of printed) {
      const place = (dimension === '' ? this.#measured : this.#cells).get(value);
      if (place) return place;
    }
    for (const value of values) {
      const exact = this.#numbers.get(value);
      const same = exact?.get(dimension) ?? exact?.get('') ?? (dimension === '' ? exact?.values().next().value : undefined);
      const share =
        dimension === 'percent'
          ? this.#numbers.get(toTwelveDigits(value / 100))?.get('')
          : this.#numbers.get(toTwelveDigits(value * 100))?.get('percent');
      const place =
        same ??
        (dimension === 'percent' || dimension === '' ? share : undefined) ??
        (decimals < 3 ? this.#approximate.get(value) : undefined);
      if (place) return place;
    }
    return undefined;
  }

  dateOf({ days }: DateFact): FieldPlace | undefined {
    for (const day of days) {
      const years = this.#days.get(dayKey(day));
      const place = day.year === undefined ? years?.values().next().value : (years?.get(day.year) ?? years?.get(0));
      if (place) return place;
    }
    return undefined;
  }

  /** The words of a name that the form does not have. */
  missingIn({ words }: NameFact): string[] {
    return words.filter((word) => !foldedParts(word).every((part) => this.#knows(part)));
  }

  nameOf(fact: NameFact): FieldPlace | undefined {
    if (this.missingIn(fact).length > 0) return undefined;
    return this.#placeOfWord(foldedParts(fact.words.at(-1) ?? '').at(-1) ?? '');
  }

  /** Each part of a quotation must be in the form, whatever its capitals, spaces, hyphens and marks. */
  quoteOf({ parts }: QuoteFact): FieldPlace | undefined {
    const places = parts.map((part) => this.find(part));
    return places.every((place) => place !== undefined) ? places[0] : undefined;
  }

  referenceOf({ authors, year, address }: ReferenceFact): FieldPlace | undefined {
    if (address !== undefined) return this.find(address.replace(/^https?:\/\//i, ''));
    const [first = ''] = authors ?? [];
    const parts = foldedParts(first);
    if (!(authors ?? []).every((author) => foldedParts(author).every((part) => this.#words.has(part)))) return undefined;
    for (const { field, at } of this.#words.get(parts.at(-1) ?? '') ?? []) {
      const { folded, field: name } = this.#material.fields[field] ?? {};
      if (!folded || name === undefined) continue;
      const from = Math.max(0, at - CITATION_REACH);
      if (folded.text.slice(from, at + CITATION_REACH).includes(year ?? ''))
        return { field: name, start: folded.at[at] ?? 0, end: folded.at[at + first.length] ?? 0 };
    }
    return undefined;
  }

  /** The first place of words, folded. */
  find(words: string): FieldPlace | undefined {
    const wanted = foldedText(words);
    if (wanted === '') return undefined;
    for (const { field, folded } of this.#material.fields) {
      const at = folded.text.indexOf(wanted);
      if (at >= 0) return { field, start: folded.at[at] ?? 0, end: folded.at[at + wanted.length] ?? 0 };
    }
    return undefined;
  }

  #knows(part: string): boolean {
    const forms = [part, part.replace(/(?:'s|s)$/, ''), `${part}s`];
    return forms.some((form) => this.#words.has(form) || this.#own.has(form));
  }

  #placeOfWord(word: string): FieldPlace | undefined {
    const [first] = this.#words.get(word) ?? [];
    const material = first && this.#material.fields[first.field];
    if (!material) return undefined;
    const { field, folded } = material;
    return { field, start: folded.at[first.at] ?? 0, end: folded.at[first.at + word.length] ?? 0 };
  }

  #addNumber({ values, printed, dimension = '', decimals, start, end }: NumberFact, field: string, text: string): void {
    const place = { field, start, end };
    const isCell = dimension === '' && isTelling(printed, decimals) && BEFORE_CELL.test(text.slice(Math.max(0, start - 3), start));
    const alike = dimension !== '' ? this.#measured : isCell && AFTER_CELL.test(text.slice(end, end + 3)) ? this.#cells : undefined;
    for (const value of printed) if (alike?.has(value) === false) alike.set(value, place);
    for (const value of values) {
      const known = this.#numbers.get(value) ?? new Map<string, FieldPlace>();
      if (!known.has(dimension)) known.set(dimension, place);
      this.#numbers.set(value, known);
      for (let digits = 0; digits < Math.min(decimals, 6); digits += 1) {
        const near = toTwelveDigits(Number(value.toFixed(digits)));
        if (!this.#approximate.has(near)) this.#approximate.set(near, place);
      }
    }
  }

  #addDate({ days, start, end }: DateFact, field: string): void {
    for (const day of days) {
      const years = this.#days.get(dayKey(day)) ?? new Map<number, FieldPlace>();
      if (!years.has(day.year ?? 0)) years.set(day.year ?? 0, { field, start, end });
      this.#days.set(dayKey(day), years);
    }
  }
}

/** A small whole number in a cell is often that of a trial. */
function isTelling([value = 0]: readonly number[], decimals: number): boolean {
  return decimals > 0 || value >= 10;
}

function foldedParts(word: string): string[] {
  return foldedText(word).replace(/'s$/, '').match(WORD) ?? [];
}

function wordsOf(text: string): Set<string> {
  return new Set(foldedText(text).match(WORD));
}

/** The words that the tool itself brings into a result: its titles, labels and choices. */
function ownTexts(tool: Tool, values: Values): string[] {
  return [
    tool.name,
    tool.definition.screen.noun,
    ...tool.fields.flatMap(({ label, options }) => [label, ...options.map(({ title }) => title)]),
    ...tool.sections(values).flatMap(({ title, brief, itemName = '' }) => [title, brief, itemName]),
  ];
}
