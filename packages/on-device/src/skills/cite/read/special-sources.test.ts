import { describe, expect, it } from 'vitest';
import { readReference } from './reference.ts';

describe('Sources that are no books or articles', () => {
  it.each([
    'Hale v. Board of Works, 347 U.S. 483 (1954).',
    'R (on the application of Hale) v Secretary of State for Works [2017] UKSC 5',
    'Harbour Act 1998, s 6.',
    'Regulation (EU) 2016/679 of the European Parliament and of the Council',
  ])('are left to the rules of law: %s', (text) => {
    expect(readReference(text).fields).toEqual({});
  });

  it('keep an article about a case and a book about an act', () => {
    expect(readReference('Lind, A. (2010). Hale v. Works and its heirs. Law Review, 12(3), 4–9.').fields.title).toBe(
      'Hale v. Works and its heirs',
    );
    expect(readReference('Lind, A. (2010). The Harbour Act 1998. Oxford: Hall Press.').fields.title).toBe('The Harbour Act 1998');
  });

  it('keep an article with the parties of a case in its quoted title', () => {
    expect(readReference("Anna Lind, 'In Defence of Hale v Works' (1996) 55 HLJ 219").fields).toMatchObject({
      type: 'article-journal',
      author: [{ family: 'Lind', given: 'Anna' }],
      title: 'In Defence of Hale v Works',
      page: '219',
    });
    expect(readReference("Hale 'Docks' v Board of Works (1884) 9 App Cas 605").fields).toEqual({});
  });

  it('have the editors and the publisher of a chapter in a book of law, without the page that is cited', () => {
    const text =
      "Anna Lind, 'The Limits of Consent' in Ben Hale and Ida Moor (eds), Foundations of Law, Custom, and Trade (2nd edn, OUP 2015) 63";
    expect(readReference(text)).toMatchObject({
      differing: [],
      fields: {
        type: 'chapter',
        author: [{ family: 'Lind', given: 'Anna' }],
        editor: [
          { family: 'Hale', given: 'Ben' },
          { family: 'Moor', given: 'Ida' },
        ],
        title: 'The Limits of Consent',
        'container-title': 'Foundations of Law, Custom, and Trade',
        edition: '2',
        publisher: 'OUP',
        issued: { 'date-parts': [[2015]] },
      },
    });
    expect(readReference(text).fields.page ?? readReference(text).fields.volume).toBeUndefined();
  });

  it('have the number of a standard in the title', () => {
    const { fields } = readReference('ISO 9001:2015. Quality management systems. International Organization for Standardization, 2015.');
    expect(fields).toMatchObject({
      title: 'ISO 9001:2015. Quality management systems',
      publisher: 'International Organization for Standardization',
      issued: { 'date-parts': [[2015]] },
    });
  });

  it('have the city of the body that published a standard', () => {
    const { fields } = readReference('ISO 6892-1:2019, Metallic materials, International Organization for Standardization, Geneva, 2019');
    expect(fields).toMatchObject({ publisher: 'International Organization for Standardization', 'publisher-place': 'Geneva' });
  });

  it('have the number of a patent as their kind', () => {
    const { fields } = readReference(
      'Lind, B. A. (2019). Self-cleaning filter (U.S. Patent No. 10,234,567). U.S. Patent and Trademark Office.',
    );
    expect(fields).toMatchObject({ title: 'Self-cleaning filter', genre: 'U.S. Patent No. 10,234,567' });
    expect(fields.volume).toBeUndefined();
  });

  it('have the university of a thesis, and the translator without the publisher', () => {
    const thesis = 'Lind, A. (2015). Language shift [Doctoral dissertation, University of Hall]. OpenHall.';
    expect(readReference(thesis).fields).toMatchObject({ type: 'thesis', publisher: 'University of Hall' });
    expect(readReference('Rossi, Anna. Unseen Cities. Translated by John Lind, Hall Press, 1974.').fields).toMatchObject({
      translator: [{ family: 'Lind', given: 'John' }],
      publisher: 'Hall Press',
    });
  });
});
