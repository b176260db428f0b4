import { computed, type Span } from '../../spans.ts';
import type { CourseEvent, Weight } from './syllabus.ts';

/** "30 %", "20 marks" or "20 points" */
export function weightSpan({ amount, in: unit }: Weight): Span {
  return computed(unit === '%' ? `${amount} %` : `${amount} ${unit}`, 'timeline.weight');
}

/** Sums weights by unit. "Assignments 20 %" includes "Assignment 1, 10 %" and "Assignment 2, 10 %". */
export function weightSums(all: readonly CourseEvent[]): { readonly percent: number; readonly marks: number; readonly points: number } {
  const events = all.filter((event) => !event.weight?.isPart && !isSumOfOthers(event, all));
  const sum = (unit: Weight['in']): number => {
    const own = events.filter(({ weight }) => weight?.in === unit);
    const total = totalOf(own);
    return total > WHOLE && totalOf(withoutParts(own)) === WHOLE ? WHOLE : total;
  };
  return { percent: sum('%'), marks: sum('marks'), points: sum('points') };
}

/** "Total: 525 points", "525 points possible" */
const TOTAL =
  /(?:^|\n)[^\w\n]{0,20}(?:total|sum)(?: (?:points|marks)(?: possible)?)?\s*[:=–-]?\s*(\d{2,4})\s*(?:points?|pts\.?|marks?)?[^\w\n]{0,20}(?=\n|$)|(?<!\d)(\d{2,4}) (?:points|marks) (?:in )?(?:total|all|possible)\b/i;

/** The points or marks that a text says there are in all. */
export function statedTotal(raw: string): number | undefined {
  const [, before, behind] = TOTAL.exec(raw) ?? [];
  const total = before ?? behind;
  return total === undefined ? undefined : Number(total);
}

const WHOLE = 100;

function totalOf(events: readonly CourseEvent[]): number {
  return Math.round(events.reduce((total, { weight }) => total + (weight?.amount ?? 0), 0) * 100) / 100;
}

/** The weights of a text without those that only divide another: "Research paper 40: draft 15, paper 25", and "each midterm is worth 10 %". */
function withoutParts(events: readonly CourseEvent[]): CourseEvent[] {
  const inOrder = [...events].sort((a, b) => a.name.start - b.name.start).filter(({ name }) => !isOfEach(name));
  const kept: CourseEvent[] = [];
  for (let at = 0; at < inOrder.length; at++) {
    const whole = inOrder[at] as CourseEvent;
    kept.push(whole);
    const rest = inOrder.slice(at + 1);
    const parts = rest.findIndex((_, last) => last > 0 && totalOf(rest.slice(0, last + 1)) === whole.weight?.amount);
    if (parts > 0) at += parts + 1;
  }
  return kept;
}

function isOfEach({ raw, start }: CourseEvent['name']): boolean {
  return /\b(?:each|every)\s+$/i.test(raw.slice(Math.max(0, start - 8), start));
}

/** Whether the weight of an event is the sum of numbered events with the same name and unit. */
function isSumOfOthers({ name, weight }: CourseEvent, events: readonly CourseEvent[]): boolean {
  if (weight === undefined) return false;
  const stem = wordsOf(name).replace(/s$/, '');
  const parts = events.filter(
    (it) => it.weight?.in === weight.in && wordsOf(it.name).replace(/\s*#?\d{1,2}$/, '') === stem && /\d$/.test(wordsOf(it.name)),
  );
  return parts.length > 1 && Math.abs(parts.reduce((sum, it) => sum + (it.weight?.amount ?? 0), 0) - weight.amount) < 0.01;
}

function wordsOf({ raw, start, end }: CourseEvent['name']): string {
  return raw.slice(start, end).toLowerCase();
}
