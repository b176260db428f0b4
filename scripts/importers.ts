import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files that import each file, by its path from the root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

interface Request {
  /** The imported names; undefined if the import takes all. */
  readonly names: readonly string[] | undefined;
  readonly from: string;
}

/** Biome writes all imports alike, so a pattern finds them. A parser takes ten times as long for all files. */
const STATIC = /^(?:import|export)\s+(?:type\s+)?(?:(?:\w+,\s*)?\{([^}]*)\}|[\w*][^'{;]*?)\s+from '([^']+)'/gm;
const OTHER = /\bimport(?:\(\s*|\s+)'([^']+)'/g;

function requestsOf(text: string): Request[] {
  return [
    ...[...text.matchAll(STATIC)].map(([, names, from = '']) => ({ names: names === undefined ? undefined : namesIn(names), from })),
    ...[...text.matchAll(OTHER)].map(([, from = '']) => ({ names: undefined, from })),
  ];
}

/** The imported names of "type A, b as c": A, b. */
function namesIn(list: string): string[] {
  return list.split(',').flatMap((entry) => /^\s*(?:type\s+)?(\w+)/.exec(entry)?.[1] ?? []);
}

/**
 * The files that import each of these, by `import()` and `?tool` too. A name that a package exports counts as an import of the file that
 * declares it: through the package's entry alone, every file of the engine would be as near to every screen.
 */
export function importersOf(root: string, files: readonly string[]): Importers {
  const requests = new Map(files.map((file) => [file, requestsOf(readFileSync(join(root, file), 'utf8'))]));
  const entries = entriesOf(root, files);
  const targetOf = (file: string, from: string): string | undefined =>
    from.startsWith('.') ? join(dirname(file), from.replace(/\?.*$/, '')) : entries.get(from);
  const declaring = (entry: string, name: string): string => {
    const next = requests.get(entry)?.find(({ names }) => names?.includes(name));
    const target = next && targetOf(entry, next.from);
    return target === undefined ? entry : declaring(target, name);
  };

  const importers = new Map<string, Set<string>>();
  const add = (target: string, file: string): void => {
    importers.set(target, (importers.get(target) ?? new Set()).add(file));
  };
  for (const [file, imports] of requests) {
    for (const { names, from } of imports) {
      const target = targetOf(file, from);
      if (target === undefined) continue;
      if (from.startsWith('.') || names === undefined) add(target, file);
      else for (const name of names) add(declaring(target, name), file);
    }
  }
  return importers;
}

/** The file behind each entry of a package: "@marginalia/engine/chart" is packages/engine/src/chart/index.ts. */
function entriesOf(root: string, files: readonly string[]): ReadonlyMap<string, string> {
  const packages = new Set(files.flatMap((file) => /^packages\/[^/]+/.exec(file) ?? []));
  return new Map(
    [...packages].flatMap((folder) => {
      const path = join(root, folder, 'package.json');
      if (!existsSync(path)) return [];
      const { name, exports = {} }: { name: string; exports?: Record<string, string> } = JSON.parse(readFileSync(path, 'utf8'));
      return Object.entries(exports).map(([entry, file]) => [`${name}${entry.slice(1)}`, join(folder, file)] as const);
    }),
  );
}
