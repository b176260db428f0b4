import { forgetExpiredProgress, type ToolIdentity } from '@marginalia/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DashboardHost, DashboardPorts } from '../dashboard-host.ts';
import { ContinueList } from './ContinueList.tsx';
import { DueToday } from './DueToday.tsx';
import type { DueCards } from './due.ts';
import { type PlanToday, plansToday } from './plans-today.ts';
import { type OpenWork, unfinishedWork } from './unfinished-work.ts';
import { workedOn } from './worked-on.ts';
import './today.css';

export interface TodayProps {
  readonly host: DashboardHost;
  readonly ports: DashboardPorts;
  readonly tools: readonly ToolIdentity[];
  /** The time at which storage was read last. All content here is read again whenever this changes. */
  readonly now: Date;
}

const NOTHING_DUE: DueCards = { queue: [], decks: [] };

/** The work that is due today, and the results to go on with. */
export default function Today({ host, ports, tools, now }: TodayProps) {
  const [due, setDue] = useState<DueCards>();
  const [work, setWork] = useState<readonly OpenWork[]>();
  const [plans, setPlans] = useState<readonly PlanToday[]>();
  const readDue = useEffectEvent(async (): Promise<void> => {
    const decks = await ports.decks.list();
    // Load the schedule only if there are decks.
    setDue(
      decks.length === 0 ? NOTHING_DUE : await import('./due.ts').then(({ dueToday }) => dueToday(decks, now)).catch(() => NOTHING_DUE),
    );
  });
  const readWork = useEffectEvent(async (): Promise<void> => {
    const [all, decks] = await Promise.all([workedOn(ports), ports.decks.list()]);
    setWork(await unfinishedWork(all, decks, host, now));
    setPlans(await plansToday(all, host, now));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with the rest of the page
  useEffect(() => {
    void readDue();
    void readWork();
  }, [host, ports, now]);
  useEffect(() => void forgetExpiredProgress(ports, ports.clock.now()), [ports]);
  useEffect(() => ports.decks.subscribe(() => void readDue()), [ports]);
  return (
    <>
      <DueToday due={due} now={now} onPlans={setPlans} plans={plans} ports={ports} />
      <ContinueList drafts={ports.drafts} now={now} tools={tools} work={work} />
    </>
  );
}
