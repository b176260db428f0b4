import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { escapeHtml } from './word-document.ts';

it('escapes any text so that it adds no element and no entity to the HTML', () => {
  fc.assert(
    fc.property(anyText(), (any) => {
      const html = escapeHtml(any);
      expect(html).not.toMatch(/[<>"']/);
      expect(html.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    }),
  );
});
