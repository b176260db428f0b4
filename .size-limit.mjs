/**
 * The byte budgets of the built site, gzip: the script and the style that the HTML of each page makes a browser load until the page is
 * interactive. Every page that the build wrote is measured, so a new page has a budget without a line here.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CLIENT = 'apps/site/dist/client';

/** @param {string} route */
function scriptLimit(route) {
  if (/^\/tools\/./.test(route)) return '154 kB';
  return route === '/dashboard' ? '118.5 kB' : '113.5 kB';
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
    { name: `${route} HTML`, path: join(CLIENT, file), limit: '15.6 kB' },
  ];
});

/** A script of the site with all that it imports at once. @param {string} file @param {Set<string>} found */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, path] of source.matchAll(/(?:\bfrom\s*|\bimport\s*)["'`](\.\.?\/[^"'`]+\.js)["'`]/g))
    withImports(join(dirname(file), path), found);
  return found;
}

const [worker] = globSync(`${CLIENT}/assets/generator.worker-*.js`);
if (worker === undefined) throw new Error('The site has no worker of the on-device generator');
const skills = [...readFileSync(worker, 'utf8').matchAll(/(\w+):async\(\)=>\(await import\(["'`](\.\/skill-[^"'`]+)["'`]/g)].map(
  ([, name, path]) => ({
    name: `the skill ${name} and the code that it shares, besides the worker`,
    // Data: lists of common words, of verbs, adjectives and everyday words (word-classes.ts), of the planner, and weights of the bibliography.
    path: [...withImports(join(dirname(worker), path))].filter(
      (file) => file !== worker && !/\/(?:common-words|word-classes|plan-words|reference-weights)-/.test(file),
    ),
    limit: '61.7 kB',
  }),
);
/**
 * The code that the first file of a kind loads: the worker of the readers, and each file that its reader names.
 * @param {...string} names
 */
function readerOf(...names) {
  const [reader] = globSync(`${CLIENT}/assets/reader.worker-*.js`);
  const files = names.flatMap((name) => globSync(`${CLIENT}/assets/documents/${name}-*.js`));
  if (reader === undefined || files.length !== names.length) throw new Error(`The site has no reader with ${names.join(' and ')}`);
  return [...new Set([reader, ...files].flatMap((file) => [...withImports(file)]))];
}

if (skills.length < 16) throw new Error('The worker names its skills in a way that the budgets do not read');

/** The views of a result: their own code, which is loaded when a tab is first chosen. */
const views = globSync(`${CLIENT}/assets/*View-*.js`).map((file) => ({
  name: `the view ${file.replace(/^.*\/(\w+)-.*$/, '$1')}`,
  path: globSync(file.replace(/-[^/]*$/, '-*.{js,css}')),
  limit: '12 kB',
}));
if (views.length !== 11) throw new Error(`The site has ${views.length} views, not 11`);
const early = views.find(({ path }) => budgets.some((budget) => [budget.path].flat().some((file) => path.includes(file))));
if (early) throw new Error(`A page loads ${early.name} before it is used`);

export default [
  ...budgets,
  ...views,
  // Dictionaries, banks of questions and citation styles are loaded by their own tools only, when a run needs them.
  ...skills,
  {
    name: 'fetched ahead for use without a network',
    path: readFileSync(join(CLIENT, '../fetched-ahead.txt'), 'utf8')
      .trim()
      .split('\n')
      .map((file) => join(CLIENT, file)),
    limit: '1.73 MB',
  },
  { name: 'the reader of Word files', path: readerOf('read-word'), limit: '130 kB' },
  { name: 'the reader of PDF files', path: readerOf('read-pdf', 'pdf.worker'), limit: '600 kB' },
  // Half of it is the list of files with their hashes, which do not compress.
  { name: 'the service worker', path: `${CLIENT}/offline-worker.js`, limit: '28 kB' },
  // The runner reads the text, captions without punctuation too, and tells its language, which every skill needs.
  { name: 'the worker before its first skill', path: `${CLIENT}/assets/generator.worker-*.js`, limit: '21.2 kB' },
].map((budget) => ({ ...budget, gzip: true }));
