import { WEIGHTS, weighRemark } from '../remarks.ts';
import { FOCUS } from '../words/remark-words.ts';

/** The share of time that a goal asks for, and the words that name its subject. */
export function weighGoal(goal: string): { readonly weight: number; readonly what: string } | undefined {
  const focus = FOCUS.exec(goal.trim())?.groups;
  if (focus) return { weight: focus['less'] === undefined ? WEIGHTS.hard : WEIGHTS.easy, what: focus['what'] ?? '' };
  const weight = weighRemark(goal);
  // "Chem is more important than bio" is about Chem.
  return weight === undefined ? undefined : { weight, what: goal.replace(/\sthan\s.*$/i, '') };
}
