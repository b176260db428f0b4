import { type Mark, of } from './marks.ts';

/** A stretch of a text with its marks. */
interface Stretch {
  readonly start: number;
  readonly marks: readonly Mark[];
}

/** The words of a group before an offset, without those of its marks: "school nights" is no school. */
export function plainLead({ start, marks }: Stretch, end: number, text: string): string {
  const days = of(marks, 'weekdays').filter((it) => it.start >= start && it.end <= end);
  return days.reduce((words, it) => words.replace(text.slice(it.start, it.end), ' '), text.slice(start, end)).toLowerCase();
}

/** Whether a group says "before school" or "after school". */
export function sideOf(marks: readonly Mark[], text: string): 'before' | 'after' | undefined {
  const words = of(marks, 'part').map(({ start, end }) => text.slice(start, end).toLowerCase());
  return (['before', 'after'] as const).find((side) => words.some((it) => it.startsWith(side)));
}

/** "After 6 on weekdays until 9": the minutes between two times of which other words stand. */
export function spanOf(parts: readonly Mark[], text: string): number | undefined {
  const clockOf = (words: RegExp): number | undefined => {
    const [, hour, minute = '0', half] = parts.map(({ start, end }) => words.exec(text.slice(start, end))).find((it) => it !== null) ?? [];
    return hour === undefined ? undefined : ((Number(hour) % 12) + (/^p/i.test(half ?? '') ? 12 : 0)) * 60 + Number(minute);
  };
  const from = clockOf(/^(?:after|from) (?:about |around )?(\d{1,2})(?:[:.](\d\d))?\s?([ap]m)?/i);
  const to = clockOf(/^(?:till?|until|by) (?:about |around )?(\d{1,2})(?:[:.](\d\d))?\s?([ap]m)?/i);
  return from === undefined || to === undefined || from === to ? undefined : (to - from + 1440) % 720;
}
