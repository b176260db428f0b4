import { describe, expect, it } from 'vitest';
import { type FieldSchema, fitsField } from '../definition/field.ts';
import { sampleValue } from './sample-value.ts';

const field = (more: Partial<FieldSchema>): FieldSchema => ({ type: 'string', title: 'Notes', ...more });

describe('A sample value', () => {
  it.each<[kind: string, schema: FieldSchema]>([
    ['a line', field({})],
    ['a page', field({ ui: { rows: 12 } })],
    ['a short line', field({ maxLength: 4 })],
    ['a long line', field({ minLength: 400 })],
    ['a line of one length', field({ minLength: 30, maxLength: 30 })],
    ['a long page', field({ minLength: 3000, maxLength: 3100, ui: { rows: 12 } })],
    ['a pattern', field({ pattern: '^[A-Z]{2}\\d{4}$' })],
    ['a pattern with a length', field({ pattern: '^[a-z]+$', minLength: 6, maxLength: 8 })],
    ['a pattern inside a text', field({ pattern: '\\d{2}' })],
    ['a pattern of several words', field({ pattern: '^(BSc|MSc) [A-Z][a-z]+$' })],
  ])('fits %s', (_kind, schema) => {
    expect(fitsField(sampleValue('notes', schema), schema)).toBe(true);
  });

  it('is the first option of a select', () => {
    expect(sampleValue('level', field({ oneOf: [{ const: 'easy', title: 'Easy' }] }))).toBe('easy');
  });

  it('is the placeholder if no other sample fits', () => {
    const schema = field({ pattern: '^(?=.*7).{2}$', ui: { placeholder: '17' } });
    expect(sampleValue('code', schema)).toBe('17');
  });

  it('throws an error that explains what to add if nothing fits', () => {
    expect(() => sampleValue('code', field({ pattern: '^a$', minLength: 2 }))).toThrow(
      'No sample fits the field "code": give it a ui.placeholder that has its pattern and length.',
    );
  });
});
