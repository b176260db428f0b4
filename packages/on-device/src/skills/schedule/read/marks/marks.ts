import { AMOUNT_FILLER, DAY_FILLER, OTHER_FILLER } from '../words/fillers.ts';
import type { Meaning } from '../words/meaning.ts';

/** A piece of a text that was understood, by its offsets. */
export type Mark = Meaning & { readonly start: number; readonly end: number };

/** The marks of one kind. */
export const of = <Kind extends Mark['kind']>(marks: readonly Mark[], kind: Kind): Extract<Mark, { kind: Kind }>[] =>
  marks.filter((it): it is Extract<Mark, { kind: Kind }> => it.kind === kind);

/** A text whose understood pieces are overwritten, so that no later pattern reads them again. */
export class MarkedText {
  readonly marks: Mark[] = [];
  readonly original: string;
  #rest: string;

  constructor(text: string) {
    this.original = text;
    this.#rest = text;
  }

  /** The text with a letter of the private use area in place of each character that is understood. */
  get rest(): string {
    return this.#rest;
  }

  add(start: number, end: number, meaning: Meaning): void {
    this.marks.push({ start, end, ...meaning });
    this.#rest = this.#rest.slice(0, start) + fillerOf(meaning).repeat(end - start) + this.#rest.slice(end);
  }

  /** Puts one mark in the place of those of a stretch. */
  join(start: number, end: number, meaning: Meaning): void {
    const inside = this.marks.filter((it) => it.start >= start && it.end <= end);
    for (const it of inside) this.marks.splice(this.marks.indexOf(it), 1);
    this.add(start, end, meaning);
  }

  /** Takes back amounts that only divide another: "8 hours, split 5 in the morning and 3 in the evening", "6 hours (3 at noon, 3 at night)". */
  dropShares(): void {
    for (const { index, 0: lead } of this.original.matchAll(/\b(?:split|divided)\b|\(/g)) {
      const end = index + 1 + ((lead === '(' ? /[.;\n)]|$/ : /[.;\n]|$/).exec(this.original.slice(index + 1))?.index ?? 0);
      const amounts = of(this.marks, 'amount').sort((one, other) => one.start - other.start);
      const whole = amounts.findLast((it) => it.end <= index);
      const shares = amounts.filter(({ start }) => start > index && start < end);
      if (shares.length < 2 || shares.reduce((sum, { minutes }) => sum + minutes, 0) !== whole?.minutes) continue;
      for (const { start, end: last } of shares) {
        const at = this.marks.findIndex((it) => it.kind === 'amount' && it.start === start);
        this.marks[at] = { start, end: last, kind: 'part' };
      }
    }
  }

  /** Marks each match for which `read` gives a meaning. */
  addAll(pattern: RegExp, read: (match: RegExpExecArray) => Meaning | undefined): void {
    for (const match of this.#rest.matchAll(pattern)) {
      const meaning = read(match);
      if (meaning) this.add(match.index, match.index + match[0].length, meaning);
    }
  }
}

function fillerOf({ kind }: Meaning): string {
  if (kind === 'amount') return AMOUNT_FILLER;
  return kind === 'weekdays' ? DAY_FILLER : OTHER_FILLER;
}
