import type { MarkedEntry } from './entries.ts';
import { FindingList, type FindingListProps } from './FindingList.tsx';

interface FindingListsProps extends Pick<FindingListProps, 'decisionOf' | 'current' | 'onChoose' | 'lang'> {
  readonly entries: readonly MarkedEntry[];
  /** Those of a section's findings that can be accepted together. */
  readonly acceptableOf: (entries: readonly MarkedEntry[]) => readonly MarkedEntry[];
  readonly onAcceptAll: (entries: readonly MarkedEntry[]) => void;
}

const NO_PLACE = 'The words of these findings do not stand in the text of the form as they are quoted.';

/** The findings by section, then those whose words do not stand in the draft. */
export function FindingLists({ entries, acceptableOf, onAcceptAll, ...list }: FindingListsProps) {
  const placed = entries.filter(({ places }) => places.length > 0);
  const unplaced = entries.filter(({ places }) => places.length === 0);
  return (
    <div className="m-marked__lists">
      {[...new Set(placed.map(({ section }) => section))].map((title) => {
        const own = placed.filter(({ section }) => section === title);
        return <FindingList {...list} acceptable={acceptableOf(own)} entries={own} key={title} onAcceptAll={onAcceptAll} title={title} />;
      })}
      {unplaced.length > 0 && <FindingList {...list} entries={unplaced} note={NO_PLACE} title="Without a place" />}
    </div>
  );
}
