import { describe, expect, it } from 'vitest';
import { askedBy } from '../../../../testing/asked-cards.ts';
import { drawCards } from '../../draw-cards.ts';
import { noteCards } from './note-cards.ts';

describe('A line of notes that names a thing is a card', () => {
  it.each([
    [
      'with the point under it',
      '- hypokinesia\n  - movement disorder with slow movements\n  - seen in Parkinson’s',
      ['hypokinesia', 'movement disorder with slow movements'],
    ],
    [
      'with the line under its heading',
      '## Hydrosphere\nWater that moves on and above a planet\n',
      ['Hydrosphere', 'Water that moves on and above a planet'],
    ],
    [
      'without the verb of the line under it',
      '- neurosis\n  - is a class of disorders with chronic distress',
      ['neurosis', 'a class of disorders with chronic distress'],
    ],
    ['with what it does', '# Tolterodine\nTreats an overactive bladder.\n', ['Tolterodine', 'Treats an overactive bladder']],
    ['with what was done', '- Erasmus\n  - Ordained as a Catholic priest', ['Erasmus', 'Ordained as a Catholic priest']],
    [
      'with what a view holds',
      '- collectivism\n  - society is more than its members',
      ['collectivism', 'society is more than its members'],
    ],
    [
      'with what stands behind its mark, beside other lines',
      '- The week was busy.\n- plaintiff: a person who brings a case against another\n- Bring the reader on Monday.',
      ['plaintiff', 'a person who brings a case against another'],
    ],
    [
      'with any words behind a name with capitals',
      'Treaties\n- Kyoto Protocol: Environment (greenhouse gas reduction)\n- Balfour Declaration (1917): British support for a homeland',
      ['Balfour Declaration (1917)', 'British support for a homeland'],
    ],
    ['with any words behind a name in bold', '- **Reduction** - gain of electrons\n- The lab moved.', ['Reduction', 'gain of electrons']],
  ])('%s', (_, raw, card) => {
    expect(askedBy(noteCards, raw)).toContainEqual(card);
  });

  it('is one for each of the labels that a semicolon parts', () => {
    expect(askedBy(noteCards, 'topsoil = dark earth with many roots; subsoil = pale earth with few roots')).toEqual([
      ['topsoil', 'dark earth with many roots'],
      ['subsoil', 'pale earth with few roots'],
    ]);
  });

  it('asks an everyday word of the line over it', () => {
    const raw =
      '- Aztecs\n  - Economy\n    - a system of tribute that conquered towns paid\n- Inca\n  - Roads\n    - a network of stone paths for relays of runners';
    expect(askedBy(noteCards, raw)).toContainEqual(['Inca: Roads', 'a network of stone paths for relays of runners']);
  });

  it.each([
    ['states something about another subject', '## Kargil War\nPrior to 1984 neither side had any presence in the area.\n'],
    ['is a name with points of its own', '- immune systems\n  - innate immunity from birth on\n    - complement'],
    ['only sorts what stands under it', '- examples\n  - an apartment lease that binds both sides'],
    ['is an order to the reader', '- Making dilutions\n  - Use the formula to find the volume of stock'],
    ['leans on the lines before', '- Martin Luther\n  - He then left the monastery of his order'],
    ['stands under a deed', '- Denied an extension of the road\n  - a breach of the powers of the states'],
    ['is an example', '## Externality\nSuppose the market for steel and its smoke\n'],
    ['is a chain or a link', '- NK cells\n  - IL-12 → TH1 cells → IL-2 and more'],
  ])('is none if the line under it %s', (_, raw) => {
    expect(askedBy(noteCards, raw)).toEqual([]);
  });

  it.each([
    [
      'under the name of a thing',
      '- **Russian Revolution (1917):**\n-- Leader: Vladimir Lenin\n-- Result: rise of socialism',
      [
        ['Russian Revolution (1917): Leader', 'Vladimir Lenin'],
        ['Russian Revolution (1917): Result', 'rise of socialism'],
      ],
    ],
    [
      'that comes again under another thing',
      '- Aztecs\n  - Capital: Tenochtitlan\n- Inca\n  - Capital: Cusco',
      [
        ['Aztecs: Capital', 'Tenochtitlan'],
        ['Inca: Capital', 'Cusco'],
      ],
    ],
    [
      'with the line over an everyday one',
      '# Gastritis\n## Management\n- pain: paracetamol\n',
      [['Gastritis: Management: pain', 'paracetamol']],
    ],
    [
      'without a remark of the name over it',
      '- sterilisation (suggest another method for the first twelve weeks)\n  - coil: springs of nickel',
      [['sterilisation: coil', 'springs of nickel']],
    ],
    [
      'below a line that announced something else',
      '# Fever\n- common in children\n\nRed spots:\n- rash\n\ndose: 3 mg',
      [
        ['Fever', 'common in children'],
        ['Fever: dose', '3 mg'],
      ],
    ],
  ])('asks a label %s with that name', (_, raw, cards) => {
    expect(askedBy(noteCards, raw)).toEqual(cards);
  });

  it.each([
    ['nothing names its subject', '- Leader: Vladimir Lenin\n- We met on Monday.'],
    ['the line over it is the title of a sheet', '# Revision notes\n- Leader: Vladimir Lenin'],
    ['the line over it states something', '# Russia\n- The Cherokee had adopted new ways\n  - Leader: Vladimir Lenin'],
    ['it states something itself', '# Urine culture\n- cells suggest contamination: take it again'],
    [
      'its fact is a remark, a question or in another language',
      '# Urine culture\n- pH: (also low)\n- dose: outside of this course\n- cost: how much?\n- цена: высокая',
    ],
    ['it is a side that every thing has', '- Scalability of the method\n\nSymptoms: fever and cough'],
  ])('asks no label where %s', (_, raw) => {
    expect(askedBy(noteCards, raw)).toEqual([]);
  });

  it('is none in prose, whose headings stand over paragraphs', () => {
    const prose = 'Partnerships are formed by two or more persons who carry on a business for profit, and each of them shares in it. ';
    expect(
      askedBy(noteCards, `## Overview of partnerships\n\n${prose.repeat(4)}\n\n## Tolterodine\nTreats an overactive bladder.\n`),
    ).toEqual([]);
  });

  it('is one card with the definition in the same line', () => {
    const raw =
      '- plaintiff: a person who brings a case against another\n- The week was busy.\n- The plaintiff is a person who brings a case against another.';
    expect(askedBy((document) => drawCards(document, 20), raw)).toHaveLength(1);
  });
});
