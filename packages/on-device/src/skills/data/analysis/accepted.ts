import type { Passage } from '../../../spans.ts';
import { decimalMarkOf } from '../read/notation.ts';
import { numbersIn } from '../read/numbers.ts';
import { factorBetween, readUnit } from '../units.ts';
import type { AcceptedValue, Comparison, ComputedValue } from './result.ts';

/** A field with its text. */
export interface RawField {
  readonly field: string;
  readonly raw: string;
}

/** A number with a unit in running text, and the words of its sentence around it. */
export interface StatedValue {
  readonly value: number;
  /** The number after "±". */
  readonly uncertainty: number | undefined;
  readonly unit: string;
  readonly place: Passage;
  readonly before: string;
  readonly after: string;
}

const UNIT = /^\s?((?:°\s?[CFK]|%|[a-zA-ZµμΩΩ][a-zA-Z0-9µμΩ/^²³⁻¹·*()-]{0,14})(?:\s[a-zA-Z]{1,4}\^?[-−⁻][\d¹²³])*)/;
const ACCEPTED =
  /\b(?:accepted|literature|theoretical|known|true|reference|textbook|book|standard|published|nominal|manufacturer(?:'s|’s)?|rated|marked|stated|expected|actual|data ?book|tabulated)\b(?:\s+\p{L}+)?\s+(?:value|constant|result|figure|resistance|density|index|concentration|wavelength|length|speed|half-life|acceleration|g|k)\b|\b(?:label|bottle|box|packaging|manufacturer)\b.{0,30}\b(?:says|states|gives|claims|is)\b|\b(?:accepted|literature|nominal|rated|marked)\b/iu;

/** "(manufacturer: 635 nm)", "Expected: 1.49", "data book value" and the like right before the number. */
const ACCEPTED_BEFORE =
  /\b(?:accepted|literature|theoretical|expected|reference|textbook|data ?book|published|nominal|manufacturer|label|marked)(?:\s\p{L}+){0,2}\s?[:=(]?\s?$/iu;

/** The numbers with units in texts, each with its sentence around it. */
export function statedValues(texts: readonly RawField[]): StatedValue[] {
  return texts.flatMap(({ field, raw }) => {
    const mark = decimalMarkOf([raw]);
    return sentencesOf(raw).flatMap(({ text, start }) =>
      numbersIn(text, mark).flatMap((number) => {
        // The unit stands behind the uncertainty: "0.750 ± 0.001 m".
        const from = number.end + (PLUS_MINUS.exec(text.slice(number.end))?.[0].length ?? 0);
        const unit = unitAfter(text.slice(from));
        const last = unit === '' ? number.end : text.indexOf(unit, from) + unit.length;
        // "385 J/(kg K)"
        const end = unit.includes('(') && !unit.includes(')') && text[last] === ')' ? last + 1 : last;
        const place = { field, raw, start: start + number.start, end: start + end };
        return [
          {
            value: number.value,
            uncertainty: number.uncertainty,
            unit,
            place,
            before: text.slice(Math.max(0, number.start - 90), number.start),
            after: text.slice(end, end + 60),
          },
        ];
      }),
    );
  });
}

const PLUS_MINUS = /^\s?(?:±|\+\/-|\+-)\s?\d[\d.,]*/;

/** The unit at the start of a text: "m/s²", "J s". */
function unitAfter(text: string): string {
  const unit = UNIT.exec(text)?.[1]?.replace(/[).,;]+$/, '') ?? '';
  const longer = /^\s?\S{1,8}\s(?!in\b|a\b|at\b|h\b|d\b)°?[A-Za-zΩ]{1,3}(?![A-Za-z])/.exec(text)?.[0].trim();
  return longer?.startsWith(unit) && unit !== '' && readUnit(longer) !== undefined ? longer : unit;
}

function sentencesOf(raw: string): { readonly text: string; readonly start: number }[] {
  const found: { text: string; start: number }[] = [];
  for (const match of raw.matchAll(/[^\n]+/g)) {
    let at = match.index;
    for (const text of match[0].slice(0, 4000).split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      found.push({ text, start: raw.indexOf(text, at) });
      at += text.length;
    }
  }
  return found;
}

const CALCULATED = /\bcalculated value\b/i;

/**
 * The value that the texts name as accepted, if it measures the same quantity as the result.
 * @param about the words on the experiment: where they name a calculated value to compare with, that of the readings is no result
 * @param from the field of the readings, in which "g = 9.7 m/s²" may be the person's own result
 */
export function acceptedFor(result: ComputedValue, values: readonly StatedValue[], about: string, from: string): AcceptedValue | undefined {
  const isSymbol = ({ before, place }: StatedValue): boolean =>
    place.field !== from && before.trimEnd().endsWith(` ${result.symbol.text} =`);
  const isAccepted = (words: string): boolean =>
    ACCEPTED.test(words) || ACCEPTED_BEFORE.test(words) || (CALCULATED.test(about) && CALCULATED.test(words));
  for (const stated of values) {
    const { value, unit, place, before } = stated;
    if (!(isAccepted(before) || isSymbol(stated)) || (unit === '' && result.unit !== '') || (unit === '%' && result.unit !== '%')) continue;
    const factor = result.unit === '' && /^(?:|with|for|and|at|of|from)$/.test(unit) ? 1 : factorBetween(unit, result.unit);
    if (factor !== undefined) return { value: value * factor, place };
  }
  return undefined;
}

export function compare(result: ComputedValue, accepted: AcceptedValue): Comparison {
  const difference = result.value - accepted.value;
  return {
    ...accepted,
    difference,
    percent: (100 * Math.abs(difference)) / Math.abs(accepted.value),
    errors: result.error ? Math.abs(difference) / result.error : undefined,
  };
}
