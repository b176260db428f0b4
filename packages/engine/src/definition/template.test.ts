import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { placeholdersIn, renderTemplate } from './template.ts';

describe('A template', () => {
  it.each([
    ['Hello {name}', { name: 'Ada' }, 'Hello Ada'],
    ['{name|nobody}', {}, 'nobody'],
    ['{name|nobody}', { name: '' }, 'nobody'],
    ['{name}', {}, ''],
    ['{words} words', { words: 15000 }, '15,000 words'],
    ['{a}{b}', { a: '{b}', b: 'x' }, '{b}x'],
    ['{not a key} {9}', {}, '{not a key} {9}'],
    ['{constructor}{toString}', {}, ''],
  ])('%j with the values %j becomes %j', (template, values, text) => {
    expect(renderTemplate(template, values)).toBe(text);
  });

  it('inserts typed text unchanged and does not expand placeholders in it', () => {
    const nasty = fc.oneof(anyText(), fc.constantFrom('{title}', '$&', "$'", '$1', `\${x}`, '{{title}}', '%s'));
    fc.assert(
      fc.property(nasty, nasty, (title, notes) => {
        expect(renderTemplate('<{title|}>{notes|}.', { title, notes })).toBe(`<${title}>${notes}.`);
      }),
    );
  });

  it('names its placeholders in order', () => {
    expect(placeholdersIn('{a} {b|x} {a}')).toEqual(['a', 'b', 'a']);
  });
});
