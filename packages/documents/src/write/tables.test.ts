import type { ExportSection, ExportSource } from '@marginalia/engine';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { ankiTsv } from './anki/anki-tsv.ts';
import { csv } from './csv.ts';

type Pair = readonly [front: string, back: string];

function source(cards: readonly Pair[]): ExportSource {
  const items = cards.map(([front, back]) => ({ front, back }));
  const sections = [{ kind: 'card', items, section: 'flashcards', title: 'Flashcards' }] as const;
  return {
    tool: 'flashcard-creator',
    title: 'Cells::\nand more',
    text: '',
    headings: [],
    sections,
    today: '2026-11-22',
    now: '2026-11-22T09:00:00.000Z',
  };
}

const isFormula = (cell: string): boolean => /^[=+\-@＝＋－＠\t\r\n]/.test(cell);

const side = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom('=1+1', '#x', 'a\tb', '"', 'a,b', '-1', '-1+1', '＝1', '\t=1', '\r=1', '\n=1', '@SUM(1)', '+cmd|x', "'", "'+", "'=1"),
);
const cards = fc.uniqueArray(fc.tuple(side, side), { minLength: 1, maxLength: 6, selector: ([front]) => front });

describe('A spreadsheet', () => {
  it('holds every card, and no cell that a program executes', () => {
    fc.assert(
      fc.property(cards, (pairs) => {
        const text = csv(source(pairs));
        expect(text.startsWith('\ufeff')).toBe(true);
        const [head, ...rows] = Papa.parse<string[]>(text.slice(1)).data;
        expect(head).toEqual(['Front', 'Back']);
        expect(rows.map((cells) => cells.length)).toEqual(pairs.map(() => 2));
        const sides = pairs.flat();
        for (const [index, cell] of rows.flat().entries()) {
          const given = sides[index] ?? '';
          // Only a formula gets a mark: a card may begin with the mark itself.
          expect(isFormula(given) ? [`'${given}`, given] : [given]).toContain(cell);
          if (!/^[+-]\d+$/.test(cell)) expect(isFormula(cell)).toBe(false);
        }
      }),
    );
  });
});

it('has one heading for the cards and terms of all sections, and one for the dates of all sections', () => {
  const of = (kind: 'card' | 'term' | 'event', items: readonly object[], section: string) => ({ kind, items, section, title: section });
  const sections = [
    of('term', [{ term: 'tide', meaning: 'a rise' }, { term: 'moon' }], 'a'),
    of('card', [{ front: 'Q', back: 'A' }], 'b'),
    of('card', [{ front: 'R', back: 'B' }], 'c'),
  ] as unknown as ExportSection[];
  const dates = [
    of('event', [{ title: 'Quiz', date: '2026-11-20' }], 'd'),
    of('event', [{ title: 'Exam' }], 'e'),
  ] as unknown as ExportSection[];
  const rowsOf = (held: readonly ExportSection[]) =>
    csv({ ...source([]), sections: held })
      .slice(1)
      .split('\r\n');
  expect(rowsOf(sections)).toEqual(['Front,Back', 'tide,a rise', 'Q,A', 'R,B']);
  expect(rowsOf(dates)).toEqual(['Date,End,Week,Title,Weight', '2026-11-20,,,Quiz,', ',,,Exam,']);
});

it('is not made of items without columns', () => {
  const sections = [{ kind: 'task', items: [{ text: 'Read' }], section: 'tasks', title: 'Tasks' }] as const;
  expect(() => csv({ ...source([]), sections })).toThrow('Items of the kind task have no columns');
});

it('leaves numbers with a sign as they are, so that a spreadsheet computes with them', () => {
  const cells = ['-5.2', '+1', '-1,5', '-2e-3', '-2-3', '+A1'];
  const sections = [{ kind: 'row', items: [{ cells, table: 1 }], section: 'data', title: 'Data' }] as const;
  expect(csv({ ...source([]), sections }).slice(1)).toBe('-5.2,+1,"-1,5",-2e-3,"\'-2-3","\'+A1"');
});

describe('The text for Anki', () => {
  it('names its form and its deck', () => {
    expect(ankiTsv(source([['Front', 'Back']]))).toBe(
      '#separator:tab\n#html:false\n#notetype:Basic\n#deck:Cells: and more\n#columns:Front\tBack\nFront\tBack\n',
    );
  });

  it('holds every card, and none as a header', () => {
    fc.assert(
      fc.property(cards, (pairs) => {
        const body = ankiTsv(source(pairs)).split('\n').slice(5).join('\n');
        expect(body).not.toMatch(/^#/m);
        expect(Papa.parse<string[]>(body.replace(/\n$/, ''), { delimiter: '\t', newline: '\n' }).data).toEqual(pairs);
      }),
    );
  });
});
