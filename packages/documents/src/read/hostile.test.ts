import { FileRefused } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '../../files-test/hostile-files.ts';
import { readStudentFile } from './read-student-file.ts';

describe('A hostile file', () => {
  it.each(HOSTILE.filter(({ name }) => name !== '300-mb.pdf'))('$name is $expected', async ({ name, expected, make }) => {
    const outcome = await readStudentFile(new File([make()], name)).then(
      () => 'read',
      (thrown: unknown) => (thrown instanceof FileRefused ? thrown.reason : String(thrown)),
    );
    expect(outcome).toBe(expected);
  });

  it('is refused by its size before any of it is read', async () => {
    const huge = { name: 'a.pdf', size: 300 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('It was read')) };
    await expect(readStudentFile(huge as unknown as File)).rejects.toThrow(new FileRefused('too-big').message);
  });
});
