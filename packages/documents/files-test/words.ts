/** The words of a text; a Chinese or Japanese letter is one. Words that are cut at the end of a line are joined. */
export function wordsIn(text: string): readonly string[] {
  const joined = text.normalize('NFKC').replace(/(\p{L})[-\u00AD]\s*\n\s*(\p{L})/gu, '$1$2');
  const plain = joined.replace(/[\u00AD\u200E\u200F\u202A-\u202E]/g, '').toLowerCase();
  return plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC]|[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Counts the expected words that a text has. */
export function wordsFound(expected: readonly string[], words: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  return expected.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

/** Counts the expected words that a text has in their order: the longest common subsequence, with a bit for each expected word. */
export function wordsInOrder(expected: readonly string[], words: readonly string[]): number {
  const places = new Map<string, bigint>();
  for (const [at, word] of expected.entries()) places.set(word, (places.get(word) ?? 0n) | (1n << BigInt(at)));
  const all = (1n << BigInt(expected.length)) - 1n;
  let open = all;
  for (const word of words) {
    const here = open & (places.get(word) ?? 0n);
    open = ((open + here) | (open - here)) & all;
  }
  return [...(all ^ open).toString(2)].filter((bit) => bit === '1').length;
}
