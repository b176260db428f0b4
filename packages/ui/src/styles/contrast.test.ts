// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, readTokens, resolveColor, type Theme } from '../testing/contrast.ts';

const tokens = readTokens(readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8'));
const themes: readonly Theme[] = ['light', 'dark'];

/** Foreground, background, least contrast: 4.5 for text, 3 for shapes that carry meaning (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS = [
  ['text-strong', 'bg-canvas', 4.5],
  ['text-strong', 'bg-surface', 4.5],
  ['text-default', 'bg-canvas', 4.5],
  ['text-default', 'bg-surface', 4.5],
  ['text-default', 'bg-sunken', 4.5],
  ['text-muted', 'bg-canvas', 4.5],
  ['text-muted', 'bg-surface', 4.5],
  ['text-muted', 'bg-sunken', 4.5],
  ['text-muted', 'bg-hover', 4.5],
  ['link', 'bg-canvas', 4.5],
  ['link', 'bg-surface', 4.5],
  ['link-hover', 'bg-surface', 4.5],
  ['primary-fg', 'primary-bg', 4.5],
  ['primary-fg', 'primary-bg-hover', 4.5],
  ['primary-fg', 'primary-bg-active', 4.5],
  ['secondary-fg', 'secondary-bg', 4.5],
  ['secondary-fg', 'secondary-bg-hover', 4.5],
  ['danger-fg', 'danger-bg', 4.5],
  ['danger-fg', 'danger-bg-hover', 4.5],
  ['text-on-inverse', 'bg-inverse', 4.5],
  ['text-on-inverse-muted', 'bg-inverse', 4.5],
  ['marker-fg', 'marker', 4.5],
  ['text-strong', 'marker-wash', 4.5],
  ['text-default', 'marker-wash', 4.5],
  ['text-muted', 'marker-wash', 4.5],
  ['cat-blue', 'bg-surface', 4.5],
  ['cat-blue', 'bg-canvas', 4.5],
  ['cat-blue', 'cat-blue-tint', 4.5],
  ['cat-blue-edge', 'bg-surface', 3],
  ['cat-green', 'bg-surface', 4.5],
  ['cat-green', 'bg-canvas', 4.5],
  ['cat-green', 'cat-green-tint', 4.5],
  ['cat-green-edge', 'bg-surface', 3],
  ['cat-purple', 'bg-surface', 4.5],
  ['cat-purple', 'bg-canvas', 4.5],
  ['cat-purple', 'cat-purple-tint', 4.5],
  ['cat-purple-edge', 'bg-surface', 3],
  ['danger', 'bg-surface', 4.5],
  ['danger', 'danger-tint', 4.5],
  ['text-default', 'danger-tint', 4.5],
  ['success', 'bg-surface', 4.5],
  ['success', 'success-tint', 4.5],
  ['warning', 'bg-surface', 4.5],
  ['warning', 'warning-tint', 4.5],
  ['text-default', 'warning-tint', 4.5],
  ['info', 'info-tint', 4.5],
  ['text-default', 'info-tint', 4.5],
  ['border-control', 'bg-surface', 3],
  ['border-control', 'bg-canvas', 3],
  ['marker-edge', 'bg-surface', 3],
  ['focus-ink', 'bg-canvas', 3],
  ['focus-ink', 'bg-surface', 3],
  ['focus-ink', 'focus-glow', 3],
  ['focus-ink', 'danger-tint', 3],
  ['focus-ink', 'cat-blue-tint', 3],
  ['text-muted', 'bg-active', 4.5],
  ['text-default', 'bg-active', 4.5],
  ['text-strong', 'bg-raised', 4.5],
  ['text-default', 'bg-hover', 4.5],
  ['border-control', 'bg-sunken', 3],
] as const;

describe('the tokens', () => {
  describe.each(themes)('in the %s theme', (theme) => {
    it.each(PAIRS)('let %s stand out from %s by %d', (foreground, background, least) => {
      const ratio = contrastRatio(resolveColor(tokens, foreground, theme), resolveColor(tokens, background, theme));
      expect(ratio).toBeGreaterThanOrEqual(least);
    });

    it('stay inside sRGB, so that every screen shows the same colour', () => {
      for (const name of new Set([...PAIRS.map((pair) => pair[0]), ...PAIRS.map((pair) => pair[1])])) {
        for (const channel of resolveColor(tokens, name, theme)) {
          expect(channel, name).toBeGreaterThan(-0.002);
          expect(channel, name).toBeLessThan(1.002);
        }
      }
    });
  });

  it('measure as a browser does: black on white is 21 to 1', () => {
    const plain = readTokens(':root { --white: oklch(1 0 0); --black: oklch(0 0 0); }');
    expect(contrastRatio(resolveColor(plain, 'black', 'light'), resolveColor(plain, 'white', 'light'))).toBeCloseTo(21, 3);
  });
});
