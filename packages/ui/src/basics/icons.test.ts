import { readFileSync } from 'node:fs';
import { ICON_NAMES } from '@marginalia/engine';
import { expect, it } from 'vitest';
import { drawIcons } from '../../scripts/draw-icons.ts';
import { drawings } from './icons.ts';

it('icons.svg is up to date with icons.ts', () => {
  expect(readFileSync(new URL('icons.svg', import.meta.url), 'utf8'), 'run: node packages/ui/scripts/draw-icons.ts').toBe(drawIcons());
});

it('every drawing has at least one shape', () => {
  const symbols = drawIcons().match(/<symbol .*<\/symbol>/g) ?? [];
  expect(symbols).toHaveLength(Object.keys(drawings).length);
  for (const symbol of symbols) expect(symbol).toMatch(/<(path|rect|circle|line|polyline)/);
});

it('every icon name of a definition has a drawing', () => {
  for (const name of ICON_NAMES) expect(drawings).toHaveProperty(name);
});
