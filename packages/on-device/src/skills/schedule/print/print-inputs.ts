import { weekdayName } from '../../../lib/dates/civil.ts';
import type { SkillContext } from '../../../skill.ts';
import { BLANK, computed, type Line, quote, type Span } from '../../../spans.ts';
import { formatMinutes } from '../duration.ts';
import { countSpan, daySpan, fillPhrase, join, nameSpan, timeSpan } from '../phrases.ts';
import { NO_LIMITS, type StudyTime } from '../read/study-time-limits.ts';
import type { DayRange } from '../read/time-entry.ts';
import type { Study } from '../read-study.ts';
import type { Subject } from '../subject.ts';
import type * as SeldomPrinters from './seldom/seldom-printers.ts';

/** Prints what was read from the form, so that the person notices a misreading before following the plan. */
export function printInputs(study: Study, context: SkillContext, seldom?: typeof SeldomPrinters): Line[] {
  return [
    ...subjectLines(study),
    BLANK,
    ...timeLines(study, context),
    ...spanLines(study),
    ...(seldom?.calendarLines(study) ?? []),
    ...(seldom?.goalLines(study) ?? []),
  ];
}

function subjectLines({ subjects, leftOut, plan }: Study): Line[] {
  const shared = subjects.map(({ weight, hours }) => (hours ? 0 : weight));
  const spent = plan?.totals.reduce((sum, it, at) => sum + (subjects[at]?.hours ? 0 : it), 0) ?? 0;
  const usual = spent / shared.reduce((sum, it) => sum + it, 0);
  if (subjects.length === 0) return [fillPhrase('subjectsNone')];
  const lines: Line[] = [
    fillPhrase('subjectsRead', { count: computed(subjects.length, 'schedule.count') }),
    ...subjects.map((it, at) =>
      it.hours ? workLine(it, plan?.totals[at]) : subjectLine(it, usual > 0 ? (plan?.totals[at] ?? 0) / usual : it.weight),
    ),
  ];
  if (leftOut > 0) {
    lines.push(fillPhrase('leftOut', { taken: computed(subjects.length, 'schedule.count'), more: computed(leftOut, 'schedule.count') }));
  }
  return lines;
}

/** The plan keeps a share where its total is this close to it. */
const NEAR_SHARE = 0.15;

/** The plan keeps stated hours of work where its minutes are this close to them. */
const SAME_HOURS = 15;

/** @param planned the minutes that the plan gives it */
function workLine(subject: Subject, planned: number | undefined): Line {
  const { hours } = subject;
  const line = subjectLine({ ...subject, weight: 1 }, 1);
  if (!hours) return line;
  const said = [...line, ...fillPhrase('workHours', { time: timeSpan(hours.minutes), note: quote(hours.words) })];
  return planned === undefined || Math.abs(planned - hours.minutes) <= SAME_HOURS
    ? said
    : [...said, ...fillPhrase('workOther', { time: timeSpan(planned) })];
}

/** @param planned the share of time that the plan gives it */
function subjectLine(subject: Subject, planned: number): Line {
  const name = nameSpan(subject);
  const topics = join(
    subject.topics.map((topic) => [quote(topic)]),
    fillPhrase('comma'),
  );
  const line = topics.length > 0 ? fillPhrase('subjectTopics', { name, topics }) : fillPhrase('subject', { name });
  if (subject.weight === 1 || !subject.weightNote) return line;
  const share = computed(`${subject.weight} × the usual share of time`, 'schedule.weight');
  const promised = [...line, ...fillPhrase('weighted', { share, note: quote(subject.weightNote) })];
  if (Math.abs(planned - subject.weight) <= NEAR_SHARE * subject.weight) return promised;
  return [...promised, ...fillPhrase('weightedOther', { share: computed(`${Math.round(planned * 10) / 10} ×`, 'schedule.weight') })];
}

function timeLines({ time, timeField }: Study, { values }: SkillContext): Line[] {
  const raw = values[timeField] ?? '';
  const words = raw.trim() === '' ? undefined : clipped(timeField, raw);
  if (words === undefined) return [fillPhrase('timeBlank'), fillPhrase('timeHow')];
  if (time.kind === 'unread') {
    const name = time.why === 'too-many' ? 'timeMany' : time.why === 'unclear' ? 'timeUnclear' : 'timeNone';
    const lines: Line[] = [fillPhrase(name, { text: words }), fillPhrase('timeHow')];
    if (time.horizon !== undefined) lines.push(fillPhrase('horizonRead', { days: computed(time.horizon, 'schedule.horizon') }));
    return lines;
  }
  const read = computed(timeText(time.time), 'schedule.study-time');
  return [
    [...fillPhrase('timeRead', { text: read }), ...fillPhrase('timeAsWritten', { text: words })],
    ...dayLimits(time.time),
    ...assumptions(time.time),
  ];
}

