import type { ExportSource } from '@marginalia/engine';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendar } from './calendar.ts';

const ONCE = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'DESCRIPTION', 'SEQUENCE', 'STATUS', 'TRANSP', 'LAST-MODIFIED'];
const STATES = ['TENTATIVE', 'CONFIRMED', 'CANCELLED'];

/** The rules of RFC 5545 that calendars insist on: one sentence for each that the text breaks. */
function broken(text: string): string[] {
  const found: string[] = [];
  const rule = (isKept: boolean, sentence: string): void => void (isKept || found.push(sentence));
  rule(text.endsWith('\r\n') && !/(?<!\r)\n|\r(?!\n)/.test(text), 'Lines end with CRLF');
  rule(!/(?![\r\n\t])\p{Cc}/u.test(text), 'There is no control character');
  const physical = text.replace(/\r\n$/, '').split('\r\n');
  for (const line of physical) {
    rule(new TextEncoder().encode(line).length <= 75, `A line has at most 75 octets: ${line}`);
    rule(line.isWellFormed(), `A fold cuts no character: ${line}`);
  }
  const lines = physical
    .join('\r\n')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  rule(lines[0] === 'BEGIN:VCALENDAR' && lines.at(-1) === 'END:VCALENDAR', 'The calendar is one object');
  for (const name of ['VERSION:2.0', 'PRODID:']) rule(lines.filter((line) => line.startsWith(name)).length === 1, `${name} stands once`);
  for (const line of lines) {
    rule(/^[A-Z-]+(?:;[A-Z-]+=[^:;]+)*:/.test(line), `A line has a name and a value: ${line}`);
    const [, value = ''] = /^(?:SUMMARY|DESCRIPTION|NAME|X-WR-CALNAME)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    rule(/^(?:[^\\;,]|\\[\\;,nN])*$/.test(value), `Text is escaped: ${line}`);
  }
  rule(!/;TZID=/.test(text) || lines.includes('BEGIN:VTIMEZONE'), 'A named zone is defined');
  const events = lines
    .join('\n')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((part) => part.split('END:VEVENT')[0]?.split('\n') ?? []);
  const ids = events.map((event) => event.find((line) => line.startsWith('UID:')));
  rule(new Set(ids).size === events.length, 'Each UID stands once');
  for (const event of events) {
    const values = (name: string): string[] =>
      event.filter((line) => new RegExp(`^${name}[;:]`).test(line)).map((line) => line.split(':').slice(1).join(':'));
    for (const name of ['UID', 'DTSTAMP', 'DTSTART']) rule(values(name).length === 1, `${name} stands in each event`);
    for (const name of ONCE) rule(values(name).length <= 1, `${name} stands at most once`);
    rule(/^\d{8}T\d{6}Z$/.test(values('DTSTAMP')[0] ?? ''), 'DTSTAMP is in UTC');
    rule(
      event.some((line) => /^DTSTART;VALUE=DATE:\d{8}$/.test(line)) && event.some((line) => /^DTEND;VALUE=DATE:\d{8}$/.test(line)),
      'Start and end are days',
    );
    rule((values('DTEND')[0] ?? '') > (values('DTSTART')[0] ?? ''), 'The end is after the start');
    rule(/^\d+$/.test(values('SEQUENCE')[0] ?? ''), 'SEQUENCE is a number');
    for (const state of values('STATUS')) rule(STATES.includes(state), `STATUS ${state} exists`);
  }
  return found;
}

const AWKWARD = [
  '"Quoted"',
  'a, b; c',
  'line\nbreak',
  '🧪'.repeat(40),
  'שלום עולם',
  'x::y',
  '$\\alpha$ \\n',
  '<b>&amp;</b>',
  ':',
  'é'.repeat(80),
  '\u0000\u0007',
];
const words = fc
  .array(fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'grapheme' })), { minLength: 1, maxLength: 3 })
  .map((all) => `x${all.join(' ')}x`);
const planned = fc.record({
  subject: words,
  activity: words,
  minutes: fc.integer({ min: 1, max: 600 }),
  day: fc.integer({ min: 10, max: 28 }),
  done: fc.boolean(),
});

it('A calendar keeps the rules of RFC 5545, and comes back as the same items, whatever their words', () => {
  fc.assert(
    fc.property(fc.array(planned, { maxLength: 4 }), words, (blocks, title) => {
      const items = blocks.map(({ day, done, ...block }, index) => ({
        ...block,
        date: `2026-11-${day}`,
        key: String(index),
        ...(done && { done: true as const }),
      }));
      const sections = [{ kind: 'block', items, section: 'plan', title: 'Plan' }] as const;
      const source: ExportSource = {
        tool: 'study-planner',
        title,
        text: '',
        headings: [],
        sections,
        today: '2026-11-22',
        now: '2026-11-22T09:30:00.000Z',
      };
      const gone = { 'gone@marginalia': { sequence: 2, summary: 'Gone', date: '2026-11-20', end: '2026-11-24' } };
      const { text } = calendar({ ...source, exported: gone });
      expect(broken(text)).toEqual([]);
      const file = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
      const events = file.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
      const shown = (value: string): string => value.replace(/(?!\n)\p{Cc}/gu, '').toWellFormed();
      const read = events.map(({ startDate, summary, description }) => ({ date: startDate.toString(), summary, description }));
      expect(read.slice(0, -1)).toEqual(
        items.map(({ date, subject, activity }, index) => ({
          date,
          summary: expect.stringContaining(shown(subject)),
          description: shown(items[index]?.activity ?? activity),
        })),
      );
    }),
    { numRuns: 50 },
  );
});
