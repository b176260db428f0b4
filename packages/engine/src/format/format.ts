/** Numbers, counts, labels and days as the screens and the texts write them. */

/** "15,000". */
export function numberText(value: number): string {
  return value.toLocaleString('en-US');
}

/** "1 word", "15,000 words". */
export function wordsOf(count: number): string {
  return count === 1 ? '1 word' : `${numberText(count)} words`;
}

/** "1 item", "12 items" */
export function itemCountOf(count: number): string {
  return count === 1 ? '1 item' : `${numberText(count)} items`;
}

/** A label inside a sentence: "Study material" becomes "study material"; "API key" keeps its capitals. */
export function lowerFirst(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** The calendar day in local time as YYYY-MM-DD, the same in every locale. */
export function localDay(date: Date): string {
  const twoDigits = (n: number): string => String(n).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** A moment as people write it: "14:05" today, "20 Nov, 14:05" on another day of the year, otherwise with the year. */
export function momentOf(date: Date, now: Date): string {
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (localDay(date) === localDay(now)) return time;
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year })}, ${time}`;
}
