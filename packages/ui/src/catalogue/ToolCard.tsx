import type { AnnouncedTool, ToolIdentity } from '@marginalia/engine';
import { Button } from '../basics/Button.tsx';
import { classNames } from '../basics/class-names.ts';
import { Tag } from '../basics/Tag.tsx';
import { ToolIcon } from '../basics/ToolIcon.tsx';
import { LinkButton } from '../navigation/LinkButton.tsx';
import { Matched } from '../search/Matched.tsx';
import { UseTool } from './UseTool.tsx';

interface ToolCardProps {
  readonly tool: ToolIdentity | AnnouncedTool;
  /** The words searched for: they are marked. */
  readonly terms?: readonly string[] | undefined;
}

/** A tool in the catalogue: ready, with a link, or announced, with a disabled button and a tag that says why. */
export function ToolCard({ tool, terms = [] }: ToolCardProps) {
  const ready = 'counter' in tool;
  return (
    <article className={classNames('m-tool-card', `m-tool-card--${tool.category ?? 'none'}`, !ready && 'm-tool-card--soon')}>
      <div className="m-tool-card__top">
        <ToolIcon category={tool.category} icon={tool.icon} />
        {ready && tool.featured !== undefined && <Tag tone="hot">Featured</Tag>}
      </div>
      <h3 className="m-tool-card__name">
        <Matched terms={terms} text={tool.name} />
      </h3>
      <p className="m-tool-card__text">
        <Matched terms={terms} text={tool.description} />
      </p>
      <div className="m-tool-card__foot">
        {ready ? (
          <>
            <Tag tone="ok">Available</Tag>
            <LinkButton size="sm" to={`/tools/${tool.slug}`}>
              <UseTool name={tool.name} />
            </LinkButton>
          </>
        ) : (
          <>
            <Tag tone="soon">Coming Soon</Tag>
            <Button disabled size="sm">
              Coming Soon
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
