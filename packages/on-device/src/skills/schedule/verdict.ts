import type { UnusedText } from '@marginalia/engine';
import type { SkillLack } from '../../lack.ts';
import type { Stretch } from '../../lib/text/split-list.ts';
import type { SkillContext } from '../../skill.ts';
import { quote } from '../../spans.ts';
import { unreadEnd, unusedSubjects, usedDates, usedSubjects } from './left-over.ts';
import type { ScheduleParameters } from './parameters.ts';
import { fillPhrase } from './phrases.ts';
import type * as SeldomPrinters from './print/seldom/seldom-printers.ts';
import type { UnreadWords } from './read/study-time-reading.ts';
import { isEmpty } from './read/subjects/subject-words.ts';
import type { Study } from './read-study.ts';
import { silentWords } from './silent-words.ts';

/** The lacks of the plan, each with the field to complete. */
export function lacksOf({ subjects, time, plan }: Study, parameters: ScheduleParameters<string>, { values }: SkillContext): SkillLack[] {
  const needsMore = (field: string, reason: SkillLack['reason']): SkillLack[] => [{ grade: 'needs-more', field, reason }];
  if (subjects.length === 0) return needsMore(parameters.subjects, fillPhrase('lackSubjects'));
  const raw = values[parameters.time] ?? '';
  if (raw.trim() === '') return needsMore(parameters.time, fillPhrase('lackBlank'));
  const text = quote({ field: parameters.time, raw, start: raw.length - raw.trimStart().length, end: quoteEnd(raw) });
  if (time.kind === 'unread') {
    const name = time.why === 'too-many' ? 'lackMany' : time.why === 'unclear' ? 'lackUnclear' : 'lackHours';
    return needsMore(parameters.time, fillPhrase(name, { text }));
  }
  return plan?.days.every(({ slots }) => slots.length === 0) ? needsMore(parameters.time, fillPhrase('lackDays', { text })) : [];
}

/** The end of the quote of a study time that cannot be read. */
const quoteEnd = (raw: string): number => Math.min(raw.trimEnd().length, 120);

/** The end of the last whole word of that quote. */
function wordsEnd(raw: string): number {
  const end = quoteEnd(raw);
  return end < raw.trimEnd().length ? raw.slice(0, end).search(/\s\S*$/) : end;
}

const TIME_REASONS: Readonly<Record<UnreadWords['why'], string>> = {
  'no-hours': 'No hours that can be read.',
  taken: 'Read as time that is taken, not as study time.',
  pause: 'The study style sets the pauses.',
  exam: 'Exams belong to the field of exam dates.',
  'no-time': 'No hours and no days that can be read.',
  'no-dates': 'The dates of these days are not given.',
  'beside-total': 'The plan spreads the hours that you gave in all.',
  away: 'These words were not understood; the days beside them are days without study.',
  words: 'These words were not understood; the hours beside them were.',
  same: 'Changes nothing in the plan.',
};
const WORDS_OF_TIME = TIME_REASONS.words;
const WORDS_OF_DATES = 'These words were not used; the dates beside them were.';
const UNCLEAR_HOURS = 'This may be the length of the exam. For hours of work in all, write for example “4 hours of work”.';
const WORDS_OF_SUBJECTS = 'These words were not used; the subjects beside them were.';
/** The pieces of the form that the plan does not use, in the order of the form. */
export function unusedOf(
  study: Study,
  parameters: ScheduleParameters<string>,
  context: SkillContext,
  seldom?: typeof SeldomPrinters,
): UnusedText[] {
  const listed = listedOf(study, parameters, context, seldom);
  return [...listed, ...silentOf(study, parameters, context, listed)];
}

/** The words that no reader used and none listed. */
function silentOf(
  study: Study,
  { subjects, time, dates }: ScheduleParameters<string>,
  { values }: SkillContext,
  listed: readonly UnusedText[],
): UnusedText[] {
  const covered = (field: string, used: readonly Stretch[]): Stretch[] => [...used, ...listed.filter((it) => it.field === field)];
  const raw = values[time] ?? '';
  // A study time that cannot be read is quoted where the plan asks for another; the rest is listed.
  const used = study.time.kind === 'read' ? study.time.used : [{ start: 0, end: wordsEnd(raw) }];
  return [
    ...silentWords(
      subjects,
      values[subjects] ?? '',
      covered(subjects, usedSubjects(study, subjects, values[subjects] ?? '')),
      WORDS_OF_SUBJECTS,
      isEmpty,
    ),
    ...silentWords(time, raw, covered(time, used), study.time.kind === 'read' ? WORDS_OF_TIME : TIME_REASONS['no-hours']),
    // The lines of a calendar that take time are read as such.
    ...(dates === undefined
      ? []
      : silentWords(dates, study.calendar.rest, covered(dates, usedDates(study, dates)), WORDS_OF_DATES, isEmpty)),
  ];
}

function listedOf(
  study: Study,
  parameters: ScheduleParameters<string>,
  { values }: SkillContext,
  seldom?: typeof SeldomPrinters,
): UnusedText[] {
  const { time, exams, unread, today } = study;
  const textOf = (field: string) => values[field] ?? '';
  const unused: UnusedText[] = unusedSubjects(study, parameters.subjects, textOf(parameters.subjects));
  for (const field of [parameters.subjects, parameters.dates, parameters.goals]) {
    if (field !== undefined) unused.push(...unreadEnd(field, textOf(field)));
  }
  if (time.kind === 'read') {
    for (const { start, end, why } of time.unused) unused.push({ field: parameters.time, start, end, reason: TIME_REASONS[why] });
  }
  for (const { unclearHours } of study.subjects) {
    if (unclearHours) unused.push({ field: unclearHours.field, start: unclearHours.start, end: unclearHours.end, reason: UNCLEAR_HOURS });
  }
  unused.push(...study.calendar.unused);
  for (const { field, start, end } of unread) unused.push({ field, start, end, reason: 'No date that can be read.' });
  for (const { date, label, subject, isDue, away } of exams) {
    if (away || label.field !== parameters.dates) continue;
    const place = { field: label.field, start: Math.min(label.start, date.start), end: Math.max(label.end, date.end) };
    if (date.first < today) unused.push({ ...place, reason: 'This day has passed.' });
    else if (isDue ? typeof subject !== 'number' && date.first > study.to : subject === undefined)
      unused.push({ ...place, reason: 'This is not among your subjects.' });
  }
  for (const { words, reason } of seldom?.unprintedGoals(study) ?? []) {
    unused.push({ field: words.field, start: words.start, end: words.end, reason });
  }
  return unused;
}
