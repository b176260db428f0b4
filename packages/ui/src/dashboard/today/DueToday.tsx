import {
  isPlanProgress,
  isStudy,
  minutesOf,
  type PlannedBlock,
  printMinutes,
  resultProgress,
  StorageError,
  withDone,
} from '@marginalia/engine';
import { useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { counted } from '../../format/counts.ts';
import { useNotices } from '../../notices/notices.tsx';
import { StudyOverlay } from '../../study/StudyOverlay.tsx';
import type { DashboardPorts } from '../dashboard-host.ts';
import { Panel } from '../Panel.tsx';
import type { DueCards } from './due.ts';
import { PlanRows } from './PlanRows.tsx';
import type { PlanToday } from './plans-today.ts';

/** The number of rows that have room in the panel under its first line. */
const MOST_ROWS = 3;

/** Minutes for a card. An estimate: a card takes some twenty seconds to half a minute. */
const MINUTES_PER_CARD = 0.4;

export interface DueTodayProps {
  /** Undefined until the decks are read. */
  readonly due: DueCards | undefined;
  /** Undefined until the plans are read. */
  readonly plans: readonly PlanToday[] | undefined;
  readonly now: Date;
  readonly ports: Pick<DashboardPorts, 'decks' | 'clock' | 'progress' | 'kept' | 'drafts' | 'storage'>;
  /** Something was ticked. */
  readonly onPlans: (plans: readonly PlanToday[]) => void;
}

/** The work that is due today: the cards by deck, with buttons that study one deck or all, and the blocks of the plans with their ticks. */
export function DueToday({ due, plans, now, ports, onPlans }: DueTodayProps) {
  const { show } = useNotices();
  const [studied, setStudied] = useState<DueCards>();
  const day = now.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
  const isRead = due !== undefined && plans !== undefined;
  const planned = plans?.flatMap(({ blocks }) => blocks).length ?? 0;
  const tick = (plan: PlanToday, block: PlannedBlock, done: boolean): void => {
    onPlans((plans ?? []).map((one) => (one === plan ? { ...one, blocks: withBlock(one.blocks, { ...block, done }) } : one)));
    const { tool, text } = plan.plan.record;
    resultProgress(ports, tool, text)
      .update('plan', (state) => withDone(isPlanProgress(state) ? state : undefined, block.id, done))
      .catch((cause: unknown) => {
        const reason = cause instanceof StorageError ? cause.message : 'This browser did not store it.';
        show({ tone: 'error', title: 'Error', text: 'This tick lasts until this tab is closed.', reason });
      });
  };
  return (
    <Panel note={day} title="Due today">
      {isRead && due.queue.length + planned === 0 && (
        <p className="m-panel__body m-panel__note">
          Nothing is due. Cards that you study and the blocks of your study plan stand here on their day.
        </p>
      )}
      {isRead && due.queue.length + planned > 0 && (
        <div className="m-due" data-plans={planned > 0 || undefined}>
          {due.queue.length > 0 ? <Cards due={due} onStudy={() => setStudied(due)} /> : <PlanHead plans={plans} />}
          <ul className="m-due__list">
            <PlanRows drafts={ports.drafts} most={MOST_ROWS} onDone={tick} plans={plans} storage={ports.storage} />
            {due.decks.slice(0, Math.max(0, MOST_ROWS - planned)).map(({ deck, count }) => (
              <li className="m-due__row m-due__deck" key={deck.id}>
                <Icon name="layers" size={16} />
                <bdi>{deck.name}</bdi>
                <span>{counted(count, 'card')}</span>
                {due.decks.length > 1 && (
                  <Button
                    aria-label={`Study ${counted(count, 'card')} of ${deck.name}`}
                    onClick={() => setStudied({ queue: due.queue.filter((ref) => ref.deck === deck.id), decks: [{ deck, count }] })}
                    size="sm"
                    variant="ghost"
                  >
                    Study
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {studied && (
        <StudyOverlay
          clock={ports.clock}
          decks={ports.decks}
          drafts={ports.drafts}
          from={studied.decks.map(({ deck }) => deck)}
          name={studied.decks.length === 1 ? (studied.decks[0]?.deck.name ?? '') : 'Due today'}
          onClose={() => setStudied(undefined)}
          onNotice={show}
          queue={studied.queue}
        />
      )}
    </Panel>
  );
}

function Cards({ due: { queue, decks }, onStudy }: { readonly due: DueCards; readonly onStudy: () => void }) {
  const cards = counted(queue.length, 'card');
  return (
    <div className="m-due__head">
      <p>
        <b className="m-due__count">{cards}</b>
        <span className="m-due__facts">
          {counted(decks.length, 'deck')}, about {counted(Math.max(1, Math.round(queue.length * MINUTES_PER_CARD)), 'minute')}
        </span>
      </p>
      <Button className="m-due__study" icon="layers" onClick={onStudy} size="lg" variant="primary">
        Study {cards}
      </Button>
    </div>
  );
}

/** The time of the plans, where no cards are due. */
function PlanHead({ plans }: { readonly plans: readonly PlanToday[] }) {
  const blocks = plans.flatMap((plan) => plan.blocks).filter(isStudy);
  const left = minutesOf(blocks.filter(({ done }) => !done));
  if (blocks.length === 0) return null;
  return (
    <p className="m-due__head">
      <b className="m-due__count">{left === 0 ? 'All done' : printMinutes(left)}</b>
      <span className="m-due__facts">{left === 0 ? 'in your plan' : `left of ${printMinutes(minutesOf(blocks))} in your plan`}</span>
    </p>
  );
}

function withBlock(blocks: readonly PlannedBlock[], changed: PlannedBlock): readonly PlannedBlock[] {
  return blocks.map((block) => (block.id === changed.id ? changed : block));
}
