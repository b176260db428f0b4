import type { Evidence, Notes } from '../read/evidence.ts';
import type { Judged } from './verdict.ts';

/** A longer passage is a sentence, in words. */
const LONGEST_NOTE = 16;
/** The share of short lines in notes of key words, and of topics that follow each other as in the syllabus. */
const MOST = 0.7;
/** The most lines for a topic. Where notes say more of each, free lines go on with what stands before. */
const MOST_LINES = 2;
/** The fewest topics whose order tells how notes are ordered. */
const LEAST = 5;
/** A note that opens with what it tells: "flushing: tears", "rolling on selectins -> squeeze thru". */
const OPENS = /^\S+(?:\s\S+){0,5}?\s?(?:[:=→(~]|->|[-–—]\s)/u;

/** Whether a passage is short and ends like no sentence. */
function isKeyWords({ words, start, end }: Evidence, raw: string): boolean {
  return words <= LONGEST_NOTE && !/[\p{L})][.!?]["”)]?\s*$/u.test(raw.slice(start, end + 1));
}

/**
 * Notes in key words often follow their syllabus. Where between two topics at least as many lines stand that tell no topic as topics are
 * missing, these lines perhaps tell them in words that only the meaning shows.
 */
export function toldInOrder(judged: readonly Judged[], { evidence, document: { raw } }: Notes): Judged[] {
  const notes = evidence.filter(({ heading }) => !heading);
  if (notes.length > MOST_LINES * judged.length || notes.filter((passage) => isKeyWords(passage, raw)).length < MOST * notes.length)
    return [...judged];
  const index = new Map(evidence.map((passage, at) => [passage, at]));
  const at = judged.map(({ status, nearest }) => (status === 'missing' || nearest === undefined ? undefined : index.get(nearest)));
  const placed = at.flatMap((place) => place ?? []);
  const rising = placed.filter((place, position) => position === 0 || place >= (placed[position - 1] ?? 0)).length;
  if (placed.length < LEAST || rising < MOST * placed.length) return [...judged];
  const claimed = new Set(placed);
  const isFree = (place: number) => {
    const passage = evidence[place] as Evidence;
    return !claimed.has(place) && !passage.heading && !passage.open && OPENS.test(raw.slice(passage.start, passage.end));
  };
  // A topic over a list needs no line of its own.
  const heads = new Set(judged.flatMap(({ topic: { under } }) => under ?? []));
  const result = [...judged];
  for (let from = 0; from < judged.length; from += 1) {
    if (judged[from]?.status !== 'missing' || judged[from]?.topic.general) continue;
    let to = from;
    while (judged[to + 1]?.status === 'missing') to += 1;
    const low = at.findLast((place, topic) => topic < from && place !== undefined) ?? -1;
    const high = at.find((place, topic) => topic > to && place !== undefined) ?? evidence.length;
    const free = Array.from({ length: Math.max(0, high - low - 1) }, (_, step) => low + 1 + step).filter(isFree);
    const single = judged.slice(from, to + 1).filter(({ topic }) => !heads.has(topic)).length;
    if (free.length >= single)
      for (let topic = from; topic <= to; topic += 1)
        result[topic] = { ...(judged[topic] as Judged), status: 'mentioned', nearest: evidence[free[topic - from] ?? 0], inPart: true };
    from = to;
  }
  return result;
}
