import { type ExportSource, itemKinds } from '@marginalia/engine';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readCalendar } from './read/calendar/read-calendar.ts';
import { readStudentFile } from './read/read-student-file.ts';
import { calendar } from './write/calendar.ts';
import { csv } from './write/csv.ts';
import { markdown } from './write/markdown.ts';
import { docx } from './write/word/docx.ts';

/**
 * A file that is written and read here gives the same items, whatever their words. Line breaks and runs of spaces become one space in a
 * table.
 */

const AWKWARD = [
  '"Quoted"',
  'a, b',
  '🧪',
  'שלום עולם',
  'x::y',
  '$\\alpha_1$',
  '<b>bold</b> &amp;',
  '=1+1',
  '- dash',
  '# sharp',
  '#tag',
  '[link](a)',
  '[^1]',
  '[[page]]',
  '~5',
  'snake_case',
  '_em_',
  '**bold**',
  'a\\b',
  '`code`',
  '&copy;',
  '100 %',
  "it's",
];
const words = fc.array(fc.constantFrom('Cells', 'and', ...AWKWARD), { minLength: 1, maxLength: 5 }).map((all) => `On ${all.join(' ')}`);
const cards = fc.uniqueArray(fc.record({ front: words, back: words }), { minLength: 1, maxLength: 4, selector: ({ front }) => front });

function source(part: Pick<ExportSource, 'text' | 'sections' | 'headings'>): ExportSource {
  return { tool: 'flashcard-creator', title: 'Cells', today: '2026-11-22', now: '2026-11-22T09:00:00.000Z', ...part };
}
const textOf = async (bytes: Uint8Array<ArrayBuffer> | string, name: string): Promise<string> =>
  (await readStudentFile(new File([bytes], name))).parts.map(({ title = '', text }) => `${title}\n${text}`).join('\n');

describe('An export that is read again', () => {
  it('has the same cards in a spreadsheet', async () => {
    await fc.assert(
      fc.asyncProperty(cards, async (items) => {
        const written = csv(source({ text: '', headings: [], sections: [{ kind: 'card', items, section: 'cards', title: 'Cards' }] }));
        const read = Papa.parse<string[]>(await textOf(written, 'cards.csv').then((text) => text.trim())).data;
        expect(read).toEqual([['Front', 'Back'], ...items.map(({ front, back }) => [front, back])]);
      }),
      { numRuns: 30 },
    );
  });

  it('has the same headings, lists, cards and references in a Word file', async () => {
    await fc.assert(
      fc.asyncProperty(cards, words, words, async (items, reference, item) => {
        const printed = items.map(({ front, back }, index) => `${index + 1}. Q: ${front}\n   A: ${back}`).join('\n\n');
        const text = `Notes\n1. ${item}\n\nCards\n${printed}\n\nReferences\n${reference}`;
        const sections = [
          { kind: 'card', items, section: 'cards', title: 'Cards' },
          { kind: 'reference', items: [{ text: reference }], section: 'references', title: 'References' },
        ] as const;
        const read = await textOf(await docx(source({ text, sections, headings: ['Notes', 'Cards', 'References'] })), 'notes.docx');
        const lines = read.split('\n').map((line) => line.trim());
        expect(lines).toEqual(expect.arrayContaining(['Notes', 'Cards', 'References', reference]));
        expect(lines.some((line) => line.startsWith('1.') && line.endsWith(item))).toBe(true);
        for (const { front, back } of items) expect(lines.some((line) => line.startsWith(front) && line.endsWith(back))).toBe(true);
      }),
      { numRuns: 8 },
    );
  });

  it('has the same words, cards, lists and tables in a Markdown file', async () => {
    await fc.assert(
      fc.asyncProperty(cards, words, words, async (items, item, cell) => {
        const rows = [{ cells: ['Depth', 'Water'], heading: true as const }, { cells: ['10', cell.replaceAll('|', '/')] }];
        const text = [
          'Notes',
          `- ${item}`,
          `- [ ] ${item}`,
          '',
          'Your notes: ______',
          '',
          'Cards',
          itemKinds.card.print(items),
          '',
          'Data',
          itemKinds.row.print(rows),
        ].join('\n');
        const read = await textOf(markdown(source({ text, sections: [], headings: ['Notes', 'Cards', 'Data'] })), 'notes.md');
        const [notes = '', second = '', data = ''] = read.split(/^## .*$/m).slice(1);
        expect(notes.trim().split('\n')).toEqual([`- ${item}`, `- [ ] ${item}`, '', 'Your notes: ______']);
        expect(itemKinds.card.parse(second)).toEqual(items);
        expect(itemKinds.row.parse(data.replaceAll('\\|', '/'))).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  it('has the same days and words in a calendar', () => {
    const day = fc.integer({ min: 0, max: 40 }).map((after) => new Date(Date.UTC(2026, 10, 23 + after)).toISOString().slice(0, 10));
    const event = fc.record({ title: words, date: day });
    fc.assert(
      fc.property(fc.uniqueArray(event, { minLength: 1, maxLength: 5, selector: ({ title, date }) => title + date }), (items) => {
        const section = { kind: 'event', items, section: 'dates', title: 'Dates' } as const;
        const { text } = calendar(source({ text: '', headings: [], sections: [section] }));
        const lines = readCalendar(text, Date.UTC(2026, 10, 23)).parts[0]?.text.split('\n') ?? [];
        const read = lines.map((line) => /^\w{3} (\d+ \w{3} \d{4}): (.*)$/.exec(line) ?? []);
        const told = read.map(([, date, title]) => `${new Date(`${date} UTC`).toISOString().slice(0, 10)} ${title}`);
        expect(told.toSorted()).toEqual(items.map(({ title, date }) => `${date} ${title}`).toSorted());
      }),
      { numRuns: 30 },
    );
  });
});
