import { describe, expect, it } from 'vitest';
import { isHouse } from './houses.ts';
import { cutAtComma, cutAtStop } from './title-end.ts';

describe('A publisher', () => {
  it.each(['Farrar, Straus and Giroux', 'Faber & Faber', 'Suhrkamp'])('is told by its name: %s', (name) => {
    expect(isHouse(name)).toBe(true);
  });

  it('is no second sentence of a title', () => {
    expect(isHouse('Über Macht und Organisation')).toBe(false);
  });
});

describe('A title ends', () => {
  it.each([
    ['before the larger work, also after two sentences', 'Fear. Stability and change. In: New Politics, 2', 'Fear. Stability and change.'],
    [
      'after a question and its answer',
      'Who rules? Power in a complex world, J. Environ. Policy, 9, 3',
      'Who rules? Power in a complex world',
    ],
    ['before a journal in quotation marks', 'Role play with models, in «Nature», 623', 'Role play with models'],
    ['before the kind of a thesis', 'Earl and saint. A musical study. PhD thesis. Uppsala.', 'Earl and saint. A musical study.'],
    ['before a journal that begins with capitals', 'Design of grids. IEEE Trans. Autom. Sci. Eng. 2017, 14', 'Design of grids.'],
    ['before “in:” after a comma', 'Fear. Its change, in: New Politics, 2', 'Fear. Its change'],
    [
      'before the journal, after a part with a number',
      'Cockroaches of the coast. XLIX. The small ones. Ann. Mus. 40, 15–42.',
      'Cockroaches of the coast. XLIX. The small ones.',
    ],
    [
      'before place and publisher',
      'Nonresponse in surveys. Extent, growth and causes. Opladen: Leske.',
      'Nonresponse in surveys. Extent, growth and causes.',
    ],
    [
      'before the person who translated it',
      'The Form of Harbours, trans. H. S. Hale and Anna Roth (Albany: Ocean Press, 1977),',
      'The Form of Harbours',
    ],
    ['after the place that it names', 'Bears of Glacier Park, Montana. Journal of Bears 72: 16–17.', 'Bears of Glacier Park, Montana.'],
    ['before a journal of abbreviated words', 'The tides of bays, Harbour Process. Appl. 65 (1996), 259-279.', 'The tides of bays'],
    ['before a journal with the year after it', 'Oxides of the bay. Harbour Materials. 2013. 5(6): 18-20.', 'Oxides of the bay.'],
    ['before “In:” without a mark', 'Woods of the north (A Survey) In: Hale, A.: The North', 'Woods of the north (A Survey)'],
    ['before the city', 'Social Philosophy, Frankfurt am Main/New York', 'Social Philosophy'],
    [
      'before the city after two sentences',
      'Modernity. Self and society in the late age. Cambridge.',
      'Modernity. Self and society in the late age.',
    ],
    [
      'before a press',
      'Technology and Market Structure: Theory and History, MIT Press.',
      'Technology and Market Structure: Theory and History',
    ],
    ['before a press and its city', 'Elements of Physics, Wiley, New York, 2001.', 'Elements of Physics'],
    ['before the kind of a text', 'Cash of Firms, Working Paper, Hill University.', 'Cash of Firms'],
    ['before proceedings', 'A Model of Processors, Proceedings of the Symposium, 1977, 165-178.', 'A Model of Processors'],
    [
      'before a journal and its pages',
      'Bones of the cave and the hill, Evolutionary Anthropology, 22-37',
      'Bones of the cave and the hill',
    ],
  ])('%s', (_, text, title) => {
    expect(cutAtStop(text).title).toBe(title);
  });

  it.each([
    ['at its full stop before a journal of two sentences', 'Tides of the bay. Journal of Physics. Series B 12, 3–4.', 'Tides of the bay.'],
    ['at its full stop before a series', 'Tides of the bay. Harbour Studies Series. Oxford: Ocean Press.', 'Tides of the bay.'],
  ])('%s', (_, text, title) => {
    expect(cutAtStop(text).title).toBe(title);
  });

  it.each([
    ['a press and its city', 'In the Mirror, St Sebastian Press: Los Angeles.', 'In the Mirror'],
    ['a journal whose full stop stands before the volume', 'Fibres and health, Nutrients. 5 (2013) 14–18.', 'Fibres and health'],
    ['an abbreviated journal and its figures', 'Change as reform: a case, Policy Sci., 42, 4, pp. 391', 'Change as reform: a case'],
  ])('before %s', (_, text, title) => {
    expect(cutAtComma(text).title).toBe(title);
  });

  it('before the last cities of a list that separates all parts by commas', () => {
    expect(cutAtComma('Art in France, Yale University Press, New Haven and London, 2000')).toMatchObject({
      title: 'Art in France',
      tail: 'New Haven and London: Yale University Press, 2000',
    });
  });
});

describe('A publisher that is not known', () => {
  it.each([
    ['The Age of Tides, Michael Hale, London 1994, pp. 3-17', 'The Age of Tides', 'London: Michael Hale 1994, pp. 3-17'],
    ['La società giusta, Cappelli Editore, Bologna 1974', 'La società giusta', 'Bologna: Cappelli Editore 1974'],
  ])('stands between the title and a city, which is a guess: %s', (text, title, tail) => {
    expect(cutAtComma(text)).toEqual({ title, tail, guessed: true });
  });

  it('is not another city', () => {
    expect(cutAtComma('Tides of the north, New York, London 1994').title).toBe('Tides of the north');
  });
});
