import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/**
 * Scripts that are inlined in every page, in this order: the first must run before the first paint, and the others must work when no
 * other script can be loaded. The Content Security Policy allows them by their hashes.
 */
const FILES = ['theme.js', 'missing.js', 'framed.js'];

/** The placeholder for the scripts in index.html. */
const PLACE = '<!--inline-scripts-->';

/** The scripts as they are inlined in a page: in one element, because each costs the first paint a start of its own. */
export const inlineScripts: readonly string[] = [
  FILES.map((file) => {
    const code = readFileSync(new URL(`../src/inline/${file}`, import.meta.url), 'utf8');
    return minifySync(file, code, { module: false }).code.trim();
  }).join('\n'),
];

/** Writes the scripts into index.html, in development and in builds. */
export function inlineScriptsPlugin(): Plugin {
  const elements = inlineScripts.map((code) => `<script>${code}</script>`).join('');
  return { name: 'marginalia:inline-scripts', transformIndexHtml: (html) => html.replace(PLACE, () => elements) };
}
