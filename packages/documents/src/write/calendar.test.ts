import type { ExportedEvents, ExportSource } from '@marginalia/engine';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendar } from './calendar.ts';

interface Planned {
  readonly date: string;
  readonly subject: string;
  readonly exam?: true;
  readonly done?: true;
  readonly wholeWeek?: true;
  /** Its day in the text, where it has moved. */
  readonly home?: string;
}

function source(planned: readonly Planned[], exported?: ExportedEvents): ExportSource {
  const items = planned.map(({ home, ...item }, index) => ({
    minutes: 90,
    key: `${item.subject}\n${home ?? item.date}\n${planned.slice(0, index).filter(({ subject }) => subject === item.subject).length}`,
    ...item,
  }));
  const sections = [{ kind: 'block', items, section: 'plan', title: 'Plan' }] as const;
  return {
    tool: 'study-planner',
    title: 'Plan',
    text: '',
    headings: [],
    sections,
    today: '2026-11-22',
    now: '2026-11-22T09:30:00.000Z',
    ...(exported && { exported }),
  };
}

/** The events as another program reads them. */
function read(text: string) {
  const file = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  return file.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, sequence } = new ICAL.Event(component);
    return { uid, summary, day: startDate.toString(), sequence, status: component.getFirstPropertyValue('status') };
  });
}

const PHYSICS: Planned = { date: '2026-11-24', subject: 'Physics' };
const MATHS: Planned = { date: '2026-11-25', subject: 'Maths' };

describe('A calendar', () => {
  it('has each block on its day, and the same UIDs when it is exported again', () => {
    const first = calendar(source([PHYSICS, { date: '2026-12-14', subject: 'Physics', exam: true }]));
    expect(read(first.text)).toMatchObject([
      { summary: 'Physics, 1 h 30 min', day: '2026-11-24', sequence: 0 },
      { summary: 'Exam: Physics', day: '2026-12-14', sequence: 0 },
    ]);
    const again = calendar(source([PHYSICS, { date: '2026-12-14', subject: 'Physics', exam: true }], first.exported));
    expect(read(again.text)).toEqual(read(first.text));
  });

  it('moves the event of a block that has moved, and ends there', () => {
    const first = calendar(source([PHYSICS]));
    const moved = calendar(source([{ ...PHYSICS, date: '2026-11-26', home: PHYSICS.date }], first.exported));
    const [before] = read(first.text);
    expect(read(moved.text)).toEqual([{ ...before, day: '2026-11-26', sequence: 1 }]);
    expect(read(calendar(source([{ ...PHYSICS, date: '2026-11-26', home: PHYSICS.date }], moved.exported)).text)).toEqual(read(moved.text));
    expect(read(calendar(source([PHYSICS], moved.exported)).text)).toEqual([{ ...before, sequence: 2 }]);
  });

  it('changes the event of an exam that an earlier export had without its hour', () => {
    const exam = source([{ date: '2026-12-14', subject: 'Physics', exam: true }]);
    const first = calendar(exam);
    const text = '- Mon 14 Dec 2026: Physics (in 22 days), from “14 Dec 9:30”';
    const timed = calendar({ ...exam, text, exported: first.exported });
    expect(read(timed.text)).toMatchObject([{ uid: read(first.text)[0]?.uid, day: '2026-12-14T09:30:00', sequence: 1 }]);
    expect(read(calendar({ ...exam, text, exported: timed.exported }).text)).toMatchObject([{ sequence: 1 }]);
  });

  it('names the course before each event of a course, and itself before its events', () => {
    const event = { kind: 'event', items: [{ title: 'Midterm', date: '2026-12-14' }], section: 'timeline', title: 'Timeline' } as const;
    const { text } = calendar({ ...source([]), sections: [event], values: { course: 'SOC 201' } });
    expect(read(text)).toMatchObject([{ summary: 'SOC 201: Midterm' }]);
    expect(text.indexOf('X-WR-CALNAME:Plan')).toBeLessThan(text.indexOf('BEGIN:VEVENT'));
  });

  it('cancels a block that has no day any more, once, and counts on when it returns', () => {
    const both = calendar(source([PHYSICS, MATHS]));
    const one = calendar(source([PHYSICS], both.exported));
    expect(read(one.text)).toMatchObject([
      { sequence: 0, status: null },
      { summary: 'Maths, 1 h 30 min', day: '2026-11-25', sequence: 1, status: 'CANCELLED' },
    ]);
    const again = calendar(source([PHYSICS], one.exported));
    expect(read(again.text)).toHaveLength(1);
    expect(read(calendar(source([PHYSICS, MATHS], again.exported)).text)).toMatchObject([{}, { sequence: 2, status: null }]);
  });

  it('says what is done, for a week too, and leaves the days of study free', () => {
    const first = calendar(
      source([
        { ...PHYSICS, wholeWeek: true },
        { ...MATHS, exam: true },
      ]),
    );
    const ticked = calendar(
      source(
        [
          { ...PHYSICS, wholeWeek: true, done: true },
          { ...MATHS, exam: true },
        ],
        first.exported,
      ),
    );
    expect(read(ticked.text)).toMatchObject([
      { summary: 'Done: Physics, 1 h 30 min', sequence: 1 },
      { summary: 'Exam: Maths', sequence: 0 },
    ]);
    const [study = '', exam = ''] = ticked.text.split('BEGIN:VEVENT').slice(1);
    expect(study).toContain('DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261201');
    expect(study).toContain('TRANSP:TRANSPARENT');
    expect(exam).not.toContain('TRANSP');
  });

  it('keeps any subject, and gives two blocks of one subject on one day two UIDs', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 4 }), (subjects) => {
        const clean = subjects.map((subject) => subject.replace(/\p{C}/gu, '').trim() || 'x');
        const events = read(calendar(source([...clean, ...clean].map((subject) => ({ date: '2026-11-24', subject })))).text);
        expect(events.map(({ summary }) => summary)).toEqual([...clean, ...clean].map((subject) => `${subject}, 1 h 30 min`));
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      }),
      { numRuns: 40 },
    );
  });
});
