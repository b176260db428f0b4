import { parseDay } from '../../lib/dates/civil.ts';
import type { Skill } from '../../skill.ts';
import { layOut } from './course.ts';
import { viewCalendar } from './print/print-calendar.ts';
import { viewDates } from './print/print-dates.ts';
import { viewMilestones } from './print/print-milestones.ts';
import { viewOverview } from './print/print-overview.ts';
import { viewStudyPlan } from './print/print-study-plan.ts';
import { viewTimeline } from './print/print-timeline.ts';
import { readSyllabus } from './read/read-syllabus.ts';

/** The weeks, units, and dated events of a syllabus, in one of several views. */
export const timeline: Skill<'timeline'> = ({ from, duration, view }, { values, today }) => {
  const syllabus = readSyllabus(from, values[from] ?? '', duration === undefined ? '' : (values[duration] ?? ''), parseDay(today));
  const course = layOut(syllabus);
  switch (view) {
    case 'overview':
      return viewOverview(syllabus, course);
    case 'timeline':
      return viewTimeline(syllabus, course);
    case 'study-plan':
      return viewStudyPlan(syllabus, course);
    case 'milestone':
      return viewMilestones(syllabus, course);
    case 'calendar':
      return viewCalendar(syllabus, course);
    case 'dates-read':
      return viewDates(syllabus);
  }
};
