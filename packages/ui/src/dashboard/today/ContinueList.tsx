import { type DraftsPort, RETENTION_DAYS, type ToolIdentity } from '@marginalia/engine';
import { Icon } from '../../basics/Icon.tsx';
import { ToolIcon } from '../../basics/ToolIcon.tsx';
import { sendTo } from '../../drafts/arrival.ts';
import { agoOf } from '../../format/ages.ts';
import { Link } from '../../navigation/Link.tsx';
import { Panel } from '../Panel.tsx';
import type { OpenWork } from './unfinished-work.ts';

export interface ContinueListProps {
  /** Undefined until it is read. */
  readonly work: readonly OpenWork[] | undefined;
  readonly tools: readonly ToolIdentity[];
  readonly drafts: DraftsPort;
  readonly now: Date;
}

/** The results to go on with. A link opens the tool with the result and its form. */
export function ContinueList({ work, tools, drafts, now }: ContinueListProps) {
  return (
    <Panel note={`Kept on this device for ${RETENTION_DAYS} days`} title="Continue">
      {work?.length === 0 && (
        <p className="m-panel__body m-panel__note">Nothing yet. The results that you worked on last are listed here.</p>
      )}
      {work && work.length > 0 && (
        <ul className="m-continue">
          {work.map(({ record: { id, tool: slug, text, source, at: made }, title, left, at }) => {
            const tool = tools.find((one) => one.slug === slug);
            return (
              <li key={id}>
                <Link
                  className="m-continue__link"
                  onClick={() => sendTo(drafts, slug, { do: 'show', text, source, at: made })}
                  to={`/tools/${slug}`}
                >
                  <ToolIcon category={tool?.category} icon={tool?.icon ?? 'notebook'} size="sm" />
                  <span className="m-continue__what">
                    <bdi className="m-continue__title">{title}</bdi>
                    <span className="m-continue__left">
                      {[left, agoOf(at, now), tool?.savedType ?? tool?.name].filter((part) => part !== undefined && part !== '').join(', ')}
                    </span>
                  </span>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
