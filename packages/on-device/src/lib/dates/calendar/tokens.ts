import { monthOf, weekdayOf } from './month-names.ts';

/** A word, a number, or a separator of a line, with its place. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly kind: 'month' | 'weekday' | 'day' | 'year' | 'join' | 'range' | 'of' | 'other';
  /** The number of a month, weekday, day or year. */
  readonly value: number;
  readonly text: string;
  /** Whether white space or nothing but a full stop or bracket precedes it. */
  readonly spaced: boolean;
}

const PIECE = /\p{L}[\p{L}\p{M}]*|\d+|\.{2,3}|[^\s\p{L}\d]/gu;
const ORDINAL = /^(?:st|nd|rd|th|er|ro|º|ª|°)$/i;
const RANGE = /^(?:-|–|—|−|→|\.{2,3}|…|to|thru|through|until|till|bis|al|au|a|à)$/i;
const JOIN = /^(?:,|&|\/|and|or|y|e|et|und)$/i;
const OF = /^(?:of|de|del|des|the)$/i;
/** The text after a number that is no day: "9:30", "10 am", "20 %", "3 credits". */
const AFTER_NUMBER =
  /^(?::\d|[.,]\d|[ \t]?(?:[ap]\.?m\b|%|h\d|h\b|uhr\b|hs?\b|hrs?\b|points?\b|pts?\b|marks?\b|percent\b|credits?\b|pages?\b|minutes?\b|min\b|weeks?\b|semaines?\b|semanas?\b|wochen\b))/i;

/** Reads the tokens of a line that dates are made of. Ordinal endings belong to their number. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let before = 0;
  let skipped = -1;
  for (const match of line.matchAll(PIECE)) {
    const text = match[0];
    const start = match.index;
    if (start === skipped) {
      before = start + text.length;
      continue;
    }
    const end = start + text.length;
    const spaced = start > before || tokens.length === 0;
    if (/\d/.test(text)) {
      const suffix = /^(?:\p{L}+|[º°])/u.exec(line.slice(end, end + 12))?.[0] ?? '';
      const ordinal = ORDINAL.test(suffix);
      if (ordinal) skipped = end;
      tokens.push({
        start,
        end: ordinal ? end + suffix.length : end,
        text,
        spaced,
        ...numberKind(text, line.slice(end, end + 14), suffix, ordinal),
      });
    } else {
      tokens.push({ start, end, text, spaced, ...wordKind(text) });
    }
    before = tokens.at(-1)?.end ?? end;
  }
  return tokens;
}

function numberKind(text: string, after: string, suffix: string, ordinal: boolean): Pick<Token, 'kind' | 'value'> {
  const value = Number(text);
  if (text.length === 4 && value >= 1980 && value <= 2099) return { kind: 'year', value };
  const isDay = text.length <= 2 && value >= 1 && value <= 31 && (ordinal || (!AFTER_NUMBER.test(after) && isFreeOf(suffix)));
  return { kind: isDay ? 'day' : 'other', value };
}

/** A number may touch a month ("5Dec") or the capital of the next cell ("18Introduction"), but no unit ("3D", "12x"). */
function isFreeOf(suffix: string): boolean {
  return suffix === '' || monthOf(suffix) > 0 || /^\p{Lu}\p{Ll}/u.test(suffix);
}

function wordKind(text: string): Pick<Token, 'kind' | 'value'> {
  const month = monthOf(text);
  // "mar" is Tuesday or March in Spanish and French; beside a day it is read as the month.
  if (month > 0) return { kind: 'month', value: month };
  const day = weekdayOf(text);
  if (day !== undefined) return { kind: 'weekday', value: day };
  if (RANGE.test(text)) return { kind: 'range', value: 0 };
  if (JOIN.test(text)) return { kind: 'join', value: 0 };
  return { kind: OF.test(text) ? 'of' : 'other', value: 0 };
}
