import { hoursBeside } from '../../../lib/dates/beside-date.ts';
import { BLANK, computed, type Line, quote, type Span } from '../../../spans.ts';
import { daySpan, fillPhrase, join, nameSpan, shortDaySpan, timeSpan } from '../phrases.ts';
import type { PlanDay, Slot } from '../plan/plan.ts';
import { type PlanWeek, weeksOf } from '../plan/weeks.ts';
import type { Study } from '../read-study.ts';
import type { Subject } from '../subject.ts';
import { workOn } from './work-words.ts';

/** The number of days that are printed day by day. Later ones are printed by week, but for the last two weeks before an exam. */
const DAYS_BY_DAY = 42;
const WEEK = 7;

/** Prints the plan, day by day under a heading for each week. */
export function printDays(study: Study): Line[] {
  const { plan } = study;
  if (!plan) return withoutPlan(study);
  const isLong = plan.days.length > DAYS_BY_DAY;
  const first = plan.days[0]?.day ?? 0;
  const exams = plan.days.flatMap(({ day, exams: inDay }) => (inDay.length > 0 ? [day] : []));
  const isWhole = ({ monday }: PlanWeek): boolean =>
    isLong && monday >= first + DAYS_BY_DAY && !exams.some((day) => day >= monday && day < monday + 2 * WEEK);
  return weeksOf(plan.days).flatMap((week, index, weeks): Line[] => {
    const before = weeks[index - 1];
    if (!isWhole(week)) return [...(index > 0 ? [BLANK] : []), ...weekLines(week, study)];
    return [...(before && isWhole(before) ? [] : [BLANK, fillPhrase('weekly')]), weekLine(week, study)];
  });
}

function withoutPlan({ subjects, examDays }: Study): Line[] {
  const order = examDays.flatMap((days, at) => days.map((day) => ({ day, at }))).sort((a, b) => a.day - b.day || a.at - b.at);
  if (order.length === 0) return [fillPhrase('noPlan'), fillPhrase('timeHow')];
  return [
    fillPhrase('noPlan'),
    fillPhrase('timeHow'),
    fillPhrase('examsInOrder'),
    ...order.map(({ day, at }) => fillPhrase('orderLine', { date: daySpan(day), name: nameSpan(subjects[at]) })),
  ];
}

function weekLines({ monday, minutes, days }: PlanWeek, study: Study): Line[] {
  const heading =
    minutes > 0
      ? fillPhrase('week', { monday: daySpan(monday), time: timeSpan(minutes) })
      : fillPhrase('weekNone', { monday: daySpan(monday) });
  return [heading, ...days.map((day) => dayLine(day, study))];
}

function dayLine({ day, exams, slots }: PlanDay, study: Study): Line {
  const { subjects, goals } = study;
  const pieces = [
    ...exams.filter((at) => isKnown(study, day, at)).map((at) => examSpans(study, day, at)),
    ...workOn(study, day).map((words) => fillPhrase('due', { words })),
    ...goals.flatMap((it) => (it.kind === 'by' && it.day === day ? [fillPhrase('goal', { words: quote(it.words) })] : [])),
    ...slots.map((slot) => slotSpans(slot, subjects[slot.subject])),
  ];
  return [
    ...fillPhrase('day', { day: shortDaySpan(day) }),
    ...(pieces.length > 0 ? join(pieces, fillPhrase('between')) : fillPhrase('rest')),
  ];
}

/** Whether the exam of a subject is on this day, and not on some day of the month that begins with it. */
function isKnown({ exams }: Study, day: number, at: number): boolean {
  return !exams.some(({ subject, date }) => subject === at && date.first === day && date.last - day >= WEEK);
}

function examSpans({ exams, subjects }: Study, day: number, at: number): Span[] {
  const name = nameSpan(subjects[at]);
  const own = exams.find(({ subject, date, isDue }) => !isDue && date.first === day && (subject === at || subject === 'all'));
  const hours = own && hoursBeside(own.label, own.date);
  return hours ? fillPhrase('examAt', { name, hours: quote(hours) }) : fillPhrase('exam', { name });
}

function slotSpans(slot: Slot, subject: Subject | undefined): Span[] {
  return fillPhrase('slot', { name: nameSpan(subject), time: timeSpan(slot.minutes), kind: kindSpans(slot, subject) });
}

function kindSpans({ kind, topic, part, review, reviewTopic }: Slot, subject: Subject | undefined): Span[] {
  if (kind === 'final' || kind === 'work') return fillPhrase(kind === 'final' ? 'kindFinal' : 'kindWork');
  const passage = topic === undefined ? undefined : subject?.topics[topic];
  const own =
    kind === 'practice' ? fillPhrase('kindPractice') : passage ? fillPhrase('kindTopic', { topic: quote(passage) }) : partSpans(part);
  if (review === 0) return own;
  const reviewed = reviewTopic === undefined || reviewTopic === topic ? undefined : subject?.topics[reviewTopic];
  return [...(reviewed ? fillPhrase('kindReviewTopic', { topic: quote(reviewed) }) : fillPhrase('kindReview')), ...own];
}

function partSpans(part: Slot['part']): Span[] {
  return part && part.of > 1
    ? fillPhrase('kindPart', { number: computed(part.number, 'schedule.count'), of: computed(part.of, 'schedule.count') })
    : fillPhrase('kindNew');
}

function weekLine({ monday, minutes, days }: PlanWeek, study: Study): Line {
  const { subjects } = study;
  const pieces = subjects.flatMap((subject, at) => {
    const spent = days.flatMap((day) => day.slots).reduce((sum, slot) => sum + (slot.subject === at ? slot.minutes : 0), 0);
    return spent > 0 ? [fillPhrase('weekSlot', { name: nameSpan(subject), time: timeSpan(spent) })] : [];
  });
  const work = days.flatMap(({ day }) => workOn(study, day).map((words) => fillPhrase('weekDue', { words, day: shortDaySpan(day) })));
  return [
    ...fillPhrase('weekLine', { monday: daySpan(monday), time: timeSpan(minutes) }),
    ...join([...pieces, ...work], fillPhrase('between')),
  ];
}
