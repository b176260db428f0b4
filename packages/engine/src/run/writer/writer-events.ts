import type { GenerationError } from '../../generation/generation-error.ts';
import type { ResultSource } from '../../generation/text-generator.ts';
import type { ReportPart } from '../document/report-parts.ts';

/** The section being written, counted from 1. */
export interface Progress {
  readonly title: string;
  readonly index: number;
  readonly count: number;
  /** Words of this section so far, and words that are asked for; where they are known. */
  readonly words?: number;
  readonly target?: number;
  /** Titles of the finished sections, where they are not simply those before this one. */
  readonly done?: readonly string[];
}

/** Why no text arrives. */
export interface Waiting {
  /** `check`: the text is there, and what falls short is asked for once more. */
  readonly phase: 'download' | 'load' | 'queue' | 'check';
  /** 0 to 1, of a download or of loading. */
  readonly ratio?: number;
  /** Milliseconds until the next try. */
  readonly wait?: number;
}

/** What a finished run adds to its text. */
export interface Outcome {
  /** Who wrote it, where that is more than the generator of this run. */
  readonly source?: ResultSource;
  /** What still falls short of the outline, in sentences. */
  readonly shortfalls?: readonly string[];
}

export type WriterEvent =
  /** Who writes. */
  | { readonly type: 'begun'; readonly source: ResultSource }
  | { readonly type: 'written'; readonly text: string }
  /** The text stands anew: what was before the place of writing, and what comes after it. What is written next goes between. */
  | { readonly type: 'arranged'; readonly before: string; readonly after: string }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'waiting'; readonly waiting: Waiting }
  /** Finished parts of a long document, from which a later run can go on. */
  | { readonly type: 'parts'; readonly parts: readonly ReportPart[] }
  | { readonly type: 'finished'; readonly outcome: Outcome }
  | { readonly type: 'failed'; readonly error: GenerationError };
