/** A change of a column's values before they are drawn. */
export interface AxisChange {
  readonly of: (value: number) => number;
  /** The name of the changed column: "√(Length)". */
  readonly name: (name: string) => string;
  readonly unit: (unit: string) => string;
  /** The change is a logarithm, so that a factor of the column becomes a summand. */
  readonly isLogarithm?: true;
}

const itself: AxisChange = { of: (value) => value, name: (name) => name, unit: (unit) => unit };
const bracketed = (text: string): string => (/[\s/·]/.test(text) ? `(${text})` : text);
const raised =
  (power: string) =>
  (text: string): string =>
    text === '' ? '' : `${bracketed(text)}${power}`;

const square: AxisChange = { of: (value) => value * value, name: raised('²'), unit: raised('²') };
const root: AxisChange = { of: Math.sqrt, name: (name) => `√(${name})`, unit: (unit) => (unit === '' ? '' : `√(${unit})`) };
const inverse: AxisChange = {
  of: (value) => 1 / value,
  name: (name) => `1 ÷ ${bracketed(name)}`,
  unit: (unit) => (unit === '' ? '' : `1/${bracketed(unit)}`),
};
const inverseSquare: AxisChange = {
  of: (value) => 1 / (value * value),
  name: (name) => `1 ÷ ${raised('²')(name)}`,
  unit: (unit) => (unit === '' ? '' : `1/${raised('²')(unit)}`),
};
const logarithm: AxisChange = { of: Math.log, name: (name) => `ln(${name})`, unit: () => '', isLogarithm: true };

/** The sine of an angle in degrees. */
const sine: AxisChange = { of: (value) => Math.sin((value * Math.PI) / 180), name: (name) => `sin(${name})`, unit: () => '' };

/** The changes of both axes that texts name: an exponential of x is a straight line of ln y against x. */
export const NAMED_CHANGES: Readonly<Record<string, { readonly x: AxisChange; readonly y: AxisChange }>> = {
  'the square of': { x: square, y: itself },
  'the square root of': { x: root, y: itself },
  'the logarithm of': { x: logarithm, y: itself },
  'the reciprocal of': { x: inverse, y: itself },
  'the reciprocal of the square of': { x: inverseSquare, y: itself },
  'an exponential of': { x: itself, y: logarithm },
  'a power of': { x: logarithm, y: logarithm },
};

/** The changes that make a relation a straight line, the simplest first. */
export const CHANGES: readonly AxisChange[] = [itself, square, inverse, logarithm, root, sine];

/** The same change of a column in another unit, or of one of several repeats in it ("Time for 20 swings"). */
export function scaledChange(change: AxisChange, scale: number): AxisChange {
  return scale === 1 ? change : { ...change, of: (value) => change.of(value * scale) };
}

/** The effect of a factor of the column on the changed column, which becomes `factor` times as large, plus `shift`. */
export function effectOf(change: AxisChange, scale: number): { readonly factor: number; readonly shift: number } {
  return change.isLogarithm ? { factor: 1, shift: Math.log(scale) } : { factor: change.of(scale), shift: 0 };
}
