import type { ResolvedSection } from '../../definition/outline.ts';

// The assumed length of each item in a section without a length in words.
const WORDS_AN_ITEM = 30;
const FREE_WORDS = 150;

/** The number of words to request for a section. */
export function budgetOf(section: ResolvedSection): number {
  if (section.words) return Math.round((section.words[0] + section.words[1]) / 2);
  if (section.items) return Math.round((section.items[0] + section.items[1]) / 2) * WORDS_AN_ITEM;
  return FREE_WORDS;
}
