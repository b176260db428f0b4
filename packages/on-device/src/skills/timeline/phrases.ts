import { formatDay, formatShortDay } from '../../lib/dates/civil.ts';
import { computed, type Passage, phrasebook, quote, type Span } from '../../spans.ts';
import type { CourseEvent, Topic } from './syllabus.ts';

export const fillPhrase = phrasebook('timeline', {
  // Overview
  found: 'In your syllabus I found:',
  foundWeeks: '- {count}, numbered {from} to {to}',
  foundMissing: '- no line for {weeks}',
  foundBreak: '- {weeks}: “{name}”',
  foundUnits: '- {count}',
  foundLines: '- {count}, read from plain lines because your text numbers no weeks or units',
  foundHours: '- {hours} in all units together',
  foundEvents: '- {count} ({dated} with a date)',
  foundStart: '- classes begin on {date}',
  foundStartWeeks: '- week 1 begins on {date}, worked out from the dated lines',
  foundEnd: '- classes end on {date}',
  foundLength: '- a length of {weeks}',
  foundLengthMonths: ', which is {months} at 52/12 weeks each',
  lengthDiffers: '- The length you gave ({weeks}) and the weeks in the syllabus (up to week {last}) differ.',
  nothing:
    'No weeks, units, or dates could be read. Number your lines “Week 1: …” or “Unit 1: …”, and write dates like “Midterm: 9 October”.',
  missing: 'What would make this fuller:',
  missingStart: '- Add a line “Classes begin 24 August” to give each week its date.',
  missingLength: '- Give the length (“15 weeks”) to place the units in weeks.',
  missingEvents: '- Add exams and submissions with their dates or weights, for example “Midterm: 9 October (30%)”.',
  weights: 'How the mark is made up:',
  weight: '- {name}: {amount}',
  weightSum: '{amount} in all.',
  weightTotal: 'Your syllabus says {total}: what is worth the other {rest} was not read.',
  weightWarn: 'The weights add up to {amount}, not 100 %. Check whether one is missing or counted twice.',
  weightFull: 'The weights add up to 100 %.',
  weightUnsure: 'The weights that could be read add up to {amount}. Not read as weights: “{line}”.',
  today: 'Today ({date}) is in week {week} of {weeks}.',
  todayBefore: 'Today ({date}) is before week 1, which begins {distance}.',
  todayAfter: 'Today ({date}) is after the last week.',
  // Rows
  howHours: 'The weeks below are a spread worked out from the hours of each unit; your syllabus does not say in which week a unit falls.',
  howEvenly:
    'The weeks below are an even spread over {weeks}; your syllabus does not say in which week a unit falls, nor how long each is.',
  howSizes: 'Units follow one another by the weeks that your syllabus gives each.',
  howPartly: 'Some units stand without weeks, as your syllabus gives them none.',
  howNumbered: 'Your {count} numbered topics and the length of {weeks} agree, so they are taken as one a week.',
  howDated: 'Weeks are counted from the first dated line.',
  howOrder: 'Your syllabus gives no length, so its units stand in order without weeks.',
  howOrderHours: 'Your syllabus gives hours but no number of weeks; the bars show each unit’s share of the hours.',
  week: 'Week {number}',
  weekShort: 'week {number}',
  weeksShort: 'weeks {from}–{to}',
  topics: '{topics}',
  semicolon: '; ',
  reading: ' ({reading})',
  eventAt: '{at}: {name}',
  colon: ': ',
  dash: ' – ',
  comma: ', ',
  dots: '…',
  event: '{mark} {name}',
  now: '  ← this week',
  noTopics: '(no topic given)',
  otherEvents: 'With a date, beside the weeks:',
  eventsUndated: 'Without a date or week:',
  key: 'Marks: {key}',
  // Study plan
  planWeek: 'Week {number}{dates}:',
  planWeeks: 'Weeks {from}–{to}{dates}:',
  planDates: ' ({from} to {to})',
  planUnit: '{mark}{weeks}:',
  planUnitWeeks: ' (weeks {from}–{to})',
  planUnitWeek: ' (week {from})',
  read: '- Read: “{topics}”',
  practise: '- Practise: write out the main points of “{topics}” from memory, then do its exercises',
  review: '- Review: “{topics}” from {when}',
  reviewPlain: '- Review: “{topics}”',
  reviewFar: '; “{topics}” from {when}',
  reviseAll: '- Revise (“{topics}”): go back to the topics that you could not write out from memory',
  noClass: '- No class (“{topics}”): time to catch up on what is still open',
  noClassOneDay: '- A day without class (“{topics}”): time to catch up on what is still open',
  whenWeek: 'week {number}',
  whenUnit: '{mark}',
  free: '- Free: {name}{when}',
  prepare: '- Prepare: {name}{when}',
  revise: '- Revise: everything up to here before {name}',
  planNone: 'There is nothing to plan from yet. Number your lines “Week 1: …” or “Unit 1: …”.',
  // Milestones
  milestone: '{number}. {when} – {what}',
  whenUnknown: 'no date',
  unitEnd: 'end of {mark}',
  worth: ', {amount}',
  distance: ' ({distance})',
  aboutWeek: 'week {number}',
  weekFrom: ' (from {date})',
  milestonesUndated: 'Without a date or week:',
  milestoneUndated: '- {name}',
  milestonesOrder: 'In order (your syllabus gives no weeks for its units):',
  milestonesNone: 'No exams, submissions, or units could be read. Write them like “Midterm: 9 October (30%)”.',
  spreadNote: 'Ends of units are worked out from a spread over {weeks}, so take them as approximate.',
  // Calendar
  calendarNone:
    'No dates could be read, so no month can be drawn. Write them like “Midterm: 9 October”, and add “Classes begin 24 August”.',
  calendarRows: 'Here is the course in order instead:',
  calendarKey: 'A day in [brackets] has an entry in the list below its month; a day in (brackets) begins a week of the course.',
  calendarEntry: '- {day}: {name}',
  calendarMore: 'Dates after {month} are left out; the list of dates has them all.',
  classesBegin: 'classes begin',
  classesEnd: 'classes end',
  weekBegins: 'week {number} begins',
  // Dates
  datesHeading: 'Dates I read:',
  dateLine: '- {date} ({distance}): {label}, from “{words}”',
  dateNoLabel: 'no words beside it',
  dateTo: '{from} to {to}',
  datesNone: 'No dates could be read.',
  yearField: 'Dates without a year were given the year that the form names.',
  yearWeekdays: 'Your syllabus names no year, so each date was given the year whose weekdays agree with those beside the dates.',
  yearDocument: 'Dates without a year were given the year that your syllabus names elsewhere.',
  yearToday: 'Your syllabus names no year, so its dates were given the nearest year in which the course is not long over.',
  clashHeading: 'Close together (3 days or less):',
  clash: '- {first} and {second}: {distance}',
  unreadHeading: 'These lines look like dates but could not be read:',
  unread: '- “{line}”',
  dayFirst: '- “{words}” was read day first, as {date}.',
  monthFirst: '- “{words}” was read month first, as {date}.',
  wrongWeekday: '- “{words}” names another weekday than {date}.',
  checkHeading: 'Please check:',
  // Lacks
  lackNothing: 'No week, unit, date or assessment could be read. Paste the schedule of the course, one week or date a line.',
  lackRows: 'No week or unit could be read, so nothing can be planned. Paste the schedule, one week or unit a line.',
  lackMilestones:
    'No exam, submission or unit could be read. Add them with their dates or weights, for example “Midterm: 9 October (30%)”.',
  lackEvents: 'No date could be read, so no month can be drawn. Add the dates of classes, exams and submissions.',
  lackSchedule: 'No schedule was found. Paste the weeks or dates of the course below its assessments.',
  lackDates: 'Some lines seem to hold dates that could not be read. Write them like “9 October”.',
});

