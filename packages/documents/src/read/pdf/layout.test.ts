import { describe, expect, it } from 'vitest';
import { stretchesInOrder } from './columns.ts';
import { type PageLine, pageLines, stretchesOf } from './page-lines.ts';
import { pagesText } from './pages-text.ts';

const UPRIGHT = [1, 0, 0, -1, 0, 800];
const item = (str: string, x: number, y: number, hasEOL = false, transform = [10, 0, 0, 10, x, y]) => ({
  str,
  hasEOL,
  transform,
  width: 5 * str.length,
  height: 10,
  dir: 'ltr',
  fontName: 'a',
});
const textsOf = (items: readonly ReturnType<typeof item>[], view = UPRIGHT): readonly string[] =>
  stretchesInOrder(stretchesOf(items, view))
    .flatMap(pageLines)
    .map(({ text }) => text);

describe('The lines of a page', () => {
  it('are texts at one height, with spaces where they stand apart, and their bullets are bullets', () => {
    expect(textsOf([item('\uF0B7', 10, 700), item('Mo', 25, 700), item('on', 35, 700), item('Sun', 30, 686, true)])).toEqual([
      '• Moon',
      'Sun',
    ]);
  });

  it('have the cells of a table with a bar between them, also when the file draws it column by column', () => {
    const cells = [0, 1, 2].flatMap((column) =>
      [0, 1, 2, 3].map((row) => item(`${'abc'[column]}${row}`, 10 + 90 * column, 700 - 14 * row)),
    );
    expect(textsOf(cells)).toEqual(['a0 | b0 | c0', 'a1 | b1 | c1', 'a2 | b2 | c2', 'a3 | b3 | c3']);
  });

  it('have no cells where few words are stretched to the width of their paragraph', () => {
    const prose = (words: string, y: number) => item(words.padEnd(60, 'x'), 10, y);
    const stretched = ['of', 'the', 'great', 'tides'].map((word, at) => item(word, [10, 90, 180, 285][at] ?? 0, 700));
    expect(textsOf([...stretched, prose('and of the small ones ', 686)])[0]).toBe('of the great tides');
    expect(textsOf([...stretched, item('Next', 10, 686), item('row', 90, 686), prose('and of the small ones ', 672)])[0]).toBe(
      'of | the | great | tides',
    );
  });

  it('run from the right in Arabic, with numbers from the left', () => {
    expect(textsOf([item('71', 100, 700), item('الماء', 120, 700), item('في', 80, 700)])).toEqual(['الماء 71 في']);
  });

  it('keep the vowel signs of Arabic with their letters, and drop signs without a meaning', () => {
    const word = [item('كت', 90, 700), item(' ', 99, 700), item('\u0003', 99, 700), item(' ', 99, 700), item('ب', 100, 700)];
    expect(textsOf([item('الطَّالِب ُ', 32, 700), ...word])).toEqual(['بكت الطَّالِبُ']);
  });

  it('are upright on a page that is turned', () => {
    const turned = (str: string, x: number, y: number) => item(str, x, y, false, [0, 10, -10, 0, x, y]);
    expect(textsOf([turned('Moon', 100, 50), turned('Sun', 114, 50)], [0, 1, 1, 0, 0, 0])).toEqual(['Moon', 'Sun']);
  });

  it('are read column by column, also when the file draws them across both', () => {
    const rows = Array.from({ length: 8 }, (_, at) => at);
    const line = (side: string, at: number): string => `${side} ${'abcdefgh'[at]} and so on to the end of it`;
    const across = rows.flatMap((at) => [item(line('Left', at), 50, 700 - 12 * at), item(line('Right', at), 300, 700 - 12 * at)]);
    const title = item('A title that stands over both of the columns of the page and is long', 60, 740);
    expect(textsOf([title, ...across])).toEqual([title.str, ...rows.map((at) => line('Left', at)), ...rows.map((at) => line('Right', at))]);
  });
});

describe('The text of pages', () => {
  const line = (text: string, y: number, more: Partial<PageLine> = {}): PageLine => ({
    text,
    y,
    x: 50,
    right: 400,
    size: 10,
    column: 0,
    cells: 1,
    ...more,
  });

  it('has no running heads and page numbers, and says so', () => {
    const pages = Array.from({ length: 4 }, (_, at) => [
      line('Tides and waves', 700),
      line(`Body of part ${'abcd'[at]} is here.`, 600),
      line('It goes on below and', 588),
      line('ends here.', 576),
      line('Last words.', 500),
      line(`The end of ${'abcd'[at]}.`, 400),
      line(String(at + 7), 40),
    ]);
    const { parts, leftOut } = pagesText(pages, false);
    expect(leftOut).toEqual(['4 running heads', '4 page numbers']);
    expect(parts[0]?.text).toBe('Body of part a is here. It goes on below and ends here.\n\nLast words.\n\nThe end of a.');
  });

  it('keeps the numerals of a chart', () => {
    expect(pagesText([[line('Speed', 700), line('900', 600)], [line('Time', 700)]], false).parts[0]?.text).toBe('Speed\n\n900');
  });

  it('has the notes of a page at its end, where they part no sentence', () => {
    const page = [
      line('The left column ends in the', 200),
      line('middle of a', 188),
      line('1 A note that stands below.', 100, { size: 8 }),
      line('sentence that goes on.', 700, { column: 1 }),
    ];
    expect(pagesText([page], false).parts[0]?.text).toBe(
      'The left column ends in the middle of a sentence that goes on.\n\n1 A note that stands below.',
    );
  });

  it('joins words that are cut, also over pages, and keeps the hyphens that stand elsewhere', () => {
    const pages = [
      [line('A photo-', 700), line('graph of a well-', 688), line('known well-known exam-', 676)],
      [line('ple of two-', 700), line('and three-part forms', 688)],
    ];
    expect(pagesText(pages, false).parts.map(({ text }) => text)).toEqual([
      'A photograph of a well-known well-known example',
      'of two- and three-part forms',
    ]);
  });

  it('names slides', () => {
    expect(pagesText([[line('Cells', 500), line('They live.', 400)]], true).parts).toEqual([
      { title: 'Slide 1: Cells', text: '# Slide 1: Cells\n\nThey live.' },
    ]);
  });
});
