import { countWords, type KeptResult, wordsOf } from '@marginalia/engine';
import { useId, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { keptTime, keptTitle } from './kept-title.ts';
import type { RunView } from './run-view.ts';
import { useIsSaved } from './use-is-saved.ts';
import './kept.css';

/** Says whether the text in view is saved or only kept on the device, and since when, and lists the earlier ones. */
export function KeptRow({ view }: { readonly view: RunView }) {
  const { tool, ports, kept, others, onKept } = view;
  const id = useId();
  const [open, setOpen] = useState(false);
  const saved = useIsSaved(tool, kept, ports);
  if (!kept && others.length === 0) return null;
  const choose = (record: KeptResult): void => {
    setOpen(false);
    onKept('show', record);
  };
  return (
    <div className="m-kept">
      {kept && (
        <p className="m-kept__mark">
          <Icon name="save" size={16} />
          <span>
            {saved !== undefined && (
              <>
                <span>{saved ? 'Saved in this browser' : 'Kept on this device'}</span>,{' '}
              </>
            )}
            <time dateTime={kept.at}>{keptTime(kept, ports)}</time>
          </span>
        </p>
      )}
      {others.length > 0 && (
        <Button
          aria-controls={id}
          aria-expanded={open}
          className="m-kept__toggle"
          icon="chevron-down"
          onClick={() => setOpen(!open)}
          size="sm"
          variant="ghost"
        >
          Earlier results
        </Button>
      )}
      <ul aria-label="Earlier results" className="m-kept__list" hidden={!open} id={id}>
        {others.map((record) => (
          <li key={record.id}>
            <button className="m-kept__item" onClick={() => choose(record)} type="button">
              <time className="m-kept__time" dateTime={record.at}>
                {keptTime(record, ports)}
              </time>
              <bdi className="m-kept__title">{keptTitle(tool, record)}</bdi>
              <span className="m-kept__words">
                {wordsOf(countWords(record.text))}
                {!record.complete && ', not finished'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
