import { type Dashboard, downloadSaved, downloadUnreadable, type Ports, type SavedEntry, type ToolIdentity } from '@marginalia/engine';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { EmptyState } from '../../basics/EmptyState.tsx';
import { useNotices } from '../../notices/notices.tsx';
import { SearchField } from '../../search/SearchField.tsx';
import { matches, searchTerms } from '../../search/search.ts';
import { useSlash } from '../../search/use-slash.ts';
import type { Refresh } from '../use-dashboard.ts';
import { Problem } from './Problem.tsx';
import { SavedRow } from './SavedRow.tsx';
import { SearchCount } from './SearchCount.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';
import { type JustDeleted, useSavedActions } from './use-saved-actions.ts';

/** Rows mounted at first, and by each press on "Show more". */
const PAGE_SIZE = 30;

export interface SavedWorkProps {
  readonly model: Dashboard;
  readonly ports: Pick<Ports, 'storage' | 'archive' | 'files' | 'clock'>;
  readonly tools: readonly ToolIdentity[];
  readonly refresh: Refresh;
  readonly reload: () => void;
  readonly justDeleted: JustDeleted;
  /** The key of a saved entry to scroll to and focus. */
  readonly wanted?: string | undefined;
  /** The panel's heading: takes focus where no row is left. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Everything that is saved: searched, read, downloaded and deleted. */
export function SavedWork({ model, heading, ports, tools, wanted, ...page }: SavedWorkProps) {
  const { show } = useNotices();
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(PAGE_SIZE);
  const search = useRef<HTMLInputElement>(null);
  useSlash(search, true);
  const list = useRef<HTMLUListElement>(null);
  const restoreFocus = useRestoreFocus();

  const { entries, unreadable } = model;
  const terms = searchTerms(query);
  const found = entries.filter(({ title, type, content }) => matches({ name: `${title} ${type}`, description: content }, terms));
  const shown = found.slice(0, most);

  // A search or the page size may hide the wanted entry: its row is mounted first, and focused in the rendering after.
  const awaited = useRef<string>(undefined);
  const goTo = useEffectEvent((key: string) => {
    const row = entries.findIndex((entry) => entry.key === key);
    if (row < 0) return;
    awaited.current = key;
    setQuery('');
    setMost((now) => Math.max(now, row + 1));
  });
  useEffect(() => {
    if (wanted !== undefined) goTo(wanted);
  }, [wanted]);
  useEffect(() => {
    const row = awaited.current === undefined ? -1 : shown.findIndex(({ key }) => key === awaited.current);
    if (row < 0) return;
    awaited.current = undefined;
    const summary = buttonAt(row, 'summary');
    summary?.scrollIntoView({ block: 'center' });
    summary?.focus({ preventScroll: true });
  });

  const buttonAt = (row: number, selector: string) => list.current?.children[row]?.querySelector<HTMLElement>(selector);
  const { problem, remove } = useSavedActions({
    ...page,
    ports,
    saved: entries.length,
    onMoved: (deleted?: SavedEntry) => {
      if (deleted === undefined) return restoreFocus(() => heading.current);
      // The row's place now: another row may have gone since the press.
      const row = [...(list.current?.children ?? [])].findIndex((item) => item.getAttribute('data-key') === deleted.key);
      if (row < 0) return restoreFocus(() => heading.current);
      restoreFocus(() => buttonAt(row, '[data-delete]') ?? buttonAt(row - 1, '[data-delete]') ?? heading.current);
    },
    onReturn: () => heading.current?.focus(),
  });

  return (
    <>
      {entries.length > 0 && (
        <SearchField label="Search saved work" onChange={setQuery} placeholder="Search saved work" ref={search} value={query} />
      )}
      <SearchCount found={found.length} of={entries.length} query={query} />
      <Problem text={problem} />
      {unreadable.length > 0 && (
        <div className="m-saved__unreadable">
          <p>
            {unreadable.length === 1
              ? '1 saved record could not be read. It is kept as it is.'
              : `${unreadable.length} saved records could not be read. They are kept as they are.`}
          </p>
          <Button icon="download" onClick={() => show(downloadUnreadable(unreadable, ports.files))} size="sm">
            Download the unreadable part
          </Button>
        </div>
      )}
      {entries.length > 0 && found.length === 0 && (
        <EmptyState
          action={
            <Button
              onClick={() => {
                setQuery('');
                search.current?.focus();
              }}
            >
              Clear search
            </Button>
          }
          heading={`No saved work matches "${query.trim()}".`}
          level={3}
        />
      )}
      {shown.length > 0 && (
        <ul className="m-saved__list" ref={list}>
          {shown.map((entry) => (
            <SavedRow
              entry={entry}
              key={entry.key}
              onDelete={() => remove(entry)}
              onDownload={() => show(downloadSaved(entry, ports.files))}
              terms={terms}
              tools={tools}
            />
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <div className="m-saved__more">
          <Button
            onClick={() => {
              setMost(most + PAGE_SIZE);
              restoreFocus(() => buttonAt(shown.length, 'summary'));
            }}
          >
            Show more
          </Button>
          <span>
            {shown.length} of {found.length}
          </span>
        </div>
      )}
    </>
  );
}
