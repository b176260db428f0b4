import type { ToolIdentity } from '@marginalia/engine';
import { type ComponentType, useEffect, useState } from 'react';
import type { DashboardHost, DashboardPorts } from '../dashboard-host.ts';
import { Panel } from '../Panel.tsx';
import type { TodayProps } from './Today.tsx';

interface TodayPanelsProps {
  readonly host: DashboardHost;
  readonly tools: readonly ToolIdentity[];
  /** The time at which storage was read last; undefined until then. */
  readonly now: Date | undefined;
}

/** The panels "Due today" and "Continue". Their place is on the page from the start, and their code and data come after the first paint. */
export function TodayPanels({ host, tools, now }: TodayPanelsProps) {
  const [loaded, setLoaded] = useState<{ readonly Today: ComponentType<TodayProps>; readonly ports: DashboardPorts } | 'failed'>();
  useEffect(() => {
    let left = false;
    Promise.all([import('./Today.tsx'), host.ports()]).then(
      ([{ default: Today }, ports]) => left || setLoaded({ Today, ports }),
      () => left || setLoaded('failed'),
    );
    return () => {
      left = true;
    };
  }, [host]);
  const missing = loaded === 'failed' && <p className="m-panel__body m-panel__note">This part did not arrive. Reload the page.</p>;
  return (
    <div className="m-today">
      {loaded && loaded !== 'failed' && now ? (
        <loaded.Today host={host} now={now} ports={loaded.ports} tools={tools} />
      ) : (
        <>
          <Panel title="Due today">{missing}</Panel>
          <Panel title="Continue">{missing}</Panel>
        </>
      )}
    </div>
  );
}
