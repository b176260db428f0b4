import type { UnusedText } from '@marginalia/engine';
import type { SkillLack } from '../../skill.ts';
import type { Course } from './course.ts';
import type { TimelineView } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import { endsOfUnits } from './print/print-milestones.ts';
import type { Syllabus } from './syllabus.ts';

const MOST_UNUSED = 200;

/** What a view of a syllabus lacks: it needs more if it holds nothing, and is partial without a schedule or with dates that were not read. */
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
  const unread = syllabus.unread.length > 0 ? [lack('partial', 'lackDates')] : [];
  return rows.length < (syllabus.plainLines ? 2 : 1) && dated.length === 0 ? [lack('partial', 'lackSchedule'), ...unread] : unread;
}

/** The lines that were not used, each with the reason. */
export function unusedOf({ field, unused }: Syllabus): UnusedText[] {
  return unused.slice(0, MOST_UNUSED).map(({ start, end, hasDate }) => ({
    field,
    start,
    end,
    reason: hasDate ? 'No date that can be read.' : 'Not part of the schedule.',
  }));
}
