import type { ReactNode } from 'react';
import type { LineMark } from './result-sources.ts';
import type { BlockMarks } from './sheet-marks.ts';

/** The marks for the lines of a block. */
export interface BlockMarking {
  readonly block: BlockMarks;
  readonly lit: readonly number[];
  /** Stands under the last lit line. */
  readonly quote?: ReactNode;
}

interface MarkedLinesProps extends BlockMarking {
  readonly text: string;
  /** The index of its first line in the block. */
  readonly from: number;
}

/** Lines of a text with their marks in the margin. The marks have no text, so that copied words are the words alone. */
export function MarkedLines({ text, from, ...marking }: MarkedLinesProps) {
  const lines = text.split('\n');
  return lines.map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a block never change their order.
    <MarkedLine end={index < lines.length - 1 ? '\n' : ''} index={from + index} key={index} words={words} {...marking} />
  ));
}

interface MarkedLineProps extends BlockMarking {
  readonly words: string;
  /** The index of the line in the block. */
  readonly index: number;
  /** The line break after it. */
  readonly end?: string;
  /** Draws the words with the mark among them; by default the mark stands before them. */
  readonly children?: (mark: ReactNode) => ReactNode;
}

/** A line with its mark, if it has one. */
export function MarkedLine({ words, index, end = '', block, lit, quote, children }: MarkedLineProps) {
  const line = block.first + index;
  const mark = block.marks.get(line);
  if (!mark || words === '') return [children ? children(undefined) : words, end];
  const starts = index > 0 || !block.continues;
  const isLit = lit.includes(line);
  const button = starts && (
    <button aria-label={mark.name} aria-pressed={isLit} className="m-mark" data-mark={mark.short} tabIndex={-1} type="button" />
  );
  return (
    <span className="m-line" data-foreign={mark.foreign.length > 0 || undefined} data-line={line} data-lit={isLit || undefined}>
      {children ? (
        children(button)
      ) : (
        <>
          {button}
          {starts ? wordsOf(words, mark) : words}
        </>
      )}
      {end}
      {isLit && line === lit.at(-1) && quote}
    </span>
  );
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
