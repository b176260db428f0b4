import { describe, expect, it } from 'vitest';
import { readReference } from '../reference.ts';
import { holdsHalfBracket } from './brackets.ts';

describe('A reference with brackets', () => {
  it('that stand around all of it is read without them, with its day', () => {
    expect(readReference('https://a.org/safety (WHO, Harbour safety, 11 September 2023)').fields).toMatchObject({
      author: [{ literal: 'WHO' }],
      title: 'Harbour safety',
      issued: { 'date-parts': [[2023, 9, 11]] },
      URL: 'https://a.org/safety',
    });
  });

  it('has place and publisher of a book whose editor stands before them', () => {
    const { fields } = readReference(
      'Hale, Ruth, "Tides and rites", in Anna Roth and Ben Kent (eds), No Harbour at All - A Festschrift (Wiesbaden: Harrassowitz 2014), 193-214.',
    );
    expect(fields).toMatchObject({
      'container-title': 'No Harbour at All - A Festschrift',
      'publisher-place': 'Wiesbaden',
      publisher: 'Harrassowitz',
    });
  });

  it.each([
    'Author, A. ([1923] 1968) The Principles of Tides, (tr. by R. Hale) Leiden: E.J. Brill.',
    'Hale, Ruth. 2003. ‘Rites of Tides,’ in: Origins of Harbours ed. by Kieran J. Roth (London: Delta Academic Press), 29–51.',
    'Hale R. 1997. The genus Marea (Aves, Laridae) on the peninsula and its new species. Bird Digest 4: 51-60',
  ])('keeps no half of one in any field: %s', (text) => {
    for (const value of Object.values(readReference(text).fields))
      if (typeof value === 'string') expect(holdsHalfBracket(value)).toBe(false);
  });
});

describe('A name of one word before a comma', () => {
  it.each([
    [
      'Thucydides, History of the War, trans. Rex Warner (Penguin, 1972)',
      { literal: 'Thucydides' },
      'History of the War',
      'Warner',
      'Penguin',
    ],
    ['Plato, Republic, trans. G. M. A. Grube (Indianapolis: Hackett, 1992), p. 12', { literal: 'Plato' }, 'Republic', 'Grube', 'Hackett'],
    ['Husserl, Ideas of a Tide, trans. Ben Fowkes (London: Penguin, 1976)', { family: 'Husserl' }, 'Ideas of a Tide', 'Fowkes', 'Penguin'],
  ])('is the author of a translated work: %s', (text, author, title, translator, publisher) => {
    const { fields, loose } = readReference(text);
    expect({ ...fields, loose }).toMatchObject({ author: [author], title, publisher, type: 'book', loose: true });
    expect(fields.translator?.[0]?.family).toBe(translator);
  });

  it('is a family name where initials or a given name follow', () => {
    expect(readReference('Plato, J. von. (2014). Natural deduction. Delta Press.').fields.author).toEqual([
      { family: 'Plato', given: 'J. von' },
    ]);
    expect(readReference('Homer, Winslow. The Sea. Delta Press, 1890.').fields.author).toEqual([{ family: 'Homer', given: 'Winslow' }]);
  });
});
