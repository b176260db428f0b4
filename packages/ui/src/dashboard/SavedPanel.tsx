import { downloadSaved, downloadUnreadable, type Ports, type SavedEntry, type ToolIdentity } from '@marginalia/engine';
import { useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { EmptyState } from '../basics/EmptyState.tsx';
import { Notice } from '../basics/Notice.tsx';
import { SearchField } from '../catalogue/SearchField.tsx';
import { matches, searchTerms } from '../catalogue/search.ts';
import { useNotices } from '../notices/notices.tsx';
import { Panel } from './Panel.tsx';
import { RecentlyDeleted } from './RecentlyDeleted.tsx';
import { SavedEmpty } from './SavedEmpty.tsx';
import { SavedRow } from './SavedRow.tsx';
import { SearchCount } from './SearchCount.tsx';
import './saved.css';
import type { DashboardState } from './use-dashboard.ts';
import { useFocusLater } from './use-focus-later.ts';
import { type SavedActionsInput, useSavedActions } from './use-saved-actions.ts';

/** Rows mounted at first, and by each "Show more". */
const AT_ONCE = 30;

export interface SavedPanelProps extends Pick<SavedActionsInput, 'justDeleted' | 'reload' | 'refresh'> {
  readonly ports: Pick<Ports, 'storage' | 'archive' | 'files' | 'clock'>;
  readonly tools: readonly ToolIdentity[];
  /** Absent until it is read. */
  readonly state: DashboardState | undefined;
}

/** Everything saved: found, read, downloaded, deleted and restored. */
export function SavedPanel({ ports, tools, state, justDeleted, reload, refresh }: SavedPanelProps) {
  const { show } = useNotices();
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const deletedSummary = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusLater = useFocusLater();

  const { entries = [], unreadable = [] } = state?.model ?? {};
  const terms = searchTerms(query);
  const found = entries.filter(({ title, type, content }) => matches({ name: `${title} ${type}`, description: content }, terms));
  const shown = found.slice(0, most);

  const buttonAt = (row: number, selector: string) => list.current?.children[row]?.querySelector<HTMLElement>(selector);
  const { problem, deleted, remove, restore, forget, toggleDeleted } = useSavedActions({
    ports,
    justDeleted,
    reload,
    refresh,
    model: state?.model,
    onMoved: (what?: SavedEntry | 'deleted') => {
      if (what === 'deleted') return focusLater(() => deletedSummary.current);
      // Where it stands now: another may have gone since it was pressed.
      const row = [...(list.current?.children ?? [])].findIndex((item) => item.getAttribute('data-key') === what?.key);
      if (row < 0) return focusLater(() => heading.current);
      focusLater(() => buttonAt(row, '[data-delete]') ?? buttonAt(row - 1, '[data-delete]') ?? heading.current);
    },
    onReturn: () => heading.current?.focus(),
  });

  return (
    <Panel
      aside={
        entries.length > 0 && (
          <SearchField label="Search saved work" onChange={setQuery} placeholder="Search saved work" ref={search} value={query} />
        )
      }
      className="m-saved"
      ref={heading}
      title="Saved Content & Reports"
    >
      <SearchCount found={found.length} of={entries.length} query={query} />
      {problem !== undefined && (
        <Notice className="m-saved__problem" heading="Error" level={3} tone="error">
          {problem}
        </Notice>
      )}
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
      {state && entries.length === 0 && <SavedEmpty />}
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
              setMost(most + AT_ONCE);
              focusLater(() => buttonAt(shown.length, 'summary'));
            }}
          >
            Show more
          </Button>
          <span>
            {shown.length} of {found.length}
          </span>
        </div>
      )}
      {state && (
        <RecentlyDeleted
          deleted={deleted}
          now={state.now}
          onForget={forget}
          onRestore={(id) => restore(id, 'deleted')}
          onToggle={toggleDeleted}
          summary={deletedSummary}
        />
      )}
    </Panel>
  );
}
