import type { AnnouncedTool } from '@marginalia/engine';
import { Icon } from '../basics/Icon.tsx';
import { ToolIcon } from '../basics/ToolIcon.tsx';
import { Link } from '../navigation/Link.tsx';
import './tool-screen.css';

/** The name, description and icon of a tool, and a link to the catalogue. */
export function ToolHeader({ tool }: { readonly tool: Pick<AnnouncedTool, 'name' | 'description' | 'icon' | 'category'> }) {
  return (
    <header className="m-tool__header">
      <Link className="m-back" to="/tools">
        <Icon name="arrow-left" size={16} />
        Back to Tools
      </Link>
      <div className="m-tool__who">
        <ToolIcon category={tool.category} icon={tool.icon} size="lg" />
        <div>
          <h1 className="m-tool__name" id="page-title">
            {tool.name}
          </h1>
          <p className="m-tool__text">{tool.description}</p>
        </div>
      </div>
    </header>
  );
}
