/** The English names of the months, January first. */
export const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "Jan" to "Dec": the months as results print them. */
export const SHORT_MONTH_NAMES: readonly string[] = MONTH_NAMES.map((name) => name.slice(0, 3));

/** "Sun" to "Sat", as `Date.getDay()` counts them. */
export const SHORT_WEEKDAY_NAMES: readonly string[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The number of the month whose English name begins with the same three letters, in any case: 12 for "dec" and "December"; 0 for none. */
export function monthNumber(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return SHORT_MONTH_NAMES.findIndex((month) => month.toLowerCase() === start) + 1;
}
