import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { block as blockKind } from '../items/block.ts';
import { addDays } from '../items/days.ts';
import type { StudyBlock } from '../items/plan-lines.ts';
import { hoursBySubject, minutesOf } from './hours.ts';
import { lastDay, NOWHERE } from './place.ts';
import { type PlanMove, planAnew } from './plan-anew.ts';
import { isPlanProgress, type PlanProgress, withDone, withMoves, withoutMoves, withPinned, withPlace } from './plan-progress.ts';
import { examDays, isAfterExam, isLeftOpen, isMovable, isStudy, type PlannedBlock, plannedBlocks } from './study-plan.ts';
import { planWeeks } from './weeks.ts';

const TODAY = '2026-11-25';

const PLAN = `Week of Mon 23 Nov 2026 (12 h):
Mon 23 Nov: Algebra 1 h (new) · Biology 1 h (new)
Tue 24 Nov: Algebra 1 h (new) · Biology 1 h (new)
Wed 25 Nov: Algebra 1 h (practice) · Biology 1 h (practice)
Thu 26 Nov: Algebra 1 h (practice) · Biology 1 h (practice)
Fri 27 Nov: Algebra 2 h (final revision)
Sat 28 Nov: no study planned

Week of Mon 30 Nov 2026 (4 h):
Mon 30 Nov: EXAM Algebra · Biology 1 h (practice)
Tue 1 Dec: Biology 1 h (practice)
Wed 2 Dec: Biology 2 h (final revision)
Thu 3 Dec: EXAM Biology`;

function read(text: string, progress?: PlanProgress): PlannedBlock[] {
  const blocks = blockKind.parse(text);
  return plannedBlocks(blocks, idsOf(blocks), progress, TODAY);
}

/** "Algebra 23", "Algebra 24" … */
function idsOf(blocks: readonly StudyBlock[]): string[] {
  return blocks.map(({ subject, date, exam }) => `${exam ? 'EXAM ' : ''}${subject} ${date.slice(-2)}`);
}

const done = (...ids: string[]): PlanProgress => ({ done: ids, pinned: [], places: {} });
const told = (moves: readonly PlanMove[]): string[] => moves.map(({ id, to }) => `${id} → ${to === NOWHERE ? 'nowhere' : to}`);

