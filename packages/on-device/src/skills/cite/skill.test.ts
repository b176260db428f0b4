import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapse, textOf } from '../../spans.ts';
import { bibliographyOf, isListed, readBibliography } from './bibliography.ts';
import { CITATION_STYLES } from './format/citation-style.ts';
import { formatList } from './format/format-list.ts';
import knownWorks from './known-works.json' with { type: 'json' };
import { linesOf, run, TODAY, written } from './print-sources.test-data.ts';

const PAGE = 'https://www.who.int/news-room/fact-sheets/detail/mental-disorders';

const FULL = `World Health Organization. (2022, June 8). Mental disorders. ${PAGE}`;

describe('Sources as students note them down', () => {
  it.each([[`${PAGE}\n${FULL}`], [`${FULL}\n${PAGE}/`]])('are one where an address stands alone and with its work: %s', async (sources) => {
    const attention = await run(sources, 'attention');
    expect(attention).not.toContain('Not in your list yet');
    expect(attention).toContain('Same as');
    expect((await written(sources, 'list')).unused).toBeUndefined();
  });

  it('keep an address that two works share', async () => {
    const other = `Lind, A. (2020). Sleep in towns. Hall Press. ${PAGE}`;
    expect(await run(`${PAGE}\n${FULL}\n${other}`, 'attention')).toContain('Not in your list yet');
  });

  it('are not in the list where they are a personal communication or name a program only', async () => {
    const list = await written(`${FULL}\nSmith, J. Personal communication, 3 March 2024\nOpenAI ChatGPT 2024 may version`, 'list');
    expect(list.lines).toHaveLength(1);
    expect(list.unused?.map(({ reason }) => reason)).toEqual([
      'A personal communication is cited in the text only, not in the list.',
      'No author, title or year could be told apart.',
    ]);
  });

  it('have a date of a visit that is said to be left out where the style does not print it', async () => {
    const line = 'World Health Organization. (2021). Quiet air. Geneva: WHO. https://www.who.int/quiet-air (Accessed: 3 March 2022)';
    expect(await run(line, 'attention', 'apa')).toContain('date on which you visited such a page, so it is left out of 1 entry');
    expect(await run(line, 'attention', 'harvard')).not.toContain('you visited such a page');
  });

  it('have two family names, joined as the style joins them', async () => {
    const line = 'Baddeley & Hitch 1974 Working memory. In: The psychology of learning and motivation vol 8 pp 47-89 Academic Press';
    expect(await run(line, 'list', 'mla')).toMatch(/^Baddeley and Hitch\./);
    expect(await run(line, 'list', 'apa')).toMatch(/^Baddeley,? & Hitch\. \(1974\)/);
    expect(readBibliography('Ernst & Young LLP (2020). Outlook. London: Hall.', 'apa', TODAY).sources[0]?.fields.author).toHaveLength(1);
  });
});

