import {
  addDays,
  isLeftOpen,
  isStudy,
  minutesOf,
  type PlanDay,
  type PlannedBlock,
  type PlanWeek,
  planWeeks,
  printMinutes,
} from '@marginalia/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import { daysText, dayText, fullDayText, weekdayText } from '../../format/days.ts';
import { doneText } from './done-text.ts';
import type { OpenPlan } from './open-plan.ts';
import { PlanBlock, type PlanBlockActions } from './PlanBlock.tsx';

export interface PlanWeeksProps {
  readonly plan: OpenPlan;
  readonly actions: PlanBlockActions;
}

const SHOWN_WEEKS = 2;

/** The weeks of a plan. This week and the next are open; the others can be opened. */
export function PlanWeeks({ plan, actions }: PlanWeeksProps) {
  const weeks = planWeeks(plan.blocks);
  const next = weeks.findIndex(({ monday }) => addDays(monday, 6) >= plan.today);
  const first = next === -1 ? weeks.length - 1 : next;
  return weeks.map((week, index) => (
    <Week actions={actions} isShown={index >= first && index < first + SHOWN_WEEKS} key={week.monday} plan={plan} week={week} />
  ));
}

function Week({ week, plan, actions, isShown }: PlanWeeksProps & { readonly week: PlanWeek; readonly isShown: boolean }) {
  return (
    <details className="m-plan__week" open={isShown}>
      <summary className="m-dated__summary">
        <Icon className="m-dated__chevron" name="chevron-down" size={16} />
        <h3 className="m-plan__heading">{weekTitle(week.monday, plan.today)}</h3>
        <span className="m-dated__muted">{weekNote(week, plan.today)}</span>
      </summary>
      {week.whole.length > 0 && (
        <Row actions={actions} blocks={week.whole} plan={plan}>
          <span className="m-plan__weekday">Whole week</span>
        </Row>
      )}
      {week.days.map((day) => (
        <Day actions={actions} day={day} key={day.day} plan={plan} />
      ))}
    </details>
  );
}

function Day({ day: { day, blocks }, plan, actions }: PlanWeeksProps & { readonly day: PlanDay }) {
  const { today } = plan;
  return (
    <Row actions={actions} blocks={blocks} day={day} plan={plan}>
      <span className={day === today ? 'm-plan__weekday m-dated__today' : 'm-plan__weekday'}>
        {weekdayText(day)}
        {day === today && <span className="m-hidden">, today</span>}
      </span>
      <span className="m-dated__muted">{dayText(day, today)}</span>
      {blocks.some((block) => isLeftOpen(block, today)) && <span className="m-plan__left">left open</span>}
    </Row>
  );
}

interface RowProps extends PlanWeeksProps {
  readonly blocks: readonly PlannedBlock[];
  readonly day?: string;
  readonly children: ReactNode;
}

function Row({ blocks, day, plan, actions, children }: RowProps) {
  return (
    <section
      aria-label={day === undefined ? 'Whole week' : fullDayText(day)}
      className="m-plan__day m-dated__row"
      data-day={day}
      tabIndex={-1}
    >
      <div className="m-dated__when">{children}</div>
      {blocks.length === 0 ? (
        <p className="m-plan__none">No study planned</p>
      ) : (
        <ul className="m-plan__blocks">
          {blocks.map((block) => (
            <PlanBlock actions={actions} block={block} key={block.id} plan={plan} />
          ))}
        </ul>
      )}
    </section>
  );
}

function weekTitle(monday: string, today: string): string {
  const sunday = addDays(monday, 6);
  return monday <= today && today <= sunday ? `This week, ${daysText(monday, sunday, today)}` : `Week of ${dayText(monday, today)}`;
}

/** "3 of 14 h done"; before it begins "14 h, exams in Physics and Latin" */
function weekNote({ monday, blocks }: PlanWeek, today: string): string {
  const study = blocks.filter(isStudy);
  const exams = blocks.filter(({ exam }) => exam).map(({ subject }) => subject);
  const hours = monday > today && !study.some(({ done }) => done) ? printMinutes(minutesOf(study)) : doneText(study);
  if (exams.length === 0) return hours;
  const named = `${exams.length === 1 ? 'exam' : 'exams'} in ${new Intl.ListFormat('en').format(exams)}`;
  return study.length === 0 ? named : `${hours}, ${named}`;
}
