import type { ToolState } from './tool-states.ts';

/**
 * The state that axe checks for each tool: its form beside its result. Between tools the other states differ only in single sentences, so
 * axe checks them in the stories of Patterns, once for a short tool and once for a long one.
 */
export const CHECKED: readonly ToolState[] = ['Result'];

/** One short and one long tool. Axe also checks their empty form, and their form and result on a phone, whose layout every tool shares. */
export const TESTED_WHOLE: readonly string[] = ['flashcard-creator', 'ntcc-report-creator'];

/** The test run opens every state of two tools; of any other tool those states that its own fields and its own result change. */
export function isTested(slug: string, state: ToolState): boolean {
  return TESTED_WHOLE.includes(slug) || CHECKED.includes(state);
}
