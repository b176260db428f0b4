import { isStudy, minutesOf, NOWHERE, type PlanMove, type PlannedBlock, printMinutes } from '@marginalia/engine';
import { useEffect, useRef } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Tag } from '../../basics/Tag.tsx';
import { counted } from '../../format/counts.ts';
import { weekdayDayText } from '../../format/days.ts';
import type { OpenPlan } from './open-plan.ts';

export interface NewPlanProps {
  /** The plan as it is. */
  readonly plan: OpenPlan;
  readonly moves: readonly PlanMove[];
  readonly hasLeftOpen: boolean;
  readonly onUse: () => void;
  readonly onKeep: () => void;
}

/** The changes that a new plan would make, before it is accepted. */
export function NewPlan({ plan, moves, hasLeftOpen, onUse, onKeep }: NewPlanProps) {
  const { blocks, today } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lost = moves.filter(({ to }) => to === NOWHERE).length;
  return (
    <section aria-label="New plan" className="m-plan__anew">
      <h3 className="m-plan__heading" ref={heading} tabIndex={-1}>
        Plan anew from {weekdayDayText(today, today)}
      </h3>
      {moves.length === 0 ? (
        <p>{unchanged(blocks, hasLeftOpen)}</p>
      ) : (
        <>
          <p className="m-plan__tags">
            {moves.length > lost && <Tag>{`${counted(moves.length - lost, 'block')} ${moves.length - lost === 1 ? 'moves' : 'move'}`}</Tag>}
            {lost > 0 && <Tag tone="warning">{`${lost} without room`}</Tag>}
            <Tag>{`${blocks.filter(isStudy).length - moves.length} stay`}</Tag>
          </p>
          <MoveTable moves={moves} plan={plan} />
          <p className="m-dated__muted">
            {lost > 0 && `${noRoom(blocks, moves)} `}
            Blocks that are done or pinned, and exams, stay where they are. A day gets no more time than your plan gave that weekday.
          </p>
        </>
      )}
      <div className="m-plan__actions">
        {moves.length > 0 && (
          <Button onClick={onUse} variant="primary">
            Use the new plan
          </Button>
        )}
        <Button onClick={onKeep}>{moves.length > 0 ? 'Keep the old plan' : 'Close'}</Button>
      </div>
    </section>
  );
}

function MoveTable({ plan: { blocks, lang, placeText }, moves }: Pick<NewPlanProps, 'plan' | 'moves'>) {
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const subjectOf = ({ id }: PlanMove): string => byId.get(id)?.subject ?? '';
  const subjects = [...new Set(moves.map(subjectOf))];
  const rows = subjects.flatMap((subject) => moves.filter((move) => subjectOf(move) === subject));
  return (
    <table className="m-plan__moves">
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Block</th>
          <th scope="col">Was</th>
          <th scope="col">Will be</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, from, to }, index) => {
          const { subject = '', activity, minutes = 0 } = byId.get(id) ?? {};
          const before = rows[index - 1];
          const isAgain = before !== undefined && subjectOf(before) === subject;
          return (
            <tr key={id}>
              <th dir="auto" lang={lang} scope="row">
                <span className={isAgain ? 'm-plan__again' : undefined}>{subject}</span>
              </th>
              <td dir="auto">{[printMinutes(minutes), activity].filter(Boolean).join(', ')}</td>
              <td className="m-plan__was">{placeText(from)}</td>
              <td className="m-plan__to">{to === NOWHERE ? 'no room in time' : placeText(to)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function unchanged(blocks: readonly PlannedBlock[], hasLeftOpen: boolean): string {
  if (hasLeftOpen) return 'What was left open is pinned, so the plan stays as it is. Unpin a block to move it.';
  if (blocks.some(({ place }) => place === NOWHERE)) return 'There is still no room for the blocks without a day. The plan stays as it is.';
  return 'Nothing was left open before today. The plan stays as it is.';
}

/** "Your days are full until the exams, so 2 h have no day: Cell biology 1 h, Statistics 1 h." */
function noRoom(blocks: readonly PlannedBlock[], moves: readonly PlanMove[]): string {
  const ids = new Set(moves.filter(({ to }) => to === NOWHERE).map(({ id }) => id));
  const lost = blocks.filter(({ id }) => ids.has(id));
  const subjects = [...new Set(lost.map(({ subject }) => subject))].map(
    (name) => `${name} ${printMinutes(minutesOf(lost.filter(({ subject }) => subject === name)))}`,
  );
  return `Your days are full until the exams, so ${printMinutes(minutesOf(lost))} will stand in the plan without a day: ${subjects.join(', ')}.`;
}
