import { parseDay } from '../../lib/dates/civil.ts';
import type { Skill } from '../../skill.ts';
import { layOut } from './course.ts';
import { printCalendar } from './print/print-calendar.ts';
import { printDates } from './print/print-dates.ts';
import { printMilestones } from './print/print-milestones.ts';
import { printOverview } from './print/print-overview.ts';
import { printStudyPlan } from './print/print-study-plan.ts';
import { printTimeline } from './print/print-timeline.ts';
import { readSyllabus } from './read/read-syllabus.ts';

/** Prints the weeks, units and events of a syllabus in one of several views. */
export const timeline: Skill<'timeline'> = ({ from, duration, view }, { values, today }) => {
  const syllabus = readSyllabus(from, values[from] ?? '', duration === undefined ? '' : (values[duration] ?? ''), parseDay(today));
  const course = layOut(syllabus);
  switch (view) {
    case 'overview':
      return printOverview(syllabus, course);
    case 'timeline':
      return printTimeline(syllabus, course);
    case 'study-plan':
      return printStudyPlan(syllabus, course);
    case 'milestone':
      return printMilestones(syllabus, course);
    case 'calendar':
      return printCalendar(syllabus, course);
    case 'dates-read':
      return printDates(syllabus);
  }
};
