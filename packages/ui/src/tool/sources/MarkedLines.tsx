import type { ReactNode } from 'react';
import type { LineMark } from './result-sources.ts';
import type { BlockMarks } from './sheet-marks.ts';

export interface MarkedLinesProps {
  readonly text: string;
  /** The index of its first line in the block. */
  readonly from: number;
  readonly block: BlockMarks;
  readonly lit: readonly number[];
  readonly quote?: ReactNode;
}

/** Lines of a text with their marks in the margin. The marks have no text, so that copied words are the words alone. */
export function MarkedLines({ text, from, block, lit, quote }: MarkedLinesProps) {
  const lines = text.split('\n');
  return lines.map((words, index) => {
    const line = block.first + from + index;
    const mark = block.marks.get(line);
    const end = index < lines.length - 1 ? '\n' : '';
    if (!mark || words === '') return words + end;
    const starts = from + index > 0 || !block.continues;
    const isLit = lit.includes(line);
    return (
      <span
        className="m-line"
        data-foreign={mark.foreign.length > 0 || undefined}
        data-line={line}
        data-lit={isLit || undefined}
        key={line}
      >
        {starts && (
          <button aria-label={mark.name} aria-pressed={isLit} className="m-mark" data-mark={mark.short} tabIndex={-1} type="button" />
        )}
        {starts ? wordsOf(words, mark) : words}
        {end}
        {isLit && line === lit.at(-1) && quote}
      </span>
    );
  });
}

function wordsOf(words: string, { foreign }: LineMark): ReactNode {
  if (foreign.length === 0) return words;
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of foreign) {
    pieces.push(
      words.slice(at, start),
      <u className="m-foreign" key={start}>
        {words.slice(start, end)}
      </u>,
    );
    at = end;
  }
  return [...pieces, words.slice(at)];
}