describe('a plan that is made anew', () => {
  it('stays as it is if nothing was left open', () => {
    expect(planAnew(read(PLAN, done('Algebra 23', 'Biology 23', 'Algebra 24', 'Biology 24')), TODAY)).toEqual([]);
  });

  it('moves a block that was left open before the next ones of its subject, and the last of them to the first day with room', () => {
    const plan = read(PLAN, done('Algebra 23', 'Biology 23', 'Algebra 24'));
    expect(told(planAnew(plan, TODAY))).toEqual(['Biology 24 → 2026-11-25', 'Biology 25 → 2026-11-26', 'Biology 26 → 2026-11-30']);
  });

  it('asks a subject with a later exam to make room', () => {
    const plan = read(PLAN, done('Algebra 23', 'Biology 23', 'Biology 24'));
    expect(told(planAnew(plan, TODAY))).toEqual(['Algebra 24 → 2026-11-25', 'Biology 25 → 2026-11-26', 'Biology 26 → 2026-11-30']);
  });

  it('pushes the blocks of the subject on where no other can make room, and keeps the last one before the exam', () => {
    const full = PLAN.replace(
      'Mon 30 Nov: EXAM Algebra · Biology 1 h (practice)',
      'Mon 30 Nov: EXAM Algebra · Biology 2 h (practice)',
    ).replace('Tue 1 Dec: Biology 1 h', 'Tue 1 Dec: Biology 2 h');
    const plan = read(full, done('Algebra 23', 'Biology 23', 'Biology 24'));
    expect(told(planAnew(plan, TODAY))).toEqual(['Algebra 24 → 2026-11-25', 'Algebra 25 → 2026-11-26', 'Algebra 26 → nowhere']);
  });

  it('keeps the material of a subject in its order, whatever was missed', () => {
    const plan = read(
      'Mon 23 Nov 2026: Maths 1 h (new: series)\nTue 24 Nov 2026: Maths 1 h (review: series)\nWed 25 Nov 2026: Maths 1 h (new: limits)\nFri 27 Nov 2026: Maths 1 h (final revision)\nSat 28 Nov 2026: Latin 2 h\nSun 29 Nov 2026: Latin 2 h\nThu 3 Dec 2026: EXAM Maths',
    );
    expect(told(planAnew(plan, TODAY))).toEqual([
      'Maths 23 → 2026-11-25',
      'Maths 24 → 2026-11-27',
      'Maths 25 → 2026-11-30',
      'Maths 27 → 2026-12-01',
    ]);
  });

  it('takes the place of a block of the same length before that of a longer one', () => {
    const plan = read(
      'Tue 24 Nov 2026: Latin 1 h\nWed 25 Nov 2026: Latin 2 h\nThu 26 Nov 2026: Latin 1 h\nFri 27 Nov 2026: Latin 1 h\nSat 28 Nov 2026: EXAM Latin',
    );
    expect(told(planAnew(plan, TODAY))).toEqual(['Latin 24 → 2026-11-26', 'Latin 26 → nowhere']);
  });

  it('leaves pinned blocks where they are, and gives their subject another place', () => {
    const progress = withPinned(withPinned(done('Algebra 23', 'Biology 23', 'Biology 24'), 'Biology 25', true), 'Algebra 24', true);
    expect(planAnew(read(PLAN, progress), TODAY)).toEqual([]);
    const other = withPinned(done('Algebra 23', 'Biology 23', 'Biology 24'), 'Biology 25', true);
    expect(told(planAnew(read(PLAN, other), TODAY))).toEqual([
      'Algebra 24 → 2026-11-25',
      'Algebra 25 → 2026-11-26',
      'Biology 26 → 2026-11-30',
    ]);
  });

  it('grows after its end for a subject without an exam', () => {
    const plan = read('Week of Mon 23 Nov 2026 (3 h):\nTue 24 Nov: Latin 1 h\nWed 25 Nov: Latin 1 h\nThu 26 Nov: Latin 1 h');
    expect(told(planAnew(plan, TODAY))).toEqual(['Latin 24 → 2026-11-25', 'Latin 25 → 2026-11-26', 'Latin 26 → 2026-12-01']);
  });

  it('puts no coursework on or after the day on which it is due, nor behind the end of the plan', () => {
    const plan = read(
      'Mon 23 Nov 2026: Essay 1 h (coursework)\nTue 24 Nov 2026: Essay 1 h (coursework)\nThu 26 Nov 2026: Essay 1 h (coursework)\nFri 27 Nov 2026: GOAL Phil essay, due · Latin 2 h\nMon 30 Nov 2026: Latin 1 h\nThu 3 Dec 2026: EXAM Latin',
      done('Latin 27', 'Latin 30'),
    );
    for (const { to } of planAnew(plan, TODAY)) expect(to === NOWHERE || to < '2026-11-27', to).toBe(true);
    expect(planAnew(plan, TODAY).some(({ to }) => to === NOWHERE)).toBe(true);
  });

  it('says that a block has no room when its exam is over', () => {
    const plan = read('Week of Mon 23 Nov 2026 (1 h):\nMon 23 Nov: Latin 1 h\nTue 24 Nov: EXAM Latin\nWed 25 Nov: Greek 1 h');
    expect(told(planAnew(plan, TODAY))).toEqual(['Latin 23 → nowhere']);
  });

  it('moves time into a whole week where the plan has no days', () => {
    const plan = read('Tue 24 Nov 2026: Latin 1 h\nWeek of Mon 30 Nov 2026, 2 h: Greek 2 h\nWeek of Mon 7 Dec 2026, 1 h: Latin 1 h');
    expect(told(planAnew(plan, TODAY))).toEqual(['Latin 24 → 2026-12-07 week']);
  });

  it('loses no minute, moves nothing that is done or pinned, and puts no block after its exam or over the room of a day', () => {
    fc.assert(
      fc.property(anyPlan(), (plan) => {
        const moves = planAnew(plan, TODAY);
        const moved = new Map(moves.map(({ id, to }) => [id, to]));
        const after = plan.map((block) => ({ ...block, place: moved.get(block.id) ?? block.place }));
        expect(minutesOf(after)).toBe(minutesOf(plan));
        expect(moves.map(({ id }) => id).filter((id) => !plan.some((block) => block.id === id && isMovable(block)))).toEqual([]);
        const examOf = examDays(plan);
        for (const block of after) {
          if (!moved.has(block.id) || block.place === NOWHERE) continue;
          expect(lastDay(block.place) >= TODAY).toBe(true);
          expect(isAfterExam(block, examOf(block))).toBe(false);
        }
        expect(after.filter((block) => isMovable(block) && isLeftOpen(block, TODAY))).toEqual([]);
        for (const place of new Set(moved.values())) {
          if (place === NOWHERE) continue;
          const time = (list: readonly PlannedBlock[]): number =>
            minutesOf(list.filter((block) => isStudy(block) && block.place === place));
          const weekday = (day: string): number => new Date(Date.parse(day)).getUTCDay();
          const fullest = Math.max(
            ...plan.map(({ home }) =>
              weekday(home) === weekday(place) ? minutesOf(plan.filter((other) => isStudy(other) && other.home === home)) : 0,
            ),
          );
          expect(time(after)).toBeLessThanOrEqual(Math.max(fullest, time(plan)));
        }
      }),
    );
  });
});

