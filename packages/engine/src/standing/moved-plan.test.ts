import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../items/days.ts';
import { itemIds } from '../items/section-items.ts';
import { itemsOf } from '../run/brief/items-of.ts';
import { exampleDefinition, toolForTest } from '../testing/index.ts';
import { NO_WORK } from './result-work.ts';
import { standingOf } from './standing-result.ts';

const onDevice = { skill: 'summary', with: { from: 'notes', sentences: 3 } } as const;
const values = { topic: 'Tides', level: 'easy', notes: 'The moon pulls.' };
const TODAY = '2026-11-20';
const tool = toolForTest({
  ...exampleDefinition,
  outline: [
    { title: 'Plan', brief: 'Days.', holds: { kind: 'block', views: ['plan'] }, onDevice },
    { title: 'Next Steps', brief: 'Tasks.', holds: { kind: 'task', views: ['checklist'] }, onDevice },
  ],
});

describe('A plan as the student has left it', () => {
  const WEEKS = `What This Plan Is Built On
Two subjects.

Plan
Week of Mon 23 Nov 2026 (3 h 30 min):
Tue 24 Nov: Physics 1 h (new material) · Maths 30 min (new: “a · b”)
Wed 25 Nov: no study planned
Thu 26 Nov: Physics 2 h (review, practice)

Week of Mon 30 Nov 2026 (1 h):
Mon 30 Nov: Maths 1 h (final revision)
Tue 1 Dec: EXAM Maths

After six weeks, the hours of each week:
Week of Mon 4 Jan 2027, 5 h: Physics 5 h · exam Physics on Tue 5 Jan

Next Steps
By week:
- Week of Mon 23 Nov 2026: 3 h 30 min
- Week of Mon 30 Nov 2026: 1 h
- Week of Mon 4 Jan 2027: 5 h

All together: 9 h 30 min on 8 days.`;
  const blocksOf = (of: string) => itemsOf(tool, of, values).find(({ kind }) => kind === 'block');
  /** The text after blocks were moved, by their index. */
  const moved = (of: string, to: Readonly<Record<number, string>>): string => {
    const section = blocksOf(of);
    const ids = section ? itemIds(section) : [];
    const places = Object.fromEntries(Object.entries(to).map(([index, place]) => [ids[Number(index)], place]));
    return standingOf({ tool, text: of, values }, { ...NO_WORK, views: { plan: { done: [], pinned: [], places } } }, TODAY).text;
  };

  it('puts a block of the form of the device into the line of its day, in place of words that it has none', () => {
    expect(moved(WEEKS, { 0: '2026-11-25' })).toBe(
      WEEKS.replace('Physics 1 h (new material) · ', '')
        .replace('no study planned', 'Physics 1 h (new material)')
        .replace('on 8 days', 'on 9 days'),
    );
  });

  it('makes a line and a heading for a day that the plan does not have, and counts the weeks anew', () => {
    expect(moved(WEEKS, { 0: '2026-12-19' })).toBe(
      WEEKS.replace('Physics 1 h (new material) · ', '')
        .replace('2026 (3 h 30 min)', '2026 (2 h 30 min)')
        .replace('EXAM Maths\n', 'EXAM Maths\n\nWeek of Mon 14 Dec 2026 (1 h):\nSat 19 Dec: Physics 1 h (new material)\n')
        .replace('2026: 3 h 30 min', '2026: 2 h 30 min')
        .replace('- Week of Mon 4 Jan', '- Week of Mon 14 Dec 2026: 1 h\n- Week of Mon 4 Jan')
        .replace('on 8 days', 'on 9 days'),
    );
  });

  it('loses the line of an empty day and the heading of an empty week', () => {
    const now = moved(WEEKS, { 3: '2026-11-26', 4: '2026-11-26' });
    expect(now).toContain('practice) · Maths 1 h (final revision) · EXAM Maths\n\nAfter six weeks');
    expect(now).not.toContain('Mon 30 Nov');
    expect(now).toContain('- Week of Mon 23 Nov 2026: 4 h 30 min\n- Week of Mon 4 Jan');
  });

  it('moves a block between days and weeks without days', () => {
    expect(moved(WEEKS, { 0: '2027-01-04 week' })).toContain(
      'Week of Mon 4 Jan 2027, 6 h: Physics 5 h · exam Physics on Tue 5 Jan · Physics 1 h',
    );
  });

  it.each([
    ['rows', 'Plan\n2026-11-24 | 50 min | Physics | series | recall\n- 2026-11-26 | 1 h | Maths | - | paper\nSleep well.'],
    ['numbered days', 'Plan\nDay 1: Physics 1 h · Maths 30 min\nDay 2: Physics 1 h\nSleep well.'],
    [
      'lines of a model',
      'Plan\n**Tue 24 Nov 2026:** 60 min, Physics: optics\nTip: sleep.\n- Thu 26 Nov 2026 – Maths – 1.5 hours (tests)\nSleep well.',
    ],
  ])('moves a block of a plan in %s, and keeps all other words', (_form, of) => {
    const now = moved(of, { 0: '2026-11-25' });
    expect(now.split('\n').at(-1)).toBe('Sleep well.');
    const [first, ...others] = blocksOf(of)?.items ?? [];
    const { day: _day, ...dated } = first as { readonly day?: number };
    const read = blocksOf(now)?.items;
    expect(read).toEqual(expect.arrayContaining([{ ...dated, date: '2026-11-25' }, ...others]));
    expect(read).toHaveLength(others.length + 1);
  });

  it('has the blocks of the views, wherever they were moved', () => {
    const place = fc.integer({ min: 0, max: 60 }).map((after) => addDays('2026-11-23', after));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', '5'), place), (to) => {
        const now = moved(WEEKS, to);
        const before = blocksOf(WEEKS)?.items ?? [];
        const expected = before.map((block, index) => {
          const { wholeWeek, ...own } = block as { readonly wholeWeek?: true; readonly date: string };
          return to[index] === undefined ? block : { ...own, date: to[index] };
        });
        const sorted = (all: readonly object[]): string[] => all.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
        expect(sorted(blocksOf(now)?.items ?? [])).toEqual(sorted(expected));
      }),
    );
  });
});
