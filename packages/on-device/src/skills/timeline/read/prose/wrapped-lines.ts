import type { RawLine } from '../../../../lib/dates/lines.ts';

/** A shorter line ends where its writer ended it. */
const SHORTEST_FULL = 45;
const LONGEST = 1500;
/** A word that cannot end a line of its own. */
const UNFINISHED = /(?:,|\b(?:the|a|an|of|on|is|are|and|or|by|be|for|in|to|at|with|will|your|from|worth|counts?|than))$/i;
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const MONTH_AT_END = new RegExp(`\\p{L}.*\\b(?:${MONTHS})$`, 'iu');
/** "W. September" before "8: Europe". */
const WEEKDAY_MONTH_AT_END = new RegExp(`\\b(?:M|Tu?|W|Th|R|F|Sat?|Sun?|Mon|Tues?|Wed|Thurs?|Fri)\\.?,? (?:${MONTHS})$`);
/** A date within a sentence: "September 26, the third will be due". */
const DATE_IN_SENTENCE = new RegExp(`^(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:[,;]? \\p{Ll}|\\. \\p{Lu})`, 'iu');
/** A bracket with a weight on a line of its own: "(35% of term grade)". */
const WEIGHT_IN_BRACKETS = /^[([]\s*\d{1,3}(?:\.\d+)?\s?(?:%|per ?cent\b|points?\b|pts\b|marks?\b)/i;

/** Joins the lines of a sentence that was broken where the page ended: what begins in lower case, or follows "of the", goes on. */
export function joinWrapped(raw: string, lines: readonly RawLine[]): RawLine[] {
  const joined: RawLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && goesOn(before, line, raw))
      joined[joined.length - 1] = { ...before, end: line.end, text: raw.slice(before.start, line.end) };
    else joined.push(line);
  }
  return joined;
}

function goesOn(before: RawLine, line: RawLine, raw: string): boolean {
  if (line.bullet || line.number !== undefined || before.text.length > LONGEST) return false;
  const last = raw.slice(Math.max(before.start, raw.lastIndexOf('\n', before.end - 1) + 1), before.end).trim();
  if (/[.:;!?|\t]$/.test(last) || last.includes('|') || last.includes('\t')) return false;
  if (WEIGHT_IN_BRACKETS.test(line.text)) return last.split(/\s+/).length >= 2;
  if (!line.afterBlank && WEEKDAY_MONTH_AT_END.test(last) && /^\d{1,2}\b/.test(line.text)) return true;
  if (!line.afterBlank && MONTH_AT_END.test(last) && /^\d{1,2}(?:st|nd|rd|th)?\b(?!\s?[%:/])/i.test(line.text)) return true;
  // "… (30 %), due mid-semester; and" ends an item of a list.
  if (/[;,]\s(?:and|or)$/i.test(last) && /^\p{Lu}/u.test(line.text)) return false;
  if (line.afterBlank || line.indent > before.indent + 8 || last.length < SHORTEST_FULL) return false;
  return /^\p{Ll}/u.test(line.text) || UNFINISHED.test(last) || (/\bdue$/.test(last) && DATE_IN_SENTENCE.test(line.text));
}
