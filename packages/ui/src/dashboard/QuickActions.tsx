import type { ToolIdentity } from '@marginalia/engine';
import { Icon } from '../basics/Icon.tsx';
import { ToolIcon } from '../basics/ToolIcon.tsx';
import { Link } from '../navigation/Link.tsx';

/** The names of specification §2 and where they lead (product decisions, Dashboard). */
const ACTIONS: readonly (readonly [name: string, slug: string])[] = [
  ['Create NTCC Report', 'ntcc-report-creator'],
  ['Explain Research Paper', 'research-explainer'],
  ['Plan Study Schedule', 'study-planner'],
  ['Analyze Lecture Notes', 'lecture-debrief'],
];

export function QuickActions({ tools }: { readonly tools: readonly ToolIdentity[] }) {
  return (
    <ul className="m-quick-actions">
      {ACTIONS.map(([name, slug]) => {
        const tool = tools.find((one) => one.slug === slug);
        return (
          <li key={slug}>
            <Link className="m-quick-actions__link" to={`/tools/${slug}`}>
              <ToolIcon category={tool?.category} icon={tool?.icon ?? 'file-text'} size="sm" />
              <span className="m-quick-actions__name">{name}</span>
              <Icon className="m-quick-actions__go" name="chevron-right" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