describe('The reference list', () => {
  const apa = 'Kahneman, D. (2011). Thinking, fast and slow. Farrar, Straus and Giroux.';
  const book = 'Carson, Rachel. 1962. Silent Spring. Boston: Houghton Mifflin.';

  it('has one entry for each line with an empty line between', async () => {
    expect(await run(`${book}\n${apa}`, 'list')).toBe(`Carson, R. (1962). Silent Spring. Houghton Mifflin.\n\n${apa}`);
  });

  it.each(CITATION_STYLES)('is what citeproc writes for the same data in %s', async (style) => {
    const { entries, sources } = await bibliographyOf(`${apa}\n${book}`, style, TODAY);
    const items = sources.map(({ fields }, index) => ({ ...fields, type: fields.type ?? ('book' as const), id: String(index) }));
    expect(entries).toEqual(await formatList(items, style));
  });

  it.each([
    ['of no source', '...', 'needs-more', 0],
    ['of an identifier alone', 'https://doi.org/10.1126/science.1152408', 'needs-more', 1],
    ['of a source and a line that is none', `${book}\nthe slides of week 3`, 'partial', 1],
    ['of sources alone', book, undefined, 0],
    ['of a line in no style that lacks parts', 'Okafor & Lee 2020 nature something about cells', 'partial', 0],
  ])('%s says what it lacks', async (_, sources, grade, count) => {
    const { lacks = [], unused = [] } = await written(sources, 'list');
    expect(lacks.map((lack) => lack.grade)).toEqual(grade === undefined ? [] : [grade]);
    expect(unused).toHaveLength(count);
  });

  it('says of as many entries that they are not finished as the notes tell to complete', async () => {
    const sources = `${apa}\nHale, J. (2010). Snow. Ice Letters.\nOkafor & Lee 2020 nature something about cells`;
    const { lacks = [] } = await written(sources, 'list');
    const { sources: read } = await bibliographyOf(sources, 'apa', TODAY);
    const count = read.filter(({ status }) => status === 'incomplete').length;
    expect(count).toBeGreaterThan(1);
    expect(lacks.map(({ reason }) => textOf(reason))).toEqual([
      `Not finished: ${count} of 3 entries lack parts; see “Needs Your Attention”.`,
    ]);
  });

  it('is computed text, by the rule of its style', async () => {
    expect((await linesOf(apa, 'list', 'mla')).flat()).toEqual([
      { kind: 'computed', text: 'Kahneman, D. Thinking, Fast and Slow. Farrar, Straus and Giroux, 2011.', rule: 'cite.mla' },
    ]);
  });

  it('has one entry for each work, with what each of its sources states', async () => {
    const text = '10.1000/1\nLee, A. (2018). Soils. Delta Press. https://doi.org/10.1000/1\nLee, Ann. 2018. Soils. Delta: Delta Press.';
    expect(await run(text, 'list', 'chicago')).toBe('Lee, Ann. 2018. Soils. Delta: Delta Press. https://doi.org/10.1000/1.');
    expect(await run(text, 'attention', 'chicago')).toContain('Merged, because they are the same work:');
  });

  it('merges the same book from a footnote and from a list, without the pages of the footnote', async () => {
    const text = 'Hale E., The Age of Tides, Michael Lind, London 1994, pp. 3-17\nHale, Eric. The Age of Tides. Michael Lind, 1994.';
    expect(await run(text, 'list', 'mla')).toBe('Hale, Eric. The Age of Tides. Michael Lind, 1994.');
    expect(await run(text, 'attention', 'mla')).toContain('Merged, because they are the same work:');
  });

  it('says that two entries may be one work where one title begins with the other', async () => {
    const text = 'Lee, A. (2018). Soils of the delta. Delta Press.\nLee, Ann. 2018. Soils of the delta: a history. Delta: Delta Press.';
    expect(await run(text, 'attention')).toContain(
      'These may be the same work; if they are, delete one: Lee, A. (2018). Soils of the delta.',
    );
    expect(await run(text.replace(': a history', ', volume 2'), 'attention')).not.toContain('may be the same work');
    expect(await run(text.replace('Lee, Ann', 'Kim, Ann'), 'attention')).not.toContain('may be the same work');
  });

  it('separates works with the same title and year', () => {
    const { sources } = readBibliography('Lee, A. (2018). Soils. Delta Press.\nKim, B. (2018). Soils. River Press.', 'apa', TODAY);
    expect(sources.map((source) => source.status)).toEqual(['parsed', 'parsed']);
  });

  it('does not change the capitals of Spanish titles', async () => {
    expect(await run('García Márquez, Gabriel. Cien años de soledad. Editorial Sudamericana, 1967.', 'list', 'mla')).toContain(
      'Cien años de soledad.',
    );
  });
});

