import type { Dashboard } from '@marginalia/engine';
import { toneClass } from '../basics/ToolIcon.tsx';

/** How often each tool was used; nothing where none was. Name and count say it; the bar only shows it. */
export function UsageBars({ usage }: Pick<Dashboard, 'usage'>) {
  if (usage.length === 0) return null;
  const most = usage[0]?.count ?? 1;
  return (
    <ul className="m-panel__body m-usage">
      {usage.map(({ tool, count }) => (
        <li className={`m-usage__row ${toneClass(tool.category)}`} key={tool.slug}>
          <span className="m-usage__name">
            <span aria-hidden="true" className="m-dot" />
            {tool.name}
          </span>
          <span className="m-usage__count">{count}</span>
          <svg aria-hidden="true" className="m-usage__bar" focusable="false">
            <rect height="100%" rx="3" width={`${(100 * count) / most}%`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
