/**
 * The byte budgets of the built site, gzip: what the HTML of each page makes a browser load until the page is interactive.
 * Every page that the build wrote is measured, so a new page is under its budget without a line here.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CLIENT = 'apps/site/dist/client';

/** @param {string} route */
function scriptLimit(route) {
  if (/^\/tools\/./.test(route)) return '150 kB';
  if (route === '/dashboard') return '118 kB';
  return route === '/contact' ? '120 kB' : '112 kB';
}

const pages = globSync('**/index.html', { cwd: CLIENT }).filter((file) => !file.startsWith('storybook'));
if (pages.length === 0) throw new Error(`No pages in ${CLIENT}: run the build first`);

const budgets = pages.flatMap((file) => {
  const route = `/${dirname(file)}`.replace(/\/\.$/, '/');
  const html = readFileSync(join(CLIENT, file), 'utf8');
  const loaded = (pattern) => [...html.matchAll(pattern)].map(([, path]) => join(CLIENT, path));
  const script = loaded(/<(?:script|link)\b[^>]*(?:src|rel="modulepreload"[^>]*href)="([^"]+\.js)"/g);
  return [
    { name: `${route} script`, path: script, limit: scriptLimit(route) },
    { name: `${route} style`, path: loaded(/<link rel="stylesheet"[^>]*href="([^"]+)"/g), limit: '15 kB' },
    { name: `${route} fonts before paint`, path: loaded(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g), limit: '36 kB' },
  ];
});

export default [
  ...budgets,
  { name: 'the worker before its first skill', path: `${CLIENT}/assets/generator.worker-*.js`, limit: '10 kB' },
].map((budget) => ({ ...budget, gzip: true }));
