import { describe, expect, it } from 'vitest';
import { readDocument } from '../text/read-document.ts';
import { keyTerms } from './key-terms.ts';

const top = (raw: string, max: number) => keyTerms(readDocument('f', raw), max).map(({ text }) => text.toLowerCase());

const CYCLE = `# The Calvin cycle
The Calvin cycle takes place in the stroma. Carbon dioxide is fixed by the enzyme RuBisCO. In the Calvin cycle, carbon dioxide
is joined to ribulose bisphosphate. The important thing is that the rate of photosynthesis depends on carbon dioxide.
Light intensity matters as well. At low light intensity the rate of photosynthesis falls. A limiting factor is a variable
that restricts the rate of a process.`;

describe('keyTerms', () => {
  it('puts the subject of the text first, in its own words', () => {
    const terms = top(CYCLE, 8);
    expect(terms.slice(0, 3)).toEqual(expect.arrayContaining(['calvin cycle', 'carbon dioxide']));
    expect(terms).toEqual(expect.arrayContaining(['limiting factor', 'light intensity', 'rate of photosynthesis']));
  });

  it('leaves out everyday words, verbs and parts of longer terms', () => {
    const terms = top(CYCLE, 20);
    for (const word of ['thing', 'important', 'takes', 'place', 'bisphosphate', 'calvin']) expect(terms).not.toContain(word);
  });

  it('takes no term from a book to read, a topic that is not asked or a sign read aloud', () => {
    const raw = `Work is heat minus energy. Energy is heat minus work. Read chapter four of Hartwell and Hartwell.
You do not need to know the Szilard engine, and the Szilard engine is not on the exam.`;
    const terms = top(raw, 20);
    for (const word of ['minus', 'hartwell', 'szilard engine']) expect(terms).not.toContain(word);
    expect(terms).toContain('heat');
  });

  it('takes no teacher for a term', () => {
    const terms = top('Syntax notes by Dr Hartwell\nSyntax orders words. Dr Hartwell orders words by syntax.', 20);
    expect(terms).toContain('syntax');
    expect(terms.filter((term) => term.startsWith('dr '))).toEqual([]);
  });

  it('gives the sentences of each term', () => {
    const document = readDocument('f', CYCLE);
    for (const { text, start, end } of keyTerms(document, 30)) expect(document.raw.slice(start, end).replace(/\s+/g, ' ')).toBe(text);
  });

  it('counts the forms of a word as one term', () => {
    const [term] = keyTerms(readDocument('f', 'Membranes are thin. A membrane bends. The membranes leak.'), 1);
    expect(term).toMatchObject({ count: 3, stems: ['membran'] });
  });

  it('accepts a verb as a term if the text defines it', () => {
    expect(top('So supply is the quantity that producers are willing to sell.', 3)).toContain('supply');
  });

  it('puts what the text introduces before what it repeats', () => {
    const raw = `The river was long. The river bent, and the river froze. A meander is a bend that a river makes in soft ground.
Floods came in spring, and floods filled the valley. An old arm is called an oxbow lake.`;
    expect(top(raw, 2)).toEqual(expect.arrayContaining(['meander', 'oxbow lake']));
  });

  it('leaves out quantities in words', () => {
    const raw = 'Sixty students slept badly. Sixty students slept well. Several mice slept, and several mice ran.';
    expect(top(raw, 20).filter((term) => /^(?:sixty|several)/.test(term))).toEqual([]);
  });

  it.each([
    ['a set phrase', 'It is said of Curie, but in fact Marie Sklodowska said it.', 'fact marie sklodowska'],
    ['a compound', 'The notes on "Waves"-type music are short.', 'type music'],
    ['a formula', 'Sorting needs log2(n!) steps of work.', 'log2'],
  ])('begins no term within %s', (_, raw, term) => {
    expect(top(raw, 20)).not.toContain(term);
  });

  it('writes a term as its sentences do, not as a title does', () => {
    const raw = 'Do Tides Matter? Evidence from Border Estuaries\n\nWe measured estuaries. All estuaries silt up.';
    expect(keyTerms(readDocument('f', raw), 20).map(({ text }) => text)).toContain('estuaries');
  });

  it.each(['', '   ', '!!!', 'the of and'])('finds nothing in %j', (raw) => {
    expect(top(raw, 5)).toEqual([]);
  });
});
