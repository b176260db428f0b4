import type { Passage, Span } from '../../../spans.ts';

/** A value with its uncertainty in the same unit. */
export interface NamedValue {
  readonly name: readonly Span[];
  readonly symbol: Span;
  readonly value: number;
  /** Standard error; undefined where the readings allow none. */
  readonly error: number | undefined;
  readonly unit: string;
  readonly rule: string;
}

/** A value that the experiment was to find. */
export interface ComputedValue extends NamedValue {
  /** Further values: a second one of the same readings, and those of other readings of the same kind, such as with an inhibitor. */
  readonly also?: readonly NamedValue[];
  /** The outcome of a test, for a value that is compared with chance and with no accepted value. */
  readonly verdict?: readonly Span[];
  /** The standard error from the scatter of the points alone, where the uncertainties of the readings give another one. */
  readonly scatterError?: number;
  /** The standard error from the uncertainties of the readings, which are stated or shown by repeats. */
  readonly readingsError?: number;
  /** The formula in words. */
  readonly formula: readonly Span[];
  /** What the value should be by quantities that the text states, with their places. */
  readonly calculated?: { readonly value: number; readonly from: readonly [Passage, Passage] };
  /** Sentences on doubts about the value: a bent line, or readings that were left out. */
  readonly warnings: readonly (readonly Span[])[];
}

/** A value that the person names as accepted, in the unit of the result. */
export interface AcceptedValue {
  readonly value: number;
  /** The number and unit as written. */
  readonly place: Passage;
}

/** The accepted value, and the difference of a result from it. */
export interface Comparison extends AcceptedValue {
  readonly difference: number;
  /** The difference in per cent of the accepted value. */
  readonly percent: number;
  /** The difference in standard errors of the result. */
  readonly errors: number | undefined;
}

/** A value and the further ones that the readings give. */
export function valuesOf({ name, symbol, value, error, unit, rule, also = [] }: ComputedValue): readonly NamedValue[] {
  return [{ name, symbol, value, error, unit, rule }, ...also];
}