function clipped(field: string, raw: string): Span {
  const start = raw.length - raw.trimStart().length;
  return quote({ field, raw, start, end: Math.min(raw.trimEnd().length, start + 120) });
}

/** "3 h a day", or by groups of equal days: "Mon-Fri 2 h, Sat-Sun 5 h". */
function timeText({ perDay, total, weekly, horizon, everyOther }: StudyTime): string {
  const length = `${everyOther ? ', every other day' : ''}${horizon === undefined ? '' : `, for ${horizon} days`}`;
  if (!perDay) return `${formatMinutes(total ?? 0)} in all${length}`;
  const groups: { from: number; to: number; minutes: number }[] = [];
  perDay.forEach((minutes, day) => {
    const last = groups.at(-1);
    if (last?.minutes === minutes) last.to = day;
    else groups.push({ from: day, to: day, minutes });
  });
  const sum = weekly === undefined ? '' : `${formatMinutes(weekly)} a week: `;
  if (groups.length === 1) return `${sum}${formatMinutes(perDay[0] ?? 0)} a day${length}`;
  const texts = groups.map(({ from, to, minutes }) => {
    const days = from === to ? weekdayName(from) : `${weekdayName(from)}–${weekdayName(to)}`;
    return `${days} ${minutes === 0 ? 'free' : formatMinutes(minutes)}`;
  });
  return `${sum}${texts.join(', ')}${length}`;
}

/** The minutes of most days with study; the longer where two are as frequent. */
function usual(perDay: readonly number[]): number {
  const days = perDay.filter((it) => it > 0);
  const times = (minutes: number): number => days.filter((it) => it === minutes).length;
  return days.reduce((best, it) => (times(it) > times(best) || (times(it) === times(best) && it > best) ? it : best), 0);
}

function assumptions({ assumed, perDay }: StudyTime): Line[] {
  // Weekdays with hours of their own may have more or less.
  const time = timeSpan(usual(perDay ?? []));
  const phrases = {
    'a-day': () => fillPhrase('timeAssumedDay', { time, example: computed(`${time.text} a week`, 'schedule.example') }),
    hours: () => fillPhrase('timeAssumedHours', { time }),
    lower: () => fillPhrase('timeAssumedLower'),
    'every-day': () => fillPhrase('timeAssumedEvery'),
    days: () => fillPhrase('timeAssumedDays'),
  };
  return assumed.map((it) => phrases[it]());
}

/** The days on which the study time does not hold, or is another. */
function dayLimits({ window, off, periods, most, eve, total, offDays }: StudyTime): Line[] {
  const lines: Line[] = [];
  if (window.first !== undefined) lines.push(fillPhrase('limitFrom', { date: daySpan(window.first) }));
  if (window.last !== undefined) lines.push(fillPhrase('limitTo', { date: daySpan(window.last) }));
  if (total !== undefined && offDays.length > 0) {
    lines.push(fillPhrase('limitWeekdays', { days: computed([...new Set(offDays)].sort().map(weekdayName).join(', '), 'schedule.date') }));
  }
  for (const range of off) lines.push(fillPhrase('limitOff', { days: rangeSpans(range) }));
  for (const range of periods) {
    const text = timeText({ ...NO_LIMITS, perDay: range.perDay });
    lines.push(fillPhrase('limitPeriod', { days: rangeSpans(range), time: computed(text, 'schedule.study-time') }));
  }
  if (eve !== undefined) lines.push(fillPhrase('limitEve', { time: timeSpan(eve) }));
  if (most !== undefined) lines.push(fillPhrase('limitMost', { time: timeSpan(most) }));
  return lines;
}

function rangeSpans({ first, last }: DayRange): Span[] {
  if (first === -Infinity) return fillPhrase('rangeTo', { to: daySpan(last) });
  if (last === Infinity) return fillPhrase('rangeFrom', { from: daySpan(first) });
  return first === last ? [daySpan(first)] : fillPhrase('dateRange', { from: daySpan(first), to: daySpan(last) });
}

const ENDS = {
  exams: 'endsExams',
  work: 'endsWork',
  'before-exams': 'endsBefore',
  stated: 'endsStated',
  default: 'endsDefault',
  past: 'endsPast',
  others: 'endsOthers',
  unread: 'endsUnread',
  cut: 'endsCut',
} as const;

function spanLines({ pace, from, to, ends, plan }: Study): Line[] {
  const lines: Line[] = [fillPhrase('pace', { pace: computed(pace.id, 'schedule.pace'), block: timeSpan(pace.block) })];
  if (!plan) return lines;
  const days = countSpan(to - from + 1, 'day', 'days');
  const span: Line = [
    ...fillPhrase('span', { from: daySpan(from), to: daySpan(to), days }),
    computed(' ', 'schedule.space'),
    ...fillPhrase(ENDS[ends]),
  ];
  return [...lines, span];
}
