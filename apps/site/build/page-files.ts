import type { Manifest, ManifestChunk } from 'vite';

/** The built files that a page is made of, by their paths in the site. */
export interface PageFiles {
  /** Style sheets that its first paint needs, shared ones first. */
  readonly styles: readonly string[];
  /** Chunks that it needs to become interactive, without the entry, which its HTML names anyway. */
  readonly scripts: readonly string[];
}

const ENTRY = 'index.html';

/**
 * @param modules the source modules that the page loads beside the entry, by their keys in the manifest
 */
export function pageFiles(manifest: Manifest, modules: readonly string[]): PageFiles {
  const page = withImports(manifest, [ENTRY, ...modules]);
  // The code of a deferred component (src/deferred/deferred.tsx) loads later, but its prerendered HTML is visible at the first paint and
  // needs
  // its styles. A module that a package imports dynamically is not prerendered: its styles load with its code.
  const deferred = withImports(
    manifest,
    modules.flatMap((module) => chunkOf(manifest, module).dynamicImports ?? []).filter((module) => module.startsWith('src/')),
  );
  const styles = [...page, ...deferred].flatMap(({ css = [] }) => css);
  return {
    styles: [...new Set(styles)],
    scripts: [...page].filter(({ isEntry }) => !isEntry).map(({ file }) => file),
  };
}

/** The chunks of these modules and all that they import statically. */
function withImports(manifest: Manifest, modules: readonly string[], found = new Set<ManifestChunk>()): ReadonlySet<ManifestChunk> {
  for (const module of modules) {
    const chunk = chunkOf(manifest, module);
    if (found.has(chunk)) continue;
    found.add(chunk);
    withImports(manifest, chunk.imports ?? [], found);
  }
  return found;
}

function chunkOf(manifest: Manifest, module: string): ManifestChunk {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no chunk for ${module}`);
  return chunk;
}
