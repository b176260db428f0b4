import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Bytes of a module that still count when one looks for what is heavy. */
const WORTH_A_LINE = 200;

/**
 * Writes what each chunk of the client holds: its weight as it travels (gzip), and the packages and folders in it by the bytes
 * that they take before compression. For whoever meets a budget of `npm run size`.
 */
export function chunkReport(file: string): Plugin {
  return {
    name: 'marginalia:chunk-report',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const parts = chunks.map((chunk) => ({ chunk, bytes: gzipSync(chunk.code).length })).sort((a, b) => b.bytes - a.bytes);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${parts.map(({ chunk, bytes }) => paragraph(chunk, bytes)).join('\n')}`);
    },
  };
}

function paragraph(chunk: Rolldown.OutputChunk, bytes: number): string {
  const owners = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(chunk.modules))
    owners.set(ownerOf(id), (owners.get(ownerOf(id)) ?? 0) + renderedLength);
  const lines = [...owners].filter(([, length]) => length >= WORTH_A_LINE).sort(([, a], [, b]) => b - a);
  return [
    `${chunk.fileName}: ${bytes} bytes gzip`,
    ...lines.map(([owner, length]) => `  ${String(length).padStart(7)}  ${owner}`),
    '',
  ].join('\n');
}

/** The package of a library's module, the folder of our own. */
function ownerOf(id: string): string {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  return library ?? dirname(id.replace(/[\0?].*$/, '').replace(/^.*\/(?=(?:packages|apps)\/)/, ''));
}
