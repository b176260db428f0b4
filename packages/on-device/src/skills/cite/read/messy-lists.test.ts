import { describe, expect, it } from 'vitest';
import { readReference } from './reference.ts';
import { splitSources } from './split-sources.ts';

const read = (text: string) => {
  const { fields } = readReference(text);
  const people = (fields.author ?? fields.editor ?? []).map(({ family, given, literal }) => literal ?? `${family}, ${given}`);
  return { ...fields, people, year: fields.issued?.['date-parts'][0][0] };
};

describe('A pasted reference', () => {
  it.each([
    [
      'Wikipedia',
      'Vincent, Ada (5 June 2007). "Murphy returns to Bern". Packers.com. Archived from the original on 11 August 2011. Retrieved 18 August 2012.',
    ],
    ['Wikipedia with an American date', 'Vincent, Ada (June 5, 2007). "Murphy returns to Bern". Packers.com. Retrieved August 18, 2012.'],
  ])('of %s has the date after its names', (_, text) => {
    expect(read(text)).toMatchObject({
      people: ['Vincent, Ada'],
      title: 'Murphy returns to Bern',
      'container-title': 'Packers.com',
      year: 2007,
    });
  });

  it.each([
    'Silva, A. Florestas de Minas. Revista da Mata, Florianópolis, v. 5, n. 2, p. 3-9, 2012. Disponível em: http://example.org. Acesso em: 29 fev. 2021.',
    'Silva, A. Florestas de Minas. Revista da Mata, [S.l.], v. 5, n. 2, p. 3-9, 2012. Disponível em: http://example.org. Acesso em: 18-II-2021.',
  ])('of a Brazilian list has its journal without the city and the year of the work: %s', (text) => {
    expect(read(text)).toMatchObject({ title: 'Florestas de Minas', 'container-title': 'Revista da Mata', year: 2012 });
  });

  it.each([
    ['an office', 'Brasil. Ministério da Saúde. Gestação de risco: manual técnico. Brasília: Lume; 2012.', 'Brasil. Ministério da Saúde'],
    [
      'an institute',
      'Instituto Nacional de Geografia (ING). Atlas dos bosques. Brasília: ING; 2012.',
      'Instituto Nacional de Geografia (ING)',
    ],
    ['a state', 'São Paulo. 2010. Atlas dos bosques. Recife: Lume.', 'São Paulo'],
  ])('names %s as the author', (_, text, author) => {
    expect(read(text).people).toEqual([author]);
  });

  it.each([
    [
      'PubMed',
      'Bray F, Lee H. Global woods. Woods J. 2020 May-Jun;74(3):229-263. doi: 10.3322/caac.1. Epub 2020 Apr 4. PMID: 38572751.',
      'Woods J',
    ],
    ['EndNote', 'Bray F, Lee H. Global woods. Woods J. Sep-Oct 2020;74(3):229-263.', 'Woods J'],
    ['geologists', 'Bray, F., and Lee, H., 2020, Global woods: Journal of Paleontology, v. 26, p. 175-198.', 'Journal of Paleontology'],
    ['publishers', 'F. Bray, H. Lee, Global woods, Renewable Reviews, Volume 167, 2020, 112741, ISSN 1364-0321', 'Renewable Reviews'],
  ])('in the form of %s has its title and journal', (_, text, journal) => {
    expect(read(text)).toMatchObject({ title: 'Global woods', 'container-title': journal });
  });

  it('takes the author of a book for no part of its name', () => {
    expect(read('LEE, H. Os gêneros. In: BRAY, F. Estética da criação. São Paulo: Fonte, 2011. p. 3-9.')).toMatchObject({
      'container-title': 'Estética da criação',
      editor: [{ family: 'BRAY', given: 'F.' }],
    });
  });

  it('without a title keeps its journal as one', () => {
    const { title, 'container-title': journal, people } = read('C.L. Lee, S.W. Bray, Thin Solid Films 636, 164 (2017).');
    expect({ title, journal, people }).toEqual({ title: undefined, journal: 'Thin Solid Films', people: ['Lee, C. L.', 'Bray, S. W.'] });
  });

  it.each(['Lei nº 13.409, de 28 de dezembro de 2016. Altera a Lei nº 12.711.', 'España. Ley nº 7/1985, de 2 de abril de 1985.'])(
    'of a law is left to the rules of law: %s',
    (text) => {
      expect(readReference(text).fields).toEqual({});
    },
  );
});

describe('A list that counts its entries without a mark', () => {
  it('is parted at the numbers, which belong to no entry', () => {
    const text = '1 Lee H. On woods. Bern: Haupt; 2012.\n2 Bray F. On lakes. Bern: Haupt; 2013.\n3 Cho A. On hills. Bern: Haupt; 2014.';
    expect(splitSources(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Lee H. On woods. Bern: Haupt; 2012.',
      'Bray F. On lakes. Bern: Haupt; 2013.',
      'Cho A. On hills. Bern: Haupt; 2014.',
    ]);
  });

  it('is not seen where the numbers do not follow each other', () => {
    const text = '1984 Orwell G. London: Secker; 1949.\n2001 Clarke A. London: Hutchinson; 1968.\n300 Miller F. Milwaukie: Horse; 1998.';
    expect(splitSources(text).map(({ start, end }) => text.slice(start, end))).toEqual(text.split('\n'));
  });
});
