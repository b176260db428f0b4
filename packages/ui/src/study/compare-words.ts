/** A word of one of two texts, and whether the other text has it in the same order. */
interface ComparedWord {
  readonly text: string;
  readonly same: boolean;
}

export interface WordComparison {
  readonly typed: readonly ComparedWord[];
  readonly answer: readonly ComparedWord[];
}

/** Longer texts are not compared, so that a comparison never takes noticeable time. Words. */
const MOST_COMPARED_WORDS = 400;

/** Compares what a student typed with the answer, word by word. Case, accents and punctuation do not count. Undefined for long texts. */
export function compareWords(typed: string, answer: string): WordComparison | undefined {
  const [one, other] = [wordsIn(typed), wordsIn(answer)];
  if (one.length > MOST_COMPARED_WORDS || other.length > MOST_COMPARED_WORDS) return undefined;
  const [a, b] = [one.map(folded), other.map(folded)];
  // The lengths of the longest common runs of the rests, from the end.
  const longest = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = longest[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  // A word of punctuation alone differs from nothing.
  const [inTyped, inAnswer] = [a.map((word) => word === ''), b.map((word) => word === '')];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      inTyped[i] = true;
      inAnswer[j] = true;
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  const compared = (words: readonly string[], same: readonly boolean[]): ComparedWord[] =>
    words.map((text, index) => ({ text, same: same[index] ?? false }));
  return { typed: compared(one, inTyped), answer: compared(other, inAnswer) };
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function folded(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£+=<>/*^-]/gu, '');
}
