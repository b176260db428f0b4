import { type FocusEvent, memo, useMemo } from 'react';
import { classNames } from '../../basics/class-names.ts';
import { useSlices } from '../use-slices.ts';
import type { Decision, Decisions } from './decisions.ts';
import type { MarkedEntry } from './entries.ts';
import { type DraftPiece, draftPieces, type FindingMark } from './pieces.ts';
import { PROOF_KINDS } from './proof-kind.ts';

interface MarkedTextProps {
  readonly draft: string;
  readonly marks: readonly FindingMark[];
  readonly entries: readonly MarkedEntry[];
  readonly decisions: Decisions | undefined;
  /** The index of the mark that was chosen last. */
  readonly current: number | undefined;
  /** The index of the mark that takes Tab. */
  readonly stop: number | undefined;
  readonly onChoose: (mark: number) => void;
  readonly lang: string | undefined;
}

/** The draft with its proof marks, a paragraph a line. */
export function MarkedText({ draft, marks, entries, decisions, current, stop, onChoose, lang }: MarkedTextProps) {
  const lines = useMemo(() => draftPieces(draft, marks), [draft, marks]);
  const shown = linesWithin(lines, useSlices(lines.reduce((sum, line) => sum + sizeOf(line), 0)));
  const onFocus = ({ target }: FocusEvent): void => {
    const mark = (target as HTMLElement).dataset['mark'];
    if (mark !== undefined) onChoose(Number(mark));
  };
  const chosen = current === undefined ? undefined : marks[current]?.entry;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of focus on the marks, which are buttons.
    <div className="m-marked__page" lang={lang} onFocus={onFocus}>
      {lines.slice(0, shown).map((pieces, index) => {
        const has = (fits: (mark: number) => boolean): boolean => pieces.some(({ mark }) => mark !== undefined && fits(mark));
        return (
          <MarkedLine
            // A line that holds neither the chosen finding nor the stop is not drawn anew when they move.
            chosen={has((mark) => marks[mark]?.entry === chosen) ? chosen : undefined}
            current={has((mark) => mark === current) ? current : undefined}
            decisions={decisions}
            entries={entries}
            // biome-ignore lint/suspicious/noArrayIndexKey: a draft does not change, so a line is known by its number.
            key={index}
            marks={marks}
            pieces={pieces}
            stop={has((mark) => mark === stop) ? stop : undefined}
          />
        );
      })}
    </div>
  );
}

/** The number of lines whose pieces are at most so many; at least one line. */
function linesWithin(lines: readonly (readonly DraftPiece[])[], most: number): number {
  let pieces = 0;
  const over = lines.findIndex((line, index) => {
    pieces += sizeOf(line);
    return index > 0 && pieces > most;
  });
  return over === -1 ? lines.length : over;
}

function sizeOf(line: readonly DraftPiece[]): number {
  return Math.max(1, line.length);
}

interface MarkedLineProps extends Pick<MarkedTextProps, 'marks' | 'entries' | 'decisions' | 'current' | 'stop'> {
  readonly pieces: readonly DraftPiece[];
  /** The index of the chosen finding. */
  readonly chosen: number | undefined;
}

const MarkedLine = memo(function MarkedLine({ pieces, marks, entries, decisions, current, stop, chosen }: MarkedLineProps) {
  return (
    <p className={pieces.length === 0 ? 'm-marked__gap' : 'm-marked__line'} dir="auto">
      {pieces.map(({ at, text, mark, first = false, last = false }) => {
        const entry = mark === undefined ? undefined : entries[marks[mark]?.entry ?? -1];
        const alike = entry !== undefined && entry === entries[chosen ?? -1];
        return (
          <ProofMark
            decision={entry && decisions?.of[entry.id]?.kind}
            entry={entry}
            first={first}
            key={at}
            last={last}
            lit={alike ? (mark === current ? 'current' : 'alike') : undefined}
            mark={mark}
            stop={mark !== undefined && mark === stop}
            text={text}
          />
        );
      })}
    </p>
  );
});

interface ProofMarkProps {
  readonly text: string;
  readonly mark: number | undefined;
  readonly first: boolean;
  readonly last: boolean;
  readonly entry: MarkedEntry | undefined;
  readonly decision: Decision['kind'] | undefined;
  /** Whether it is the chosen mark, or another place of the same finding. */
  readonly lit: 'current' | 'alike' | undefined;
  readonly stop: boolean;
}

/** Words of the draft under one mark. It is no `<button>`, because the words of a button do not break over two lines. */
const ProofMark = memo(function ProofMark({ text, mark, first, last, entry, decision, lit, stop }: ProofMarkProps) {
  if (entry === undefined) return text;
  const common = {
    'aria-current': lit === 'current' || undefined,
    children: <span className="m-proof__words">{text}</span>,
    className: classNames('m-proof', `m-proof--${entry.kind}`),
    'data-letters': last ? entry.kind : undefined,
    'data-lit': lit,
    'data-mark': mark,
    'data-state': decision ?? 'open',
  };
  if (!first) return <span {...common} tabIndex={-1} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <span {...common} aria-label={`${text}: ${PROOF_KINDS[entry.kind]}, ${decision ?? 'open'}`} role="button" tabIndex={stop ? 0 : -1} />
  );
});
