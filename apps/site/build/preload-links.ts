import type { Manifest } from 'vite';

// The face that every page's first paint uses. The document's own font comes with the first result.
const FIRST_FONT = /atkinson-hyperlegible-next-latin-wght-normal\.woff2$/;

/** Links that let a page fetch its chunks and its font at once, not one round trip after the other. */
export function preloadLinks(manifest: Manifest, modules: readonly string[]): string {
  const chunks = new Set<string>();
  for (const module of modules) addChunks(manifest, module, chunks);
  chunks.delete(chunkOf(manifest, 'index.html').file);
  const font = Object.keys(manifest).find((key) => FIRST_FONT.test(key));
  if (font === undefined) throw new Error(`No font in the build matches ${FIRST_FONT}`);
  return [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${chunkOf(manifest, font).file}">`,
    ...[...chunks].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

function addChunks(manifest: Manifest, module: string, chunks: Set<string>): void {
  const chunk = chunkOf(manifest, module);
  if (chunks.has(chunk.file)) return;
  chunks.add(chunk.file);
  for (const imported of chunk.imports ?? []) addChunks(manifest, imported, chunks);
}

function chunkOf(manifest: Manifest, module: string): Manifest[string] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no chunk for ${module}`);
  return chunk;
}
