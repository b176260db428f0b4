import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, readTokens, resolveColor, type Theme } from '../testing/contrast.ts';
import { CONTRAST_PAIRS } from '../testing/contrast-pairs.ts';

const tokens = readTokens(readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8'));
const themes: readonly Theme[] = ['light', 'dark'];

describe('the tokens', () => {
  describe.each(themes)('in the %s theme', (theme) => {
    it.each(CONTRAST_PAIRS)('give %s on %s a contrast of at least %d', (foreground, background, least) => {
      const ratio = contrastRatio(resolveColor(tokens, foreground, theme), resolveColor(tokens, background, theme));
      expect(ratio).toBeGreaterThanOrEqual(least);
    });

    it('are inside sRGB, so that every screen shows the same colour', () => {
      for (const name of new Set([...CONTRAST_PAIRS.map((pair) => pair[0]), ...CONTRAST_PAIRS.map((pair) => pair[1])])) {
        for (const channel of resolveColor(tokens, name, theme)) {
          expect(channel, name).toBeGreaterThan(-0.002);
          expect(channel, name).toBeLessThan(1.002);
        }
      }
    });
  });

  it('are measured as WCAG does: black on white is 21 to 1', () => {
    const plain = readTokens(':root { --white: oklch(1 0 0); --black: oklch(0 0 0); }');
    expect(contrastRatio(resolveColor(plain, 'black', 'light'), resolveColor(plain, 'white', 'light'))).toBeCloseTo(21, 3);
  });
});
