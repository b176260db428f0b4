import { describe, expect, it } from 'vitest';
import { english } from '../../../lib/language/english.ts';
import { readDocument } from '../../../lib/text/read-document.ts';
import { check } from '../check.ts';

async function corrections(text: string): Promise<string[]> {
  const { grammar } = await check(readDocument('content', text, english, true));
  return grammar.map(({ start, end, fix }) => `${text.slice(start, end)} → ${fix}`);
}

describe('A slip that learners make', () => {
  it.each([
    ['The lecture an the book are old.', 'an the → and the'],
    ['I will read what the have.', 'the have → they have'],
    ['He came form the north.', 'came form the → came from the'],
    ['If you success in that, you are happy.', 'success → succeed'],
    ['Many families lost there savings.', 'there savings → their savings'],
    ['My brother is 12years old.', '12years → 12 years'],
    ['Thus i see more people.', 'i → I'],
    ['They want a safe life and they uses the bus.', 'they uses → they use'],
    ['They dont tell it to nobody.', "dont tell it to nobody → don't tell it to anybody"],
    ['What they do in internet is their affair.', 'in internet → on the internet'],
    ['At end of the year we met.', 'At end of → At the end of'],
    ['In long run it is good.', 'In long run → In the long run'],
    ['She made me to cry.', 'made me to cry → made me cry'],
    ['He was went to the shop.', 'was went → went'],
    ['It was very good explained.', 'very good explained → very well explained'],
    ['We wait the bus.', 'wait → wait for'],
  ])('is corrected: %j', async (text, correction) => {
    expect(await corrections(text)).toContain(correction);
  });
});

describe('A sentence that is right', () => {
  it.each([
    'Progress depends in part on the price.',
    'Workers may participate on the board of the company.',
    'There may be an aha! moment in the lesson.',
    '"Keep looking!" said his mother. Keep looking! said his father.',
    'Firms move into the health foods sector.',
    'Enter the countries in the From and To fields.',
    'They know the difficulties they encounter in the lesson.',
    'We adapt to a different kind of people here.',
    'Dear Sir or Madam, My name is Anna.',
    'We were on top of the hill.',
    'She discovered the obvious, that it is hard to live on a low wage.',
    'All peoples have culture and language.',
    'Take a variable i in the loop.',
  ])('gets no correction: %j', async (text) => {
    expect(await corrections(text)).toEqual([]);
  });
});

describe('"Nobody" in a double negative', () => {
  it('is an error of grammar and no claim', async () => {
    const { claims } = await check(readDocument('content', 'They dont tell it to nobody.', english, true));
    expect(claims).toEqual([]);
  });
});
