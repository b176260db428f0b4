import type { ExportSection } from '@marginalia/engine';

export type Table = readonly (readonly string[])[];

/** The items of a section as tables, the first row with the names of the columns. Throws for a kind without columns, of which no file is offered. */
export function tableOf(section: ExportSection): readonly Table[] {
  switch (section.kind) {
    case 'card':
      return [[['Front', 'Back'], ...section.items.map(({ front, back }) => [front, back])]];
    case 'term':
      return [[['Term', 'Meaning'], ...section.items.map(({ term, meaning = '' }) => [term, meaning])]];
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
