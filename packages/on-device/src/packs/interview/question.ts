export type QuestionType = 'technical' | 'behavioral' | 'system-design' | 'case-study';
export const LEVELS = ['entry', 'mid', 'senior', 'lead'] as const;
export type Level = (typeof LEVELS)[number];

/** An interview question. `{role}` and `{company}` are slots; words in `[[…]]` are left out if their slot is blank. */
export interface InterviewQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly levels: readonly Level[];
  /** The role families in which it is asked. */
  readonly families: readonly string[];
  readonly question: string;
  readonly shows: string;
  readonly followUp: string;
}

type Levels = Level | `${Level} ${Level}` | `${Level} ${Level} ${Level}` | 'entry mid senior lead';

/** A question as the files of the pack write it. */
type Row = readonly [id: string, type: QuestionType, levels: Levels, question: string, shows: string, followUp: string];

/** The questions of some role families. */
export function questions(families: readonly string[], rows: readonly Row[]): InterviewQuestion[] {
  return rows.map(([id, type, levels, question, shows, followUp]) => ({
    id,
    type,
    levels: levels.split(' ') as Level[],
    families,
    question,
    shows,
    followUp,
  }));
}
