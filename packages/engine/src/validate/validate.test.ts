import { describe, expect, it } from 'vitest';
import { exampleTool } from '../testing/index.ts';
import { toolOf, validate, validatorOf } from './index.ts';

const { definition } = exampleTool();

describe('Validation at run time', () => {
  it('accepts what the compiled validator accepts, trimmed', () => {
    const values = { topic: ' Tides ', level: 'easy', notes: 'The moon pulls.' };
    expect(validate(definition, values)).toEqual({ ok: true, values: { topic: 'Tides', level: 'easy', notes: 'The moon pulls.' } });
  });

  it('lists each field that is missing or does not fit', () => {
    expect(validate(definition, { topic: ' ', level: 'impossible' })).toMatchObject({
      ok: false,
      issues: expect.arrayContaining([expect.objectContaining({ kind: 'missing', path: ['topic'] })]),
    });
  });

  it('makes a tool of a definition', () => {
    expect(toolOf(definition).name).toBe(definition.name);
  });

  it('refuses a schema with an unknown keyword', () => {
    const topic = { ...definition.input.properties['topic'], maxLenght: 3 };
    expect(() => validatorOf({ ...definition.input, required: ['topic'], properties: { topic } } as never)).toThrow(/maxLenght/);
  });
});
