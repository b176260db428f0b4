import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSources } from './split-sources.ts';

const split = (text: string): readonly string[] => splitSources(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));

describe('Pasted sources', () => {
  it.each([
    ['one on each line', 'Kuhn 1962\nCarson 1962', ['Kuhn 1962', 'Carson 1962']],
    ['with numbers', '1. Kuhn 1962\n2. Carson 1962\n[3] Sagan 1980', ['Kuhn 1962', 'Carson 1962', 'Sagan 1980']],
    ['with a bullet and a number', '- [1] Kuhn 1962\n* 2. Carson 1962\n• [3] Sagan 1980', ['Kuhn 1962', 'Carson 1962', 'Sagan 1980']],
    ['under a heading of Markdown', '## References\n\n- Kuhn 1962', ['Kuhn 1962']],
    ['with bullets', '• Kuhn 1962\n- Carson 1962', ['Kuhn 1962', 'Carson 1962']],
    [
      'with numbers and hanging lines',
      '[1] Kuhn, The structure of\n    scientific revolutions, 1962\n[2] Sagan 1980',
      ['Kuhn, The structure of scientific revolutions, 1962', 'Sagan 1980'],
    ],
    [
      'in lines of one width, with an address that is longer',
      'Lee H (2023) Care of the woods in the north of the country. Bachelors thesis,\nHill University\nCho News (2023) The state will no longer take part in the assistance programme.\nhttps://example.org/a-very-long-address-that-no-program-divides-at-the-end-of-a-line-of-text/1234567890\nRay D, Fox J (2023) An aperiodic tile of a kind that was not known until then. J\nTiles 3',
      [
        'Lee H (2023) Care of the woods in the north of the country. Bachelors thesis, Hill University',
        'Cho News (2023) The state will no longer take part in the assistance programme. https://example.org/a-very-long-address-that-no-program-divides-at-the-end-of-a-line-of-text/1234567890',
        'Ray D, Fox J (2023) An aperiodic tile of a kind that was not known until then. J Tiles 3',
      ],
    ],
    [
      'in lines of one width, where an entry has no full stop at its end',
      'Lee S (2016) A memory encryption engine suitable for general purpose processors\nCho C, Ray-Fox U (2010) Transport layer security extensions for the trusted\nplatform module. University of Hill\nRay D (2012) On the care of woods and of what grows in them in cold countries',
      [
        'Lee S (2016) A memory encryption engine suitable for general purpose processors',
        'Cho C, Ray-Fox U (2010) Transport layer security extensions for the trusted platform module. University of Hill',
        'Ray D (2012) On the care of woods and of what grows in them in cold countries',
      ],
    ],
    [
      'in the form of lawyers, where the lines happen to be about as long as each other',
      "Anna Lind and Bo Hale, Harbour Law and Practice (14th edn, Pearson 2023)\nLaw Commission, Electronic Papers of Every Harbour (Law Com No 386, 2019)\nPaul S Roth and Jane O'Dell, 'Duties of a Harbour and the Law' (2019) 82(3) MLR 456\nOwen Cho, 'Judges warn over access to harbours' The Guardian (London, 14 May 2019) 12\nCho Ray, Great Debates in the Law of the Harbour (3rd edn, Hall Press 2020) ch 3\nAnna Roth, Hale: The Law of Harbours and Docks (15th edn, Hale & Roth 2020)",
      [
        'Anna Lind and Bo Hale, Harbour Law and Practice (14th edn, Pearson 2023)',
        'Law Commission, Electronic Papers of Every Harbour (Law Com No 386, 2019)',
        "Paul S Roth and Jane O'Dell, 'Duties of a Harbour and the Law' (2019) 82(3) MLR 456",
        "Owen Cho, 'Judges warn over access to harbours' The Guardian (London, 14 May 2019) 12",
        'Cho Ray, Great Debates in the Law of the Harbour (3rd edn, Hall Press 2020) ch 3',
        'Anna Roth, Hale: The Law of Harbours and Docks (15th edn, Hale & Roth 2020)',
      ],
    ],
    ['under a heading', 'References\n\nKuhn 1962', ['Kuhn 1962']],
    ['with Windows line ends', 'Kuhn 1962\r\nCarson 1962\r\n\r\nSagan 1980', ['Kuhn 1962', 'Carson 1962', 'Sagan 1980']],
    ['with bare addresses between them', 'Kuhn 1962\nhttps://a.org/x\n10.1000/1', ['Kuhn 1962', 'https://a.org/x', '10.1000/1']],
    [
      'with one number among lines without',
      'Kuhn, T. S. (1962). The structure of scientific revolutions.\n2. Carson, R. (1962). Silent spring.\nSagan, C. (1980). Cosmos.',
      ['Kuhn, T. S. (1962). The structure of scientific revolutions.', 'Carson, R. (1962). Silent spring.', 'Sagan, C. (1980). Cosmos.'],
    ],
    [
      'with hanging lines',
      'Kuhn TS. The structure of\n  scientific revolutions. Chicago; 1962.\nSagan C. Cosmos. New York; 1980.\n  https://a.org/x',
      ['Kuhn TS. The structure of scientific revolutions. Chicago; 1962.', 'Sagan C. Cosmos. New York; 1980. https://a.org/x'],
    ],
    [
      'cut to one width',
      'Jones, L., Gomez, A. N., and Polosukhin, I. 2017. Attention\nis all you need. Advances in Information Processing 30.\nSagan, C. 1980. Cosmos. Random House, New York and London.\nKuhn, T. S. 1962. The structure of scientific revolutions.',
      [
        'Jones, L., Gomez, A. N., and Polosukhin, I. 2017. Attention is all you need. Advances in Information Processing 30.',
        'Sagan, C. 1980. Cosmos. Random House, New York and London.',
        'Kuhn, T. S. 1962. The structure of scientific revolutions.',
      ],
    ],
    [
      'with numbers in brackets and a line that begins with a number',
      '[1] Lee, D. 1980. Tides. In Bays, J. Cairns, ed. STP\n715. Boston: Tide Press.\n[2] Roth, A. 1990. Bays. Press.\nDOI: 10.1109/tia.2003.1',
      ['Lee, D. 1980. Tides. In Bays, J. Cairns, ed. STP 715. Boston: Tide Press.', 'Roth, A. 1990. Bays. Press. DOI: 10.1109/tia.2003.1'],
    ],
    [
      'with numbers that touch the name',
      '1-Taghi M. Roots. 2009.\n2-Trimba R. Nerves. 2012.',
      ['Taghi M. Roots. 2009.', 'Trimba R. Nerves. 2012.'],
    ],
    ['in CSL-JSON', '[{"title": "One {x}"}, {"title": "Two"}]', ['{"title": "One {x}"}', '{"title": "Two"}']],
  ])('%s', (_, text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it('may have several lines if blank lines separate them', () => {
    const text =
      'Jones, L., Gomez, A. N., Kaiser, Ł., &\nPolosukhin, I. (2017). Attention is all you need. Advances in Neural\nInformation Processing Systems, 30.\n\nSagan, C. (1980). Cosmos.\nhttps://a.org/x';
    expect(split(text)).toEqual([
      'Jones, L., Gomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). Attention is all you need. Advances in Neural Information Processing Systems, 30.',
      'Sagan, C. (1980). Cosmos. https://a.org/x',
    ]);
  });

  it('may mix BibTeX, RIS, labelled records and lines', () => {
    const text =
      'Kuhn 1962\n@book{a,\n  title={Cosmos},\n\n  year={1980}\n}\nCarson 1962\n\nTY  - BOOK\nTI  - Emile\nER  - \nSagan 1980\n\nAuthor: A. Lee\nTitle: One\nAuthor: B. Lee\nTitle: Two\n\nAuthor: C. Lee Title: Three Year: 1999';
    expect(splitSources(text).map((source) => source.kind)).toEqual([
      'reference',
      'bibtex',
      'reference',
      'ris',
      'reference',
      'labelled',
      'labelled',
      'labelled',
    ]);
  });

  it('contain every letter and figure of any text, except headings', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '',
        '[1] Kuhn 1962',
        '@book{a, title={x',
        '}',
        'TY  - JOUR',
        'ER  - ',
        'Title: x',
        'Author: y',
        'https://a.org',
        '  hanging',
        '- item',
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const text = lines.join('\n').replace(/^(?:references?|sources?|citations?|literature|bibliography)\b/gim, 'x');
        const sources = splitSources(text);
        let outside = '';
        let from = 0;
        for (const { start, end } of sources) {
          expect(start).toBeGreaterThanOrEqual(from);
          outside += `${text.slice(from, start)}\n`;
          from = end;
        }
        outside += text.slice(from);
        expect(outside.replace(/\[\d+\]|\(\d+\)|\d+[.)]/g, '')).not.toMatch(/[\p{L}\p{N}]/u);
      }),
      { numRuns: 300 },
    );
  });
});
