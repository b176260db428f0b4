import type { ExportedEvents, ExportSource } from '@marginalia/engine';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendar } from './calendar.ts';

interface Planned {
  readonly date: string;
  readonly subject: string;
  readonly exam?: true;
}

function source(items: readonly Planned[], exported?: ExportedEvents): ExportSource {
  const sections = [{ kind: 'block', items: items.map((item) => ({ minutes: 90, ...item })), section: 'plan', title: 'Plan' }] as const;
  return { tool: 'study-planner', title: 'Plan', text: '', headings: [], sections, today: '2026-11-22', ...(exported && { exported }) };
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

  it('cancels a block that has moved, once, and counts on when it returns', () => {
    const first = calendar(source([PHYSICS]));
    const moved = calendar(source([{ ...PHYSICS, date: '2026-11-26' }], first.exported));
    expect(read(moved.text)).toMatchObject([
      { day: '2026-11-26', sequence: 0, status: null },
      { day: '2026-11-24', sequence: 1, status: 'CANCELLED' },
    ]);
    expect(read(calendar(source([{ ...PHYSICS, date: '2026-11-26' }], moved.exported)).text)).toHaveLength(1);
    expect(read(calendar(source([PHYSICS], moved.exported)).text)).toMatchObject([
      { day: '2026-11-24', sequence: 2, status: null },
      { day: '2026-11-26', sequence: 1, status: 'CANCELLED' },
    ]);
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
