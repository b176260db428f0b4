export type ReportType = 'academic' | 'technical' | 'research' | 'thesis' | 'capstone';

/** A writing prompt. `weight` is its share of the section's words relative to the others. `{topic}` is a key term. */
export interface WritingPrompt {
  readonly weight: number;
  readonly text: string;
  /** Stands instead of the text in work that is no software or system. */
  readonly otherwise?: string;
}

/** One section of the prescribed report. */
export interface ReportSectionPrompts {
  readonly id: string;
  readonly purpose: Readonly<Record<ReportType, string>>;
  /** For every report; a beginner's report has only the first five, and one by type. */
  readonly core: readonly WritingPrompt[];
  readonly byType: Readonly<Record<ReportType, readonly WritingPrompt[]>>;
  /** Added at research level. */
  readonly rigour: readonly WritingPrompt[];
}
