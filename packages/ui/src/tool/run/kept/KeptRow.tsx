import { Icon } from '../../../basics/Icon.tsx';
import type { RunView } from '../run-view.ts';
import { keptTime } from './kept-time.ts';
import { useIsSaved } from './use-is-saved.ts';
import './kept.css';

/** Says whether the kept text in view is saved or only kept on the device, and since when. */
export function KeptRow({ view: { tool, ports, kept } }: { readonly view: RunView }) {
  const saved = useIsSaved(tool, kept, ports);
  if (!kept) return null;
  return (
    <div className="m-kept">
      <Icon name="save" size={16} />
      <span>
        {saved !== undefined && (
          <>
            <span>{saved ? 'Saved in this browser' : 'Kept on this device'}</span>,{' '}
          </>
        )}
        <time dateTime={kept.at}>{keptTime(kept, ports)}</time>
      </span>
    </div>
  );
}
