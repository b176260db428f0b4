import type { Mask } from '../mask.ts';

/** A text with fewer words is a note, however it is punctuated. */
const FEWEST_WORDS = 80;
/** Prose has an end mark about every 20 words; speech without punctuation has hardly any. */
const WORDS_AN_END = 70;
/** Lines of speech without punctuation seldom begin with a capital. */
const LOW_LINES = 0.6;
/** A line of this many words without an end mark is speech. */
const LONG_LINE = 120;

/** Whether a text is speech that was written down without punctuation: captions made by a machine, or a transcript without full stops. */
export function isUnpunctuated(content: string): boolean {
  const words = content.match(/\S+/g)?.length ?? 0;
  if (words < FEWEST_WORDS) return false;
  const ends = content.match(/[.!?।…]+["'”’)\]]*(?=\s|$)/g)?.length ?? 0;
  if (ends * WORDS_AN_END > words) return false;
  const lines = content.split(/[\n\r\u2028\u2029]+/).filter((line) => /[\p{L}\p{N}]/u.test(line));
  const low = lines.filter((line) => /^\s*(?:[\p{Ll}\p{Lo}]|I\b|I['’])/u.test(line)).length;
  const long = lines.filter((line) => (line.match(/\S+/g)?.length ?? 0) >= LONG_LINE).length;
  const marked = lines.filter((line) => /^\s*(?:[-*+•‣▪#|]|\d{1,3}[.)])\s|\t|[:=]\s/.test(line)).length;
  return marked < 0.2 * lines.length && (low >= LOW_LINES * lines.length || long > 0.5 * lines.length);
}

/** After the arrows, or after the name of a role or a person: ">> Mia Reece:", "SPEAKER 2:", "**Mia Reece, PsyD:**". */
const LABEL =
  /(?<=^|\n)[ \t]*(>>+[ \t]*(?:[\p{Lu}][\p{L}.' -]{1,30}:[ \t]*)?|\*{0,2}(?:\[?(?:speaker|participant|interviewer|interviewee)[ _]?\d{0,2}\]?|(?:\p{Lu}[\p{L}.'’-]{0,20})(?: \p{Lu}[\p{L}.'’-]{0,20}){0,3}(?:, \p{Lu}[\p{L}.]{1,7}){0,2})(?::\*{0,2}|\*\*:)[ \t]+)(?=\S)/giu;
/** Labels of notes ("Definition:", "Example:"), which return as well. */
const NOTE_LABEL = /^\*{0,2}(?:note|example|definition|question|answer|theorem|proof|q|a|term|key|step|topic|remark|warning)\b/i;
/** A speaker with a name is labelled at least this often. */
const FEWEST_RETURNS = 3;
/** A conversation has few voices, and most of its lines are labelled. */
const MOST_VOICES = 12;
const LABELLED_LINES = 0.25;

/** The labels of speakers at the start of lines: ">>", "SPEAKER 2:", "Prof. Ode:", "**Mia Reece, PsyD:**". A label counts if it returns. */
export function speakerLabels(content: string): Mask[] {
  const found = [...content.matchAll(LABEL)]
    .map(({ index: start, 0: all, 1: label = '' }) => ({ start, end: start + all.length, label: label.trim() }))
    .filter(({ label }) => label.startsWith('>>') || /^\*{0,2}\p{Lu}|^\[?speaker/iu.test(label));
  const counts = new Map<string, number>();
  for (const { label } of found) counts.set(label, (counts.get(label) ?? 0) + 1);
  const returning = found.filter(({ label }) => label.startsWith('>>') || (counts.get(label) ?? 0) >= FEWEST_RETURNS);
  const voices = new Set(returning.map(({ label }) => label)).size;
  const lines = content.split('\n').filter((line) => line.trim() !== '').length;
  const isConversation = returning.length >= FEWEST_RETURNS && returning.length >= LABELLED_LINES * lines && voices <= MOST_VOICES;
  // Arrows mark a speaker wherever they stand, also in captions whose lines were joined.
  return isConversation && !returning.some(({ label }) => NOTE_LABEL.test(label))
    ? returning
    : returning.filter(({ label }) => label.startsWith('>>'));
}
