import type { Dashboard } from '@marginalia/engine';
import { toneClass } from '../basics/ToolIcon.tsx';

/** The number of uses of each tool. The bar repeats the count beside it, so it is hidden from assistive technology. */
export function UsageBars({ usage }: Pick<Dashboard, 'usage'>) {
  const [mostUsed] = usage;
  if (mostUsed === undefined) {
    return (
      <div className="m-panel__body m-panel__note">
        <p>No tool usage data yet</p>
        <p>Counts appear here after your first result.</p>
      </div>
    );
  }
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
            <rect height="100%" rx="3" width={`${(100 * count) / mostUsed.count}%`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
