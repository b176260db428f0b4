import type { ToolIdentity } from '@marginalia/engine';
import { type ComponentType, useEffect, useState } from 'react';
import { Panel } from '../Panel.tsx';
import type { DeskProps } from './Desk.tsx';
import type { DeskHost, DeskPorts } from './desk-host.ts';

interface DeskPanelsProps {
  readonly desk: DeskHost;
  readonly tools: readonly ToolIdentity[];
  /** When storage was read last; undefined until then. */
  readonly now: Date | undefined;
}

/** The panels "Due today" and "Continue". Their place is on the page from the start, and their code and data come after the first paint. */
export function DeskPanels({ desk, tools, now }: DeskPanelsProps) {
  const [loaded, setLoaded] = useState<{ readonly Desk: ComponentType<DeskProps>; readonly ports: DeskPorts } | 'failed'>();
  useEffect(() => {
    let left = false;
    Promise.all([import('./Desk.tsx'), desk.ports()]).then(
      ([{ default: Desk }, ports]) => left || setLoaded({ Desk, ports }),
      () => left || setLoaded('failed'),
    );
    return () => {
      left = true;
    };
  }, [desk]);
  const missing = loaded === 'failed' && <p className="m-panel__body m-panel__note">This part did not arrive. Reload the page.</p>;
  return (
    <div className="m-desk">
      {loaded && loaded !== 'failed' && now ? (
        <loaded.Desk desk={desk} now={now} ports={loaded.ports} tools={tools} />
      ) : (
        <>
          <Panel title="Due today">{missing}</Panel>
          <Panel title="Continue">{missing}</Panel>
        </>
      )}
    </div>
  );
}
