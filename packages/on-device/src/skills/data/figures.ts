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

/** R² of a fit. It is 1 only for points that lie on the curve; otherwise as many nines as there are: 0.99996. */
export function formatR2(r2: number): string {
  if (1 - r2 < NO_SCATTER) return '1';
  const decimals = Math.max(4, Math.ceil(-Math.log10(1 - r2)) + 1);
  return String(Number(r2.toFixed(decimals)));
}

/** A figure with its unit. */
export function figure(value: number, unit: string, rule: string): Span {
  return computed(withUnit(formatFigure(value), unit), rule);
}

/** An uncertainty with two significant digits and its unit. */
export function formatSmall(value: number, unit: string): string {
  return withUnit(formatFigure(Number(value.toPrecision(2))), unit);
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
  const exponent = Math.floor(Math.log10(error) + 1e-9);
  const first = Math.round(error / 10 ** exponent);
  const last = first >= 10 ? exponent + 1 : first === 1 ? exponent - 1 : exponent;
  const size = Math.floor(Math.log10(Math.max(Math.abs(value), error)));
  if (size >= 5 || size < -3 || last > 0) {
    const scaled = `(${fixed(value / 10 ** size, size - last)} ± ${fixed(error / 10 ** size, size - last)}) × 10^${size}`;
    return size === 0 ? withUnit(`${fixed(value, -last)} ± ${fixed(error, -last)}`, unit) : withUnit(scaled, unit);
  }
  const text = `${fixed(value, -last)} ± ${fixed(error, -last)}`;
  return unit === '%' ? `(${text})%` : withUnit(text, unit);
}

function fixed(value: number, decimals: number): string {
  return Number(value.toPrecision(12)).toFixed(Math.min(15, Math.max(0, decimals)));
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
