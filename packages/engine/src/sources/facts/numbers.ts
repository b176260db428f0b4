import type { FactPlace } from './fact.ts';
import { CURRENCY, MULTIPLES, UNIT_PATTERN, unitNamed } from './units.ts';

export interface NumberFact extends FactPlace {
  /** The values that the digits can mean: "1,234" is a thousand or, with a decimal comma, about one. In the base unit of the dimension. */
  readonly values: readonly number[];
  /** The same values as they are printed, whatever the unit. */
  readonly printed: readonly number[];
  /** "mass", "percent" …; absent for a bare number. */
  readonly dimension?: string;
  /** Digits after the decimal mark. */
  readonly decimals: number;
  /** Written in words. */
  readonly inWords?: true;
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORD_VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SMALL.map((word, value) => [word, value])),
  ...Object.fromEntries(TENS.map((word, index) => [word, 20 + index * 10])),
  half: 0.5,
  quarter: 0.25,
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
};

const DIGITS = "\\d{1,3}(?:[,.'\\u2019\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?";
const TAIL = `(?: ?(hundred|thousand|million|billion|trillion)(?!\\p{L}))?(?:[ \\u00a0\\u202f-]?(${UNIT_PATTERN})|st|nd|rd|th|s)?(?![\\p{L}\\p{Nd}_])`;
const NUMBER = new RegExp(`(?<![\\p{L}\\p{Nd}_]|\\d[.,])([$€£¥₹] ?)?(${DIGITS})${TAIL}`, 'giu');
const WORDS = new RegExp(
  `(?<!\\p{L})(?:(${TENS.join('|')})[- ](${SMALL.slice(1, 10).join('|')})|(${Object.keys(WORD_VALUES).join('|')}))${TAIL}`,
  'giu',
);
const FRACTION = /(?<![\p{L}\p{Nd}_.,/])(\d{1,4}) ?\/ ?(\d{1,4})(?![\p{L}\p{Nd}_/])/gu;

/** The numbers of a text, in digits and in words. Digits inside a word ("C4", "H2O") are no number. */
export function numberFacts(text: string): NumberFact[] {
  const found: NumberFact[] = [];
  for (const { 0: whole, 1: currency, 2: digits = '', 3: multiple, 4: unit, index } of text.matchAll(NUMBER)) {
    const [values, decimals] = valuesOf(digits);
    found.push({ start: index, end: index + whole.length, ...measured(values, decimals, multiple, unit, currency !== undefined) });
  }
  for (const { 0: whole, 1: tens, 2: ones, 3: word = '', 4: multiple, 5: unit, index } of text.matchAll(WORDS)) {
    const value = tens === undefined ? valueOfWord(word) : valueOfWord(tens) + valueOfWord(ones ?? '');
    found.push({ start: index, end: index + whole.length, ...measured([value], 0, multiple, unit, false), inWords: true });
  }
  for (const { 0: whole, 1: part, 2: all, index } of text.matchAll(FRACTION)) {
    if (Number(all) > 0)
      found.push({ start: index, end: index + whole.length, ...measured([Number(part) / Number(all)], 0, undefined, undefined, false) });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Twelve digits, so that conversions between units compare as equal. */
export function toTwelveDigits(value: number): number {
  return Number(value.toPrecision(12));
}

function valueOfWord(word: string): number {
  return WORD_VALUES[word.toLowerCase()] ?? 0;
}

function valuesOf(digits: string): [values: number[], decimals: number] {
  const decimal = /[.,](\d+)$/.exec(digits)?.[1] ?? '';
  const groups = /^\d{1,3}(?:[^\d]\d{3})+$/.test(digits);
  const asDecimal = Number(
    digits
      .replace(/[.,](?=\d+$)/, '!')
      .replace(/[^\d!]/g, '')
      .replace('!', '.'),
  );
  if (!groups) return [[asDecimal], decimal.length];
  const asGroups = Number(digits.replace(/[^\d]/g, ''));
  const isOneGroup = /^\d{1,3}[.,]\d{3}$/.test(digits);
  return isOneGroup ? [[asGroups, asDecimal], 0] : [[asGroups], 0];
}

function measured(values: readonly number[], decimals: number, multiple: string | undefined, word: string | undefined, money: boolean) {
  const unit = money ? CURRENCY : word === undefined ? undefined : unitNamed(word);
  const factor = (multiple === undefined ? 1 : (MULTIPLES[multiple.toLowerCase()] ?? 1)) * (unit?.factor ?? 1);
  return {
    values: values.map((value) => toTwelveDigits(value * factor)),
    printed: values.map(toTwelveDigits),
    decimals,
    ...(unit && { dimension: unit.dimension }),
  };
}
