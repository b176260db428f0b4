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
  readonly unit: string;
  readonly y: Axis;
  readonly x: Axis;
  readonly formula: string;
  readonly value: (slope: number, intercept: number, needs: readonly number[]) => number;
  /** The same if x was measured against y. Absent where the line cannot be turned round. */
  readonly turned?: { readonly formula: string; readonly value: (slope: number, intercept: number, needs: readonly number[]) => number };
  readonly needs?: readonly Need[];
  /** The value that y rises to where it rises, so that its distance from that value is what falls. */
  readonly risesTo?: { readonly formula: string; readonly need: Need };
  /** What the value should be by other quantities that the text states. */
  readonly calculated?: { readonly needs: readonly [Need, Need]; readonly value: (first: number, second: number) => number };
  /** The formula for quantities that were each read once or repeated, where the value is y ÷ x. Absent where only a line gives it. */
  readonly quotient?: string;
  /** Whether the line should pass through the origin. */
  readonly proportional: boolean;
}

/** Standard acceleration of free fall, m/s² (BIPM, The International System of Units, 2019: 9.806 65). */
export const STANDARD_GRAVITY = 9.80665;

export const axis = (quantity: QuantityName, as: Change = 'itself'): Axis => ({ quantity, as });
export const slopeItself = (slope: number): number => slope;
export const oneOver = (slope: number): number => 1 / slope;
