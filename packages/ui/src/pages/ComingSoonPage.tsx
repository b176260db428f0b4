import type { AnnouncedTool } from '@marginalia/engine';
import { EmptyState } from '../basics/EmptyState.tsx';
import { LinkButton } from '../navigation/LinkButton.tsx';
import { ToolHeader } from '../tool/ToolHeader.tsx';

/** The page of an announced tool: its header and a note that it is not built yet. */
export function ComingSoonPage({ tool }: { readonly tool: AnnouncedTool }) {
  return (
    <div className="m-tool m-container">
      <ToolHeader tool={tool} />
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
