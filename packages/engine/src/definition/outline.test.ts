import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionHolds } from './condition.ts';
import { type OutlineSection, resolveOutline } from './outline.ts';

const step = { skill: 'summary', with: { from: 'notes', sentences: 1 } } as const;
const weighted = (title: string, words: number, more: Partial<OutlineSection> = {}): OutlineSection => ({
  title,
  length: { words },
  brief: '',
  onDevice: step,
  ...more,
});

describe('An outline', () => {
  it('contains only the sections whose condition holds', () => {
    const outline = [
      weighted('A', 1, { when: 'notes' }),
      weighted('B', 1, { when: { view: ['week', 'day'] } }),
      weighted('C', 1, { when: { view: 'month' } }),
    ];
    expect(resolveOutline(outline, { view: 'day' }, {}).map((section) => section.title)).toEqual(['B']);
  });

  it('scales weights so that the written sections add up to the target exactly', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 100, max: 20000 }),
        (weights, target) => {
          const outline = [
            weighted('Contents', 1000, { order: 'derived' }),
            ...weights.map((words, index) => weighted(`S${index}`, words)),
          ];
          const sections = resolveOutline(outline, {}, {}, target);
          expect(sections[0]?.words).toBeUndefined();
          expect(sections.reduce((sum, section) => sum + (section.words?.[0] ?? 0), 0)).toBe(target);
        },
      ),
    );
  });

  it('leaves a range of words as it is', () => {
    expect(resolveOutline([weighted('A', 0, { length: { words: [100, 150] } })], {}, {}, 5000)[0]?.words).toEqual([100, 150]);
  });

  it('fills in titles and briefs, and gives each section a unique id', () => {
    const sections = resolveOutline([weighted('On {topic}', 1), weighted('On {topic}', 1)], {}, { topic: 'Tides & Moon' });
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['on-tides-moon', 'On Tides & Moon'],
      ['on-tides-moon-2', 'On Tides & Moon'],
    ]);
  });

  it('requires all fields of a condition that names several', () => {
    expect(conditionHolds({ a: '1', b: ['2', '3'] }, { a: '1', b: '3' })).toBe(true);
    expect(conditionHolds({ a: '1', b: ['2', '3'] }, { a: '1' })).toBe(false);
  });
});
