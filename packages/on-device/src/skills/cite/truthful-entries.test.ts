import { expect, it } from 'vitest';
import { printSources } from '../../references.ts';

const printed = async (text: string, style: string) => (await printSources(text, style, '2026-11-22')).map((entry) => entry.text);

it.each([
  [
    'a title in quotation marks before place and publisher is a book',
    "Lund, A. J. (2003) 'The Coming of the Tide', London: Kestrel.",
    'harvard',
    'Lund, A.J. (2003) The Coming of the Tide. London: Kestrel.',
  ],
  [
    'an article without volume and pages is no preprint',
    '@article{l, author={Lund, Aino}, title={Quiet harbours}, journal={Coastal Letters}, year={2020}}',
    'harvard',
    'Lund, A. (2020) ‘Quiet harbours’, Coastal Letters.',
  ],
  [
    'a day of a visit that can be read in two ways is left out whole',
    'Department for Education (2022) Harbour schools. https://www.gov.uk/harbour-schools [accessed 12/05/2023]',
    'harvard',
    'Department for Education (2022) Harbour schools. Available at: https://www.gov.uk/harbour-schools.',
  ],
  [
    'the translator of a book is named in IEEE',
    'Lund, A. (1977). Watch and Wait: The Birth of the Harbour (Anna-Maria Sheridan, Trans.). Kestrel.',
    'ieee',
    'A. Lund, Watch and Wait: The Birth of the Harbour, A.-M. Sheridan, Trans. Kestrel, 1977.',
  ],
  [
    'an issue without a volume is no volume in APA',
    "Lund, E. W. 'Harbours Reconsidered', Coastal Critique, No. 1 (1985), pp. 89-107",
    'apa',
    'Lund, E. W. (1985). Harbours Reconsidered. Coastal Critique, (1), 89–107.',
  ],
  [
    'the season of an issue stands with its year',
    "Lund, E. W. 'Harbours Reconsidered', Coastal Critique, 3.1 (Autumn, 1985), pp. 89-107",
    'mla',
    'Lund, E. W. “Harbours Reconsidered.” Coastal Critique, vol. 3, no. 1, Autumn 1985, pp. 89–107.',
  ],
  [
    'an organisation is not named again as its publisher in APA',
    'World Health Organization. (2021). WHO harbour air guidelines. Geneva: WHO.',
    'apa',
    'World Health Organization. (2021). WHO harbour air guidelines.',
  ],
  [
    'a thesis is named as one in MLA',
    'Lund, Aino. "Heat Islands of the North." PhD diss., Kyoto University, 2017.',
    'mla',
    'Lund, Aino. Heat Islands of the North. Kyoto University, 2017. PhD dissertation.',
  ],
  [
    'a journal in German keeps its small letters',
    '@article{l, author={Lund, Aino}, title={{\\"U}ber stille S{\\"a}tze}, journal={Monatshefte f{\\"u}r Mathematik}, volume=38, pages={1--9}, year=1931}',
    'apa',
    'Lund, A. (1931). Über stille Sätze. Monatshefte für Mathematik, 38, 1–9.',
  ],
  [
    'a paper of proceedings stands in them in APA',
    '@inproceedings{l, author={Lund, Aino}, title={Sparse reading}, booktitle={NORDREAD}, year={2016}, pages={770--778}}',
    'apa',
    'Lund, A. (2016). Sparse reading. In NORDREAD (pp. 770–778).',
  ],
  [
    'an article in press has its journal behind its title',
    'Chen, L. and Lund, M.J. (in press) Deep reading of coastal maps, Remote Sensing of Harbours.',
    'harvard',
    'Chen, L. and Lund, M.J. (in press) ‘Deep reading of coastal maps’, Remote Sensing of Harbours.',
  ],
  [
    'a talk on a site is no article of a journal',
    'Aino Ngozi Lund, "The quiet of harbours" TED talk, July 2009',
    'mla',
    'Lund, Aino Ngozi. “The Quiet of Harbours.” TED Talk, July 2009.',
  ],
  [
    'the length of a video is no volume and page',
    'Aino Ngozi Lund, "The quiet of harbours," TEDGlobal, July 2009, video, 18:33, https://www.ted.com/talks/quiet',
    'apa',
    'Lund, A. N. (2009, July). The quiet of harbours [Video]. TEDGlobal. https://www.ted.com/talks/quiet',
  ],
  [
    'an author who writes the own name in small letters keeps it and the title',
    "lund, aino. Ain't I a Harbour: Women and the Sea. South End Press, 1981.",
    'mla',
    'lund, aino. Ain’t I a Harbour: Women and the Sea. South End Press, 1981.',
  ],
  [
    'a post has its day, and its words as they were written',
    '@lundish. "who is loud at the harbour" Twitter, 14 June 2014',
    'mla',
    '@lundish. “who is loud at the harbour.” Twitter, 14 June 2014.',
  ],
  [
    'a name with "et al." behind a title is its author',
    '"Quiet is all you need", Lund et al 2017 NordRead',
    'apa',
    'Lund et al. (2017). Quiet is all you need. NordRead.',
  ],
  [
    'an essay in a book with its press is a chapter',
    'Lund, Aino. "Modern Harbours." The Common Sailor, Hogarth Press, 1925, pp. 184–195.',
    'apa',
    'Lund, A. (1925). Modern Harbours. In The Common Sailor (pp. 184–195). Hogarth Press.',
  ],
  [
    'an edition of an anniversary is no publisher',
    'Lund, Aino W. Harbours. 25th anniversary ed., Vintage Books, 2003.',
    'apa',
    'Lund, A. W. (2003). Harbours (25th anniversary ed.). Vintage Books.',
  ],
  [
    'a team that begins with a letter is no person',
    'R Core Team (2024). R: A language for harbours. R Foundation for Quiet Computing. https://www.R-project.org/',
    'apa',
    'R Core Team. (2024). R: A language for harbours. R Foundation for Quiet Computing. https://www.R-project.org/',
  ],
  [
    'a title that is a year stands before publisher, city and year',
    'Lund A., 1984, Secker & Warburg, London, 1949',
    'apa',
    'Lund, A. (1949). 1984. Secker & Warburg.',
  ],
  [
    'a title may stand last, behind journal, volume and pages',
    'Lund et al., 2020, Nature, 579, 270-273, A quiet summer associated with harbours',
    'apa',
    'Lund et al. (2020). A quiet summer associated with harbours. Nature, 579, 270–273.',
  ],
])('An entry states what its source states: %s', async (_what, source, style, entry) => {
  expect(await printed(source, style)).toEqual([entry]);
});

it.each([
  ['a lecturer is no publisher', 'lecture slides week 5, Dr. Lund, Intro to Sociology, University of Leeds, 2023'],
  ['a version of a work is not its author', 'The Harbour Book, King Aino Version'],
  ['a film is no author of its director', 'Harbour. Directed by Aino Lund-ho, Kestrel E&A, 2019.'],
])('A line that cannot be read is left out: %s', async (_what, source) => {
  expect(await printed(source, 'mla')).toEqual([]);
});

it.each(['apa', 'mla', 'chicago', 'harvard'])(
  'A work without an author is sorted without the article of its title in %s',
  async (style) => {
    const sources = ['The Harbour Book. Delta Press, 2011.', 'Adams, Mia. Ice. Delta Press, 2010.', 'Lund, Aino. Snow. Delta Press, 2012.'];
    expect((await printed(sources.join('\n'), style)).map((entry) => entry.slice(0, 7))).toEqual(['Adams, ', 'The Har', 'Lund, A']);
  },
);
