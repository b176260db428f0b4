import { anyText } from '@marginalia/engine/testing/any';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapse, textOf } from '../../spans.ts';
import { quotePassage } from './quote-passage.ts';
import { readDocument } from './read-document.ts';

const shape = (raw: string) => readDocument('f', raw).blocks.map(({ kind, start, end }) => `${kind}: ${collapse(raw.slice(start, end))}`);
const sentences = (raw: string) => readDocument('f', raw).sentences.map(({ text }) => text);

describe('readDocument: lines of recognised speech', () => {
  const LINES = `I'm a professor of biology, and I want to tell you
about cold water,
which many people like.
We also started a study
in order to see what it does,
and it was hard work.
People went into the water
for a minute or two,
sometimes for three,
and came out again.
Their skin was cold,
but their hearts were fine.
Then we asked them
how they had slept,
and most of them
had slept well.
The next week
we did it again,
with other people
who had never tried it,
and they slept well, too.`;

  it('are joined into sentences, without headings', () => {
    expect(sentences(LINES)[2]).toBe('People went into the water for a minute or two, sometimes for three, and came out again.');
    expect(readDocument('f', LINES).parts).toHaveLength(1);
  });

  it('a statement with a person is no heading', () => {
    expect(shape('Then it rained.\nWe left the house\nThe water stood high in all of the streets that day.')[1]).toBe(
      'paragraph: We left the house',
    );
  });
});

