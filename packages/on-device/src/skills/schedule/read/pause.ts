import { of } from './marks/marks.ts';
import type { TimeGroup } from './read-groups.ts';
import { MEAL, TAKES_OUT } from './words/taken-words.ts';

/** Whether a length is a meal or a break in the time before it: "10-16 with an hour for lunch". */
export function isPause({ marks, start, end }: TimeGroup, text: string): boolean {
  if (of(marks, 'pause').length > 0) return true;
  const amounts = of(marks, 'amount');
  const only = amounts.length === 1 && of(marks, 'weekdays').length + of(marks, 'dates').length === 0;
  return only && MEAL.test(text.slice(start, end)) && TAKES_OUT.test(text.slice(0, start + leadOf(text.slice(start, end))));
}

function leadOf(text: string): number {
  return text.length - text.trimStart().length;
}
