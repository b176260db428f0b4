import { isBlank } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import type { Piece } from '../../generation/request/compose-section.ts';
import { countWords } from '../../result/transcript.ts';
import { cleanText } from '../text/clean-text.ts';
import { isCheckable } from '../text/is-checkable.ts';
import { isRefusal } from '../text/is-refusal.ts';
import { SectionTitles } from '../text/section-titles.ts';

/** If a text has less than this share of the requested words, the missing words are requested once (design, generation §4.3). */
export const ENOUGH = 0.8;

/** Whether a part is too short: blank, or less than four fifths of its words. */
export function isTooShort(text: string, { section, words }: Piece): boolean {
  return isBlank(text) || (section.words !== undefined && countWords(text) < words * ENOUGH);
}

/** Whether there is a text that is no refusal. */
export function isUsable(text: string): boolean {
  return !isBlank(text) && !isRefusal(text);
}

/** Whether a part can be stored as it is. */
export function isWhole(text: string, piece: Piece): boolean {
  return !isTooShort(text, piece) && !isRefusal(text);
}

/**
 * The text of a part from its answer: cleaned, without the section's own title (the document adds it), and cut before the title of
 * any other section (which has its own request). An answer that is too long for that stays as it is.
 */
export function plainText({ section }: Piece, answer: string, outline: readonly ResolvedSection[]): string {
  if (!isCheckable(answer)) return answer.trim();
  const titles = new SectionTitles(outline, 'any');
  const lines = cleanText(answer).split('\n');
  const start = lines.findIndex((line) => !isBlank(line) && titles.at(line)?.id !== section.id);
  if (start < 0) return '';
  const end = lines.findIndex((line, at) => at > start && (titles.at(line)?.id ?? section.id) !== section.id);
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}