describe('readDocument: structure', () => {
  it.each([
    ['a markdown title', '## Cell walls ##\nThey are rigid.', ['heading: Cell walls', 'paragraph: They are rigid.']],
    ['an underlined title', 'Cell walls\n-----\nThey are rigid.', ['heading: Cell walls', 'paragraph: They are rigid.']],
    ['a numbered title', '2.1 Cell walls\nThey are rigid.', ['heading: Cell walls', 'paragraph: They are rigid.']],
    ['a line of capitals', 'CELL WALLS\nThey are rigid.', ['heading: CELL WALLS', 'paragraph: They are rigid.']],
    ['a short line with a colon', 'Key idea:\nThey are rigid.', ['heading: Key idea', 'paragraph: They are rigid.']],
    [
      'a short line over a longer text',
      'Cell walls\n\nThey are rigid and thick.',
      ['heading: Cell walls', 'paragraph: They are rigid and thick.'],
    ],
    [
      'a numbered title over bullets',
      'Notes on cells.\n\n1. Cell walls (2019)\n- rigid\n\n2. "Pumps" of cells\n- small',
      ['paragraph: Notes on cells.', 'heading: Cell walls (2019)', 'item: rigid', 'heading: "Pumps" of cells', 'item: small'],
    ],
    ['a numbered list', '1. Cell walls\n2. Pumps\n- small', ['item: Cell walls', 'item: Pumps', 'item: small']],
    ['a short line over a list', 'Cell walls\n- rigid\n- thick', ['heading: Cell walls', 'item: rigid', 'item: thick']],
    ['a line that announces a list', 'The steps are:\n1. mix\n2. heat', ['paragraph: The steps are:', 'item: mix', 'item: heat']],
    [
      'bullets of all sorts',
      '• a thing\n– two things\n* three\na. four\n(b) five',
      ['item: a thing', 'item: two things', 'item: three', 'item: four', 'item: five'],
    ],
    [
      'a line below a bullet whose words had room above',
      '- crossing over swaps parts between two chromosomes\ntranscription happens in the nucleus of every living cell we know',
      [
        'item: crossing over swaps parts between two chromosomes',
        'paragraph: transcription happens in the nucleus of every living cell we know',
      ],
    ],
    [
      'a bullet wrapped without an indent',
      '- crossing over swaps parts between two chromosomes of\none pair in the cell\n- homologous chromosomes pair up before they divide',
      [
        'item: crossing over swaps parts between two chromosomes of one pair in the cell',
        'item: homologous chromosomes pair up before they divide',
      ],
    ],
    [
      'a title right above its text',
      'Cell Energy: Respiration and Photosynthesis\nATP carries energy through all living cells of a body.',
      ['paragraph: Cell Energy: Respiration and Photosynthesis', 'paragraph: ATP carries energy through all living cells of a body.'],
    ],
    [
      'lines that each have a label',
      'Education: nursing, University of Bradford, first class\nCertificates: life support and safeguarding, level three\nLanguages: English and Spanish, both used on the ward',
      [
        'paragraph: Education: nursing, University of Bradford, first class',
        'paragraph: Certificates: life support and safeguarding, level three',
        'paragraph: Languages: English and Spanish, both used on the ward',
      ],
    ],
    ['a wrapped bullet', '- made in the\n  matrix\n- next', ['item: made in the matrix', 'item: next']],
    [
      'tables',
      'Length (m), Period (s)\n0.2, 0.9\n\na\tb\n| x | y |',
      ['row: Length (m), Period (s)', 'row: 0.2, 0.9', 'row: a b', 'row: | x | y |'],
    ],
    [
      'notes on a line each',
      'Enzymes are proteins\nATP = energy currency\nDNA holds genes',
      ['paragraph: Enzymes are proteins', 'paragraph: ATP = energy currency', 'paragraph: DNA holds genes'],
    ],
    ['a lone short note', 'light reactions', ['paragraph: light reactions']],
    [
      'a transcript with clocks',
      '[00:12] So today we start.\n00:15\n[00:16] With cells.',
      ['paragraph: So today we start.', 'paragraph: With cells.'],
    ],
  ])('reads %s', (_, raw, expected) => {
    expect(shape(raw)).toEqual(expected);
  });

  it('joins the lines of a hard-wrapped paragraph', () => {
    const raw =
      'The plasma membrane separates the inside of the cell from\nits surroundings and it is about seven nanometres thick in\nmost animals.';
    expect(sentences(raw)).toEqual([collapse(raw)]);
  });

  it('groups the sentences under each heading', () => {
    const { parts } = readDocument('f', '# One\nFirst text here.\n# Two\nSecond text. Third text.');
    expect(parts.map((part) => part.sentences.length)).toEqual([1, 2]);
  });

  it('puts only its items under a line that announces a list', () => {
    const { parts } = readDocument(
      'f',
      'Sepsis is common.\nScore:\n- 0-4 low risk\n- 7+ high risk\nOld people may not have fever.\nAct fast.',
    );
    expect(parts.map(({ heading, sentences: own }) => [heading !== undefined, own.length])).toEqual([
      [false, 1],
      [true, 2],
      [false, 2],
    ]);
    expect(readDocument('f', '# Score\n- 0-4 low risk\nOld people may not have fever.').parts).toHaveLength(1);
  });

  it('reads two dashes as a bullet below one dash, and no day as the number of a heading', () => {
    const raw =
      '- French Revolution\n-- Slogan: liberty\n\n28 June 1914 Sarajevo: the heir is shot\nThe ultimatum follows in the month after it.';
    expect(readDocument('f', raw).blocks.map(({ kind, level }) => `${kind} ${level}`)).toEqual([
      'item 1',
      'item 2',
      'paragraph 1',
      'paragraph 1',
    ]);
  });

  it('gives a text without headings one part', () => {
    expect(readDocument('f', 'Only this.').parts).toHaveLength(1);
    expect(readDocument('f', ' \n ').sentences).toEqual([]);
  });
});

describe('readDocument: sentences', () => {
  it.each([
    ['Plants, e.g. mosses, use light. They grow.', 2],
    ['See Fig. 3 for the curve. It falls.', 2],
    ['Dr. J. R. Smith wrote it. We read it.', 2],
    ['The value is 3.14 at 9.81 m. It rises.', 2],
    ['It was made in the U.S. The firm grew.', 2],
    ['Made by Smith et al. in 1999. Later copied.', 2],
    ['We need vitamin C. The body cannot make it.', 2],
    ['It was set in Marbury v. Madison. The court agreed.', 2],
    ['Is it alive? Yes! It moves.', 3],
    ['He said "Stop." Then he left.', 2],
    ['This is known.[3] It was shown later.', 2],
    ['cells divide. they grow.', 2],
    ['Acids lower it. pH is a scale.', 2],
    ['Well ... it depends. See p. 12 and No. 4 there.', 2],
    ['Use Node.js vs. Deno here.', 1],
  ])('splits %j into %i', (raw, count) => {
    expect(sentences(raw)).toHaveLength(count);
  });
});

