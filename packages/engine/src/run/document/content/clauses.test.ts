import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { briefClauses, shareOf } from './clauses.ts';
import { MissingPoints } from './missing-points.ts';

describe('The clauses of a brief', () => {
  it.each([
    ['background, the problem and who has it, objectives, scope, and how the report is organised.', 5],
    [
      'functional requirements, data and skills needed, each with its reason; for a project without a system, the conditions of the work.',
      3,
    ],
    ['what came out, measured against each objective, with every figure explained.', 1],
    ['a lettered list of what to attach (code, data sheets, tables), each with one sentence on its contents.', 1],
    ['the words "one, two", and the rest.', 2],
    ['', 0],
  ])('The clauses of the brief "%s" are %i', (brief, count) => {
    expect(briefClauses(brief)).toHaveLength(count);
  });

  it('each go to one part of a section, whatever its parts', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 12 });
    const briefs = fc
      .array(fc.stringMatching(/^[klm]{3,9}$/), { minLength: 1, maxLength: 8 })
      .map((words) => words.map((word, n) => `${word}${n}`));
    fc.assert(
      fc.property(sizes, briefs, (parts, clauses) => {
        const of = parts.reduce((sum, words) => sum + words, 0);
        let from = 0;
        const given = parts.flatMap((words, index) => {
          const { own, others } = shareOf(clauses.join('; '), { from, to: from + words, of }, index + 1);
          from += words;
          expect(own.length).toBeGreaterThan(0);
          expect(own.filter((clause) => others.includes(clause))).toEqual([]);
          return own;
        });
        expect(new Set(given).size).toBe(given.length);
        for (const clause of clauses) expect(given).toContain(clause);
      }),
    );
  });
});

describe('The points that a section lacks', () => {
  const brief = 'the soil sensors, the water pump, the opening hours.';

  it('are the clauses that its text does not hold', () => {
    expect(new MissingPoints().in('Sensors in the soil measure it, and a pump moves the water.', 's', brief, 300)).toBe(
      'the opening hours.',
    );
  });

  it('are more on each clause if its text holds all of them, and nothing is requested twice', () => {
    const missing = new MissingPoints();
    const text = 'The soil sensors and the water pump keep to the opening hours.';
    const points = Array.from({ length: 12 }, () => missing.in(text, 's', brief, 200));
    expect(new Set(points).size).toBe(12);
    expect(points[0]).toContain('the soil sensors');
  });
});
