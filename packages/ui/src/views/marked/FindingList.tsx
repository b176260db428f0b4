import { memo, useId } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { useSlices } from '../use-slices.ts';
import { DECISION_LABELS, type Decision } from './decisions.ts';
import type { MarkedEntry } from './entries.ts';
import { choicesOf, PROOF_KINDS } from './proof-kind.ts';

export interface FindingListProps {
  readonly title: string;
  readonly entries: readonly MarkedEntry[];
  readonly decisionOf: (entry: MarkedEntry) => Decision | undefined;
  readonly current: MarkedEntry | undefined;
  readonly onChoose: (entry: MarkedEntry) => void;
  /** The findings that can be accepted at once; absent where that is not offered. */
  readonly acceptable?: readonly MarkedEntry[];
  readonly onAcceptAll?: (entries: readonly MarkedEntry[]) => void;
  readonly note?: string;
  readonly lang: string | undefined;
}

/** The findings of one section, each a button that shows it. */
export function FindingList(props: FindingListProps) {
  const { title, entries, decisionOf, current, onChoose, acceptable = [], onAcceptAll, note, lang } = props;
  const id = useId();
  const shown = useSlices(entries.length);
  return (
    <section aria-labelledby={id} className="m-findings">
      <div className="m-findings__head">
        <h3 className="m-findings__title" dir="auto" id={id}>
          {title}
        </h3>
        {acceptable.length > 1 && (
          <Button onClick={() => onAcceptAll?.(acceptable)} size="sm">
            Accept all {acceptable.length} <span className="m-hidden">in {title}</span>
          </Button>
        )}
      </div>
      {note !== undefined && <p className="m-findings__note">{note}</p>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it hears the clicks of the buttons inside, so that a choice draws two rows anew. */}
      <ul
        className="m-findings__list"
        onClick={({ target }) => {
          const chosen = entries[Number((target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)];
          if (chosen) onChoose(chosen);
        }}
      >
        {entries.slice(0, shown).map((entry, index) => {
          const decision = decisionOf(entry);
          return (
            <FindingRow
              becomes={decision?.kind === 'accepted' ? decision.to : choicesOf(entry.finding)[0]}
              decision={decision?.kind}
              entry={entry}
              isCurrent={entry === current}
              key={entry.id}
              lang={lang}
              row={index}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface FindingRowProps extends Pick<FindingListProps, 'lang'> {
  readonly entry: MarkedEntry;
  /** Its index in the list. */
  readonly row: number;
  readonly decision: Decision['kind'] | undefined;
  /** The words that replace the quote, taken or proposed. */
  readonly becomes: string | undefined;
  readonly isCurrent: boolean;
}

const FindingRow = memo(function FindingRow({ entry, row, decision, becomes, isCurrent, lang }: FindingRowProps) {
  return (
    <li>
      <button
        aria-current={isCurrent || undefined}
        className="m-findings__row"
        data-row={row}
        data-state={decision ?? 'open'}
        type="button"
      >
        <span aria-hidden="true" className="m-finding__letters">
          {entry.kind}
        </span>
        <span className="m-findings__quote" dir="auto" lang={lang}>
          {entry.finding.quote}
          {becomes !== undefined && <span className="m-findings__becomes"> → {becomes === '' ? 'leave out' : becomes}</span>}
        </span>
        <span className="m-findings__state">
          {decision !== undefined && decision !== 'ignored' && <Icon name="check" size={14} />}
          {decision === undefined ? <span className="m-hidden">{PROOF_KINDS[entry.kind]}</span> : DECISION_LABELS[decision]}
        </span>
      </button>
    </li>
  );
});
