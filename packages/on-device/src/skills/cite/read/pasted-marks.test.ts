import { describe, expect, it } from 'vitest';
import { readBibliography } from '../bibliography.ts';
import { readReference } from './reference.ts';

const read = (text: string) => readReference(text).fields;
const families = (text: string) => (read(text).author ?? read(text).editor ?? []).map(({ family, literal }) => family ?? literal);

describe('Marks that a paste brings along', () => {
  it.each([
    ['2T. Lee, “Old oaks,” Woods 3, 5–9 (2001).', 'Old oaks'],
    ['4.T. Lee and R. Cho, Counting Old Oaks (Haupt, Bern, 2001).', 'Counting Old Oaks'],
    ['Lee 2001 Lee T., « Old oaks », Woods, 3, 2001, p. 5-9.', 'Old oaks'],
    ['Lee, T. (2001). Old oaks [online]. New ed. Bern: Haupt.', 'Old oaks'],
    ['o. A. (2001): Old oaks. In: Woods 3, S. 5–9.', 'Old oaks'],
    ['(2001) Old oaks. Woods 3:5–9', 'Old oaks'],
    ['T. Lee, Old Oaks in Practice, ser. Hill series in woods. Haupt, 2001.', 'Old Oaks in Practice'],
    ['Lee, T. (2001). Old Oaks (R. Cho, Tran.). Haupt.', 'Old Oaks'],
    ['Lee, T., 2001: Old oaks of the north. S. 5-9 in: Woods and Hills. Bern: Haupt.', 'Old oaks of the north'],
    ['Old oaks of the north. (2001). In: Woods Weekly.', 'Old oaks of the north'],
  ])('leave the title of %s', (text, title) => {
    expect(read(text).title).toBe(title);
  });

  it('are no year: the day of a visit stands behind the address', () => {
    expect(read('Lee T. Old oaks. Woods News. 2001. https://example.org/oaks (21 March 2024)')).toMatchObject({
      issued: { 'date-parts': [[2001]] },
      accessed: { 'date-parts': [[2024, 3, 21]] },
    });
  });
});

describe('Names in a list', () => {
  it.each([
    [
      'that begin with the letters of a suffix',
      'Lee, S., Srimani, V. and Cho, R. (Eds.) (2001). Old oaks. Haupt.',
      ['Lee', 'Srimani', 'Cho'],
    ],
    ['with "Jr" inside', 'Lee Jr, David W, Rosa Cho, and Susanne May. 2008. Old Oaks. Haupt.', ['Lee', 'Cho', 'May']],
    [
      'after an organisation',
      'The Oak Research Network, Lee JN, Cho EA, Hill GB (2013) Old oaks. Woods 3: 5–9.',
      ['The Oak Research Network', 'Lee', 'Cho', 'Hill'],
    ],
    [
      'with initials first, then in full',
      'S. Lee, Rares Cho, and Adrien Hill. Old oaks: a count. Conference on Woods, pages 5–9, 2019.',
      ['Lee', 'Cho', 'Hill'],
    ],
    ['with "u. a."', 'Lee, David; Cho, Hilary; Hill, Rosa u. a.: Old Oaks, Bern 2001.', ['Lee', 'Cho', 'Hill']],
    [
      'before an ellipsis and "&"',
      'Lee, N., Cho, F., Hill, P. ...& Hou, F. (2023). Old oaks. Woods, 3(1), 5–9.',
      ['Lee', 'Cho', 'Hill', 'Hou'],
    ],
  ])('are read %s', (_, text, names) => {
    expect(families(text)).toEqual(names);
  });

  it('are those of the source before where dashes stand for them', () => {
    const { sources } = readBibliography(
      'Lee, Hanna. 2001. “Old Oaks.” Woods 3 (2): 5–9.\n———. 2004. “Young Oaks.” Woods 6 (1): 1–4.',
      'chicago',
      '2026-01-01',
    );
    expect(sources.map(({ fields }) => fields.author)).toEqual([[{ family: 'Lee', given: 'Hanna' }], [{ family: 'Lee', given: 'Hanna' }]]);
    expect(sources[1]?.fields).toMatchObject({ title: 'Young Oaks', 'container-title': 'Woods', issued: { 'date-parts': [[2004]] } });
  });
});

describe('Without a volume, the name tells', () => {
  it.each([
    ['a newspaper', 'Lee, H. (2017). Oaks fall. The Hill Times.', 'article-newspaper', 'The Hill Times'],
    ['a magazine', 'Lee, H. (2018). Oaks in cities. Wired.', 'article-magazine', 'Wired'],
    ['an encyclopaedia', 'Lee, H. (n.d.). Oaks. Encyclopaedia of Woods Online.', 'webpage', 'Encyclopaedia of Woods Online'],
    [
      'a conference',
      'Lee, H. Counting oaks from the air. Conference on Robot Woods (CRW), 2020.',
      'paper-conference',
      'Conference on Robot Woods (CRW)',
    ],
    ['a journal with a DOI', 'Lee H (2008) Counting oaks. Tree Cells. doi: 10.1234/5678', 'article-journal', 'Tree Cells'],
    [
      'a journal with a bare volume',
      'Lee H (2026) Counting oaks. Aquaculture 610: https://doi.org/10.1234/5678',
      'article-journal',
      'Aquaculture',
    ],
    [
      'a book around a quoted title',
      'Lee, H. (2012) “Counting Oaks,” Field Book of the Woods. John Wiley & Sons.',
      'chapter',
      'Field Book of the Woods',
    ],
  ])('%s', (_, text, type, container) => {
    expect(read(text)).toMatchObject({ type, 'container-title': container });
  });
});
