/** The code that compares the text of a model with the form. A result of the device does not need it. */
export { checkAgainst, checkSteps, type ForeignFact, type LikelySource, type MaterialComparison } from './check-against.ts';
export type { FactKind } from './facts/fact.ts';
export { type RecomputedFact, recomputedFacts } from './recomputed.ts';
export type { RepeatedRun } from './repeated-runs.ts';
