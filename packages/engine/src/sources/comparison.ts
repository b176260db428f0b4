/** The code that compares the text of a model with the form. A result of the device does not need it. */
export { type Comparison, checkAgainst, checkSteps, type ForeignFact, type LikelySource } from './check-against.ts';
export type { FactKind } from './facts/fact.ts';
export { type RecomputedFact, recomputedFacts } from './recomputed.ts';
export type { RepeatedRun } from './repeated-runs.ts';
