import type { UnusedText } from '@marginalia/engine';
import { withHours } from '../../lib/dates/beside-date.ts';
import { readLines } from '../../lib/dates/lines.ts';
import type { Stretch } from '../../lib/text/split-list.ts';
import { MOST_CHARACTERS } from './read/most-characters.ts';
import { tellingWords } from './read/subjects/match-subject.ts';
import { MOST_SUBJECTS, MOST_TOPICS } from './read/subjects/subjects.ts';
import { isTableHeading } from './read/subjects/table-heading.ts';
import { BESIDE_EXAM } from './read/words/exam-words.ts';
import type { Study } from './read-study.ts';
import { nameOf } from './subject.ts';

const NO_SUBJECT = 'Names no subject and no topic that is not there already.';
const TOO_MANY = `The plan takes up to ${MOST_SUBJECTS} subjects with ${MOST_TOPICS} topics each.`;
const TOO_LONG = `Only the first ${MOST_CHARACTERS.toLocaleString('en-US')} characters are read.`;

/** The lines of the list of subjects that gave the plan neither a subject, nor a topic, nor a date. */
export function unusedSubjects(study: Study, field: string, value: string): UnusedText[] {
  const { subjects, leftOut } = study;
  const places = usedSubjects(study, field, '');
  const full = leftOut > 0 || subjects.some(({ topics }) => topics.length >= MOST_TOPICS);
  places.sort((one, other) => one.start - other.start);
  let next = 0;
  let reach = -1;
  return readLines(value.slice(0, MOST_CHARACTERS)).flatMap(({ start, end, text }): UnusedText[] => {
    for (; (places[next]?.start ?? Number.POSITIVE_INFINITY) < end; next += 1) reach = Math.max(reach, places[next]?.end ?? 0);
    return reach > start || !/[\p{L}\p{N}]/u.test(text) || isTableHeading(text)
      ? []
      : [{ field, start, end, reason: full ? TOO_MANY : NO_SUBJECT }];
  });
}

/** The words of the list of subjects that stand in the plan or change it. */
export function usedSubjects({ subjects, exams }: Study, field: string, value: string): Stretch[] {
  return [
    ...subjects.flatMap(({ name, topics, weightNote, hours, notes = [] }) => [
      name,
      ...(hours === undefined ? [] : [hours.words]),
      ...topics,
      ...notes,
      ...(weightNote === undefined ? [] : [weightNote]),
    ]),
    ...exams.flatMap(({ date, label }) => (label.field === field ? [date, label] : [])),
    ...readLines(value).filter(({ text }) => isTableHeading(text)),
    ...[...value.matchAll(NUMBERS)].map(({ index, 0: it }) => ({ start: index, end: index + it.length })),
  ];
}

/** "1) Macro 2) Micro": the numbers of a list. */
const NUMBERS = /(?<![\p{L}\p{N}])\d{1,2}(?=[.)]\s)/gu;

const besideIn = (text: string): Stretch[] =>
  [...text.matchAll(BESIDE_EXAM)].map(({ index, 0: it }) => ({ start: index, end: index + it.length }));

/** The words of the exam dates that name a day, or the subject of the exam. */
export function usedDates({ subjects, exams, calendar }: Study, field: string | undefined): Stretch[] {
  const names = subjects.map(nameOf);
  const known = [...names, ...subjects.flatMap(({ topics }) => topics.map(({ raw, start, end }) => raw.slice(start, end)))];
  return [
    ...besideIn(calendar.rest),
    ...exams.flatMap(({ date, label, isDue, away = date }) =>
      label.field === field ? [isDue ? around(date, label) : away, withHours(label, date), ...tellingWords(label, known)] : [],
    ),
  ];
}

/** A date, its label, and the words between them: "essay due 4 Dec". */
function around(date: Stretch, label: Stretch): Stretch {
  return { start: Math.min(date.start, label.start), end: Math.max(date.end, label.end) };
}

/** The text of a field beyond the characters that are read. */
export function unreadEnd(field: string, value: string): UnusedText[] {
  const end = value.trimEnd().length;
  return end > MOST_CHARACTERS ? [{ field, start: MOST_CHARACTERS, end, reason: TOO_LONG }] : [];
}
