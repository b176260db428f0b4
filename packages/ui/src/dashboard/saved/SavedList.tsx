import { type Dashboard, downloadSaved, downloadUnreadable, type Ports, type SavedEntry, type ToolIdentity } from '@marginalia/engine';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { EmptyState } from '../../basics/EmptyState.tsx';
import { useNotices } from '../../notices/notices.tsx';
import { SearchField } from '../../search/SearchField.tsx';
import { matches, searchTerms } from '../../search/search.ts';
import { useSlash } from '../../search/use-slash.ts';
import type { DashboardHost } from '../dashboard-host.ts';
import type { Refresh } from '../use-dashboard.ts';
import { SavedRow } from './SavedRow.tsx';
import { SearchCount } from './SearchCount.tsx';
import { UnreadableNote } from './UnreadableNote.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';
import { type JustDeleted, useSavedActions } from './use-saved-actions.ts';
import { useTargetRow } from './use-target-row.ts';
import { WorkProblem } from './WorkProblem.tsx';

/** The number of rows that are mounted at first, and added by each press of "Show more". */
const ROWS_AT_FIRST = 30;

export interface SavedListProps {
  readonly model: Dashboard;
  readonly ports: Pick<Ports, 'work' | 'files' | 'clock'>;
  readonly tools: readonly ToolIdentity[];
  readonly host: DashboardHost;
  readonly refresh: Refresh;
  readonly reload: () => void;
  readonly justDeleted: JustDeleted;
  /** The key of a saved entry to scroll to and focus. */
  readonly targetKey?: string | undefined;
  /** The panel's heading. It takes focus when no row is left. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** The list of saved work: a person can search it, and read, download and delete each entry. */
export function SavedList({ model, heading, ports, host, tools, targetKey, ...deleting }: SavedListProps) {
  const { show } = useNotices();
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(ROWS_AT_FIRST);
  const search = useRef<HTMLInputElement>(null);
  useSlash(search, true);
  const { list, buttonAt, focusRow, focusAfterDelete } = useListFocus(heading);

  const { entries, unreadable } = model;
  const terms = searchTerms(query);
  const found = entries.filter(({ title, type, content }) => matches({ name: `${title} ${type}`, description: content }, terms));
  const shown = found.slice(0, limit);
  const mount = (rows: number): void => {
    setQuery('');
    setLimit(Math.max(limit, rows));
  };
  useTargetRow(targetKey, entries, mount, (key) => {
    const row = shown.findIndex((entry) => entry.key === key);
    return buttonAt(row, 'summary');
  });
  const download = async (entry: SavedEntry): Promise<void> => {
    const content = await contentAsLeft(entry, tools, host);
    show(downloadSaved({ title: entry.title, content }, ports.files));
  };
  const { problem, remove } = useSavedActions({
    ...deleting,
    ports,
    onRowsChange: focusAfterDelete,
    onReloaded: () => heading.current?.focus(),
  });

  return (
    <>
      {entries.length > 0 && (
        <SearchField label="Search saved work" onChange={setQuery} placeholder="Search saved work" ref={search} value={query} />
      )}
      <SearchCount found={found.length} of={entries.length} query={query} />
      <WorkProblem text={problem} />
      {unreadable.length > 0 && (
        <UnreadableNote count={unreadable.length} onDownload={() => show(downloadUnreadable(unreadable, ports.files))} />
      )}
      {entries.length > 0 && found.length === 0 && (
        <NothingFound
          onClear={() => {
            setQuery('');
            search.current?.focus();
          }}
          query={query}
        />
      )}
      {shown.length > 0 && (
        <ul className="m-saved__list" ref={list}>
          {shown.map((entry) => (
            <SavedRow
              host={host}
              entry={entry}
              key={entry.key}
              onDelete={() => remove(entry)}
              onDownload={() => void download(entry)}
              terms={terms}
              tools={tools}
            />
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <ShowMore
          all={found.length}
          onMore={() => {
            setLimit(limit + ROWS_AT_FIRST);
            focusRow(shown.length);
          }}
          shown={shown.length}
        />
      )}
    </>
  );
}

/** The words of a record as the student has left it. A record whose tool does not load is downloaded as it was saved. */
async function contentAsLeft(entry: SavedEntry, tools: readonly ToolIdentity[], host: DashboardHost): Promise<string> {
  const slug = tools.find(({ savedType }) => savedType === entry.type)?.slug;
  const asLeft = async (name: string): Promise<string> => (await import('./text-as-left.ts')).textAsLeft(entry, name, host);
  return slug === undefined ? entry.content : asLeft(slug).catch(() => entry.content);
}

/** The list's element, and focus on its rows. */
function useListFocus(heading: SavedListProps['heading']) {
  const list = useRef<HTMLUListElement>(null);
  const restoreFocusTo = useRestoreFocus();
  const buttonAt = (row: number, selector: string) => list.current?.children[row]?.querySelector<HTMLElement>(selector);
  return {
    list,
    buttonAt,
    focusRow: (row: number): void => restoreFocusTo(() => buttonAt(row, 'summary')),
    focusAfterDelete: (deleted?: SavedEntry): void => {
      // The row's index is asked for only now: another row may have been removed since the press.
      const row = deleted ? [...(list.current?.children ?? [])].findIndex((item) => item.getAttribute('data-key') === deleted.key) : -1;
      restoreFocusTo(
        () => (row < 0 ? undefined : (buttonAt(row, '[data-delete]') ?? buttonAt(row - 1, '[data-delete]'))) ?? heading.current,
      );
    },
  };
}

function NothingFound({ query, onClear }: { readonly query: string; readonly onClear: () => void }) {
  return (
    <EmptyState action={<Button onClick={onClear}>Clear search</Button>} heading={`No saved work matches "${query.trim()}".`} level={3} />
  );
}

function ShowMore({ shown, all, onMore }: { readonly shown: number; readonly all: number; readonly onMore: () => void }) {
  return (
    <div className="m-saved__more">
      <Button onClick={onMore}>Show more</Button>
      <span>
        {shown} of {all}
      </span>
    </div>
  );
}
