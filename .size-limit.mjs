/**
 * The byte budgets of the built site, gzip: what the HTML of each page makes a browser load until the page is interactive.
 * Every page that the build wrote is measured, so a new page is under its budget without a line here.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CLIENT = 'apps/site/dist/client';

/** @param {string} route */
function scriptLimit(route) {
  if (/^\/tools\/./.test(route)) return '140 kB';
  return route === '/contact' ? '120 kB' : '105 kB';
}

/**
 * A chunk and all that it imports.
 * @param {string} file
 * @param {Set<string>} found
 */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
    withImports(join(dirname(file), path), found);
  return found;
}

/** @param {string[]} script */
function withParts(script) {
  const [parts] = globSync(`${CLIENT}/assets/dashboard-parts-*.js`);
  if (parts === undefined) throw new Error('The build has no dashboard-parts chunk');
  return [...new Set([...script, ...withImports(parts)])];
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
    // Once it is interactive and has found something saved, the dashboard loads what counts and lists it (docs/decisions/0005).
    ...(route === '/dashboard' ? [{ name: `${route} script with saved work`, path: withParts(script), limit: '111 kB' }] : []),
    { name: `${route} style`, path: loaded(/<link rel="stylesheet"[^>]*href="([^"]+)"/g), limit: '14 kB' },
    { name: `${route} fonts before paint`, path: loaded(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g), limit: '36 kB' },
  ];
});

export default [
  ...budgets,
  { name: 'the worker before its first skill', path: `${CLIENT}/assets/generator.worker-*.js`, limit: '10 kB' },
].map((budget) => ({ ...budget, gzip: true }));
