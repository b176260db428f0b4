import { isBlank } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import type { SectionPiece } from '../../generation/request/compose-section.ts';
import { countWords } from '../../result/transcript.ts';
import { withoutMarks } from '../text/clean-text.ts';
import { withoutFrame, withoutThoughts } from '../text/frame.ts';
import { isCheckable } from '../text/is-checkable.ts';
import { isRefusal } from '../text/is-refusal.ts';
import { SectionTitles } from '../text/section-titles.ts';
import { withSubheadings } from '../text/split-sections.ts';

/** If a text has less than this share of the requested words, the missing words are requested once. */
export const ENOUGH_WORDS_SHARE = 0.8;

/** Whether a part is too short: blank, or less than four fifths of its words. */
export function isTooShort(text: string, { section, words }: SectionPiece): boolean {
  return isBlank(text) || (section.words !== undefined && countWords(text) < words * ENOUGH_WORDS_SHARE);
}

/** Whether there is a text that is no refusal. */
export function isUsable(text: string): boolean {
  return !isBlank(text) && !isRefusal(text);
}

/** Whether a part can be stored as it is. */
export function isStorable(text: string, piece: SectionPiece): boolean {
  return !isTooShort(text, piece) && !isRefusal(text);
}

/** The text of a part, and the words of its answer that do not stand in it. */
interface PartText {
  readonly text: string;
  readonly leftOut: readonly LeftOut[];
}

/**
 * The text of a part from its answer: cleaned, and without the section's own title, which the document adds. Titles of other sections are
 * subheadings, unless the next sections follow, which have requests of their own. An answer that is too long for that stays as it is.
 */
export function pieceText(piece: SectionPiece, answer: string, outline: readonly ResolvedSection[]): PartText {
  if (!isCheckable(answer)) return { text: answer.trim(), leftOut: [] };
  const framed = withoutFrame(answer);
  const thought = withoutThoughts(framed.text);
  const lines = withoutMarks(thought.text).split('\n');
  const titles = new SectionTitles(outline, 'any');
  const isOwn = (line: string): boolean => titles.at(line)?.id === piece.section.id;
  // Its own title may stand after a list of titles, or after a sentence that announces it.
  const own = lines.findIndex(isOwn);
  const before = lines.slice(0, Math.max(0, own));
  let start = own + 1;
  while (start < lines.length && (isBlank(lines[start] ?? '') || isOwn(lines[start] ?? ''))) start += 1;
  const end = endOf(lines, start, titles, piece, outline);
  const text = [before.filter((line) => !titles.at(line)), lines.slice(start, end)].map((part) => part.join('\n').trim());
  const leftOut: LeftOut[] = [
    ...framed.leftOut,
    ...thought.leftOut,
    { reason: 'repeated', text: before.filter((line) => titles.at(line)).join('\n') },
    { reason: 'unused', text: lines.slice(end).join('\n').trim() },
  ];
  return {
    text: withSubheadings(text.filter(Boolean).join('\n\n'), outline),
    leftOut: leftOut.filter((left) => left.text !== ''),
  };
}

/** The place where the next section begins: with its title, if the part has its words by then or the section after that follows as well. */
function endOf(
  lines: readonly string[],
  start: number,
  titles: SectionTitles,
  { section, words }: SectionPiece,
  outline: readonly ResolvedSection[],
): number {
  const found = lines.flatMap((line, at) => {
    const index = at < start || /:[\s*]*$/.test(line) ? -1 : outline.findIndex(({ id }) => id === titles.at(line)?.id);
    return index < 0 ? [] : [{ at, index }];
  });
  const place = outline.findIndex(({ id }) => id === section.id);
  const isLong = (at: number): boolean =>
    section.words !== undefined && countWords(lines.slice(start, at).join('\n')) >= words * ENOUGH_WORDS_SHARE;
  const next = found.find(({ index, at }, nth) => index === place + 1 && (found[nth + 1]?.index === place + 2 || isLong(at)));
  return next?.at ?? lines.length;
}
