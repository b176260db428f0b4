import { describe, expect, it } from 'vitest';
import { readBibliography, type SourceStatus } from './bibliography.ts';
import type { CslFields } from './csl-item.ts';
import { author, run, TODAY, year } from './print-sources.test-data.ts';

interface Messy {
  readonly line: string;
  readonly status: SourceStatus;
  readonly fields: CslFields;
  readonly says?: string;
}

const MESSY: readonly Messy[] = [
  {
    line: 'Smith J 2019 deep learning for crops, Computers in Agriculture 12(3) pp 45-67',
    status: 'check',
    fields: {
      type: 'article-journal',
      ...author('Smith', 'J.'),
      ...year(2019),
      title: 'deep learning for crops',
      'container-title': 'Computers in Agriculture',
      volume: '12',
      issue: '3',
      page: '45-67',
    },
  },
  {
    line: 'book by Kahneman thinking fast and slow 2011 penguin',
    status: 'incomplete',
    fields: { type: 'book', ...author('Kahneman'), ...year(2011), title: 'thinking fast and slow', publisher: 'penguin' },
    says: 'Missing: given name or initials of Kahneman.',
  },
  {
    line: 'https://www.who.int/news/item/03-10-2023-climate',
    status: 'identifier-only',
    fields: { URL: 'https://www.who.int/news/item/03-10-2023-climate' },
    says: 'Open the page',
  },
  {
    line: '10.1038/s41586-020-2649-2',
    status: 'identifier-only',
    fields: { DOI: '10.1038/s41586-020-2649-2' },
    says: 'Open https://doi.org/10.1038/s41586-020-2649-2',
  },
  { line: 'ISBN 978-0-262-03384-8', status: 'identifier-only', fields: { ISBN: '978-0-262-03384-8' }, says: 'library catalogue' },
  {
    line: 'Author: Carl Sagan Title: Cosmos Year: 1980 Publisher: Random House',
    status: 'parsed',
    fields: { type: 'book', ...author('Sagan', 'Carl'), ...year(1980), title: 'Cosmos', publisher: 'Random House' },
  },
  {
    line: 'Thinking, Fast and Slow by Daniel Kahneman (2011)',
    status: 'incomplete',
    fields: { ...author('Kahneman', 'Daniel'), title: 'Thinking, Fast and Slow' },
    says: 'Missing: publisher. Look on the title page',
  },
  {
    line: 'The Selfish Gene, Richard Dawkins, 1976, Oxford University Press',
    status: 'check',
    fields: { ...author('Dawkins', 'Richard'), ...year(1976), title: 'The Selfish Gene', publisher: 'Oxford University Press' },
  },
  {
    line: 'Harari, Y. N. Sapiens',
    status: 'incomplete',
    fields: { ...author('Harari', 'Y. N.'), title: 'Sapiens' },
    says: 'Missing: year, publisher.',
  },
  {
    line: 'Said, Edward W. Orientalism. Pantheon Books, 1978.',
    status: 'parsed',
    fields: { ...author('Said', 'Edward W.'), ...year(1978), title: 'Orientalism', publisher: 'Pantheon Books' },
  },
  {
    line: 'Cormen et al., Introduction to Algorithms, MIT Press, 2009',
    status: 'incomplete',
    fields: { title: 'Introduction to Algorithms', publisher: 'MIT Press' },
    says: 'authors after “et al.”',
  },
  {
    line: 'Brown P. & Green, T. (2018) Renewable energy in India. Energy Policy 45, 12-20',
    status: 'parsed',
    fields: { 'container-title': 'Energy Policy', volume: '45', page: '12-20' },
  },
  {
    line: 'smith, j. and jones, k. (2015). sleep and memory. journal of sleep research 24(3): 211-220',
    status: 'check',
    fields: { title: 'sleep and memory', 'container-title': 'journal of sleep research' },
    says: 'had no capitals',
  },
  {
    line: 'Sharma, Priya. "Rural Credit and Its Limits." PhD diss., University of Delhi, 2015.',
    status: 'parsed',
    fields: { type: 'thesis', title: 'Rural Credit and Its Limits', publisher: 'University of Delhi' },
  },
  {
    line: 'BBC News (2021) ‘Climate change: What’s the science?’, 4 November. Available at: https://www.bbc.co.uk/news/1 (Accessed: 3 May 2022).',
    status: 'parsed',
    fields: {
      type: 'webpage',
      issued: { 'date-parts': [[2021, 11, 4]] },
      accessed: { 'date-parts': [[2022, 5, 3]] },
      title: 'Climate change: What’s the science?',
    },
  },
  {
    line: 'Watson JD, Crick FH. Molecular structure of nucleic acids. Nature. 1953 Apr 25;171(4356):737-8.',
    status: 'parsed',
    fields: { 'container-title': 'Nature', issued: { 'date-parts': [[1953, 4, 25]] }, volume: '171', issue: '4356', page: '737-738' },
  },
  {
    line: 'Freire, Paulo. Pedagogy of the Oppressed. Translated by Myra Bergman Ramos, Continuum, 2000.',
    status: 'parsed',
    fields: { translator: [{ family: 'Ramos', given: 'Myra Bergman' }], publisher: 'Continuum' },
  },
  {
    line: 'Lee, A. (2018). Soils of the delta. Soil Studies 4 12, 5(2), 45-40.',
    status: 'check',
    fields: {},
    says: 'The last page comes before the first.',
  },
  { line: 'Lee, A. (2031). Soils. Delta Press.', status: 'check', fields: {}, says: 'The year lies in the future.' },
  { line: 'the slides of prof on moodle week 3', status: 'unreadable', fields: {}, says: 'Not read as sources:' },
];

describe('Messy sources', () => {
  it.each(MESSY)('$line', async ({ line, status, fields, says }) => {
    const { sources } = readBibliography(line, 'apa', TODAY);
    expect(sources).toHaveLength(1);
    expect(sources[0]).toMatchObject({ status, fields });
    if (says !== undefined) expect(await run(line, 'attention')).toContain(says);
  });

  it('are never completed: an identifier alone gives no entry', async () => {
    expect(await run('https://doi.org/10.1126/science.1152408', 'list')).toBe(
      'None of your sources could be formatted yet, because none states a title with an author or a year. You gave:\n- https://doi.org/10.1126/science.1152408',
    );
  });

  it('are all listed when none can be read', async () => {
    expect(await run(' \n ', 'list')).toBe('There are no sources to format yet. Paste one source on each line.');
  });
});
