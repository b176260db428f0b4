import { describe, expect, it } from 'vitest';
import { readStudentFile } from '../read-student-file.ts';
import { readCalendar } from './read-calendar.ts';

const NOW = new Date(2026, 10, 23).getTime();
const calendar = (...components: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...components, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]): string => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'].join('\r\n');
const read = (...components: readonly string[]) => readCalendar(calendar(...components), NOW);
const linesOf = (...components: readonly string[]): readonly string[] => read(...components).parts[0]?.text.split('\n') ?? [];
/** The local time of an instant. */
const clockAt = (iso: string): string => {
  const at = new Date(iso);
  return [at.getHours(), at.getMinutes()].map((part) => `${part}`.padStart(2, '0')).join(':');
};

describe('A calendar', () => {
  it('is known by its first line, and has its events in the order of their days', async () => {
    const text = calendar(
      event('DTSTART:20261210T140000', 'DTEND:20261210T160000', 'SUMMARY:Organic Chemistry exam', 'LOCATION:Hall 3'),
      event('DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261208', 'SUMMARY:Calculus\\, essay due', 'TRANSP:TRANSPARENT'),
      event('DTSTART;VALUE=DATE:20261214', 'DTEND;VALUE=DATE:20261219', 'SUMMARY:Reading week'),
    );
    const document = await readStudentFile(new File([text], 'term'));
    expect([document.format, document.kind]).toEqual(['ics', 'calendar']);
    expect(document.parts[0]?.text.split('\n')).toEqual([
      'Mon 7 Dec 2026: Calculus, essay due (free)',
      'Thu 10 Dec 2026, 14:00–16:00: Organic Chemistry exam (Hall 3)',
      'Mon 14 Dec 2026 – Fri 18 Dec 2026: Reading week',
    ]);
  });

  it('shows times as the clocks of this device do', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Course time',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    expect(
      linesOf(
        zone,
        event('DTSTART:20261207T090000Z', 'DTEND:20261207T090000Z', 'SUMMARY:World time'),
        event('DTSTART;TZID=America/New_York:20261208T090000', 'SUMMARY:A zone that is not described'),
        event('DTSTART;TZID=Course time:20261209T150000', 'SUMMARY:A zone that is described'),
      ).map((line) => line.replace(/^\w+ /, '').slice(0, 18)),
    ).toEqual([
      `7 Dec 2026, ${clockAt('2026-12-07T09:00Z')}:`,
      `8 Dec 2026, ${clockAt('2026-12-08T14:00Z')}:`,
      `9 Dec 2026, ${clockAt('2026-12-09T09:30Z')}:`,
    ]);
  });

  it('writes repeated events out, with their exceptions', () => {
    const lecture = event(
      'DTSTART:20261124T100000',
      'DURATION:PT1H30M',
      'SUMMARY:Lecture',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE:20261201T100000',
    );
    const moved = event('RECURRENCE-ID:20261208T100000', 'DTSTART:20261209T130000', 'DTEND:20261209T143000', 'SUMMARY:Lecture (moved)');
    expect(linesOf(lecture, moved)).toEqual([
      'Tue 24 Nov 2026, 10:00–11:30: Lecture',
      'Wed 9 Dec 2026, 13:00–14:30: Lecture (moved)',
      'Tue 15 Dec 2026, 10:00–11:30: Lecture',
    ]);
  });

  it('repeats an event without an end for a year, and says so', () => {
    const { parts, leftOut } = read(event('DTSTART;VALUE=DATE:20150105', 'SUMMARY:Training', 'RRULE:FREQ=WEEKLY'));
    const lines = parts[0]?.text.split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(70);
    expect(lines.length).toBeLessThan(90);
    expect(leftOut).toEqual(['later repeats of 1 event']);
    expect(linesOf(event('DTSTART:20261124T100000', 'SUMMARY:Beat', 'RRULE:FREQ=SECONDLY')).length).toBeLessThanOrEqual(500);
  });

  it('leaves out what is cancelled and what is long past', () => {
    const { parts, leftOut } = read(
      event('DTSTART:20240101T100000', 'SUMMARY:Old'),
      event('DTSTART:20261207T100000', 'SUMMARY:Off', 'STATUS:CANCELLED'),
      event('DTSTART:20261208T100000', 'SUMMARY:On'),
    );
    expect([parts[0]?.text, leftOut]).toEqual(['Tue 8 Dec 2026, 10:00: On', ['1 past event', '1 cancelled event']]);
    expect(linesOf(event('DTSTART:20240101T100000', 'SUMMARY:Old'))).toEqual(['Mon 1 Jan 2024, 10:00: Old']);
  });

  it('reads tasks that are due and busy times', () => {
    const task = ['BEGIN:VTODO', 'UID:t', 'DUE:20261207T235900', 'SUMMARY:Essay', 'END:VTODO'].join('\r\n');
    const busy = [
      'BEGIN:VFREEBUSY',
      'UID:f',
      'FREEBUSY:20261208T090000Z/PT2H',
      'FREEBUSY;FBTYPE=FREE:20261208T120000Z/PT2H',
      'END:VFREEBUSY',
    ].join('\r\n');
    const lines = linesOf(task, busy);
    expect([lines.length, lines[0], lines[1]?.endsWith(': Busy')]).toEqual([2, 'Mon 7 Dec 2026, 23:59: Essay (due)', true]);
  });

  it('is refused when it is damaged or empty, and leaves out an event that makes no sense', () => {
    expect(() => read('BEGIN:VEVENT\r\nSUMMARY:x')).toThrow('This file is damaged');
    expect(() => read()).toThrow('This file holds no text');
    const endless = event('DTSTART:20261207T100000', 'DURATION:P999999999999999W', 'SUMMARY:Endless');
    expect(linesOf(endless, event('DTSTART:20261208T100000', 'SUMMARY:On'))).toEqual(['Tue 8 Dec 2026, 10:00: On']);
  });
});