describe('the work of a student on a plan', () => {
  it('is undone with the moves of a new plan, and keeps later ticks', () => {
    const moved = withMoves(withPlace(undefined, 'a', '2026-11-26'), [
      { id: 'a', to: '2026-11-27' },
      { id: 'b', to: NOWHERE },
    ]);
    expect(moved.places).toEqual({ a: '2026-11-27', b: NOWHERE });
    expect(withoutMoves(withDone(moved, 'a', true))).toEqual({ done: ['a'], pinned: [], places: { a: '2026-11-26' } });
  });

  it('is recognized, and a value of another form is not', () => {
    expect(isPlanProgress(withMoves(undefined, [{ id: 'a', to: '2026-11-27 week' }]))).toBe(true);
    for (const odd of [null, 'x', {}, { done: [1], pinned: [], places: {} }, { done: [], pinned: [], places: { a: '2026-13-45' } }]) {
      expect(isPlanProgress(odd)).toBe(false);
    }
  });
});

describe('the weeks and hours of a plan', () => {
  it('have the days without study between its first and last day', () => {
    const [first, second] = planWeeks(read(PLAN));
    expect(first?.days.map(({ day, blocks }) => `${day.slice(-2)}: ${blocks.length}`)).toEqual([
      '23: 2',
      '24: 2',
      '25: 2',
      '26: 2',
      '27: 1',
      '28: 0',
      '29: 0',
    ]);
    expect(second?.days.map(({ day }) => day.slice(-2))).toEqual(['30', '01', '02', '03']);
  });

  it('have an exam on its day, and no empty days, in a week whose study has no days', () => {
    const text =
      'Sun 3 Jan 2027: Latin 1 h\nWeek of Mon 11 Jan 2027, 15 h: Latin 5 h · exam Latin on Tue 12 Jan · exam Greek on Fri 15 Jan';
    const [, later] = planWeeks(plannedBlocks(blockKind.parse(text), ['a', 'b', 'c', 'd'], undefined, TODAY));
    expect(later?.days.map(({ day, blocks }) => `${day}: ${blocks.map(({ subject }) => subject).join()}`)).toEqual([
      '2027-01-12: Latin',
      '2027-01-15: Greek',
    ]);
    expect(later?.whole.map(({ subject }) => subject)).toEqual(['Latin']);
  });

  it('count the time of each subject, what is done of it and what has no day', () => {
    const progress = withPlace(done('Algebra 23', 'Algebra 27'), 'Algebra 26', NOWHERE);
    expect(hoursBySubject(read(PLAN, progress), TODAY)).toEqual([
      { subject: 'Algebra', minutes: 360, done: 180, nowhere: 60, exam: '2026-11-30' },
      { subject: 'Biology', minutes: 480, done: 0, nowhere: 0, exam: '2026-12-03' },
    ]);
  });

  it('put a day without a year into the nearest year', () => {
    expect(plannedBlocks([{ date: '--01-05', subject: 'Latin', minutes: 30 }], ['a'], undefined, TODAY)[0]?.home).toBe('2027-01-05');
  });
});

function anyPlan(): fc.Arbitrary<PlannedBlock[]> {
  const day = fc.integer({ min: -9, max: 16 }).map((days) => addDays(TODAY, days));
  const subject = fc.constantFrom('Algebra', 'Biology', 'Chemistry');
  const study = fc.record({
    home: day,
    elsewhere: fc.option(fc.oneof(day, fc.constant(NOWHERE)), { nil: undefined, freq: 6 }),
    subject,
    minutes: fc.constantFrom(30, 60, 90, 120),
    done: fc.boolean(),
    pinned: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  });
  const exam = fc.record({ home: day, subject, exam: fc.constant(true as const) });
  return fc
    .tuple(fc.array(study, { maxLength: 40 }), fc.array(exam, { maxLength: 3 }))
    .map(([studies, exams]) => [
      ...studies.map(({ elsewhere, ...block }, index) => ({ ...block, place: elsewhere ?? block.home, id: `block ${index}` })),
      ...exams.map((block, index) => ({ ...block, place: block.home, done: false, pinned: false, id: `exam ${index}` })),
    ]);
}
