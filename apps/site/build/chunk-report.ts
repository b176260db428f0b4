import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Packages and folders with fewer bytes are left out of the report. */
const SMALLEST_LISTED = 200;

/**
 * Writes chunks.txt beside the built site, a report of its chunks: the gzip size of each, and the packages and folders in it with their
 * bytes before compression. It helps when a budget of `npm run size` is exceeded.
 */
export function chunkReport(): Plugin {
  return {
    name: 'marginalia:chunk-report',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '.' }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const parts = chunks.map((chunk) => ({ chunk, bytes: gzipSync(chunk.code).length })).sort((a, b) => b.bytes - a.bytes);
      writeFileSync(join(dir, '../chunks.txt'), `${parts.map(({ chunk, bytes }) => paragraph(chunk, bytes)).join('\n')}`);
    },
  };
}

function paragraph(chunk: Rolldown.OutputChunk, bytes: number): string {
  const owners = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(chunk.modules))
    owners.set(ownerOf(id), (owners.get(ownerOf(id)) ?? 0) + renderedLength);
  const lines = [...owners].filter(([, length]) => length >= SMALLEST_LISTED).sort(([, a], [, b]) => b - a);
  return [
    `${chunk.fileName}: ${bytes} bytes gzip`,
    ...lines.map(([owner, length]) => `  ${String(length).padStart(7)}  ${owner}`),
    '',
  ].join('\n');
}

/** The package of a library's module; the folder of one of the workspace. */
function ownerOf(id: string): string {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  return library ?? dirname(id.replace(/[\0?].*$/, '').replace(/^.*\/(?=(?:packages|apps)\/)/, ''));
}
