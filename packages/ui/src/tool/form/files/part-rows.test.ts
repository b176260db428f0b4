import { describe, expect, it } from 'vitest';
import { type CountedFile, chapterRows, partRows } from './part-rows.ts';

const fileOf = (name: string, titles: readonly string[], more: Partial<CountedFile['document']> = {}): CountedFile => ({
  name,
  document: { format: 'pdf', kind: 'document', leftOut: [], parts: titles.map((title) => ({ title, text: title })), ...more },
  words: titles.map(() => 1),
});
const shown = (rows: ReturnType<typeof partRows>): readonly string[] =>
  rows.map(({ title, level, from, to }) => `${level} ${title} ${from}-${to}`);

describe('The rows of a file', () => {
  it('hold the headings of a lower level that follow them', () => {
    const headings = ['# Tides', '## The moon', '## The sun', '# Waves'];
    expect(shown(partRows([fileOf('sea.docx', headings)]))).toEqual([
      '1 # Tides 0-3',
      '2 ## The moon 1-2',
      '2 ## The sun 2-3',
      '1 # Waves 3-4',
    ]);
  });

  it('group the pages of a long file', () => {
    const pages = Array.from({ length: 1003 }, (_, at) => `Page ${at + 1}`);
    const rows = shown(partRows([fileOf('manual.pdf', pages)]));
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([67, '1 Page 1 to 15 0-15', '1 Page 991 to 1,003 990-1003']);
  });

  it('stand under the names of several files', () => {
    expect(shown(partRows([fileOf('a.pdf', ['Page 1']), fileOf('b.pdf', ['Page 1', 'Page 2'])]))).toEqual([
      '1 a.pdf 0-1',
      '2 Page 1 0-1',
      '1 b.pdf 1-3',
      '2 Page 1 1-2',
      '2 Page 2 2-3',
    ]);
  });

  it('are chapters where a file names them, with what stands before the first', () => {
    const chapters = [
      { title: 'Tides', level: 1, part: 1 },
      { title: 'The moon', level: 2, part: 1 },
      { title: 'Waves', level: 1, part: 3 },
    ];
    const pages = ['Page 1', 'Page 2', 'Page 3', 'Page 4'];
    expect(shown(chapterRows([fileOf('sea.pdf', pages, { chapters })]) ?? [])).toEqual([
      '1 Start 0-1',
      '1 Tides 1-3',
      '2 The moon 1-3',
      '1 Waves 3-4',
    ]);
    expect(chapterRows([fileOf('sea.pdf', pages)])).toBeUndefined();
  });
});
