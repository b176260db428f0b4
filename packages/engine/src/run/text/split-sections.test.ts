import { describe, expect, it } from 'vitest';
import type { ResolvedSection } from '../../definition/outline.ts';
import { joinSections, splitSections } from './split-sections.ts';

const TITLES = ['Title Page', 'Abstract', 'Introduction', 'Literature Review', 'Implementation', 'Testing', 'Limitations', 'References'];
const outline = TITLES.map(
  (title): ResolvedSection => ({ id: title.toLowerCase().replace(' ', '-'), title, brief: '', order: 'body', steps: [] }),
);
const WORDS: Readonly<Record<string, string>> = {
  'Title Page': 'Tides in the Bay',
  Abstract: 'We measured the tide for a year.',
  Introduction: 'The sea rises twice a day.',
  'Literature Review': 'Newton explained it by the moon.',
  Implementation: 'A float in a pipe moves a pen.',
  Testing: 'The float was compared with a ruler.',
  Limitations: 'Storms broke the pipe two times.',
  References: 'Newton, I. (1687). Principia.',
};
const written = (title: (title: string, index: number) => string = (same) => same): string =>
  TITLES.map((one, index) => `${title(one, index)}\n${WORDS[one]}`).join('\n\n');
/** The text of each section that was found. */
const texts = (text: string): Record<string, string> =>
  Object.fromEntries(splitSections(text, outline).found.map(({ section, text: own }) => [section.title, own]));

describe('The reader of sections', () => {
  it.each([
    ['a plain text', written()],
    ['headings', written((title) => `## ${title}`)],
    ['bold titles', written((title) => `**${title}**`)],
    ['bold titles with numbers and colons', written((title, index) => `**${index + 1}. ${title}:**`)],
    ['capitals', written((title) => title.toUpperCase())],
    ['titles with their lengths', written((title, index) => `${index + 1}. ${title} (about 500 words)`)],
    ['titles that the text follows on their lines', TITLES.map((title) => `**${title}:** ${WORDS[title]}`).join('\n\n')],
    ['a list of the titles at the top', `${TITLES.join('\n')}\n\n${written()}`],
    [
      'a table of contents with numbers',
      `Table of Contents\n${TITLES.map((title, at) => `${at + 1}. ${title}`).join('\n')}\n\n${written()}`,
    ],
    ['the titles in one line at the top', `${TITLES.join(', ')}\n\n${written()}`],
    [
      'translated titles',
      written(
        (_title, index) =>
          ['Portada', 'Resumen', 'Introducción', 'Estado del arte', 'Desarrollo', 'Pruebas', 'Límites', 'Fuentes'][index] ?? '',
      ),
    ],
    ['translated headings under a title of their own', `# Las mareas\n\n${written((_title, index) => `## Sección ${index + 1}`)}`],
    ['one title in English, the others translated', written((title, index) => (title === 'References' ? title : `Parte ${index + 1}`))],
    ['everything twice', `${written()}\n\n${written()}`],
  ])('finds every section in %s', (_what, text) => {
    expect(texts(text)).toEqual(WORDS);
  });

  it.each([
    ['a line of a list', 'Literature Review', 'Its limits are these.\nLimitations:\n- old\n- short'],
    ['a subheading before its section', 'Implementation', 'A pen.\n\nTesting\nIt moved.'],
    ['a bullet', 'Introduction', 'Parts:\n* Testing\n* References\nand more.'],
    ['a line in lower case', 'Abstract', 'We did\ntesting\nand more.'],
    ['a term that begins a line', 'Introduction', 'Limitations: there are some.\nTesting: it was done.'],
    ['a subheading of its own', 'Introduction', 'One.\n\n### Aims\nTwo.\n\n### Method\nThree.'],
  ])('does not take %s for a section', (_what, title, text) => {
    const whole = written().replace(WORDS[title] ?? '', text);
    expect(texts(whole)).toEqual({ ...WORDS, [title]: text });
  });

  it('does not read a line of a list as the title of a missing section', () => {
    const whole = written().replace(`Limitations\n${WORDS['Limitations']}\n\n`, '');
    const text = 'Its limits are these.\nLimitations:\n- old\n- short';
    const { Limitations: _none, ...others } = WORDS;
    expect(texts(whole.replace(WORDS['Literature Review'] ?? '', text))).toEqual({ ...others, 'Literature Review': text });
  });

  it('reads the text’s own subheadings as no sections where most titles are there', () => {
    const whole = written().replace(`Testing\n${WORDS['Testing']}`, `Hardware\n${WORDS['Testing']}`);
    expect(texts(whole)['Implementation']).toBe(`${WORDS['Implementation']}\n\nHardware\n${WORDS['Testing']}`);
  });

  it('finds sections in another order', () => {
    const parts = written().split('\n\n');
    expect(texts([...parts.slice(4), ...parts.slice(0, 4)].join('\n\n'))).toEqual(WORDS);
    expect(texts(['# Report', ...parts.map((part) => `## ${part}`).reverse()].join('\n\n'))).toEqual(WORDS);
  });

  it('lists what it leaves out: other words of a title, a list of titles, a section that comes twice', () => {
    const leftOut = (text: string, reason: string): string[] =>
      splitSections(text, outline).leftOut.flatMap((left) => (left.reason === reason ? [left.text] : []));
    expect(
      leftOut(
        written((title) => `${title} (about 500 words)`),
        'title',
      ),
    ).toContain('Testing (about 500 words)');
    expect(leftOut(`${TITLES.join('\n')}\n\n${written()}`, 'repeated')).toEqual([TITLES.join('\n')]);
    expect(leftOut(`${written()}\n\n${written()}`, 'repeated')).toHaveLength(TITLES.length);
  });

  it('reads the same sections again when they are joined, and marks subheadings', () => {
    const whole = written().replace(WORDS['Implementation'] ?? '', 'A pen.\n\nTesting\nIt moved the pen along for days and days and days.');
    const joined = joinSections(splitSections(whole, outline), outline);
    expect(joined).toContain('A pen.\n\nTesting:\nIt moved');
    expect(joinSections(splitSections(joined, outline), outline)).toBe(joined);
  });

  it('reads a long text in time', () => {
    const long = written((title) => `${title}\n${'Testing\nA line of it.\nDates: none.\n'.repeat(2000)}`);
    expect(splitSections(long, outline)).toBeDefined();
  });
});
