import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tool } from '../definition/tool.ts';
import { anyText } from '../testing/any-text.ts';
import { exampleTool } from '../testing/example-tool.ts';
import { checkAgainst, recomputedFacts } from './comparison.ts';
import { fold } from './fold.ts';
import {
  isMadeOfMaterial,
  type MaterialUse,
  materialFields,
  materialOf,
  materialUse,
  placeFinder,
  placeNames,
  sourcesOfLines,
} from './index.ts';

const tool = exampleTool();
const NOTES = `Plants make sugar from light. Chlorophyll absorbs light of 430 and 660 nm.

The Calvin cycle uses 18 ATP and 12 NADPH. Up to 25 percent of the fixed carbon is lost.
The exam is on 6 March 2026. Robert Hooke saw cells in 1665 (Gest, 2004).

“Nothing is wasted” – so the lecturer. It cost $1,234.50 and took 1.5 km.`;
const values = { topic: 'Photosynthesis', notes: NOTES };

const sizeOf = (use: MaterialUse | undefined): number => (use?.sentences ?? []).reduce((sum, { start, end }) => sum + end - start, 0);

const foreignIn = (text: string): string[] => checkAgainst(text, values, tool).foreign.map(({ kind, words }) => `${kind}: ${words}`);

describe('a fact that is not in the material', () => {
  it.each([
    ['a number', 'It loses up to 40 percent of it.', 'number: 40 percent'],
    ['a number with another unit', 'It absorbs light of 430 km.', 'number: 430 km'],
    ['a number in words', 'It has fifty-one steps.', 'number: fifty-one'],
    ['a name', 'It was worked out by Melvin Calvin.', 'name: Melvin Calvin'],
    ['a name that begins a sentence', 'Andrew Benson worked it out.', 'name: Andrew Benson'],
    ['a day', 'The exam is on 7 March 2026.', 'date: 7 March 2026'],
    ['the day of another year', 'The exam is on March 6, 2027.', 'date: March 6, 2027'],
    ['a quotation', 'He said “everything is wasted at last”.', 'quote: “everything is wasted at last”'],
    ['a citation', 'See Blankenship (2021) for more.', 'reference: Blankenship (2021)'],
    ['the work of another year', 'See Gest (2011) for more.', 'reference: Gest (2011)'],
    ['a DOI', 'See doi:10.1000/xyz123.', 'reference: doi:10.1000/xyz123'],
  ])('is %s', (_what, text, fact) => {
    expect(foreignIn(text)).toEqual([fact]);
  });

  it.each([
    ['a percentage in another form', 'It loses 25 %, which is 25% or a quarter or 0.25.'],
    ['a number with thousands separators', 'It cost 1234.50 dollars, so $1,234.50.'],
    ['a length in another unit', 'It took 1,500 m and 1.5 kilometres.'],
    ['a rounded number', 'It cost about $1,235.'],
    ['a day in any form', 'On March 6, 2026 (2026-03-06, 6.3.2026, Fri 6 Mar) is the exam.'],
    ['a quotation with other marks and spaces', 'He said "nothing  is wasted".'],
    ['names in any case', 'The calvin cycle, HOOKE and Robert Hooke’s cells.'],
    ['a citation in another form', 'So says Gest (2004); see also (Gest, 2004, p. 3).'],
    ['marks of a list and numbers of parts', '1. Plants\n2) Light\nStep 3: Sugar\nQ7: Why?'],
    ['small numbers in words', 'There are two stages and three reasons.'],
    ['the titles and choices of the tool', 'About Photosynthesis\nThe level is Easy Going.'],
    ['the first words of sentences', 'Sunlight matters. Then: Water is split. “Oxygen” leaves.'],
    ['words that the text also writes small', 'The Stroma holds it, in the stroma.'],
  ])('is never %s', (_what, text) => {
    expect(foreignIn(text)).toEqual([]);
  });

  it('has its line and the nearest sentence of the material', () => {
    const [fact] = checkAgainst('About Photosynthesis\n\nUp to 40 percent of the fixed carbon is lost.', values, tool).foreign;
    const { start = 0, end = 0, field } = fact?.nearest ?? {};
    expect(fact).toMatchObject({ line: 2, section: 'About Photosynthesis' });
    expect([field, NOTES.slice(start, end)]).toEqual(['notes', 'Up to 25 percent of the fixed carbon is lost.']);
  });

  it('is no day of a span in the material', () => {
    const form = { ...values, notes: `${NOTES} No lab on November 26-28, 2026 and from 3 to 5 May.` };
    const found = checkAgainst('No lab on 2026-11-27, on 28 Nov 2026 and on 4 May. One on 29 Nov 2026.', form, tool).foreign;
    expect(found.map(({ words }) => words)).toEqual(['29 Nov 2026']);
  });

  it('has only quotations, numbers and dates if the text is in another language', () => {
    const french =
      'Les plantes font du sucre avec la lumière, et la chlorophylle absorbe la lumière. Le cycle de Dupont est dans le stroma et perd 31 pour cent du carbone.';
    expect(foreignIn(french)).toEqual(['number: 31']);
  });

  it('is no statistic that comes out as printed', () => {
    const table = { ...values, notes: `${NOTES}\n\nTrial, Time\n1, 25.4\n2, 25.9\n3, 26.1` };
    const listed = (text: string): number => checkAgainst(text, table, tool).foreign.length;
    expect([listed('The mean time is 25.8 s.'), listed('The mean time is 27.3 s.')]).toEqual([0, 1]);
  });

  it('is found in time that grows with the text, not with its square', () => {
    const timeFor = (lines: number): number => {
      const each = (line: (at: number) => string): string => Array.from({ length: lines }, (_, at) => line(at)).join('\n');
      const notes = each((at) => `${NOTES.split('\n')[0]} Line ${at} of it names Ada Lovelace.`);
      const text = each((at) => `- Chlorophyll absorbs light in line ${at + 3000}, says Grace Hopper.`);
      // The time of the processor, because other programs delay a test.
      const start = process.threadCpuUsage();
      checkAgainst(text, { ...values, notes }, tool);
      return process.threadCpuUsage(start).user;
    };
    timeFor(100);
    expect(Math.min(timeFor(800), timeFor(800)) / Math.max(timeFor(100), timeFor(100))).toBeLessThan(30);
  });

  it('is never found in a part of the material itself', () => {
    const sentences = materialOf(tool, values).fields.flatMap(({ text, sentences: own }) =>
      own.map(({ start, end }) => text.slice(start, end)),
    );
    fc.assert(
      fc.property(fc.subarray(sentences, { minLength: 1 }), (some) => {
        expect(foreignIn(some.map((words) => `- ${words}`).join('\n'))).toEqual([]);
      }),
    );
  });

  it('never breaks on a strange text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }), (text, notes) => {
        for (const { start, end, words } of checkAgainst(text, { notes }, tool).foreign) expect(text.slice(start, end)).toBe(words);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a statement that stands twice', () => {
  const hard = exampleTool();
  const form = { ...values, level: 'hard' };
  const repeated = (text: string): string[] => checkAgainst(text, form, hard).repeated.map(({ words }) => words);

  it('is a run of eight words and more of an earlier section', () => {
    const run = 'the light drives a pump that moves protons across';
    const text = `About Photosynthesis\nIt says: ${run} a wall.\n\nQuestions\n1. How is it that ${run}? 2. Why?`;
    expect(repeated(text)).toEqual([run]);
    expect(checkAgainst(text, form, hard).repeated[0]).toMatchObject({ line: 4, first: 1 });
  });

  it('leaves out quotations of the material, shorter runs and repetitions within one section', () => {
    const quoted = 'Up to 25 percent of the fixed carbon is lost.';
    expect(repeated(`About Photosynthesis\n${quoted}\n\nQuestions\n1. ${quoted}`)).toEqual([]);
    expect(repeated('About Photosynthesis\nThe light drives a pump.\n\nQuestions\n1. The light drives a pump.')).toEqual([]);
    const twice = 'The light drives a pump that moves protons across. ';
    expect(repeated(`About Photosynthesis\n${twice}${twice}`)).toEqual([]);
  });
});

describe('the place of words in the material', () => {
  const locate = placeFinder(tool, values);
  it.each([
    ['chlorophyll  ABSORBS light', 'Chlorophyll absorbs light'],
    ['"nothing is wasted"', '“Nothing is wasted”'],
    ['25%', '25 percent'],
    ['2026-03-06', '6 March 2026'],
    ['Gest (2004)', 'Gest'],
    ['Robert Hooke’s', 'Hooke'],
  ])('is found for %s', (words, found) => {
    const { start = 0, end = 0 } = locate(words) ?? {};
    expect(NOTES.slice(start, end)).toBe(found);
  });

  it('is not a part of a longer number', () => {
    expect(locate('66')).toBeUndefined();
  });

  it('has offsets of the original whatever was folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const { text: folded, at } = fold(text);
        expect(at).toHaveLength(folded.length + 1);
        expect([...at].every((offset, index) => index === 0 || offset >= (at[index - 1] ?? 0))).toBe(true);
        expect(at.at(-1)).toBe(text.length);
      }),
    );
  });
});

