import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paceOf } from '../pace.ts';
import { isOpen } from './fair-minutes.ts';
import { makePlan } from './make-plan.ts';
import type { PlanRequest } from './plan.ts';

/** Requests for 3 to 60 days, some of them free, and 1 to 8 subjects, some without exams. */
const requests = fc
  .record({
    days: fc.integer({ min: 3, max: 60 }),
    subjects: fc.array(
      fc.record({
        weight: fc.constantFrom(0.75, 1, 1.5),
        topics: fc.integer({ min: 0, max: 6 }),
        exams: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    perDay: fc.array(fc.constantFrom(0, 10, 30, 45, 50, 60, 90, 120, 150, 180, 240, 300, 480), { minLength: 7, maxLength: 7 }),
    pace: fc.constantFrom('intensive', 'balanced', 'relaxed', 'exam-focused'),
  })
  .map(({ days, subjects, perDay, pace }) => {
    const request: PlanRequest = {
      from: 1000,
      to: 1000 + days - 1,
      budgets: Array.from({ length: days }, (_, index) => perDay[index % 7] ?? 0),
      subjects: subjects.map(({ exams, ...rest }) => ({
        ...rest,
        exams: [...new Set(exams.map((it) => 1001 + Math.round(it * (days - 2))))].sort((a, b) => a - b),
      })),
    };
    return { request, pace: paceOf(pace) };
  });

describe('A plan', () => {
  it('respects budgets and exams for any subjects and days', () => {
    fc.assert(
      fc.property(requests, ({ request, pace }) => {
        const plan = makePlan(request, pace);
        const { subjects, budgets, from } = request;
        plan.days.forEach(({ day, slots, exams }, index) => {
          const minutes = slots.reduce((sum, it) => sum + it.minutes, 0);
          const someOpen = subjects.some((it) => isOpen(it, day));
          // The minutes of a day add up to its budget as long as an exam of another day lies ahead, and the last day before one has its revision.
          const isFinal = slots.some(({ kind }) => kind === 'final');
          expect(minutes).toBe(someOpen || isFinal ? budgets[index] : 0);
          expect(exams).toEqual(subjects.flatMap((it, at) => (it.exams.includes(day) ? [at] : [])));
          for (const slot of slots) {
            const last = subjects[slot.subject]?.exams.at(-1);
            expect(slot.minutes).toBeGreaterThan(0);
            // A subject has no time on or after its last exam.
            if (last !== undefined) expect(day).toBeLessThan(last);
          }
        });
        // The last study day before an exam is its final revision.
        subjects.forEach(({ exams }, at) => {
          for (const exam of exams) {
            const before = plan.days.filter(({ day, budget }) => day < exam && budget > 0).at(-1);
            if (before && !plan.without.includes(at)) {
              expect(before.slots.some((slot) => slot.subject === at && slot.kind === 'final')).toBe(true);
            }
          }
        });
        // Every subject has time or is listed as one without.
        plan.totals.forEach((total, at) => {
          expect(total > 0).toBe(!plan.without.includes(at));
        });
        const roomy =
          budgets.filter((it) => it >= 60).length >= 2 * subjects.length &&
          subjects.every(({ exams }) => exams.length === 0 || (exams[0] ?? 0) > from + 7);
        if (roomy) expect(plan.without).toEqual([]);
        expect(makePlan(request, pace)).toEqual(plan);
      }),
      { numRuns: 600 },
    );
  });

  it('shares time by weight', () => {
    const plan = makePlan(
      {
        from: 0,
        to: 29,
        budgets: Array.from({ length: 30 }, () => 180),
        subjects: [
          { weight: 1.5, topics: 0, exams: [] },
          { weight: 0.75, topics: 0, exams: [] },
        ],
      },
      paceOf('balanced'),
    );
    expect((plan.totals[0] ?? 0) / (plan.totals[1] ?? 1)).toBeCloseTo(2, 0);
  });

  it('gives a subject its share although its exam is not the last', () => {
    const { totals } = makePlan(
      {
        from: 0,
        to: 23,
        budgets: Array.from({ length: 24 }, () => 180),
        subjects: [
          { weight: 1, topics: 0, exams: [20] },
          { weight: 2, topics: 0, exams: [16] },
          { weight: 1, topics: 0, exams: [10] },
          { weight: 1, topics: 0, exams: [23] },
        ],
      },
      paceOf('exam-focused'),
    );
    const usual = totals.reduce((sum, it) => sum + it, 0) / 5;
    for (const [at, weight] of [1, 2, 1, 1].entries()) expect(Math.abs((totals[at] ?? 0) / usual - weight)).toBeLessThan(0.15 * weight);
  });

  it('gives work that is due time until its day, and no final revision', () => {
    const plan = makePlan(
      {
        from: 0,
        to: 13,
        budgets: Array.from({ length: 14 }, () => 120),
        subjects: [
          { weight: 1, topics: 0, exams: [], dues: [6] },
          { weight: 1, topics: 0, exams: [13] },
        ],
      },
      paceOf('balanced'),
    );
    const work = plan.days.flatMap(({ day, slots }) => slots.flatMap((slot) => (slot.subject === 0 ? [{ day, kind: slot.kind }] : [])));
    expect(new Set(work.map(({ kind }) => kind))).toEqual(new Set(['work']));
    expect(Math.max(...work.map(({ day }) => day))).toBeLessThan(6);
  });

  it('has all topics behind it before the first of two exams, and no study of the subject on the day of an exam', () => {
    const { days } = makePlan(
      { from: 0, to: 40, budgets: Array.from({ length: 41 }, () => 60), subjects: [{ weight: 1, topics: 4, exams: [12, 40] }] },
      paceOf('balanced'),
    );
    const before = days.filter(({ day }) => day < 12).flatMap(({ slots }) => slots.flatMap(({ topic }) => topic ?? []));
    expect(new Set(before)).toEqual(new Set([0, 1, 2, 3]));
    expect(days[12]?.slots).toEqual([]);
    expect(days.filter(({ day }) => day > 12).every(({ slots }) => slots.every(({ kind }) => kind !== 'new'))).toBe(true);
  });

  it('numbers the sessions of new material of a subject without topics', () => {
    const { days } = makePlan(
      { from: 0, to: 9, budgets: Array.from({ length: 10 }, () => 60), subjects: [{ weight: 1, topics: 0, exams: [9] }] },
      paceOf('balanced'),
    );
    const parts = days.flatMap(({ slots }) => slots.flatMap(({ part }) => part ?? []));
    expect(parts.map(({ number }) => number)).toEqual(parts.map((_, at) => at + 1));
    expect(new Set(parts.map(({ of }) => of))).toEqual(new Set([parts.length]));
  });

  it('goes through topics in order and reviews them', () => {
    const plan = makePlan(
      { from: 0, to: 13, budgets: Array.from({ length: 14 }, () => 60), subjects: [{ weight: 1, topics: 3, exams: [13] }] },
      paceOf('balanced'),
    );
    const slots = plan.days.flatMap((day) => day.slots);
    const topics = slots.flatMap((slot) => slot.topic ?? []);
    expect(topics).toEqual([...topics].sort((a, b) => a - b));
    expect(new Set(topics)).toEqual(new Set([0, 1, 2]));
    expect(slots.some((slot) => slot.review > 0)).toBe(true);
    expect(slots.at(-1)?.kind).toBe('final');
  });
});
