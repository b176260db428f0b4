import type { Passage } from '../../spans.ts';
import { isRule } from './read/read-events.ts';
import type { CourseEvent, Syllabus } from './syllabus.ts';

/** "20 %", and whether it is the share of each of several: "20 % each", "2 x 20 %". */
const PERCENT = /(?:\b\d{1,2}\s?[x×*@]\s?)?(?<![\d.]|\d\s?[–-])(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|per ?cent\b)(?:\s+each\b)?/gi;

/** The first line with a percentage that may be a part of the mark, but was not read as one. */
export function unreadWeight({ field, raw, events }: Syllabus): Passage | undefined {
  const weighed = events.filter(({ weight }) => weight?.in === '%');
  for (const { index, 0: text } of raw.matchAll(/[^\n]+/g)) {
    // Bare cells and rules, such as "10 % off for each day", are no parts.
    if (!/\p{L}{3}/u.test(text) || !text.includes('%') || isRule(text)) continue;
    const start = index + text.length - text.trimStart().length;
    const line = { field, raw, start, end: index + text.trimEnd().length };
    if (!isAccounted(line, weighed)) return line;
  }
  return undefined;
}

/** Whether each percentage of a line is the weight of an event of this line, or of one that another line names again. */
function isAccounted({ raw, start, end }: Passage, weighed: readonly CourseEvent[]): boolean {
  const text = raw.slice(start, end);
  const own = weighed.filter(({ name }) => name.start >= start && name.end <= end);
  const named = own.length > 0 ? own : weighed.filter((it) => isNamedIn(text, it));
  const left = named.map(({ weight }) => weight?.amount ?? 0);
  return [...text.matchAll(PERCENT)].every(({ 0: words, 1: amount }) => {
    const isShare = /^\d{1,2}\s?[x×*@]|each$/i.test(words);
    const at = left.findIndex((it) => (isShare ? it % Number(amount) === 0 : it === Number(amount)));
    // The share of each stands beside the sum, which is the weight.
    if (at >= 0 && !isShare) left.splice(at, 1);
    return at >= 0 || isShare;
  });
}

function isNamedIn(text: string, { name }: CourseEvent): boolean {
  const words =
    name.raw
      .slice(name.start, name.end)
      .toLowerCase()
      .match(/\p{L}{3,}|\b\d{1,2}\b/gu) ?? [];
  // The number too: "paper 2" is not named in "paper 1 due Feb 12".
  return (
    words.length > 0 &&
    words.every((word) => (/\d/.test(word) ? new RegExp(`\\b${word}\\b`).test(text) : text.toLowerCase().includes(word)))
  );
}