describe('the sources of a result', () => {
  const span = { at: 8, length: 12, field: 'notes', start: 100, end: 112 };

  it('are the lines with words of the form, with all places of each', () => {
    const text = 'Title\n- light, water\nNothing.';
    expect(
      sourcesOfLines(text, [
        { ...span, length: 5 },
        { ...span, at: 15, length: 5, start: 3 },
      ]),
    ).toEqual([
      {
        line: 1,
        places: [
          { field: 'notes', start: 100, end: 112 },
          { field: 'notes', start: 3, end: 112 },
        ],
      },
    ]);
    expect(sourcesOfLines(text, [{ ...span, at: 900 }])).toEqual([]);
  });

  it('are named by paragraphs, or by lines where there is only one or they hold many lines', () => {
    expect(placeNames(NOTES)(NOTES.indexOf('Robert'))).toEqual({ short: '¶2', long: 'paragraph 2', line: 4 });
    expect(placeNames('one\ntwo\nthree')(5)).toEqual({ short: 'line 2', long: 'line 2', line: 2 });
    expect(placeNames('one\ntwo\nthree\n\nfour\nfive')(15).short).toBe('line 5');
  });

  it.each([
    ['a title', 'On light'],
    ['a question as the title', 'What do plants make of light?'],
  ])('have the numbers of their paragraphs without %s over the text', (_, title) => {
    const name = placeNames(`${title}\n\n${NOTES}`);
    expect(name(title.length + 2 + NOTES.indexOf('Robert')).short).toBe('¶2');
    expect(name(0).short).toBe('line 1');
  });

  it('say how much of the material is used, and which sentences are not', () => {
    const first = 'Plants make sugar from light.';
    const use = materialUse(materialOf(tool, values), [{ field: 'notes', start: 0, end: first.length }]);
    expect(use?.sentences.filter(({ used }) => used)).toEqual([{ field: 'notes', start: 0, end: first.length, used: true }]);
    expect(use?.unused).toHaveLength(7);
    expect(use?.percent).toBe(9);
    const all = materialUse(materialOf(tool, values), [{ field: 'notes', start: 0, end: NOTES.length }]);
    expect([all?.percent, all?.unused.length]).toEqual([100, 0]);
  });

  it('split sentences that begin with a small letter, and leave out the times of captions', () => {
    const notes = 'a clot forms at once. then it dries. unstageable means covered.\n\n2\n00:00:04,800 --> 00:00:09,100\nand so on\n12';
    const use = materialUse(materialOf(tool, { ...values, notes }), [{ field: 'notes', start: 0, end: 21 }]);
    expect(use?.unused.filter(({ field }) => field === 'notes').map(({ start, end }) => notes.slice(start, end))).toEqual([
      'then it dries.',
      'unstageable means covered.',
      'and so on',
      '12',
    ]);
  });

  it('never count what the result lists as not used', () => {
    const whole = { field: 'notes', start: 0, end: NOTES.length };
    const cost = NOTES.indexOf('It cost');
    const listed = { field: 'notes', start: cost, end: NOTES.length };
    const use = materialUse(materialOf(tool, values), [whole], [listed]);
    expect(use?.unused).toEqual([listed]);
    expect(use?.percent).toBeLessThan(100);
    expect(materialUse(materialOf(tool, values), [whole], [whole])).toBeUndefined();
    // Half of a sentence is used.
    const half = materialUse(materialOf(tool, values), [whole], [{ field: 'notes', start: 0, end: 14 }]);
    expect([half?.unused, half?.percent]).toEqual([[], Math.floor(((sizeOf(half) - 14) * 100) / sizeOf(half))]);
  });

  it('are not told of results that judge or list the material', () => {
    const holding = (kind: 'card' | 'coverage' | 'finding' | 'reference') =>
      isMadeOfMaterial({
        definition: { ...tool.definition, outline: [{ ...tool.definition.outline[0], holds: { kind } }] },
      } as unknown as Tool);
    expect(['card', 'coverage', 'finding', 'reference'].map((kind) => holding(kind as 'card'))).toEqual([true, false, false, false]);
    expect(isMadeOfMaterial(tool)).toBe(true);
  });

  it('count only the fields of the material: the longest text where the definition marks none', () => {
    expect(materialFields(tool, { topic: 'Sea', notes: 'A longer text', level: 'easy' })).toEqual(['notes']);
    expect(materialUse(materialOf(tool, {}), [])).toBeUndefined();
    expect(materialUse(materialOf(tool, { notes: NOTES }), [])).toBeUndefined();
  });
});

describe('the new computation of a figure', () => {
  it.each([
    ['12 + 7 = 20', '12 + 7 = 19'],
    ['30 of 120 students (20 %)', '30 of 120 is 25 %'],
    ['Monday 6 March 2026', 'That day is a Friday'],
  ])('says what %s comes out as', (text, result) => {
    expect(recomputedFacts(`So ${text}.`).map((one) => one.result)).toEqual([result]);
  });

  it.each(['12 + 7 = 19', '3.1 + 2 = 5.1', '30 of 120 (25%)', '1 of 3 (33 %)', 'Friday 6 March 2026', '2x + 3 = 7', '5 = 5'])(
    'is silent about %s',
    (text) => {
      expect(recomputedFacts(text)).toEqual([]);
    },
  );
});
