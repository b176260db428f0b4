/** The words of a text without the marks of formatting: numbers of lists, fences, tags of thinking and headings of columns are no words. */
export function wordsIn(text: string): string[] {
  const plain = text
    .replace(/^\s*```\w*$/gm, '')
    .replace(/<\/?think>/g, ' ')
    .replaceAll('*', '')
    .replace(/(?<![\d.])\d{1,3}[.)](?=\s|$)/g, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+(?:\.\d+)?/gu) ?? [];
}

export function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of the answers that were not kept. A word is listed as many times as it is missing. */
export function lostWords(answers: readonly string[], kept: readonly string[]): string[] {
  const there = counted(kept.flatMap(wordsIn));
  return [...counted(answers.flatMap(wordsIn))].flatMap(([word, times]) =>
    Array.from({ length: Math.max(0, times - (there.get(word) ?? 0)) }, () => word),
  );
}

/** The number of words in a row that do not recur by chance. */
const RUN = 8;

/** Lines of eight words or more that stand twice in a text, and not as often in what a good model writes. */
export function repeatedLines(text: string, good: string): string[] {
  const linesOf = (of: string): string[] =>
    of
      .split('\n')
      .map((line) => wordsIn(line).join(' '))
      .filter((line) => line.split(' ').length >= RUN);
  const once = counted(linesOf(good));
  return [...counted(linesOf(text))].flatMap(([line, times]) => (times > Math.max(1, once.get(line) ?? 0) ? [line] : []));
}
