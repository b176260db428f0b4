import { type Stretch, trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';

/** Words that make no name alone. */
const NO_NAME =
  /^[^\p{L}\d]*(?:(?:was|and|or|to|the|a|an|day|no|if|of|on|at|by|is|are|it|this|that|from|week|class|date|dates|due|noon|midnight|am|pm|starting|beginning|tentatively|through|thru|until|till|\d+)\b[^\p{L}\d]*)*$/iu;
/** "Lessons (20 %)" before a sentence about it. */
const WEIGHED = /^[^.:;()\n]{3,60}\(\s*\d{1,3}(?:\.\d+)?\s?(?:%|points?|pts|marks?)\s*\)/i;
const STOP = /;\s+|[.!?:]\s+(?=\p{Lu})/gu;
/** "A1", "P3", "Q2", "L4": an assignment, a project, a quiz, a lab with its number. */
export const CODE = /^\W*[AEHLPQ]\d{1,2}\W*$/;
/** Words that point back to the name before a colon: "Final: It will be held …". */
const POINTS_BACK = /^(?:it|they|this|these|there)\b/i;
/** Words between a name and its date: "will take place", "is scheduled for", "vom". */
const LEADS =
  /[\s:,–-]+(?:(?:(?:will|is|are|to|has been|have been)\b(?:\s+(?:be|take place|tentatively|given|held|due|scheduled|set|on|for|in class|also))*|du|le|el|del|al|vom|am|bis|den|ab|ist|sind|wird|findet|zum|spätestens|jusqu['’]au|pour le|assigned|in class|every (?:other )?week|weekly)\s*)+$/i;
const NUMBERS = /^[\d\s.,&()/–-]{6,}(?=\p{L})/u;

/** The words of a label that name its event: its last sentence, without the words that lead to the date. */
export function nameBefore(raw: string, { start, end }: Stretch): Stretch {
  const text = raw.slice(start, end);
  const weighed = WEIGHED.exec(text);
  if (weighed) return { start, end: start + weighed[0].length };
  const stops = [...text.matchAll(STOP)].filter((it) => text.length - it.index > 8);
  const stop = stops.at(-1);
  const before = stops.at(-2);
  if (stop?.[0].startsWith(':') && POINTS_BACK.test(text.slice(stop.index + stop[0].length)))
    return trimStretch(raw, { start: start + (before ? before.index + before[0].length : 0), end: start + stop.index });
  let from = start + (stop ? stop.index + stop[0].length : 0);
  // "2.1 & 2.3 1-60 paper topic": the numbers belong to the reading.
  from += NUMBERS.exec(raw.slice(from, end))?.[0].length ?? 0;
  // "Scaling (guest lecture 4/22)": the bracket that is still open leads to the date.
  const bracket = /\s*[([][^)\]]*$/.exec(raw.slice(from, end));
  const cut = bracket && bracket.index > 2 ? from + bracket.index : end;
  const leads = LEADS.exec(raw.slice(from, cut));
  return { start: from, end: leads && leads.index > 2 ? from + leads.index : cut };
}

/** Whether a passage names something. */
export function isName({ raw, start, end }: Passage): boolean {
  const words = raw.slice(start, end);
  return (/\p{L}{2}/u.test(words) || CODE.test(words)) && !NO_NAME.test(words);
}
