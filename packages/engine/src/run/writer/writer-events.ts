import type { GenerationError } from '../../generation/generation-error.ts';
import type { GeneratorCapabilities, ResultSource } from '../../generation/text-generator.ts';

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

/** A finished part of a long document. */
export interface DocumentPart {
  /** Which document: a hash of its outline and of what a person gave. */
  readonly key: string;
  /** The section's id and the number of the part in it, counted from 1: "design/2". */
  readonly partId: string;
  readonly sectionId: string;
  /** Words that were asked for; parts of a section add up to its length. */
  readonly budget: number;
  readonly text: string;
  readonly words: number;
  /** One line on what it says, for the calls that follow. */
  readonly summary: string;
  /** The model that wrote it; another model may have written the other parts. */
  readonly source: string;
}

/** What a finished run adds to its text. */
export interface Outcome {
  /** Who wrote it, where that is more than the generator of this run. */
  readonly source?: ResultSource;
  /** What still falls short of the outline, in sentences. */
  readonly shortfalls?: readonly string[];
}

export type WriterEvent =
  /** Who writes this run, and from what. */
  | { readonly type: 'begun'; readonly source: ResultSource; readonly reads: NonNullable<GeneratorCapabilities['reads']> }
  | { readonly type: 'written'; readonly text: string }
  /** Replaces the text by these two; what is written next goes between them. */
  | { readonly type: 'arranged'; readonly before: string; readonly after: string }
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'waiting'; readonly waiting: Waiting }
  /** Finished parts of a long document, from which a later run can go on. */
  | { readonly type: 'parts'; readonly parts: readonly DocumentPart[] }
  /** The text is whole. */
  | { readonly type: 'completed'; readonly outcome: Outcome }
  | { readonly type: 'failed'; readonly error: GenerationError };