describe('readDocument: any text', () => {
  const piece = fc.oneof(
    anyText(),
    fc.constantFrom(
      '\n',
      '\r\n',
      '\n\n',
      '- ',
      '# ',
      '1. ',
      'Dr. ',
      'e.g. ',
      ' ',
      '\t',
      '|',
      'Word',
      'word. Next',
      '```',
      '---',
      '\u0000',
      '\ud800',
      '\udc00',
      '12:30',
      '4.2',
      ':',
      '**',
      ' [3]',
      '<b>',
      ' (Rao, 2019)',
      '0:04\n',
      '$x$',
    ),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  it('keeps offsets in range, in order, and sentences verbatim', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const document = readDocument('f', raw);
        const { blocks, parts, sentences: all } = document;
        let last = 0;
        for (const block of blocks) {
          expect(block.start).toBeGreaterThanOrEqual(last);
          expect(block.end).toBeGreaterThan(block.start);
          last = block.end;
        }
        expect(last).toBeLessThanOrEqual(raw.length);
        let from = 0;
        for (const sentence of all) {
          expect(sentence.start).toBeGreaterThanOrEqual(from);
          const quoted = quotePassage(document, sentence);
          expect(sentence.text).toBe(textOf(quoted));
          for (const span of quoted) if (span.kind === 'quote') expect(span.text).toBe(collapse(raw.slice(span.start, span.end)));
          expect(sentence.text).not.toBe('');
          for (const token of sentence.tokens) expect(raw.slice(token.start, token.end)).toBe(token.text);
          from = sentence.end;
        }
        expect(parts.flatMap((part) => part.sentences)).toEqual(all);
      }),
      { numRuns: 400 },
    );
  });

  it.each(['\n', 'a', '.', '! ', 'A. ', '- ', '\t', ' ', '#', '[', '> ', 'word ', '1:', '**a', 'ab-', 'A sentence of words. '])(
    'parses half a million characters of %j',
    (unit) => {
      readDocument('f', unit.repeat(500_000 / unit.length));
    },
  );

  it('keeps a mark in brackets and a long written sentence whole', () => {
    const long =
      'The tool correctly classified access in most of the trials that two of the authors evaluated by hand over several weeks (bracketed ranges refer to intervals that were calculated with the usual method for proportions) and it did so for articles of every publisher that the library pays for and also for articles that anyone can read without payment.';
    const texts = (raw: string) => readDocument('text', raw).sentences.map(({ text }) => text);
    expect(texts(`${long} It failed once.`)).toEqual([long, 'It failed once.']);
    expect(texts('two divisions in meiosis (!!! exam)')).toEqual(['two divisions in meiosis (!!! exam)']);
  });

  it('reads the uneven lines of a page as one paragraph, if it ends a sentence', () => {
    const raw =
      'Table 2 shows both of the eligible runs and the other diagnostics of the study. The first encoder is best under both of the evaluators. Against the old one, it improves\nthe mean error of the linear model by 58% relative\nand that of its neighbours by 63% relative.';
    expect(readDocument('f', raw).sentences.map(({ text }) => text)).toHaveLength(3);
  });

  it('keeps the stars of a formula, which are no emphasis', () => {
    const raw = 'Taylor rule: i = 0.5(π – π*) + 0.5(y – y*)';
    expect(readDocument('text', raw).omitted).toEqual([]);
  });
});

describe('readDocument: notes without full stops', () => {
  it('begins a new line where work is due', () => {
    const why = 'Why do farmers lose from a good harvest? because the price falls by more than the quantity rises in a year';
    const due = 'problem set 3 due Mon 30 Nov on the course page';
    expect(
      sentences(
        `${why}\n${due}\nThe midterm covers the first six lectures of the term and all of their readings in the book of the course`,
      ),
    ).toContain(due);
  });

  it('cuts a line that runs on, also where it holds a stage direction in brackets', () => {
    const talk =
      'so heat does not flow by itself from a cold body to a hot body and that is the law [student asks a question] okay now we look at the engine it takes in heat and it does work and so it has an efficiency which is the work over the heat so let us see what happens when we take a real engine and we look at how it works in a car or in a ship.';
    expect(sentences(talk).length).toBeGreaterThan(2);
  });
});
