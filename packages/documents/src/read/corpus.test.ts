import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsIn, wordsInOrder } from '../../files-test/words.ts';
import { readStudentFile } from './read-student-file.ts';

const corpus = join(import.meta.dirname, '../../corpus');
const maps = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps');
const characterMap = async (name: string) => readFileSync(join(maps, name));
const read = (path: string, password?: string) =>
  readStudentFile(new File([readFileSync(join(corpus, path))], path), { characterMap, ...(password !== undefined && { password }) });

describe('A file of the corpus', () => {
  it.each([
    ['pdf/two-columns-german.pdf'],
    ['pdf/notes.pdf'],
    ['pdf/slides.pdf'],
    ['pdf/arabic.pdf'],
    ['pdf/japanese-without-fonts.pdf'],
    ['pdf/encrypted.pdf', 'tides'],
    ['docx/tides-libreoffice.docx'],
    ['captions/rolling.vtt'],
    ['pages/tides.html'],
    ['pages/pendulum.ipynb'],
  ])('%s has its words in order', async (path, password?: string) => {
    const { parts } = await read(path, password);
    const truth = readFileSync(join(corpus, `${path}.truth.txt`), 'utf8').split('\n[notes]\n')[0] ?? '';
    const expected = wordsIn(truth);
    expect(wordsInOrder(expected, wordsIn(parts.map(({ text }) => text).join('\n\n'))) / expected.length).toBeGreaterThan(0.98);
  });

  it('says what was left out, and names the chapters of a book', async () => {
    expect((await read('pdf/notes.pdf')).leftOut.join()).toBe('2 page numbers');
    expect((await read('pdf/two-columns.pdf')).chapters?.map(({ title }) => title)).toContain('Conclusion');
  });

  it('is refused with its reason when it is a scan, damaged or locked', async () => {
    await expect(read('pdf/scan.pdf')).rejects.toMatchObject({ reason: 'scan' });
    await expect(read('pdf/damaged.pdf')).rejects.toMatchObject({ reason: 'damaged' });
    await expect(read('pdf/encrypted.pdf')).rejects.toMatchObject({ reason: 'password' });
    await expect(read('pdf/encrypted.pdf', 'waves')).rejects.toMatchObject({ reason: 'password' });
  });
});
