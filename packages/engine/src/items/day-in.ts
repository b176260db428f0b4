import { DAY_PATTERN, dayOf, yearsIn } from './days.ts';

/** Finds the first day that words name, as ISO 8601; `--MM-DD` where the whole text names no year. */
export function dayFinder(whole: string): (words: string) => string | undefined {
  const withYear = yearsIn(whole);
  return (words) => {
    for (const [, ...groups] of words.matchAll(new RegExp(`(?<![\\p{L}\\d])${DAY_PATTERN}`, 'giu'))) {
      const day = dayOf(groups);
      if (day) return withYear(day);
    }
    return undefined;
  };
}
