import { describe, expect, it } from 'vitest';
import { readBibliography } from '../bibliography.ts';

function read(text: string) {
  const [source] = readBibliography(text, 'apa', '2026-11-21').sources;
  const { author = [], title, 'container-title': container, edition, URL: url, type } = source?.fields ?? {};
  return {
    names: author.map(({ family, literal }) => literal ?? family),
    title,
    container,
    edition,
    url,
    type,
    doubts: source?.doubts ?? [],
  };
}

describe('A reference', () => {
  it.each([
    ['Marsh, T. & Oduya, L. Sparse reading of long notes. arXiv preprint arXiv:2101.04455 (2021).', 'arXiv preprint arXiv:2101.04455'],
    ['Marsh T, Oduya L. Sparse reading of long notes. arXiv Preprint arXiv:210104455 2021.', 'arXiv Preprint arXiv:210104455'],
  ])('to a preprint has its number where a journal would stand: %s', (text, container) => {
    expect(read(text)).toMatchObject({ names: ['Marsh', 'Oduya'], title: 'Sparse reading of long notes', container });
  });

  it('A reference with a colon in its title keeps the words before the colon out of the names', () => {
    const text = 'Halden, Reinhold, Northern Harbours: Trade, Law and Weather (Oxford: Clarendon Press, 1982).';
    expect(read(text)).toMatchObject({ names: ['Halden'], title: 'Northern Harbours: Trade, Law and Weather' });
  });

  it.each(['by Dr. Laura Markham,', ', by Laura Markham,'])('may name its author behind the title: %s', (by) => {
    const text = `"Why Students Put Things Off" ${by} Psychology Today, May 3 2019, https://example.org/why`;
    expect(read(text)).toMatchObject({ names: ['Markham'], title: 'Why Students Put Things Off', container: 'Psychology Today' });
  });

  it('in a remark may have two authors by their family names', () => {
    const text = 'the article by Rosenthal and Jacobson about teacher expectations, 1968';
    expect(read(text)).toMatchObject({ names: ['Rosenthal', 'Jacobson'], title: 'teacher expectations' });
  });

  it('may have an address without its protocol', () => {
    const text =
      'NASA. "Global Temperature." Climate Change: Vital Signs of the Planet, 2023, climate.nasa.gov/vital-signs/global-temperature/.';
    expect(read(text)).toMatchObject({
      names: ['NASA'],
      container: 'Climate Change: Vital Signs of the Planet',
      url: 'climate.nasa.gov/vital-signs/global-temperature/',
      type: 'webpage',
    });
  });

  it('A reference with an editor after its title has one author', () => {
    const text = 'Halden, Reinhold, Mein Hafen, Erik Middel (ed.), 2 vols. (Bremen: Schumann Verlag, 1986).';
    expect(read(text)).toMatchObject({ names: ['Halden'], title: 'Mein Hafen' });
  });

  it('may have a title of two sentences', () => {
    const text =
      'Varela, I., and Ruano, A. (2019). Tides as the main cause of flooding. A descriptive study of harbours and their owners. Coastal Letters 33, 356–360.';
    expect(read(text)).toMatchObject({
      title: 'Tides as the main cause of flooding. A descriptive study of harbours and their owners',
      container: 'Coastal Letters',
    });
  });

  it('may name its edition after a comma', () => {
    expect(read('Marsh TD, Oduya L. Compilers: Ways and tools, second. Boston: Delta Press, 2007.').edition).toBe('2');
  });

  it.each([
    'Halden, R. (2003). Soils of the delta (abstract). Proceedings of the Harbour Workshop, Perth, pp. 36-37.',
    'Boas, F. 1935. Reading Myths. Memoirs of the Harbour Society 28. New York: Delta.',
    'Halden, R. (2019). Shared data for teachers; [datafile] 1990–2018. Delta Press.',
    'Berg, K. 1963. On the reading of tides. Hale’s Annals of Sea Life. Long Notes. Tide Notes 3, 149-151.',
    'Berg, K. (1992). Tides of the bay. Das Beispiel Halden. Stadt 1(5), 32-34.',
    'Lee, J. (2017). Types of gas workers for an IoT-based App. Design, Journal of the Tide Society, 8(5), 45-52.',
    'Güme, J. and Fiol, M., Eur. J. Phys., 35 (2014) 015013.',
    'Engel, W. v., Stoff, D., Stages of the tide. Journal of Tides 3, 4-5. 1968.',
  ])('A reference that may be cut wrong is marked for checking: %s', (text) => {
    expect(read(text).doubts).not.toEqual([]);
  });
});