describe('The list of what needs attention', () => {
  const complete = 'Kuhn, Thomas S. 1962. The structure of scientific revolutions. Chicago: University of Chicago Press.';

  it.each([
    [
      'apa',
      'Nothing: every source has what APA (7th Edition) asks for.\n\nAlso:\n- Capitals in titles and names are kept as you gave them.',
    ],
    [
      'mla',
      'Nothing: every source has what MLA (8th Edition) asks for.\n\nAlso:\n- MLA (8th Edition) puts capitals on the main words of a title, so the capitals of titles were changed in 1 entry. Names are kept as you gave them.',
    ],
  ])('is empty for a complete source in %s', async (style, expected) => {
    expect(await run(complete, 'attention', style)).toBe(expected);
  });

  it('asks for given names only in styles that write them out', async () => {
    const line = 'Kuhn, T. S. (1962). The structure of scientific revolutions. University of Chicago Press.';
    expect(await run(line, 'attention', 'mla')).toContain('You gave initials only for: Kuhn, T. S.');
    expect(await run(line, 'attention', 'apa')).not.toContain('initials');
  });

  it('asks for the city and the day of a visit only if the style prints them', async () => {
    const lines = 'Lee, A. (2018). Soils. Delta Press.\nLee, A. (2019). Soil maps. https://soils.org/maps';
    expect(await run(lines, 'attention', 'harvard')).toMatch(/city of the publisher[\s\S]*date you visited the page/);
    expect(await run(lines, 'attention', 'apa')).toContain('Nothing: every source has what');
  });

  it('shows words that no field contains', async () => {
    const line = 'Lee, A. (2018). Soils of the delta. Soil Studies, 4(2), 45-60. Zanzibar quokka 77.';
    expect(await run(line, 'attention')).toContain('Left out, because it is not clear what it is: Zanzibar, quokka, 77.');
  });
});

describe('Any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '(2019).',
      '“Title,”',
      '10.1000/x',
      'https://a.org/x',
      'Smith, J.',
      'et al.',
      'vol. 3',
      'pp. 1–2',
      'In',
      '(Ed.),',
      'Title:',
      'Author:',
      '\n',
      '\n\n',
      '@book{',
      '}',
      'TY  - JOUR',
      '村上春樹',
    ),
  );

  it('is accepted, and each of its sources is in the list or needs attention', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), fc.constantFrom(...CITATION_STYLES), async (pieces, style) => {
        const text = pieces.join(' ');
        const { sources, entries } = await bibliographyOf(text, style, TODAY);
        const lines = await linesOf(text, 'attention', style);
        const attention = lines.map(textOf).join('\n');
        for (const span of lines.flat()) if (span.kind === 'quote') expect(span.text).toBe(collapse(text.slice(span.start, span.end)));
        const ids = new Set(entries.map((entry) => entry.id));
        expect(await run(text, 'list', style)).not.toBe('');
        sources.forEach((source, index) => {
          if (isListed(source)) expect(ids).toContain(String(index));
          else expect(attention).toContain(text.slice(source.start, source.start + 12).split(/\s/)[0]);
        });
      }),
      { numRuns: 15 },
    );
  });

  it('A text of 200 sources has an entry for each', async () => {
    const apa = (await formatList(knownWorks as never, 'apa')).map((entry) => entry.text);
    const text = Array.from({ length: 200 }, (_, index) =>
      (apa[index % apa.length] ?? '').replace(/\)\. /, `). Part ${index} `).replace(/doi\.org.*$/, (doi) => doi + index),
    ).join('\n');
    expect((await bibliographyOf(text, 'ieee', TODAY)).entries).toHaveLength(200);
  });

  it.each([
    ['brackets', `10.1234/${')'.repeat(490_000)}`],
    ['initials', 'A. '.repeat(160_000)],
    ['names', 'Smith, J., '.repeat(45_000)],
    ['quotation marks', '“'.repeat(500_000)],
    ['braces', `@article{${'{'.repeat(490_000)}`],
    ['years', '2019 '.repeat(100_000)],
    ['short lines', 'a\n'.repeat(100_000)],
  ])('A text of half a million characters is read in time: %s', (_, text) => {
    expect(readBibliography(text, 'apa', TODAY)).toBeDefined();
  });
});

