import { type Stretch, splitList, trimStretch } from '../../../../lib/text/split-list.ts';
import type { Subject } from '../../subject.ts';
import { weighRemark } from '../remarks.ts';
import { CLOSING, CREDITS, TRAILING } from '../words/weight-words.ts';
import { HOURS_BEHIND } from '../words/work-words.ts';
import { workHours } from './work-hours.ts';

/** A remark, and where the words before it end. */
interface Remark {
  readonly note: Stretch;
  readonly cut: number;
}

/** The weight in a note, or undefined. Credits are returned as negative numbers until `levelCredits`. */
export function weigh(note: string): number | undefined {
  if (note.length > 90) return undefined;
  const credits = CREDITS.exec(note);
  return credits ? -Number(credits[1] ?? credits[2] ?? credits[3]) : weighRemark(note.replace(/^\(|\)$/g, ''));
}

/** The weight in words that are nothing but a remark: "4 credits", but not "Botany 4 credits". */
export function weighAlone(words: string): number | undefined {
  return /^\(?(?:\d|coef)/i.test(words) ? weigh(words) : weighRemark(words);
}

/** The remark at the end of a name. */
export function trailingRemark(raw: string, { start, end }: Stretch): Remark | undefined {
  const words = raw.slice(start, end);
  const trailing = TRAILING.exec(words) ?? (workHours(words) ? null : HOURS_BEHIND.exec(words));
  // "very hard" alone is no name with a remark.
  if (!trailing || trailing.index === 0 || weighAlone(words.trim()) !== undefined) return undefined;
  const last = start + trailing.index + trailing[0].trimEnd().length;
  return { note: { start: last - (trailing[1] ?? trailing[0].trim()).length, end: last }, cut: start + trailing.index };
}

/** The remark at the end of topics, unless topics have remarks of their own: "algebra - hard, geometry - easy". */
export function closingRemark(raw: string, topics: Stretch): Remark | undefined {
  const closing = closingOf(raw, topics);
  const others = splitList(raw, topics.start, topics.end, true).slice(0, -1);
  return closing && !others.some((it) => closingOf(raw, it)) ? closing : undefined;
}

function closingOf(raw: string, { start, end }: Stretch): Remark | undefined {
  const match = CLOSING.exec(raw.slice(start, end));
  const words = match?.[1] ?? match?.[2];
  if (!match || words === undefined || weigh(words.trim()) === undefined) return undefined;
  const cut = start + match.index;
  const from = cut + match[0].lastIndexOf(words);
  return { note: trimStretch(raw, { start: from, end: from + words.length }), cut };
}

/** Turns credits, which are negative numbers until all are known, into weights around 1. */
export function levelCredits(subjects: readonly Subject[]): Subject[] {
  const credits = subjects.filter((it) => it.weight < 0).map((it) => -it.weight);
  if (credits.length === 0) return [...subjects];
  const mean = credits.reduce((sum, it) => sum + it, 0) / credits.length;
  return subjects.map((it) => (it.weight < 0 ? { ...it, weight: Math.round((-it.weight / mean) * 100) / 100 } : it));
}
