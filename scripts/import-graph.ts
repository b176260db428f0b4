import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

/** The imports of each file or folder, by name. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports among the files of a folder, with types and re-exports, without tests and their data. Names are paths from the folder. */
export function importsOf(folder: string): ImportGraph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|test-data|gen)\.|\.d\.ts$/.test(file) && !file.includes('node_modules'),
  );
  return new Map(files.map((file) => [file, new Set(importedBy(folder, file))]));
}

function importedBy(folder: string, file: string): readonly string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(join(folder, file), 'utf8')).module;
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].map(({ moduleRequest }) => moduleRequest?.value);
  return requests.flatMap((request) => {
    if (!request?.startsWith('.')) return [];
    const target = join(folder, dirname(file), request.replace(/\?.*$/, ''));
    const path = relative(folder, target);
    return path.startsWith('..') || !/\.tsx?$/.test(path) || !existsSync(target) ? [] : [path];
  });
}

/** The same imports between the files and folders that a folder holds directly. */
export function childrenOf(graph: ImportGraph, folder: string): ImportGraph {
  const prefix = folder === '' ? '' : `${folder}/`;
  const childOf = (file: string): string | undefined => (file.startsWith(prefix) ? file.slice(prefix.length).split('/')[0] : undefined);
  const children = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    const from = childOf(file);
    if (from === undefined) continue;
    const targets = children.get(from) ?? new Set();
    for (const path of imported) {
      const to = childOf(path);
      if (to !== undefined && to !== from) targets.add(to);
    }
    children.set(from, targets);
  }
  return children;
}

export function foldersOf(graph: ImportGraph): readonly string[] {
  const folders = new Set(['']);
  for (const file of graph.keys()) for (let at = dirname(file); at !== '.'; at = dirname(at)) folders.add(at);
  return [...folders];
}

/** A circle of imports, each name importing the next and the last the first; undefined where there is none. */
export function circleOf(graph: ImportGraph): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): readonly string[] | undefined => {
    const start = way.indexOf(name);
    if (start >= 0) return way.slice(start);
    if (done.has(name)) return undefined;
    for (const next of graph.get(name) ?? []) {
      const circle = visit(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of graph.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}
