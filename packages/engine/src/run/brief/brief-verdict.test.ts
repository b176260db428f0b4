import { describe, expect, it } from 'vitest';
import type { ResolvedSection } from '../../definition/outline.ts';
import { briefVerdict } from './brief-verdict.ts';

const section = (title: string, more: Partial<ResolvedSection> = {}): ResolvedSection => ({
  id: title.toLowerCase(),
  title,
  brief: '',
  order: 'body',
  steps: [],
  ...more,
});
const cards = section('Cards', { essential: true, items: [2, 4], itemName: 'card', holds: { kind: 'card' } });
const summary = section('Summary', { essential: true });
const card = 'Q: What is pH?\nA: acidity';

describe('The verdict on a model’s text', () => {
  it.each([
    ['ready with all items', [cards], `Cards\n${card}\n\n${card}`, 'ready', []],
    ['partial with fewer items', [cards], `Cards\n${card}`, 'partial', ['"Cards" has 1 of 2 to 4 cards.']],
    [
      'partial with prose in place of the items',
      [cards],
      'Cards\nThe text holds nothing to ask.',
      'partial',
      ['"Cards" has 1 of 2 to 4 cards.'],
    ],
    ['partial without its section', [summary, cards], 'Notes\nOf no use.', 'partial', ['The answer has nothing under "Cards".']],
    [
      'partial without one of two sections',
      [summary, cards],
      'Summary\nWater moves.',
      'partial',
      ['The answer has nothing under "Cards".'],
    ],
    ['ready if the first section has no title', [summary], 'Water moves.', 'ready', []],
  ])('is %s', (_what, sections, text, grade, reasons) => {
    const verdict = briefVerdict(text, sections);
    expect(verdict?.grade).toBe(grade);
    expect(verdict?.lacks.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('is not given where no section is essential', () => {
    expect(briefVerdict('Notes\nSome.', [section('Notes')])).toBeUndefined();
  });
});
