import { parseDay } from '../dates/civil.ts';
import type { Skill } from '../skill.ts';
import { layOut } from './timeline/course.ts';
import { readSyllabus } from './timeline/read-syllabus.ts';
import { viewCalendar } from './timeline/view-calendar.ts';
import { viewDates } from './timeline/view-dates.ts';
import { viewMilestones } from './timeline/view-milestones.ts';
import { viewOverview } from './timeline/view-overview.ts';
import { viewStudyPlan } from './timeline/view-study-plan.ts';
import { viewTimeline } from './timeline/view-timeline.ts';

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
