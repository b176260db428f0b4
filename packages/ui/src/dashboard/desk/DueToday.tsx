import { useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import { useNotices } from '../../notices/notices.tsx';
import { StudyOverlay } from '../../study/StudyOverlay.tsx';
import { counted } from '../../views/counts.ts';
import { Panel } from '../Panel.tsx';
import type { DeskPorts } from './desk-host.ts';
import type { Due } from './due.ts';

/** So many rows have room in the panel. */
const ROWS = 3;

/** Minutes for a card. An estimate: a card takes some twenty seconds to half a minute. */
const MINUTES_PER_CARD = 0.4;

export interface DueTodayProps {
  /** Undefined until the decks are read. */
  readonly due: Due | undefined;
  readonly now: Date;
  readonly ports: Pick<DeskPorts, 'decks' | 'clock'>;
}

/** The cards that are due today, by deck, and the button that studies them all. */
export function DueToday({ due, now, ports: { decks, clock } }: DueTodayProps) {
  const { show } = useNotices();
  const [studied, setStudied] = useState<Due>();
  const cards = counted(due?.queue.length ?? 0, 'card');
  const day = now.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <Panel note={day} title="Due today">
      {due?.queue.length === 0 && (
        <p className="m-panel__body m-panel__note">Nothing is due. Cards that you study come back here when it is time.</p>
      )}
      {due && due.queue.length > 0 && (
        <div className="m-due">
          <div className="m-due__head">
            <p>
              <b className="m-due__count">{cards}</b>
              <span className="m-due__facts">
                {counted(due.decks.length, 'deck')}, about {counted(Math.max(1, Math.round(due.queue.length * MINUTES_PER_CARD)), 'minute')}
              </span>
            </p>
            <Button className="m-due__study" icon="layers" onClick={() => setStudied(due)} size="lg" variant="primary">
              Study {cards}
            </Button>
          </div>
          <ul className="m-due__decks">
            {due.decks.slice(0, ROWS).map(({ deck, count }) => (
              <li className="m-due__deck" key={deck.id}>
                <Icon name="layers" size={16} />
                <bdi>{deck.name}</bdi>
                <span>{counted(count, 'card')}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {studied && (
        <StudyOverlay
          clock={clock}
          decks={decks}
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
