/** Makes src/basics/icons.svg from the table in src/basics/icons.ts: one symbol a name. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawings } from '../src/basics/icons.ts';

const lucide = createRequire(import.meta.url);

function symbol([name, drawing]: readonly [string, string]): string {
  const svg = readFileSync(lucide.resolve(`lucide-static/icons/${drawing}.svg`), 'utf8');
  const shapes = [...svg.matchAll(/<(?!svg|!)[a-z]+ [^>]*\/>/g)].map(([shape]) => shape.replace(/\s+/g, ' '));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

/** The whole sprite as text. The element that uses a drawing sets its stroke. */
export function drawIcons(): string {
  return `<!-- Lucide, ISC licence, https://lucide.dev; made by packages/ui/scripts/draw-icons.ts -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${Object.entries(drawings).map(symbol).join('\n')}\n</svg>\n`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../src/basics/icons.svg'), drawIcons());
