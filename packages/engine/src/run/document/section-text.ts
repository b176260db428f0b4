import { isBlank } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import type { Piece } from '../../generation/request/compose-section.ts';
import { countWords } from '../../result/transcript.ts';
import { isRefusal } from '../brief/check-brief.ts';
import { cleanText } from '../text/clean-text.ts';
import { SectionTitles } from '../text/section-titles.ts';

/** A text under this share of the words it was asked for is asked for the rest, once (design, generation §4.3). */
export const ENOUGH = 0.8;

/** Whether a part is too short: blank, or under four fifths of the words that the outline states. */
export function isThin(text: string, { section, words }: Piece): boolean {
  return isBlank(text) || (section.words !== undefined && countWords(text) < words * ENOUGH);
}

/** Whether a part can be stored as it is. */
export function isWhole(text: string, piece: Piece): boolean {
  return !isThin(text, piece) && !isRefusal(text);
}

/**
 * The text of a part: its answer, cleaned, without the title, which is there already, and only up to the title of another section,
 * which has a call of its own.
 */
export function plainText({ section }: Piece, answer: string, outline: readonly ResolvedSection[]): string {
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