describe('A typed source', () => {
  it('A typed source with city and state before the publisher is a book with its edition and volume', async () => {
    expect(await run('A. B. Kent, The Art of Bread, 3rd ed., vol. 1. Reading, MA: Addison-Wesley, 1997.', 'list', 'ieee')).toBe(
      '[1] A. B. Kent, The Art of Bread, 3rd ed., vol. 1. Reading, MA: Addison-Wesley, 1997.',
    );
  });

  it.each(CITATION_STYLES)('in press keeps these words in %s', async (style) => {
    const list = await run('Kent, J. (in press). Sleep and the city. Urban Studies.', 'list', style);
    expect(list.match(/in press/gi)).toHaveLength(1);
    expect(list).not.toMatch(/n\.d\.|no date/);
  });

  it.each([
    ['a city for the publisher', 'UNESCO (2021) Futures together. Paris, Learning Hall.', 'name of a city'],
    ['a city and no publisher', 'UNESCO (2021) Futures together. Paris.', 'place Paris.\n- Missing: publisher.'],
    ['a city before the publisher', 'Kent, B. (2001). Dimes. New York, Metropolitan Books.', 'name of a city'],
    ['a date in two orders', 'Kent, B. (2001). Osmosis. https://a.org/o (accessed 5/6/2024)', 'two orders'],
    ['half a bracket in its title', 'Kent, B. (2001). Osmosis (second part. Delta Press.', 'only a part of it'],
    ['a meeting for the publisher', 'Kent, B. (2001). Osmosis in bread. Meeting of Bakers. Delta, Canada.', 'may hold the title'],
    ['a family name first', 'Nguyễn Thị Lan (2021) Tourism today. Delta Press.', 'family name first'],
  ])('A typed source with %s gets a doubt', async (_, source, doubt) => {
    expect(await run(source, 'attention')).toContain(doubt);
  });

  it('without a date has no double full stop', async () => {
    const list = await run(
      'Office for Bread. (n.d.) Get into baking. Available at: https://a.org (Accessed: 5 May 2023).',
      'list',
      'harvard',
    );
    expect(list).not.toContain('. .');
  });
});

describe('The list with keys', () => {
  const SOURCES = [
    'Shannon, C. E. (1948). A mathematical theory of communication. Bell System Technical Journal, 27(3), 379-423.',
    'Interview with the gardener',
    'Kahneman, D. (2011). Thinking, Fast and Slow. New York: Farrar, Straus and Giroux.',
    'Kahneman, D. (2011). Thinking, fast and slow. Farrar, Straus and Giroux.',
  ].join('\n');

  it('numbers the sources as they were typed, in the order of the style, without repeats', async () => {
    expect((await run(SOURCES, 'keyed')).split('\n')).toEqual([
      '[S3] (Kahneman, 2011)',
      'Kahneman, D. (2011). Thinking, Fast and Slow. Farrar, Straus and Giroux.',
      '',
      '[S1] (Shannon, 1948)',
      'Shannon, C. E. (1948). A mathematical theory of communication. Bell System Technical Journal, 27(3), 379–423.',
      '',
      '[S2] (Interview with the gardener)',
      'Interview with the gardener',
    ]);
  });

  it.each([
    ['mla', '(Shannon)'],
    ['chicago', '(Shannon 1948)'],
    ['harvard', '(Shannon, 1948)'],
    ['ieee', '[1]'],
  ])('cites as %s does', async (style, cited) => {
    expect(await run(SOURCES, 'keyed', style)).toContain(`[S1] ${cited}\n`);
  });

  it('numbers a source that cannot be read after the others where the style numbers', async () => {
    expect(await run(SOURCES, 'keyed', 'ieee')).toContain('[S2] [3]\n[3] Interview with the gardener');
  });

  it('has a key for each source, whatever was typed', async () => {
    const line = fc.oneof(fc.string(), fc.constantFrom(...SOURCES.split('\n'), '10.1038/s41586-020-2649-2'));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 4 }), fc.constantFrom(...CITATION_STYLES), async (lines, style) => {
        const text = lines.join('\n');
        const { sources } = readBibliography(text, style, TODAY);
        const keys = [...(await run(text, 'keyed', style)).matchAll(/^\[S(\d+)\] /gm)].map(([, number]) => Number(number));
        const count = sources.filter(({ status }) => status !== 'duplicate').length;
        expect(keys.sort((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      }),
      { numRuns: 40 },
    );
  });
});
