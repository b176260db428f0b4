export type QuestionType = 'technical' | 'behavioral' | 'system-design' | 'case-study';
export type Level = 'entry' | 'mid' | 'senior' | 'lead';

/** An interview question. `{role}` and `{company}` are slots; words in `[[…]]` are left out if their slot is blank. */
export interface InterviewQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly levels: readonly Level[];
  /** The family, then the disciplines of it that the question is for: "engineering", "civil". */
  readonly families: readonly string[];
  readonly question: string;
  readonly shows: string;
  readonly followUp: string;
}
