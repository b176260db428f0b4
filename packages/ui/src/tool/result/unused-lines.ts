import type { Result } from '@marginalia/engine';

/** A passage of the form that the result does not use. */
interface UnusedLine {
  readonly field: string;
  readonly start: number;
  readonly end: number;
  /** The first line of the passage in its field, from 1. */
  readonly line: number;
  /** The last line of the passage. */
  readonly last: number;
  /** The words as one line, shortened. */
  readonly words: string;
  readonly reason: string;
}

interface UnusedLines {
  readonly lines: readonly UnusedLine[];
  /** Counts the lines with words that the passages touch, and all those of their fields. */
  readonly unused: number;
  readonly all: number;
  /** Whether those fields have empty lines, which have numbers but are not counted. */
  readonly hasEmpty: boolean;
  /** Whether a passage leaves words of its lines out, so that the result uses a part of them. */
  readonly hasParts: boolean;
}

/** The longest words that are shown of a passage, in characters. */
const LONGEST_SHOWN = 240;

/** The unused passages of a result with their lines, in order of the fields and their texts. */
export function linesOfUnused({ verdict, values }: Result): UnusedLines {
  const passages = verdict?.unused.filter(({ field, start, end }) => start < end && end <= (values[field]?.length ?? 0)) ?? [];
  const fields = [...new Set(passages.map(({ field }) => field))];
  const lines: UnusedLine[] = [];
  let unused = 0;
  let all = 0;
  let hasEmpty = false;
  let hasParts = false;
  for (const field of fields) {
    const text = values[field] ?? '';
    const starts = lineStarts(text);
    const isFilled = (line: number): boolean => text.slice(starts[line], starts[line + 1]).trim() !== '';
    const touched = new Set<number>();
    for (const passage of passages.filter((other) => other.field === field).sort((a, b) => a.start - b.start)) {
      const first = lineAt(starts, passage.start);
      const last = lineAt(starts, passage.end - 1);
      for (let line = first; line <= last; line += 1) if (isFilled(line)) touched.add(line);
      const around = text.slice(starts[first], passage.start) + text.slice(passage.end, starts[last + 1]);
      hasParts ||= /[\p{L}\p{N}]/u.test(around);
      lines.push({ ...passage, line: first + 1, last: last + 1, words: shortened(text.slice(passage.start, passage.end)) });
    }
    unused += touched.size;
    const filled = starts.filter((_start, line) => isFilled(line)).length;
    all += filled;
    hasEmpty ||= filled < starts.length;
  }
  return { lines, unused, all, hasEmpty, hasParts };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The index of the line that an offset is in. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function shortened(text: string): string {
  const words = text
    .slice(0, LONGEST_SHOWN * 2)
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN).trimEnd()} …` : words;
}
