import type { Change, QuantityName } from '../quantities.ts';

export interface Axis {
  readonly quantity: QuantityName;
  readonly as: Change;
}

/** A value that a relation needs beside the line: its names in running text, and a unit of its dimension. */
export interface Need {
  readonly symbol: string;
  readonly name: string;
  /** Words near the number. */
  readonly words: RegExp;
  /** Words right before the number, where two needs have one unit. */
  readonly before?: RegExp;
  readonly unit: string;
  /** Two values whose product it is, where the text does not state it: voltage and current for a power. */
  readonly product?: readonly [Need, Need];
}

/**
 * A relation between two quantities that is a straight line, and what its slope or intercept gives. All values are in units of the SI.
 * The first relation whose objective and columns fit is used.
 */
export interface Relation {
  readonly id: string;
  /** Words of the title or the objective that ask for it, in lower case. */
  readonly asks: RegExp;
  readonly name: string;
  readonly symbol: string;
  /** Or the unit of a column: "of y". */
  readonly unit: string;
  readonly y: Axis;
  readonly x: Axis;
  readonly formula: string;
  readonly value: (slope: number, intercept: number, needs: readonly number[]) => number;
  /** Set where x may have been measured against y, so that the line is turned round. */
  readonly turns?: true;
  /** A second value of the same line, such as the e.m.f. beside the internal resistance. */
  readonly also?: Pick<Relation, 'name' | 'symbol' | 'unit' | 'value'>;
  readonly needs?: readonly Need[];
  /** The weight of a point by its y on the axis, where readings of one precision have unlike ones there. */
  readonly weightOf?: (y: number) => number;
  /** The value that y rises to where it rises, so that its distance from that value is what falls. */
  readonly risesTo?: { readonly formula: string; readonly need: Need };
  /** What the value should be by other quantities that the text states. */
  readonly calculated?: { readonly needs: readonly [Need, Need]; readonly value: (first: number, second: number) => number };
  /** Whether the line should pass through the origin, so that one point gives the value too. */
  readonly proportional: boolean;
}

/** Standard acceleration of free fall, m/s² (BIPM, The International System of Units, 2019: 9.806 65). */
export const STANDARD_GRAVITY = 9.80665;

export const axis = (quantity: QuantityName, as: Change = 'itself'): Axis => ({ quantity, as });
export const slopeItself = (slope: number): number => slope;

const SLOPE = /([÷×=]) (−?)slope of (the )?(.+?) against (the )?(.+?)(?= [÷×]|[,)]|$)/;
const SWAPPED: Readonly<Record<string, string>> = { '÷': '×', '×': '÷', '=': '= 1 ÷' };

/** "g = 4π² ÷ slope of T² against the length" as "g = 4π² × slope of the length against T²". */
export function turnedFormula(formula: string): string {
  return formula.replace(
    SLOPE,
    (_, sign: string, minus: string, the = '', y: string, theX = '', x: string) =>
      `${minus ? '= −1 ÷' : SWAPPED[sign]} slope of ${theX}${x} against ${the}${y}`,
  );
}

/** The same formula for one point, without a line: "g = 4π² ÷ (T² ÷ length)". */
export function formulaOfPoint(formula: string): string {
  return formula.replace(SLOPE, '$1 $2($4 ÷ $6)');
}
