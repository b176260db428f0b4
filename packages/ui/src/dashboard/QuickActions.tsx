import type { ToolIdentity } from '@marginalia/engine';
import { Icon } from '../basics/Icon.tsx';
import { ToolIcon } from '../basics/ToolIcon.tsx';
import { Link } from '../navigation/Link.tsx';

/** A link to a tool under the name of what it does. */
export interface QuickAction {
  readonly label: string;
  readonly tool: Pick<ToolIdentity, 'slug' | 'icon' | 'category'>;
}

export function QuickActions({ actions }: { readonly actions: readonly QuickAction[] }) {
  return (
    <ul className="m-quick-actions">
      {actions.map(({ label, tool }) => (
        <li key={tool.slug}>
          <Link className="m-quick-actions__link" to={`/tools/${tool.slug}`}>
            <ToolIcon category={tool.category} icon={tool.icon} size="sm" />
            <span className="m-quick-actions__name">{label}</span>
            <Icon className="m-quick-actions__go" name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
