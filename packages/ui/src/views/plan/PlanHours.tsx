import { hoursBySubject, isStudy, printMinutes } from '@marginalia/engine';
import { ProgressBar } from '../../basics/ProgressBar.tsx';
import { distanceText, weekdayDayText } from '../../format/days.ts';
import { doneText, partText } from './done-text.ts';
import type { OpenPlan } from './open-plan.ts';

export interface PlanHoursProps {
  readonly plan: OpenPlan;
}

/** Shows how much of each subject is done, and when its exam is. The longest bar is the subject with the most hours. */
export function PlanHours({ plan: { blocks, today, lang } }: PlanHoursProps) {
  const hours = hoursBySubject(blocks, today);
  const most = Math.max(1, ...hours.map(({ minutes }) => minutes));
  return (
    <section aria-label="Hours per subject" className="m-plan__hours">
      <div className="m-plan__line">
        <h3 className="m-plan__heading">Hours per subject</h3>
        <p className="m-dated__muted">{doneText(blocks.filter(isStudy))}</p>
      </div>
      <ul className="m-plan__subjects">
        {hours.map(({ subject, minutes, done, nowhere, exam }) => (
          <li className="m-plan__subject" key={subject}>
            <span className="m-plan__name" dir="auto" lang={lang}>
              {subject}
            </span>
            <span className="m-plan__bar">
              <span style={{ inlineSize: `${(100 * minutes) / most}%` }}>
                <ProgressBar
                  label={`${subject}, done`}
                  value={minutes === 0 ? 0 : (100 * done) / minutes}
                  valueText={partText(done, minutes)}
                />
              </span>
            </span>
            <span className="m-plan__amount">{partText(done, minutes)}</span>
            <span className="m-dated__muted">
              {[
                exam && `Exam ${weekdayDayText(exam, today)}, ${distanceText(exam, today)}`,
                nowhere > 0 && `${printMinutes(nowhere)} without a day`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
