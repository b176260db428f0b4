import { isAfterExam, isStudy, NOWHERE, type PlannedBlock, type PlanPlace, printMinutes } from '@marginalia/engine';
import { useId, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Icon } from '../../basics/Icon.tsx';
import type { OpenPlan } from './open-plan.ts';
import { placesOf } from './places.ts';

export interface PlanBlockActions {
  readonly onDone: (block: PlannedBlock, isDone: boolean) => void;
  readonly onPin: (block: PlannedBlock, isPinned: boolean) => void;
  readonly onMove: (block: PlannedBlock, place: PlanPlace) => void;
}

interface PlanBlockProps {
  readonly block: PlannedBlock;
  readonly plan: OpenPlan;
  readonly actions: PlanBlockActions;
}

/** A block of study with its tick, a goal with its tick, or an exam. */
export function PlanBlock({ block, plan, actions }: PlanBlockProps) {
  const { subject, exam, goal, minutes, done } = block;
  const [isOpen, setOpen] = useState(false);
  const controls = useId();
  if (exam) {
    return (
      <li className="m-plan__exam" dir="auto">
        <Icon name="graduation-cap" size={18} />
        <strong>{[`Exam: ${subject}`, plan.hoursOf(block)].filter(Boolean).join(', ')}</strong>
      </li>
    );
  }
  return (
    <li className="m-plan__block" data-block={block.id} data-done={done} data-goal={goal}>
      <label className="m-plan__tick">
        <input
          checked={done}
          className="m-checkbox__input"
          onChange={({ target }) => actions.onDone(block, target.checked)}
          type="checkbox"
        />
        <span className="m-plan__words" dir="auto">
          <span className="m-plan__name" lang={plan.lang}>
            {goal ? `Goal: ${subject}` : subject}
          </span>
          <Notes block={block} plan={plan} />
        </span>
        {isStudy(block) && <span className="m-plan__time">{printMinutes(minutes ?? 0)}</span>}
      </label>
      {isStudy(block) && (
        <button
          aria-controls={controls}
          aria-expanded={isOpen}
          aria-label={`Move ${subject}, ${plan.placeText(block.place)}`}
          className="m-plan__more"
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          Move
        </button>
      )}
      <div hidden={!isOpen} id={controls}>
        {isOpen && <Controls actions={actions} block={block} onMoved={() => setOpen(false)} plan={plan} />}
      </div>
    </li>
  );
}

/** The activity, and what is special about where the block stands. */
function Notes({ block, plan }: Pick<PlanBlockProps, 'block' | 'plan'>) {
  const { activity, home, place, pinned, done } = block;
  const late = !done && isAfterExam(block, plan.examDay(block));
  const moved = place !== home && place !== NOWHERE;
  return (
    <>
      {(activity !== undefined || moved) && (
        <span className="m-plan__note">
          {moved && <strong>from {plan.placeText(home)}</strong>}
          {moved && activity !== undefined && ', '}
          {activity !== undefined && <span lang={plan.lang}>{activity}</span>}
        </span>
      )}
      {pinned && <span className="m-plan__note">pinned</span>}
      {late && <span className="m-plan__left">after its exam</span>}
    </>
  );
}

function Controls({ block, plan, actions, onMoved }: PlanBlockProps & { readonly onMoved: () => void }) {
  const { place, home, pinned } = block;
  const [to, setTo] = useState(place);
  const id = useId();
  const move = (next: PlanPlace): void => {
    onMoved();
    actions.onMove(block, next);
  };
  return (
    <div className="m-plan__controls">
      <label className="m-plan__label" htmlFor={id}>
        Day
      </label>
      <select className="m-plan__select" id={id} onChange={({ target }) => setTo(target.value)} value={to}>
        {place === NOWHERE && <option value={NOWHERE}>No day</option>}
        {placesOf(plan, block).map(({ place: day, text }) => (
          <option key={day} value={day}>
            {text}
          </option>
        ))}
      </select>
      <Button disabled={to === place} onClick={() => move(to)} size="sm" variant="primary">
        Move here
      </Button>
      {place !== home && (
        <Button icon="undo" onClick={() => move(home)} size="sm">
          {`Back to ${plan.placeText(home)}`}
        </Button>
      )}
      <Button aria-pressed={pinned} onClick={() => actions.onPin(block, !pinned)} size="sm">
        {pinned ? 'Pinned to this day' : 'Pin to this day'}
      </Button>
    </div>
  );
}
