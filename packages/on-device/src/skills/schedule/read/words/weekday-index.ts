const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The index of an English weekday, 0 for Monday. */
export function weekdayIndex(name: string): number {
  const known = DAYS.indexOf(name.slice(0, 3));
  if (known >= 0) return known;
  return name.startsWith('w') ? 2 : name.startsWith('thr') ? 3 : 1;
}
