import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import type { BuiltFile, BuiltFiles } from '../src/workers/offline/built-files.ts';
import { basePath } from './site-address.ts';

/**
 * The files of the site, as paths in the built folder. Feed, sitemap, preview pictures and Storybook are for others. The 168 character
 * maps are not listed, because few files need one and their hashes would make the worker half as large again.
 */
const FILES = ['assets/**', 'favicon.*', 'icon-*.png', 'site.webmanifest', '404.html'];

/**
 * Parts that are fetched when they are first used. A heavy part that few students use belongs here, if the site does without it:
 * - pictures (pages name the SVG icon), and the not-found page, which the worker fetches on its own terms;
 * - fonts of other alphabets, and the font of results, whose fallback has the same metrics;
 * - the English dictionaries and the rules that need them: without them the improver checks less and says so;
 * - the detector of languages: without it a text of unknown language is read as English;
 * - the writers of exports and the readers of files, which follow as soon as a page is idle (`filesSoon`), and the writer of drawings;
 * - the reader of PDF files, four times as large as all others, and the chart, whose numbers stand in the text and in the table;
 * - the look-up of references, the sending of a message, and what only a run with a model needs: they need the network.
 *
 * `.size-limit.mjs` has the limit for the rest.
 */
const LATER = [
  /\.(?:png|ico)$/,
  /^404\.html$/,
  /\/documents\//,
  /\/(?:documents|reader)\.worker-[\w-]+\.js$/,
  /\/(?:worker-documents|documents-port|file-reads|FileCard|ChooseParts|look-up-parts|lookup-port|reference-lookup|svg-file|ChartView)-[\w-]+\.(?:js|css)$/,
  /\/(?:message-run|json-form-service)-[\w-]+\.js$/,
  /\/(?:english|franc-min|models|run-model|browser-model|check-against|comparison|NotInMaterial|connection|service-error)-[\w-]+\.js$/,
  /-(?:cyrillic|greek|latin-ext|vietnamese)[\w-]*\.woff2$/,
  /\/source-serif-[\w-]+\.woff2$/,
];

/** Code that needs the network, or is too large to be fetched before its first use. */
const NOT_SOON = /\/(?:compare-reference|read-pdf|pdf\.worker)-/;

const READER = /\/read-[\w-]+\.js$/;

/** The code that reads files and writes exports: the page's parts, the workers, and the reader or writer of each format. */
function filesSoon(files: readonly BuiltFile[], sources: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path) || NOT_SOON.test(path)) return;
    found.add(path);
    for (const imported of staticImports(path, sources)) add(imported);
    // The reader of captions loads the parser of their format.
    if (READER.test(path)) lazyImports(path, sources).forEach(add);
  };
  for (const name of ['worker-documents', 'documents.worker', 'file-reads', 'FileCard', 'ChooseParts', 'reader.worker']) {
    const parts = files.filter(([path]) => path.startsWith(`assets/${name}-`)).map(([path]) => path);
    if (parts.length === 0) throw new Error(`The site has no file ${name}: its code of files has another name`);
    for (const path of parts.flatMap((part) => [part, ...lazyImports(part, sources)])) add(path);
  }
  return found;
}

/** The built files that a built file imports before it runs. */
function staticImports(path: string, sources: ReadonlyMap<string, string>): string[] {
  return imports(path, sources, /(?:from|import)\s?["'`](\.\.?\/[^"'`]+)["'`]/g);
}

/** The built files that a built file imports while it runs. */
function lazyImports(path: string, sources: ReadonlyMap<string, string>): string[] {
  return imports(path, sources, /import\(["'`](\.\.?\/[^"'`]+)["'`]\)/g);
}

function imports(path: string, sources: ReadonlyMap<string, string>, pattern: RegExp): string[] {
  return [...(sources.get(path) ?? '').matchAll(pattern)].map(([, to = '']) => join(dirname(path), to)).filter((to) => sources.has(to));
}

/**
 * Builds the service worker into one file beside the pages, with the list of the files that it may answer with.
 * @param client the folder of the built site, with all of its pages
 * @param pages the files of the pages
 */
export async function writeOfflineWorker(client: string, pages: readonly string[]): Promise<void> {
  const files: BuiltFile[] = [];
  const sources = new Map<string, string>();
  const paths = [...pages, ...globSync(FILES, { cwd: client })].filter((path) => /\.\w+$/.test(path) && !path.endsWith('.bcmap')).sort();
  for (const path of paths) {
    const bytes = await readFile(join(client, path));
    files.push([path, createHash('sha256').update(bytes).digest('base64')]);
    if (path.endsWith('.js')) sources.set(path, bytes.toString());
  }
  const isLater = ([path]: BuiltFile): boolean => LATER.some((pattern) => pattern.test(path));
  const ahead = files.filter((file) => !isLater(file));
  const soon = filesSoon(files, sources);
  const isSoon = ([path]: BuiltFile): boolean => soon.has(path);
  const later = files.filter(isLater).toSorted((one, other) => Number(isSoon(other)) - Number(isSoon(one)));
  const missing = ahead.flatMap(([path]) => staticImports(path, sources).filter((imported) => later.some(([file]) => file === imported)));
  if (missing.length > 0) throw new Error(`A page without a network cannot load ${missing.join(', ')}: it is fetched later`);
  const list: BuiltFiles = { base: basePath, ahead, later, soon: later.filter(isSoon).length };
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    define: { BUILT_FILES: JSON.stringify(list) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/workers/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'offline-worker.js' },
      },
    },
  });
  // Beside the site, for its budget.
  await writeFile(join(client, '../fetched-ahead.txt'), ahead.map(([path]) => `${path}\n`).join(''));
}
