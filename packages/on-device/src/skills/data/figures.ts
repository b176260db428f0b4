import { computed, type Span } from '../../spans.ts';

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

const DECIMALS_OF_R2 = 4;
/** R² above this would round to 1, which it is only for points that lie on the curve. */
const HIGHEST_R2 = 0.9999;

/** R² of a fit with its sign: "= 0.9987", "> 0.9999". */
export function formatR2(r2: number): string {
  if (1 - r2 < NO_SCATTER) return '= 1';
  return Number(r2.toFixed(DECIMALS_OF_R2)) > HIGHEST_R2 ? `> ${HIGHEST_R2}` : `= ${Number(r2.toFixed(DECIMALS_OF_R2))}`;
}

/** A figure with its unit. */
export function figure(value: number, unit: string, rule: string): Span {
  return computed(withUnit(formatFigure(value), unit), rule);
}

/** An uncertainty or a spread with one significant digit, or two if it begins with 1: 0.05, 0.014, 6 × 10^-6. */
function formatError(error: number): string {
  if (error < 1e-300) return '0';
  const last = lastPlaceOf(error);
  return error >= 1e-4 && error < 1e6 ? fixed(atPlace(error, last), -last) : formatFigure(atPlace(error, last));
}

/** An uncertainty with its unit. */
export function uncertainty(error: number, unit: string, rule: string): Span {
  return computed(withUnit(formatError(error), unit), rule);
}

/** A value with its unit. It ends at the decimal place at which its uncertainty ends: 17.95 beside 0.05. */
export function figureTo(value: number, error: number | undefined, unit: string, rule: string): Span {
  if (!error || error < NO_SCATTER * Math.abs(value)) return figure(value, unit, rule);
  const last = lastPlaceOf(error);
  const size = Math.floor(Math.log10(Math.max(Math.abs(value), error)));
  const text =
    size >= -4 && size < 6
      ? fixed(last > 0 ? atPlace(value, last) : value, -last)
      : `${fixed(value / 10 ** size, size - last)} × 10^${size}`;
  return computed(withUnit(text.replace(/^-(?=[0.]*$)/, ''), unit), rule);
}

/** The exponent of the last digit of an uncertainty, which has one significant digit, or two if it begins with 1. */
function lastPlaceOf(error: number): number {
  const exponent = Math.floor(Math.log10(error) + 1e-9);
  const first = Math.round(error / 10 ** exponent);
  return first >= 10 ? exponent + 1 : first === 1 ? exponent - 1 : exponent;
}

function atPlace(value: number, place: number): number {
  return Number((Math.round(value / 10 ** place) * 10 ** place).toPrecision(12));
}

function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number}${unit === '%' ? '' : ' '}${unit}`;
}

/** A standard error below this share of its value comes from readings without scatter, and sets no number of digits. */
const NO_SCATTER = 1e-9;
const DIGITS_WITHOUT_ERROR = 3;

/**
 * A value rounded to the last digit of its uncertainty, which has one significant digit, or two if it begins with 1:
 * "9.79 ± 0.03 m/s²", "(1.23 ± 0.04) × 10^-5 m". Without an uncertainty, three significant digits.
 */
export function formatResult(value: number, error: number | undefined, unit: string): string {
  if (!error || error < NO_SCATTER * Math.abs(value)) return withUnit(withDigits(value), unit);
  const last = lastPlaceOf(error);
  const size = Math.floor(Math.log10(Math.max(Math.abs(value), error)));
  if (size >= 5 || size < -3) {
    const scaled = `(${fixed(value / 10 ** size, size - last)} ± ${fixed(error / 10 ** size, size - last)}) × 10^${size}`;
    return withUnit(scaled, unit);
  }
  const rounded = (it: number): string => fixed(last > 0 ? atPlace(it, last) : it, -last);
  const text = `${rounded(value)} ± ${rounded(error)}`;
  return unit === '%' ? `(${text})%` : withUnit(text, unit);
}

/** The factor rounds 2.15 up, which no binary number is. */
function fixed(value: number, decimals: number): string {
  return (Number(value.toPrecision(12)) * (1 + 1e-12)).toFixed(Math.min(15, Math.max(0, decimals)));
}

/** Three significant digits with trailing zeros: 2.50, 0.0120. */
function withDigits(value: number): string {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e5)) return formatFigure(value);
  return Number(value.toPrecision(12))
    .toPrecision(size >= 1000 ? 4 : DIGITS_WITHOUT_ERROR)
    .replace(/^([^e]*)e.*$/, String(Math.round(value)));
}

/** A share in per cent with two significant digits. */
export function formatPercent(percent: number): string {
  return `${Number(percent.toPrecision(2))}%`;
}

const LEAST_P = 0.0001;

/** The p of a test with its sign: "= 0.032", "< 0.0001". */
export function formatP(p: number): string {
  return p < LEAST_P ? `< ${LEAST_P}` : `= ${Number(p.toPrecision(2))}`;
}
