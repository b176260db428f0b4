import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { escapeContent, escapeMarkup, withoutForbiddenCharacters } from './markup.ts';

it('escapes any text so that it adds no element and no entity to the HTML', () => {
  fc.assert(
    fc.property(anyText(), (any) => {
      const html = escapeMarkup(withoutForbiddenCharacters(any));
      expect(html).not.toMatch(/[<>"']/);
      expect(html.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    }),
  );
});

it('keeps the quotation marks of a text between tags', () => {
  expect(escapeContent(`"a" & 'b' < c`)).toBe(`"a" &amp; 'b' &lt; c`);
});

it('keeps line ends and tabs, and removes the characters that XML forbids', () => {
  expect(withoutForbiddenCharacters('a\tb\r\nc\u0000\u000bd\uFFFF')).toBe('a\tb\r\ncd');
});
