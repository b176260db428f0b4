import type { TextLine } from './entry-lines.ts';

/** In a list of "[5]" a line that begins with "715." goes on, because its number is written in another way. */
export function markedAlike(lines: readonly TextLine[]): readonly TextLine[] {
  const bracketed = (line: TextLine) => /^\s*(?:[•·▪◦‣*+–—-]\s|\\?[[(])/.test(line.text);
  const first = lines.find((line) => line.marked >= 0);
  if (first === undefined || !bracketed(first)) return lines;
  return lines.map((line) => (line.marked >= 0 && !bracketed(line) ? { ...line, marked: -1 } : line));
}

/** A number without a mark before an entry, as the text of a PDF has it: "12 Winnicott DW. …", also if it was raised: "12Winnicott". */
const COUNTED = /^\s*(\d{1,3})(?:\s+(?=\p{L}|\[)|(?=\p{Lu}|["“]))/u;
const FEWEST_COUNTED = 3;

/** Marks the lines of a list that counts its entries without a full stop: each number is one more than the number before. */
export function withCount(lines: readonly TextLine[]): readonly TextLine[] {
  const [first] = lines;
  if (first === undefined || lines.some((line) => line.marked >= 0)) return lines;
  let count = Number(COUNTED.exec(first.text)?.[1] ?? Number.NaN) - 1;
  let counted = 0;
  const marked = lines.map((line) => {
    const match = COUNTED.exec(line.text);
    if (match === null || !follows(Number(match[1]), count, match[0])) return line;
    count = Number(match[1]);
    counted += 1;
    return { ...line, marked: line.start + match[0].length };
  });
  return counted >= FEWEST_COUNTED ? marked : lines;
}

/** Whether a number is the next one; a number without a space before its entry may leave out one or two. */
function follows(number: number, count: number, mark: string): boolean {
  return number === count + 1 || (!/\s$/.test(mark) && number > count && number <= count + 3);
}
