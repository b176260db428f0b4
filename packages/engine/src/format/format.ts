/** Numbers, counts, labels and days as the screens and the texts write them. */

/** "15,000". */
export function numberOf(value: number): string {
  return value.toLocaleString('en-US');
}

/** "1 word", "15,000 words". */
export function wordsOf(count: number): string {
  return count === 1 ? '1 word' : `${numberOf(count)} words`;
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
