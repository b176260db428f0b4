import type { UnusedText } from '@marginalia/engine';
import type { SkillLack } from '../../lack.ts';
import type { Stretch } from '../../lib/text/split-list.ts';
import type { Course } from './course.ts';
import type { TimelineView } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import { endsOfUnits } from './print/print-milestones.ts';
import type { Syllabus } from './syllabus.ts';

const MOST_UNUSED = 200;

/** The lacks of a view of a syllabus: it needs more if it holds nothing, and is partial without a schedule or with dates that were not read. */
export function lacksOf(syllabus: Syllabus, course: Course, view: TimelineView): SkillLack[] {
  const { rows } = course;
  const { field, events } = syllabus;
  const lack = (
    grade: SkillLack['grade'],
    phrase: 'lackNothing' | 'lackRows' | 'lackMilestones' | 'lackEvents' | 'lackSchedule' | 'lackDates',
  ): SkillLack => ({
    grade,
    reason: fillPhrase(phrase),
    field,
  });
  const dated = events.filter((it) => it.date !== undefined);
  if (rows.length === 0 && events.length === 0) return [lack('needs-more', 'lackNothing')];
  if (view === 'study-plan' && rows.length === 0) return [lack('partial', 'lackRows')];
  const hasStones = events.length > 0 || endsOfUnits(syllabus, course).length > 0;
  if (view === 'milestone' && !hasStones) return [lack('partial', 'lackMilestones')];
  if (view === 'calendar' && dated.length === 0 && syllabus.start === undefined) return [lack('partial', 'lackEvents')];
  // Plain lines are topics, or anything else: without a week, a date, a weight or a length there is no schedule.
  const bare = syllabus.plainLines && events.length === 0 && course.layout === 'order' && syllabus.start === undefined;
  if (bare) return [lack('needs-more', 'lackNothing')];
  const unread = syllabus.unread.length > 0 ? [lack('partial', 'lackDates')] : [];
  return rows.length < (syllabus.plainLines ? 2 : 1) && dated.length === 0 ? [lack('partial', 'lackSchedule'), ...unread] : unread;
}

/** The lines that were not used, each with the reason. All lines beyond the most that are listed are one passage. */
export function unusedOf({ field, unused, ...syllabus }: Syllabus, course: Course): UnusedText[] {
  const lines = unused.map(({ start, end, hasDate }) => ({
    field,
    start,
    end,
    reason: hasDate ? 'No date that can be read.' : 'Not part of the schedule.',
  }));
  const all = [...lines, ...unitsBeside(syllabus.units, course).map((place) => ({ field, ...place, reason: BESIDE_WEEKS }))];
  all.sort((one, other) => one.start - other.start);
  const rest = all.slice(MOST_UNUSED - 1);
  const [first] = rest;
  if (first === undefined || rest.length === 1) return all;
  const end = rest.reduce((last, it) => Math.max(last, it.end), first.end);
  return [...all.slice(0, MOST_UNUSED - 1), { ...first, end, reason: 'Not part of the schedule, or no date that can be read.' }];
}

const BESIDE_WEEKS = 'The schedule goes by weeks, so it shows no units.';

/** The lines of units that are not shown, as the schedule goes by weeks. */
function unitsBeside(units: Syllabus['units'], { layout, rows }: Course): Stretch[] {
  if (layout !== 'weeks' && layout !== 'dated') return [];
  const shown = new Set(rows.flatMap(({ topics }) => topics.map(({ start }) => start)));
  return units.flatMap(({ mark, topics }) => {
    const left = topics.filter(({ start }) => !shown.has(start));
    return topics.length > 0 && left.length === 0 ? [] : [mark, ...left].map(({ start, end }) => ({ start, end }));
  });
}
