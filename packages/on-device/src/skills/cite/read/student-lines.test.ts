import { describe, expect, it } from 'vitest';
import { readBibliography } from '../bibliography.ts';
import type { CslFields } from '../csl-item.ts';
import { readReference } from './reference.ts';

const TODAY = '2026-11-24';
const fields = (text: string): CslFields => readReference(text).fields;

describe('Lines that students write in no style', () => {
  it.each<readonly [string, CslFields]>([
    [
      'A. B. Lind - The Harbour, Bloomsbury 1997',
      { author: [{ family: 'Lind', given: 'A. B.' }], title: 'The Harbour', publisher: 'Bloomsbury' },
    ],
    [
      'Lind, Anna (dir.) Harbour. Focus Features, 2003. Film.',
      { author: [{ family: 'Lind', given: 'Anna' }], title: 'Harbour', publisher: 'Focus Features' },
    ],
    [
      "Hale & Lind, Cole's Handbook of Harbours, 10th ed., Springer, New York, 2015, ch. 6",
      {
        author: [{ family: 'Hale' }, { family: 'Lind' }],
        title: "Cole's Handbook of Harbours",
        publisher: 'Springer',
        'publisher-place': 'New York',
      },
    ],
    [
      'https://news.org/a (BBC News, 4 March 2021, "Harbours 2021: a guide")',
      { author: [{ literal: 'BBC News' }], title: 'Harbours 2021: a guide', issued: { 'date-parts': [[2021, 3, 4]] } },
    ],
    ['https://news.org/b (Reuters, March 9, 2022, "Oil prices rise")', { author: [{ literal: 'Reuters' }] }],
    [
      "Anna Lind 'Harbours and the Law' (1997) 47 University of Hall Law Journal 495",
      {
        type: 'article-journal',
        author: [{ family: 'Lind', given: 'Anna' }],
        title: 'Harbours and the Law',
        'container-title': 'University of Hall Law Journal',
        volume: '47',
        page: '495',
      },
    ],
    ['Anna Lind, ‘Harbours’ [1999] Crim LR 95', { 'container-title': 'Crim LR', volume: '1999', page: '95' }],
    [
      "Anna Lind, 'The Workers' Party warns harbours' The Guardian (London, 14 May 2019) 12",
      { type: 'article-newspaper', title: "The Workers' Party warns harbours", 'container-title': 'The Guardian' },
    ],
    ['Anna Lind, ‘Judges warn harbours’ Hall Times (14 May 2019)', { type: 'article-newspaper', 'container-title': 'Hall Times' }],
    [
      'US Patent 9,876,543 B2, "Cooling system", K. Lind, Jan. 23, 2018',
      { author: [{ family: 'Lind', given: 'K.' }], title: 'Cooling system', genre: 'US Patent 9,876,543 B2' },
    ],
    [
      'Lind, Anna. “The Harbour.” Works and Days, translated by John Hale, Fontana, 1977, pp. 142–148.',
      { type: 'chapter', 'container-title': 'Works and Days', publisher: 'Fontana', translator: [{ family: 'Hale', given: 'John' }] },
    ],
    [
      'Lind, T S "The Harbour" in The Hall Book of Verse, ed. Cole et al, 5th ed., Norton, 2005, pp. 13-15',
      { author: [{ family: 'Lind', given: 'T. S.' }], editor: [{ family: 'Cole', suffix: 'et al.' }], publisher: 'Norton' },
    ],
  ])('are read: %s', (text, expected) => {
    expect(fields(text)).toMatchObject(expected);
  });

  it('are uncertain where no initials show a person before a dash', () => {
    expect(readReference('Machine Learning - A Guide, Springer 2010').loose).toBe(true);
  });

  it('are two sources where a second line begins with a name and has its own year', () => {
    const text =
      'see notes\n\nLind, V. (1925) Mrs Hale and the harbour. London: Hogarth Press\nCole, T S "The Waste" in The Hall Book of Verse, Norton, 2005, pp. 13-15';
    expect(readBibliography(text, 'mla', TODAY).sources.map(({ fields: { title } }) => title)).toContain('The Waste');
  });

  it('are not listed where the publisher holds persons with their role', () => {
    const source = (record: string) => readBibliography(record, 'apa', TODAY).sources[0]?.status;
    expect(source('@book{a, author={Lind, A.}, title={Hale}, year={1997}, publisher={Cole (Eds.) Harbour}}')).toBe('unreadable');
    expect(source('@book{a, author={E, W.}, title={Hale}, year={1997}, publisher={Hall}}')).toBe('parsed');
  });
});
