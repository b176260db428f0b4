import { BENDING } from './bending.ts';
import { DECAY_AND_RATES } from './decay-and-rates.ts';
import { DIRECT_DEFINITIONS } from './direct-definitions.ts';
import { ELECTRICITY } from './electricity.ts';
import { LIGHT } from './light.ts';
import { MATTER } from './matter.ts';
import { MOTION } from './motion.ts';
import type { Relation } from './relation.ts';
import { SPRINGS_AND_PENDULUMS } from './springs-and-pendulums.ts';

/** All relations. The first whose objective and columns fit is used, so their order counts. */
export const RELATIONS: readonly Relation[] = [
  ...BENDING,
  ...SPRINGS_AND_PENDULUMS,
  ...ELECTRICITY,
  ...MOTION,
  ...LIGHT,
  ...MATTER,
  ...DECAY_AND_RATES,
  ...DIRECT_DEFINITIONS,
];
