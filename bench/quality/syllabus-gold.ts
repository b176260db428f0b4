import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The gold of a syllabus, `<name>.json` beside the text `<name>.txt`. A text without gold is not measured.
 * Dates are ISO days; a range has both ends: `2026-08-28/2026-09-01`.
 */
export interface SyllabusGold {
  /** Other fields of the form: the name and the length of the course. */
  readonly course?: string;
  readonly duration?: string;
  /** The dates of the course that the text states, each once. */
  readonly dates: readonly string[];
  /** Days whose reading is left open: deadlines of a template, office hours. */
  readonly ignore?: readonly string[];
  readonly assessments: readonly GoldAssessment[];
  /** The beginnings of lines that a person would use. */
  readonly use?: readonly string[];
}

interface GoldAssessment {
  /** Words that the name must hold, without regard to case. */
  readonly name: string;
  /** An ISO day; absent if the text states none. */
  readonly date?: string;
  /** Percent, marks or points, as the text states them. */
  readonly weight?: number;
}

interface SyllabusCase {
  readonly text: string;
  readonly gold: SyllabusGold;
}

export function syllabusCases(folder: string): SyllabusCase[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      gold: JSON.parse(readFileSync(join(folder, file), 'utf8')) as SyllabusGold,
      text: readFileSync(join(folder, file.replace(/\.json$/, '.txt')), 'utf8'),
    }));
}
