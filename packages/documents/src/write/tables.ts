import type { ExportSection, ExportSource } from '@marginalia/engine';
import { pairsOf } from './anki/anki-notes.ts';

export type TextTable = readonly (readonly string[])[];

/**
 * The tables of a result. Cards and terms are one deck, and tables with the same columns are one, because a program that imports a file
 * reads every heading after the first as data.
 */
export function textTables(source: Pick<ExportSource, 'sections'>): TextTable[] {
  const cards = pairsOf(source).map(({ front, back }) => [front, back]);
  const tables = new Map<string, string[][]>(cards.length === 0 ? [] : [['cards', [['Front', 'Back'], ...cards]]]);
  for (const section of source.sections) {
    if (section.kind === 'card' || section.kind === 'term') continue;
    for (const [index, [head = [], ...rows]] of tableOf(section).entries()) {
      // The first row of a student's table may be data.
      const key = section.kind === 'row' ? `${section.section} ${index}` : section.kind;
      tables.set(key, [...(tables.get(key) ?? [[...head]]), ...rows.map((cells) => [...cells])]);
    }
  }
  return [...tables.values()];
}

/**
 * The items of a section as tables, the first row with the names of the columns. Throws for a kind without columns, of which no file is
 * offered.
 */
function tableOf(section: ExportSection): readonly TextTable[] {
  switch (section.kind) {
    case 'event':
      return [
        [
          ['Date', 'End', 'Week', 'Title', 'Weight'],
          ...section.items.map(({ date = '', end = '', week, title, weight, unit = '%' }) => [
            date,
            end,
            week === undefined ? '' : `${week}`,
            title,
            weight === undefined ? '' : `${weight} ${unit}`,
          ]),
        ],
      ];
    case 'block':
      return [
        [
          ['Date', 'Minutes', 'Subject', 'Activity'],
          ...section.items.map(({ date, day, minutes, subject, activity, exam, goal }) => [
            day === undefined ? date : `Day ${day}`,
            minutes === undefined ? '' : `${minutes}`,
            subject,
            activity ?? (exam ? 'exam' : goal ? 'goal' : ''),
          ]),
        ],
      ];
    case 'row': {
      const numbers = [...new Set(section.items.map(({ table }) => table))];
      return numbers.map((number) => section.items.filter(({ table }) => table === number).map(({ cells }) => cells));
    }
    default:
      throw new Error(`Items of the kind ${section.kind} have no columns`);
  }
}
