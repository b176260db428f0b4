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
 * - the writers of exports, which follow as soon as a page is idle (`exportFiles`), and the writer of drawings;
 * - the readers of files, whose text can be pasted, and the chart, whose numbers stand in the text and in the table;
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

/** The code that writes exports: the page's part, the worker, and the writer of each format. Only comparing a reference needs the network. */
function exportFiles(files: readonly BuiltFile[], sources: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const imported of staticImports(path, sources)) add(imported);
  };
  const [page, worker] = ['worker-documents', 'documents.worker'].map(
    (name) => files.find(([path]) => path.startsWith(`assets/${name}-`))?.[0],
  );
  if (page === undefined || worker === undefined) throw new Error('The site names the code of its exports in another way');
  for (const path of [page, worker, ...lazyImports(worker, sources)]) if (!path.includes('/compare-reference-')) add(path);
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
  const exports = exportFiles(files, sources);
  const isExport = ([path]: BuiltFile): boolean => exports.has(path);
  const later = files.filter(isLater).toSorted((one, other) => Number(isExport(other)) - Number(isExport(one)));
  const missing = ahead.flatMap(([path]) => staticImports(path, sources).filter((imported) => later.some(([file]) => file === imported)));
  if (missing.length > 0) throw new Error(`A page without a network cannot load ${missing.join(', ')}: it is fetched later`);
  const list: BuiltFiles = { base: basePath, ahead, later, soon: later.filter(isExport).length };
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
