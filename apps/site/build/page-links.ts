import type { Manifest, ManifestChunk } from 'vite';

// The face that every page's first paint uses. The document's own font comes with the first result.
const FIRST_FONT = /atkinson-hyperlegible-next-latin-wght-normal\.woff2$/;

export interface PageLinks {
  /** Lets a page fetch its chunks and its font at once, not one round trip after the other. */
  readonly preload: string;
  /** The page's own styles. They belong after the shared ones, which they refine. */
  readonly styles: string;
}

/** The links of a page that loads these modules beside the entry. */
export function linksOf(manifest: Manifest, modules: readonly string[]): PageLinks {
  const entry = chunkOf(manifest, 'index.html');
  const chunks = new Map([[entry.file, entry]]);
  for (const module of modules) addChunks(manifest, module, chunks);
  // What a page defers has no script here, but it is drawn already: its styles are needed.
  const later = new Map(chunks);
  for (const module of modules) for (const deferred of chunkOf(manifest, module).dynamicImports ?? []) addChunks(manifest, deferred, later);
  const styles = new Set([...later.values()].flatMap((chunk) => (chunk === entry ? [] : (chunk.css ?? []))));
  const font = Object.keys(manifest).find((key) => FIRST_FONT.test(key));
  if (font === undefined) throw new Error(`No font in the build matches ${FIRST_FONT}`);
  return {
    preload: [
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${chunkOf(manifest, font).file}">`,
      ...[...chunks.keys()].filter((file) => file !== entry.file).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join(''),
    styles: [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(''),
  };
}

function addChunks(manifest: Manifest, module: string, chunks: Map<string, ManifestChunk>): void {
  const chunk = chunkOf(manifest, module);
  if (chunks.has(chunk.file)) return;
  chunks.set(chunk.file, chunk);
  for (const imported of chunk.imports ?? []) addChunks(manifest, imported, chunks);
}

/** The chunk of a module; of a route's module, the part that the router splits off: its loader and its screen. */
function chunkOf(manifest: Manifest, module: string): ManifestChunk {
  const split = Object.keys(manifest).find((key) => key.startsWith(`${module}?tsr-split=`));
  const chunk = manifest[split ?? module];
  if (!chunk) throw new Error(`The build has no chunk for ${module}`);
  return chunk;
}
