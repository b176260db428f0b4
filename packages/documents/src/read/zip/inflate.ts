import { FileRefused } from '@marginalia/engine';
import { Inflate } from 'fflate';
import type { ZipEntry } from './zip-entries.ts';

const MEGABYTE = 1024 * 1024;
const MOST_IN_ENTRY = 64 * MEGABYTE;
const MOST_IN_ALL = 256 * MEGABYTE;
/** A packed piece of this size unpacks to at most 8 MB, so little more than the promised size is ever held. */
const PIECE_BYTES = 8 * 1024;

/**
 * Unpacks entries. Their stated sizes are added up first, so that nothing huge is unpacked at all; and the bytes are counted while
 * they appear, because an archive may lie.
 */
export function inflateAll(entries: readonly ZipEntry[]): Record<string, Uint8Array> {
  const all = entries.reduce((sum, { size }) => sum + size, 0);
  if (all > MOST_IN_ALL || entries.some(({ size }) => size > MOST_IN_ENTRY)) throw new FileRefused('too-big');
  const files: Record<string, Uint8Array> = Object.create(null);
  for (const entry of entries) files[entry.name] = inflate(entry);
  return files;
}

function inflate({ method, packed, size: most }: ZipEntry): Uint8Array {
  if (method === 0) return packed;
  if (method !== 8) throw new FileRefused('damaged');
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((piece) => {
    size += piece.length;
    if (size > most) throw new FileRefused('damaged');
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE_BYTES)
      stream.push(packed.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= packed.length);
  } catch (cause) {
    throw cause instanceof FileRefused ? cause : new FileRefused('damaged', { cause });
  }
  return joined(pieces, size);
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
