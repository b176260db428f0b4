import type { SavedEntry, ToolIdentity } from '@marginalia/engine';
import { toneClass } from '../basics/ToolIcon.tsx';
import { agoOf } from '../format/ages.ts';

export interface RecentActivityProps {
  readonly recent: readonly SavedEntry[];
  readonly tools: readonly ToolIdentity[];
  readonly now: Date;
}

/** The entries that were saved last, newest first. */
export function RecentActivity({ recent, tools, now }: RecentActivityProps) {
  if (recent.length === 0) return <p className="m-panel__body m-panel__note">Nothing yet.</p>;
  return (
    <ol className="m-panel__body m-recent">
      {recent.map(({ key, title, type, createdAt }) => (
        <li className={`m-recent__item ${toneClass(tools.find(({ savedType }) => savedType === type)?.category)}`} key={key}>
          <span aria-hidden="true" className="m-dot" />
          <p className="m-recent__title" dir="auto">
            {title}
          </p>
          <p className="m-recent__when">
            {type === '' ? 'Saved' : `${type} saved`}
            {createdAt !== undefined && (
              <>
                , <time dateTime={createdAt}>{agoOf(createdAt, now)}</time>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
