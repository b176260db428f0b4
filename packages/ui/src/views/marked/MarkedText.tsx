import { type FocusEvent, memo, useMemo } from 'react';
import { classNames } from '../../basics/class-names.ts';
import type { Decision } from './decisions.ts';
import type { Entry } from './entries.ts';
import { type Mark, type Piece, piecesOf } from './pieces.ts';
import { PROOF_KINDS } from './proof-kind.ts';

export interface MarkedTextProps {
  readonly draft: string;
  readonly marks: readonly Mark[];
  readonly entries: readonly Entry[];
  readonly decisionOf: (entry: Entry | undefined) => Decision | undefined;
  /** The index of the mark that was chosen last. */
  readonly current: number | undefined;
  /** The index of the mark that takes Tab. */
  readonly stop: number | undefined;
  readonly onChoose: (mark: number) => void;
  readonly lang: string | undefined;
}

/** The draft with its proof marks, a paragraph a line. */
export function MarkedText({ draft, marks, entries, decisionOf, current, stop, onChoose, lang }: MarkedTextProps) {
  const lines = useMemo(() => piecesOf(draft, marks), [draft, marks]);
  const onFocus = ({ target }: FocusEvent): void => {
    const mark = (target as HTMLElement).dataset['mark'];
    if (mark !== undefined) onChoose(Number(mark));
  };
  const chosen = current === undefined ? undefined : marks[current]?.entry;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of focus on the marks, which are buttons.
    <div className="m-marked__page" lang={lang} onFocus={onFocus}>
      {lines.map((pieces, index) => {
        const own = pieces.some(({ mark }) => mark !== undefined);
        return (
          // A draft does not change, so a line is known by its number.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <p className="m-marked__line" dir="auto" key={index}>
            {own
              ? pieces.map(({ text, mark, first }, at) => {
                  const entry = mark === undefined ? undefined : entries[marks[mark]?.entry ?? -1];
                  return (
                    <ProofMark
                      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place in the line.
                      key={at}
                      decision={decisionOf(entry)?.kind}
                      entry={entry}
                      first={first ?? false}
                      isCurrent={mark !== undefined && marks[mark]?.entry === chosen}
                      mark={mark}
                      stop={mark !== undefined && mark === stop}
                      text={text}
                    />
                  );
                })
              : pieces.map(({ text }) => text).join('') || '\u00a0'}
          </p>
        );
      })}
    </div>
  );
}

interface ProofMarkProps extends Pick<Piece, 'text'> {
  readonly mark: number | undefined;
  readonly first: boolean;
  readonly entry: Entry | undefined;
  readonly decision: Decision['kind'] | undefined;
  readonly isCurrent: boolean;
  readonly stop: boolean;
}

/** Words of the draft under one mark. It is no `<button>`, because the words of a button do not break over two lines. */
const ProofMark = memo(function ProofMark({ text, mark, first, entry, decision, isCurrent, stop }: ProofMarkProps) {
  if (entry === undefined) return text;
  const common = {
    'aria-current': isCurrent || undefined,
    className: classNames('m-proof', `m-proof--${entry.kind}`),
    'data-mark': mark,
    'data-state': decision ?? 'open',
  };
  if (!first) {
    return (
      <span {...common} tabIndex={-1}>
        {text}
      </span>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <span
      {...common}
      aria-label={`${text}: ${PROOF_KINDS[entry.kind]}, ${decision ?? 'open'}`}
      data-letters={entry.kind}
      role="button"
      tabIndex={stop ? 0 : -1}
    >
      {text}
    </span>
  );
});
