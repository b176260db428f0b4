import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleTool } from '../testing/index.ts';
import { isBlank } from './field.ts';
import { labelsOf, tidyValues } from './field-value.ts';

describe('Input', () => {
  const { fields } = exampleTool();

  it.each([' ', '\t\n', '\u00A0', '\u3000', '\uFEFF', '\u200B', '\u2060', '\u00AD', '\u2800', '\u3164', '\u0000', '\u{E0020}', '\u202E'])(
    'counts %j as blank',
    (text) => {
      expect(isBlank(text + text)).toBe(true);
      expect(tidyValues(fields, { topic: text })).not.toHaveProperty('topic');
    },
  );

  it('is trimmed, and blank fields are dropped', () => {
    expect(tidyValues(fields, { topic: '  Tides ', notes: ' ' })).toEqual({ topic: 'Tides', level: 'easy' });
  });

  it('accepts only the options of a select, and otherwise uses its default', () => {
    expect(tidyValues(fields, { level: 'constructor', mood: 'calm' })).toEqual({ level: 'easy', mood: 'calm' });
    expect(tidyValues(fields, { mood: 'stormy' })).toEqual({ level: 'easy' });
  });

  it('ignores names that the form does not have, and values that are not text', () => {
    const input = JSON.parse('{"__proto__": "x", "constructor": "y", "topic": 5, "notes": ["z"]}') as Record<string, unknown>;
    expect(tidyValues(fields, input)).toEqual({ level: 'easy' });
  });

  it('keeps any other text unchanged between its first and last visible character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { topic } = tidyValues(fields, { topic: `a${text}z` });
        expect(topic).toBe(`a${text}z`.toWellFormed());
      }),
    );
  });

  it('shows the titles of options in labels', () => {
    expect(labelsOf(fields, { level: 'hard', topic: 'hard' })).toEqual({ level: 'Hard', topic: 'hard' });
  });
});
