/**
 * The byte budgets of the built site, gzip: the script and the style that the HTML of each page makes a browser load until the page is
 * interactive. Every page that the build wrote is measured, so a new page has a budget without a line here.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CLIENT = 'apps/site/dist/client';

/** @param {string} route */
function scriptLimit(route) {
  if (/^\/tools\/./.test(route)) return '155 kB';
  return route === '/dashboard' ? '118.5 kB' : '112.5 kB';
}

const pages = globSync('**/index.html', { cwd: CLIENT }).filter((file) => !file.startsWith('storybook'));
if (pages.length === 0) throw new Error(`No pages in ${CLIENT}: run the build first`);

const budgets = pages.flatMap((file) => {
  const route = `/${dirname(file)}`.replace(/\/\.$/, '/');
  const html = readFileSync(join(CLIENT, file), 'utf8');
  const named = (pattern) => [...html.matchAll(pattern)].map(([, path]) => join(CLIENT, path));
  return [
    {
      name: `${route} script`,
      path: named(/<(?:script|link)\b[^>]*(?:src|rel="modulepreload"[^>]*href)="([^"]+\.js)"/g),
      limit: scriptLimit(route),
    },
    { name: `${route} style`, path: named(/<link rel="stylesheet" href="([^"]+)"/g), limit: '12 kB' },
    // With the style of the first paint, which waits for all of it.
    { name: `${route} HTML`, path: join(CLIENT, file), limit: '15.5 kB' },
  ];
});

export default [
  ...budgets,
  {
    name: 'fetched ahead for use without a network',
    path: readFileSync(join(CLIENT, '../fetched-ahead.txt'), 'utf8')
      .trim()
      .split('\n')
      .map((file) => join(CLIENT, file)),
    limit: '1.52 MB',
  },
  // Half of it is the list of files with their hashes, which do not compress.
  { name: 'the service worker', path: `${CLIENT}/offline-worker.js`, limit: '24 kB' },
  // The runner reads the text and tells its language, which every skill needs.
  { name: 'the worker before its first skill', path: `${CLIENT}/assets/generator.worker-*.js`, limit: '20 kB' },
].map((budget) => ({ ...budget, gzip: true }));
