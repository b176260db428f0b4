import { formatDay, formatShortDay } from '../../lib/dates/civil.ts';
import { computed, phrasebook, quote, type Span } from '../../spans.ts';
import { formatMinutes } from './duration.ts';
import type { Subject } from './subject.ts';

export const fillPhrase = phrasebook('schedule', {
  // Inputs
  subjectsRead: 'Subjects ({count}):',
  subject: '- {name}',
  subjectTopics: '- {name}: {topics}',
  weighted: ' – {share}, because you wrote “{note}”',
  weightedOther: '; the days of the exams make it {share}',
  workHours: ' – {time} in all, because you wrote “{note}”',
  workOther: '; the plan has {time} for it',
  subjectsNone: 'No subject could be read. Put each subject on its own line, for example “Physics: optics, waves”.',
  leftOut: 'The plan takes the first {taken} subjects; {more} more were left out.',
  timeRead: 'Study time: {text}',
  timeAsWritten: ' (you wrote “{text}”)',
  timeAssumedDay: 'You did not say how often, so this is read as {time} a day. Write “{example}” if you meant that.',
  timeAssumedHours:
    'You wrote only a number, so this is read as {time} a day. Write for example “20 hours per week” if you meant something else.',
  timeAssumedLower: 'You gave a range; the plan uses the lower figure.',
  timeAssumedEvery:
    'You gave hours a week; they are spread over all seven days. Name the days to change that, for example “15 hours a week, Mon-Fri”.',
  timeAssumedDays: 'You gave a number of days without their names; the plan chose them.',
  limitFrom: 'It begins on {date}, as you wrote.',
  limitTo: 'It holds until {date}, as you wrote.',
  limitWeekdays: 'Free weekdays: {days}.',
  limitOff: 'No study: {days}.',
  limitPeriod: 'Other hours {days}: {time}.',
  limitEve: 'The day before an exam: {time}.',
  limitMost: 'No day is over {time}.',
  rangeFrom: 'from {from} on',
  rangeTo: 'until {to}',
  timeNone: 'Your study time (“{text}”) has no hours that can be read, so no hours are planned.',
  timeMany: 'Your study time (“{text}”) comes to more than 16 hours a day, so no hours are planned.',
  timeUnclear: 'Your study time (“{text}”) can be read in more than one way, so no hours are planned.',
  timeBlank: 'No study time is given, so no hours are planned.',
  timeHow: 'Write it like one of these: “3 hours a day”, “20 hours per week”, “2h weekdays, 5h weekends”, “evenings 7-9pm”.',
  horizonRead: 'You gave {days} days; with hours beside them the plan can be made.',
  pace: 'Pace: {pace}, blocks of about {block}.',
  span: 'From {from} to {to} ({days}).',
  endsExams: 'The plan ends with your last exam.',
  endsWork: 'The plan ends with the last work that is due.',
  endsBefore:
    'Study ends after the length you gave; exams after it stand in the plan without hours. For hours until your last exam, leave the length out.',
  endsStated: 'The plan has the length you gave.',
  endsDefault: 'No exam dates and no length are given, so the plan covers 14 days.',
  endsOthers: 'The exam dates name no subject of your list and no length is given, so the plan covers 14 days.',
  endsPast: 'The exam dates that could be read have passed and no length is given, so the plan covers 14 days.',
  endsUnread: 'No exam date could be read and no length is given, so the plan covers 14 days.',
  endsCut: 'Your last exam is more than a year away; the plan covers the first 366 days.',
  // Verdict
  lackHours: 'No plan yet: your study time “{text}” has no hours that can be read. Choose or write one like “3 hours a day”.',
  lackBlank: 'No plan yet: your study time is empty. Choose or write one like “3 hours a day”.',
  lackMany: 'No plan yet: your study time “{text}” comes to more than 16 hours a day. Choose or write one like “3 hours a day”.',
  lackUnclear: 'No plan yet: your study time “{text}” can be read in more than one way. Choose or write one like “3 hours a day”.',
  lackSubjects: 'No plan yet: no subject can be read. Write each subject on its own line, for example “Physics: optics, waves”.',
  lackDays: 'No plan yet: your study time “{text}” leaves no day before your last exam. Add days, or correct the dates.',
  // Days
  noPlan: 'There is no day-by-day plan yet: it needs at least one subject and a study time.',
  examsInOrder: 'Until then, this is the order of your exams:',
  orderLine: '- {date}: {name}',
  week: 'Week of {monday} ({time}):',
  weekNone: 'Week of {monday}:',
  day: '{day}: ',
  slot: '{name} {time} ({kind})',
  between: ' · ',
  comma: ', ',
  kindNew: 'new material',
  kindPart: 'new: part {number} of {of}',
  kindTopic: 'new: {topic}',
  kindPractice: 'practice',
  kindFinal: 'final revision',
  kindWork: 'coursework',
  kindReview: 'review, ',
  kindReviewTopic: 'review {topic}, ',
  exam: 'EXAM {name}',
  examAt: 'EXAM {name}, {hours}',
  goal: 'GOAL {words}',
  due: 'GOAL {words}, due',
  weekDue: 'GOAL {words}, due on {day}',
  rest: 'no study planned',
  weekly: 'After six weeks, the hours of each week:',
  weekLine: 'Week of {monday}, {time}: ',
  weekSlot: '{name} {time}',
  // Totals
  totalSubject: '- {name}: {time} ({percent})',
  totalHeading: 'By subject:',
  totalWeeks: 'By week:',
  totalWeek: '- Week of {monday}: {time}',
  total: 'All together: {time} on {days}.',
  // Dates
  datesHeading: 'Dates I read:',
  dateLine: '- {date}: {name} ({distance})',
  dateDue: '- {date}: {words}, due ({distance})',
  dateAway: '- {date}: no study ({distance})',
  dateRange: '{from} to {to}',
  dateAll: 'all subjects without a date of their own',
  dateUnknown: '“{label}”, which is not among your subjects',
  dateWritten: ', from “{words}”',
  datesNone: 'No exam dates were given.',
  datesNoneRead: 'No date could be read.',
  warnHeading: 'Please check:',
  warnUnread: '- No date could be read in “{line}”. Write it like “Physics - 12 Dec”.',
  warnNoDay: '- There is no such day as “{words}”: {month} has {days} days.',
  warnPast: '- {date} has passed, so {name} is not planned to it. Which date do you mean?',
  warnToday: '- {name} has its exam today.',
  warnDayFirst: '- “{words}” was read day first, as {date}.',
  warnDayFirstOther: '- “{words}” was read day first, as {date}, because your dates then lie nearest; month first it is {other}.',
  warnMonthFirst: '- “{words}” was read month first, as {date}, because your dates then lie nearest; day first it is {other}.',
  warnNext: '- “{words}” was read as {date}. If you mean {other}, write that date.',
  warnMonth: '- “{words}” names no month; it was read as {date}.',
  warnWeekday: '- You wrote “{words}”, but {date} is a {weekday}.',
  warnShares: '- “{words}”: the plan does not divide the time of {name} by the shares of its topics.',
  warnUnknown: '- “{label}” is not among your subjects, so nothing is planned for it.',
  warnBreak: '- “{label}” is no subject, so its days have study as usual. If you cannot study then, write “away” beside them.',
  warnDueToday: '- {words} is due today.',
  warnDueUnknown: '- “{label}” names none of your subjects, so its day stands in the plan without hours.',
  warnDueOnly: '- {name} has no exam date; it gets time until its work is due.',
  warnUndated: '- {name} has no exam date; it gets time until the last exam.',
  warnUndatedStated: '- {name} has no exam date; it gets time until study ends.',
  warnUndatedUnread: '- {name} has no exam date that could be read; it gets time until the plan ends.',
  warnPeriod: '- {count} of your subjects take their date from “{words}”; each of them is to be ready by {date}.',
  warnSame: '- {names} have their exams on the same day, {date}; the day before is shared.',
  warnWithout: '- No time is left for {name} before its exam.',
  warnRange: '- “{words}” is a run of days; the plan has {name} ready by its first.',
  // Advice
  adviceBlocks: '- Work in blocks of about {block}, with a pause of {pause} after each.',
  adviceLong: '- On your longest day ({time}), take a full hour away from the desk about half-way.',
  adviceReviews:
    '- New material comes back 1, 3 and 7 days later, or on the next day that has the subject. Where a block says “review”, give it the first {minutes}.',
  adviceFinal: '- The last study day before each exam is final revision: no new material, your own summary sheet, one past paper.',
  adviceIntensive:
    '- Intensive: long blocks leave little slack. If two blocks in a row fail, move the second to the next day instead of the night.',
  adviceBalanced: '- Balanced: about {share} of a subject’s time is for new material, the rest for practice.',
  adviceRelaxed: '- Relaxed: short blocks and longer pauses. Start each block on time; the plan has no room hidden elsewhere.',
  adviceExam:
    '- Exam-focused: about {share} of a subject’s time is for new material; the rest is for past papers and questions under time.',
  adviceNoneAhead: '- Add the exam dates that are still to come, and the plan will end with final revision before each.',
  adviceNoExams: '- Add your exam dates, and the plan will end with final revision before each.',
});

export function nameSpan(subject: Subject | undefined): Span[] {
  return subject ? [quote(subject.name)] : [];
}

export function daySpan(day: number): Span {
  return computed(formatDay(day), 'schedule.date');
}

export function shortDaySpan(day: number): Span {
  return computed(formatShortDay(day), 'schedule.date');
}

export function timeSpan(minutes: number): Span {
  return computed(formatMinutes(minutes), 'schedule.minutes');
}

export function countSpan(count: number, one: string, many: string): Span {
  return computed(`${count} ${count === 1 ? one : many}`, 'schedule.count');
}

/** Joins pieces with a separator. */
export function join(pieces: readonly (readonly Span[])[], between: readonly Span[]): Span[] {
  return pieces.flatMap((piece, index) => (index === 0 ? piece : [...between, ...piece]));
}
