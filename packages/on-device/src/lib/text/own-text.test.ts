import { describe, expect, it } from 'vitest';
import { textOf } from '../../spans.ts';
import { isForChosen, ownText } from './own-text.ts';

const form = { values: { title: 'Tides', level: 'hard' }, labels: { title: 'Tides', level: 'Hard' } };

describe('A text that a definition brings', () => {
  it('quotes what was typed, shows the label of an option, and keeps its own words as a phrase', () => {
    const spans = ownText('Read {title} at level {level}.', 'own', form) ?? [];
    expect(textOf(spans)).toBe('Read Tides at level Hard.');
    expect(spans.map(({ kind }) => kind)).toEqual(['phrase', 'quote', 'phrase', 'computed', 'phrase']);
  });

  it('is left out where a field in it is blank', () => {
    expect(ownText('Go to {place}.', 'own', form)).toBeUndefined();
  });

  it('is for every option or for a chosen one', () => {
    expect([undefined, ['hard'], ['easy']].map((options) => isForChosen(options, form))).toEqual([true, true, false]);
  });
});
