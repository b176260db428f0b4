import type { Values } from '@marginalia/engine';
import { parseDay } from '../../lib/dates/civil.ts';
import type { Skill, SkillOutput } from '../../skill.ts';
import type { Line } from '../../spans.ts';
import { type Course, layOut } from './course.ts';
import { lacksOf, unusedOf } from './judge.ts';
import type { TimelineView } from './parameters.ts';
import { printCalendar } from './print/print-calendar.ts';
import { printDates } from './print/print-dates.ts';
import { printMilestones } from './print/print-milestones.ts';
import { printOverview } from './print/print-overview.ts';
import { printStudyPlan } from './print/print-study-plan.ts';
import { printTimeline } from './print/print-timeline.ts';
import { type FormWords, readSyllabus } from './read/read-syllabus.ts';
import type { Syllabus } from './syllabus.ts';

/** Prints the weeks, units and events of a syllabus in one of several views, and says what is missing and which lines were not used. */
export const timeline: Skill<'timeline', SkillOutput> = ({ from, duration, view }, { values, today }) => {
  const syllabus = readOnce(values, from, duration, today);
  const course = layOut(syllabus);
  return { lines: print(syllabus, course, view), lacks: lacksOf(syllabus, course, view), unused: unusedOf(syllabus, course) };
};

/** The syllabus of a run's form, which all sections of the run share. */
const known = new WeakMap<Values, { readonly key: string; readonly syllabus: Syllabus }>();

function readOnce(values: Values, from: string, duration: string | undefined, today: string): Syllabus {
  const key = `${from} ${duration ?? ''} ${today}`;
  const last = known.get(values);
  if (last?.key === key) return last.syllabus;
  const syllabus = readSyllabus(from, values[from] ?? '', formWords(values, from, duration), parseDay(today));
  known.set(values, { key, syllabus });
  return syllabus;
}

/** The words of the form beside the syllabus. The name of a course can name its term: "History 101, Fall 2026". */
function formWords(values: Values, from: string, duration: string | undefined): FormWords {
  const others = Object.entries(values).flatMap(([name, value]) => (name === from || name === duration ? [] : [value]));
  return { duration: duration === undefined ? '' : (values[duration] ?? ''), others };
}

function print(syllabus: Syllabus, course: Course, view: TimelineView): Line[] {
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
}
