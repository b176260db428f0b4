import type { SavedEntry, ToolIdentity } from '@marginalia/engine';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import { ToolIcon } from '../../basics/ToolIcon.tsx';
import { storedDayText } from '../../format/ages.ts';
import { Matched } from '../../search/Matched.tsx';
import type { DashboardHost } from '../dashboard-host.ts';
import type { SavedReaderProps } from './SavedReader.tsx';

// Without its code the text can be read all the same.
const SavedReader = lazy(() => import('./SavedReader.tsx').catch(() => ({ default: ({ text }: SavedReaderProps) => text })));

export interface SavedRowProps {
  readonly entry: SavedEntry;
  readonly tools: readonly ToolIdentity[];
  readonly host: DashboardHost;
  /** The words searched for: they are marked in the title. */
  readonly terms: readonly string[];
  readonly onDownload: () => void;
  readonly onDelete: () => void;
}

/** One saved entry: title, facts, buttons, and the text while it is open. */
export function SavedRow({ entry, tools, host, terms, onDownload, onDelete }: SavedRowProps) {
  const [open, setOpen] = useState(false);
  const { title, type, createdAt, pages, content } = entry;
  const tool = tools.find(({ savedType }) => savedType === type);
  const text = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={title} className="m-saved__text" dir="auto" tabIndex={0}>
      {content}
    </section>
  );
  return (
    <li className="m-saved__item" data-key={entry.key}>
      <ToolIcon category={tool?.category} icon={tool?.icon ?? 'notebook'} size="sm" />
      <details className="m-saved__details" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="m-saved__summary">
          <span className="m-saved__title">
            <bdi>
              <Matched terms={terms} text={title} />
            </bdi>
            <Icon className="m-saved__open" name="chevron-down" size={16} />
          </span>
          <span className="m-saved__facts">
            {type !== '' && <span>{type}</span>}
            {createdAt === undefined ? <span>Date unknown</span> : <time dateTime={createdAt}>{storedDayText(createdAt)}</time>}
            {pages !== undefined && <span>{pages === '1' ? '1 page' : `${pages} pages`}</span>}
          </span>
        </summary>
        {open && (
          <Suspense fallback={text}>
            <SavedReader host={host} entry={entry} slug={tool?.slug} text={text} />
          </Suspense>
        )}
      </details>
      <span className="m-saved__actions">
        <IconButton icon="download" label={`Download ${title}`} onClick={onDownload} tooltip="Download" />
        <IconButton danger data-delete="" icon="trash" label={`Delete ${title}`} onClick={onDelete} tooltip="Delete" />
      </span>
    </li>
  );
}
