import type { Passage } from '../../../spans.ts';
import type { DecimalMark } from './notation.ts';
import type { Reading } from './readings.ts';

const SIGN = '[-−–+]?';
const EXPONENT =
  '(?:[eE][-+−–]?\\d{1,3}|\\s?(?:[x×*·⋅∙]|\\\\times|\\\\cdot)\\s?10(?:\\s?(?:\\^|\\*\\*)\\s?[({]{0,2}[-−–+]?\\d{1,3}[)}]{0,2}|[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}|[-−–]\\d{1,3}))?';
const SPACE = '[ \\u00a0\\u202f\\u2009]';
/** Digits with a separator between thousands, or plain digits; a space separates thousands only where a whole cell is one number. */
const WHOLE = {
  '.': `(?:\\d{1,3}(?:,\\d{3})+(?![\\d,])|\\d{1,3}(?:['’]\\d{3})+|\\d{1,3}(?:SPACE\\d{3})+(?!\\d)|\\d{1,15})`,
  ',': `(?:\\d{1,3}(?:\\.\\d{3}){2,}|\\d{1,3}(?:\\.\\d{3})+(?=,)|\\d{1,3}(?:['’]\\d{3})+|\\d{1,3}(?:SPACE\\d{3})+(?!\\d)|\\d{1,15})`,
} as const;
const DECIMALS = { '.': '(?:\\.\\d{1,15})?', ',': '(?:[.,]\\d{1,15})?' } as const;
const UNIT = '(?:\\s?(?:°\\s?[CFK]?|%|‰|[a-zA-ZµμΩΩÅ][a-zA-Z0-9µμΩΩ/^²³⁻¹⁺·.*()-]{0,14}(?:\\s[a-zA-Zµμ]{1,4}\\^?(?:[-−⁻]?[\\d¹²³])){0,3}))';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

interface Patterns {
  readonly value: RegExp;
  readonly within: RegExp;
}

const PATTERNS: Readonly<Record<DecimalMark, Patterns>> = { '.': patternsOf('.'), ',': patternsOf(',') };

function patternsOf(mark: DecimalMark): Patterns {
  const bare = (space: string): string => `${SIGN}\\s?(?:${WHOLE[mark].replace('SPACE', space)}${DECIMALS[mark]}|[.,]\\d{1,15})`;
  const plain = (space: string): string => `${bare(space)}(?:\\(\\d{1,3}\\))?`;
  const uncertain = (space: string): string => `(?:\\s?(?:±|\\+\\/-|\\+-|\\\\pm)\\s?(${bare(space)}))?`;
  // "(1.2 ± 0.1) × 10^-3" is left unread: its parts would be read with different powers of ten.
  return {
    value: new RegExp(`^(${plain(SPACE)}${EXPONENT})${uncertain(SPACE)}(${UNIT})?$`),
    within: new RegExp(`(?<![\\w.,])(${plain('(?:\\u00a0|\\u202f|\\u2009)')}${EXPONENT})(?![\\d])${uncertain('(?:\\u00a0|\\u202f)')}`, 'g'),
  };
}

/** Marks of Markdown or LaTeX around words: "**1.2**", "$1.2$", "\(1.2\)". */
const MARKS: readonly (readonly [string, string])[] = [
  ['**', '**'],
  ['*', '*'],
  ['$', '$'],
  ['\\(', '\\)'],
  ['"', '"'],
  ['`', '`'],
];

/** A cell without the marks around it and a "≈" before it. */
export function unwrapped(place: Passage): Passage {
  let { start, end } = place;
  for (let round = 0; round < 3; round++) {
    const text = place.raw.slice(start, end);
    const lead = /^[\s~≈]*/.exec(text)?.[0].length ?? 0;
    const tail = /[\s~]*$/.exec(text.slice(lead))?.[0].length ?? 0;
    const inner = text.slice(lead, text.length - tail);
    const marks = MARKS.find(
      ([open, close]) => inner.length > open.length + close.length && inner.startsWith(open) && inner.endsWith(close),
    );
    if (marks && inner.slice(marks[0].length, -marks[1].length).includes(marks[0])) break;
    start += lead + (marks?.[0].length ?? 0);
    end -= tail + (marks?.[1].length ?? 0);
  }
  return end > start ? { ...place, start, end } : place;
}

/** "4,48" is a decimal among points too: a separator of thousands has three digits behind it. */
const DECIMAL_COMMA = /^[-−–+]?\d{1,6},(?:\d{2}|\d{4,6})(?!\d)(?!\s?[.,\d])/;

/** A cell or piece that is one number with an optional unit. */
export function valueIn(cell: Passage, mark: DecimalMark): { readonly reading: Reading; readonly unit: string } | undefined {
  if (cell.end - cell.start > 80) return undefined;
  const place = unwrapped(cell);
  const text = place.raw.slice(place.start, place.end);
  const own = DECIMAL_COMMA.test(text) ? ',' : mark;
  const match = PATTERNS[own].value.exec(text);
  const value = match ? toNumber(match[1] ?? '', own) : undefined;
  if (!match || value === undefined) return undefined;
  const uncertainty = match[2] === undefined ? undefined : toNumber(match[2], own);
  const unit = (match[3] ?? '').trim();
  // "2nd" counts and has no unit.
  if (/^(?:st|nd|rd|th)$/.test(unit)) return undefined;
  const end = unit === '' ? place.end : place.end - (match[3] ?? '').length;
  return { reading: { value, uncertainty, place: { ...place, end } }, unit };
}

/** A number of a line with its offsets in it. */
export interface FoundNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly uncertainty: number | undefined;
}

/** All numbers of a line, with their offsets in it. */
export function numbersIn(text: string, mark: DecimalMark): FoundNumber[] {
  return [...text.matchAll(PATTERNS[mark].within)].flatMap((match) => {
    const value = toNumber(match[1] ?? '', mark);
    const uncertainty = match[2] === undefined ? undefined : toNumber(match[2], mark);
    return value === undefined ? [] : [{ start: match.index, end: match.index + (match[1] ?? '').length, value, uncertainty }];
  });
}

/** "1.5e3", "1,5 · 10^3", "−2", "12,500", "1.234(5)" */
function toNumber(text: string, mark: DecimalMark): number | undefined {
  const plain = text
    .replace(/\(\d{1,3}\)/, '')
    .replace(/[−–⁻]/g, '-')
    .replace(/⁺/g, '+')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))
    .replace(/\s?(?:[x×*·⋅∙]|\\times|\\cdot)\s?10\s?(?:\^|\*\*)?\s?[({]{0,2}([-+]?\d{1,3})[)}]{0,2}$/, 'e$1')
    .replace(/['’\s]/g, '');
  const value = Number((mark === '.' ? plain.replaceAll(',', '') : withoutThousandPoints(plain)).replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

/** In "1.234.567" and "1.234,5" the points separate thousands; in "0.5" the point is a decimal mark all the same. */
function withoutThousandPoints(text: string): string {
  return text.includes(',') || text.split('.').length > 2 ? text.replaceAll('.', '') : text;
}

/** The place of the last digit of a number as written: 0.1 for "25.4". */
export function lastPlace(text: string): number {
  const exponent = Number(/(?:e|10\^?)([-−]?\d+)/i.exec(text)?.[1]?.replace('−', '-') ?? 0);
  const decimals = /^[-−+]?\d*[.,](\d+)/.exec(text)?.[1]?.length ?? 0;
  return 10 ** (exponent - decimals);
}
