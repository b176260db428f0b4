export { type Comparison, checkAgainst, checkSteps, type ForeignFact, type LikelySource } from './check-against.ts';
export type { FactKind } from './facts/fact.ts';
export { locator } from './locate.ts';
export { type FieldPlace, type Material, materialFields, materialOf } from './material.ts';
export { type LineSource, linesIn, type PlaceName, placeNames, sourcesOfLines, type TextLine } from './places.ts';
export { type Recomputed, recomputed } from './recomputed.ts';
export type { RepeatedRun } from './repeated-runs.ts';
export { type MaterialSentence, type MaterialUse, materialUse } from './used.ts';