/** The longest quote in a row, in characters. */
const LONGEST = 90;

/** Quotes a passage without its markup; a long one is cut after a word, with dots. */
export function clip(passage: Passage, longest = LONGEST): Span[] {
  const { raw, start, end } = passage;
  if (end - start <= longest) return quoteWords(passage);
  const space = raw.lastIndexOf(' ', start + longest);
  return [...quoteWords({ ...passage, end: space > start + longest / 2 ? space : start + longest }), ...fillPhrase('dots')];
}

/** Quotes the words between the places of markup. */
function quoteWords(passage: Passage): Span[] {
  const { raw, start, end } = passage;
  const spans: Span[] = [];
  for (const piece of raw.slice(start, end).matchAll(/[^\u2005\u2028]+/g)) {
    if (piece[0].trim() === '') continue;
    const at = start + piece.index;
    const isApart = spans.length > 0 && /\s/.test(`${piece[0][0]}${raw[(spans.at(-1) as { end?: number }).end ?? 0] ?? ''}`);
    if (isApart) spans.push(grid(' '));
    spans.push(quote({ ...passage, start: at, end: at + piece[0].length }));
  }
  return spans.length > 0 ? spans : [quote({ ...passage, end: start })];
}

/** The name of an event; without a date or week, its unit too: "final quiz (Day 5)". */
export function eventName({ name, date, week, unit, at }: CourseEvent): Span[] {
  if (at) return fillPhrase('eventAt', { at: clip(at), name: clip(name) });
  const isLoose = unit !== undefined && date === undefined && week === undefined;
  return isLoose ? [...clip(name), ...fillPhrase('reading', { reading: clip(unit) })] : clip(name);
}

/** The topics in a row, each with its reading in brackets. */
export function topicSpans(topics: readonly Topic[], longest = LONGEST): Span[] {
  return topics.flatMap((topic, index) => {
    const words = clip(topic, longest);
    if (index === 0) return words;
    return topic.isReading ? fillPhrase('reading', { reading: words }) : [...fillPhrase('semicolon'), ...words];
  });
}

export function number(value: number): Span {
  return computed(value, 'timeline.number');
}

export function count(value: number, one: string, many: string): Span {
  return computed(`${value} ${value === 1 ? one : many}`, 'timeline.count');
}

export function dayLong(day: number): Span {
  return computed(formatDay(day), 'timeline.date');
}

export function dayShort(day: number): Span {
  return computed(formatShortDay(day), 'timeline.date');
}

/** Spaces and bars for alignment. */
export function grid(text: string): Span {
  return computed(text, 'timeline.grid');
}
