import type { CourseEvent } from '../../syllabus.ts';
import { weightIn } from '../read-events.ts';

type Weight = NonNullable<CourseEvent['weight']>;

/** The name of a row that sums up the others. */
export const TOTAL = /^\W*(?:(?:grand |course )?total|sum|somme|gesamt|insgesamt|summe|suma)\b/i;
const BARE = /^\W*(\d{1,4}(?:[.,]\d{1,2})?)\W*$/;

/** The weight of a cell that names its unit: "20 %", "35% (Demo 30%)", "200 pts". */
export function weightInCell(words: string): Weight | undefined {
  return words.length > 60 || !/^\W*(?:(?:up to|each) )?\d/i.test(words) ? undefined : weightIn(words);
}

/** The weights of a column: a sign of percent decides, then the heading, then whether they add up to 100. */
export function columnWeights(cells: readonly string[], heading: string, isTotal: readonly boolean[]): (Weight | undefined)[] {
  const bare = cells.map((words) => Number((BARE.exec(words)?.[1] ?? 'x').replace(',', '.')));
  const sum = bare.reduce((total, it, index) => total + (Number.isNaN(it) || isTotal[index] ? 0 : it), 0);
  const unit: Weight['in'] =
    /%|percent|weight|porcentaje|pond|pourcent|gewicht|prozent|anteil/i.test(heading) || Math.abs(sum - 100) < 0.01 ? '%' : 'points';
  return cells.map((words, index) => {
    const amount = bare[index] ?? Number.NaN;
    if (Number.isNaN(amount)) return weightInCell(words);
    return amount > 0 ? { amount, in: /%/.test(words) ? '%' : unit } : undefined;
  });
}
