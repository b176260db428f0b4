import type { Passage } from '../../spans.ts';
import type { Reading } from './readings.ts';

const NUMBER =
  '[-−+]?(?:\\d{1,15}(?:\\.\\d{1,15})?|\\.\\d{1,15})(?:[eE][-+−]?\\d{1,3}|\\s?[x×*]\\s?10\\s?\\^?\\s?\\(?[-−⁻]?[\\d⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\\)?)?';
const UNCERTAINTY = '(?:\\s?(?:±|\\+\\/-|\\+-)\\s?\\d{1,9}(?:\\.\\d{1,9})?)?';
const UNIT = '(?:\\s?(?:°\\s?[CFK]?|%|[a-zA-ZµμΩÅ][a-zA-Z0-9µμΩ/^²³⁻¹·*()-]{0,11}))';
const VALUE = new RegExp(`^(${NUMBER})${UNCERTAINTY}(${UNIT})?$`);
const WITHIN = new RegExp(`(?<![\\w.])(${NUMBER})(?![\\d])${UNCERTAINTY}`, 'g');
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A cell or piece that is one number with an optional unit. */
export function valueIn(place: Passage): { readonly reading: Reading; readonly unit: string } | undefined {
  const match = VALUE.exec(place.raw.slice(place.start, place.end));
  const value = match ? toNumber(match[1] ?? '') : undefined;
  return match && value !== undefined ? { reading: { value, place }, unit: (match[2] ?? '').trim() } : undefined;
}

/** All numbers of a line, with their offsets in it. */
export function numbersIn(text: string): { readonly start: number; readonly end: number; readonly value: number }[] {
  return [...text.matchAll(WITHIN)].flatMap((match) => {
    const value = toNumber(match[1] ?? '');
    return value === undefined ? [] : [{ start: match.index, end: match.index + (match[1] ?? '').length, value }];
  });
}

/** "1.5e3", "1.5 x 10^3", "−2" */
function toNumber(text: string): number | undefined {
  const plain = text
    .replace(/[−⁻]/g, '-')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))
    .replace(/\s?[x×*]\s?10\s?\^?\s?\(?(-?\d{1,3})\)?$/, 'e$1');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Four significant digits, without trailing zeros: 0.04034, 9.81, 1.234 × 10^7. */
export function formatFigure(value: number): string {
  if (value === 0 || Math.abs(value) < 1e-300) return '0';
  // Rounds twice, so that 2.00049999… and 2.0005 give the same figure.
  const rounded = Number(Number(value.toPrecision(12)).toPrecision(4));
  const size = Math.abs(rounded);
  if (size >= 1e-4 && size < 1e6) return String(rounded);
  const [digits = '0', exponent = '0'] = rounded.toExponential(3).split('e');
  return `${Number(digits)} × 10^${Number(exponent)}`;
}
