import type { AnnouncedTool } from '@marginalia/engine';
import { EmptyState } from '../basics/EmptyState.tsx';
import { Icon } from '../basics/Icon.tsx';
import { LinkButton } from '../basics/LinkButton.tsx';
import { ToolIcon } from '../basics/ToolIcon.tsx';
import { Link } from '../navigation/Link.tsx';

/** An announced tool in the frame of a tool: who it is, and that it is not built yet. */
export function ComingSoonPage({ tool }: { readonly tool: AnnouncedTool }) {
  return (
    <div className="m-soon m-container">
      <Link className="m-back" to="/tools">
        <Icon name="arrow-left" size={16} />
        Back to Tools
      </Link>
      <div className="m-soon__head">
        <ToolIcon category={tool.category} icon={tool.icon} size="lg" />
        <div>
          <h1 className="m-soon__title">{tool.name}</h1>
          <p className="m-soon__text">{tool.description}</p>
        </div>
      </div>
      <EmptyState
        action={
          <LinkButton to="/tools" variant="primary">
            Browse all tools
          </LinkButton>
        }
        className="m-soon__card"
        heading="Coming soon"
        icon={tool.icon}
        text="This tool is planned, not yet built. The tools that are ready are in the catalogue."
      />
    </div>
  );
}
