import {
  isLeftOpen,
  isMovable,
  isPlanProgress,
  localDay,
  NOWHERE,
  planAnew,
  withDone,
  withMoves,
  withoutMoves,
  withPinned,
  withPlace,
} from '@marginalia/engine';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { progressOf, type ViewProps } from '../view.ts';
import { focusBlock, goToDay } from './focus.ts';
import { NewPlan } from './NewPlan.tsx';
import { type OpenPlan, openPlan } from './open-plan.ts';
import { PlanBlock, type PlanBlockActions } from './PlanBlock.tsx';
import { PlanHead } from './PlanHead.tsx';
import { PlanHours } from './PlanHours.tsx';
import { PlanWeeks } from './PlanWeeks.tsx';
import '../dated.css';
import './plan.css';

/** A study plan day by day: blocks are ticked, pinned and moved, and the plan is made anew after a missed day. */
export default function PlanView({ sections, text, progress: stored, ports, lang }: ViewProps) {
  const progress = progressOf(stored, isPlanProgress);
  const today = localDay(ports.clock.now());
  const [isAnew, setAnew] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater(root);

  const current = openPlan(sections, progress.state, today, text, lang);
  const moves = isAnew ? planAnew(current.blocks, today) : [];
  // While a new plan is offered, the days show it.
  const shown = isAnew ? openPlan(sections, withMoves(progress.state, moves), today, text, lang) : current;
  const leftOpen = current.blocks.filter((block) => isMovable(block) && isLeftOpen(block, today));
  const nowhere = shown.blocks.filter(({ place }) => place === NOWHERE);

  const actions: PlanBlockActions = {
    onDone: ({ id }, isDone) => progress.change((state) => withDone(state, id, isDone)),
    onPin: ({ id }, isPinned) => progress.change((state) => withPinned(state, id, isPinned)),
    onMove: ({ id, subject }, place) => {
      progress.change((state) => withPlace(state, id, place));
      setAnnouncement(`${subject} moved to ${shown.placeText(place)}.`);
      focusLater(id);
    },
  };
  const finish = (change: () => void, words: string): void => {
    change();
    setAnew(false);
    setAnnouncement(words);
    root.current?.querySelector<HTMLElement>('.m-plan__head')?.focus();
  };

  return (
    <div className="m-plan m-dated" ref={root}>
      <PlanHead
        isAnew={isAnew}
        isNew={progress.state?.before !== undefined}
        leftOpen={leftOpen}
        onAnew={() => setAnew(true)}
        onToday={() => goToDay(root.current, today)}
        onUndo={() => finish(() => progress.change(withoutMoves), 'The old plan is back.')}
        today={today}
      />
      <p className="m-hidden" role="status">
        {announcement}
      </p>
      {isAnew && (
        <NewPlan
          hasLeftOpen={current.blocks.some((block) => isLeftOpen(block, today))}
          moves={moves}
          onKeep={() => finish(() => undefined, 'The plan stays as it was.')}
          onUse={() => finish(() => progress.change((state) => withMoves(state, moves)), 'The new plan is in use.')}
          plan={current}
        />
      )}
      <PlanHours plan={shown} />
      {nowhere.length > 0 && <BlocksWithoutDay actions={actions} blocks={nowhere} plan={shown} />}
      <PlanWeeks actions={actions} plan={shown} />
    </div>
  );
}

/** Returns a function that focuses a block once it is at its new place. */
function useFocusLater(root: RefObject<HTMLElement | null>): (block: string) => void {
  const toFocus = useRef<string>(undefined);
  useEffect(() => {
    if (toFocus.current === undefined) return;
    focusBlock(root.current, toFocus.current);
    toFocus.current = undefined;
  });
  return (block) => {
    toFocus.current = block;
  };
}

interface BlocksWithoutDayProps {
  readonly blocks: OpenPlan['blocks'];
  readonly plan: OpenPlan;
  readonly actions: PlanBlockActions;
}

function BlocksWithoutDay({ blocks, plan, actions }: BlocksWithoutDayProps) {
  return (
    <section aria-label="Without a day" className="m-plan__nowhere">
      <h3 className="m-plan__heading">Without a day</h3>
      <p className="m-dated__muted">There was no room for this before its exam or its deadline. Tick it, or move it to a day.</p>
      <ul className="m-plan__blocks">
        {blocks.map((block) => (
          <PlanBlock actions={actions} block={block} key={block.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}
