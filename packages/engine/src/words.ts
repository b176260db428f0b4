/** Small words about words and numbers, the same in the engine and on the screens. */

/** "15,000". */
export function numberOf(value: number): string {
  return value.toLocaleString('en-US');
}

/** "1 word", "15,000 words". */
export function wordsOf(count: number): string {
  return count === 1 ? '1 word' : `${numberOf(count)} words`;
}

/** "Study material" inside a sentence: "study material". "API key" keeps its capitals. */
export function lowerFirst(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
