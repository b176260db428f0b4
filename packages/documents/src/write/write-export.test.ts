import type { ExportSource } from '@marginalia/engine';
import { expect, it } from 'vitest';
import { writeWith } from './write-export.ts';
import { WriterNotLoaded } from './writer-not-loaded.ts';

it('A writer whose code cannot be loaded is told from one that fails', async () => {
  const source = {} as ExportSource;
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const wrong = async () => () => Promise.reject(new RangeError('bad date'));
  await expect(writeWith(missing, source)).rejects.toThrow(WriterNotLoaded);
  await expect(writeWith(wrong, source)).rejects.toThrow(RangeError);
});
