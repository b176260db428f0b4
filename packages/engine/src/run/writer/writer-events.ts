import type { GenerationError } from '../../generation/generation-error.ts';
import type { Handover } from '../../generation/handover.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import type { GeneratorCapabilities, ResultSource } from '../../generation/text-generator.ts';
import type { ResultFacts } from '../../generation/verdict.ts';

/** The section being written, counted from 1. */
export interface RunProgress {
  readonly title: string;
  readonly index: number;
  readonly count: number;
  /** The current and the requested number of words of this section, if known. */
  readonly words?: number;
  readonly target?: number;
  /** The share of this section that is done, 0 to 1, where its writer reports it. */
  readonly ratio?: number;
  /** The titles of the finished sections, if they are not simply the sections before this one. */
  readonly done?: readonly string[];
}

/** The reason why no text arrives at the moment. */
export interface WaitState {
  /** `check`: the text is complete, and a request to fix its shortfalls is running. */
  readonly phase: 'download' | 'load' | 'queue' | 'check';
  /** The progress of a download or of loading, 0 to 1. */
  readonly ratio?: number;
  /** Milliseconds until the next try. */
  readonly wait?: number;
}

/** A finished part of a long document. */
export interface DocumentPart {
  /** The key of its document: a hash of outline and form values. */
  readonly key: string;
  /** The section's id and the number of the part in it, counted from 1: "design/2". */
  readonly partId: string;
  readonly sectionId: string;
  /** The requested words. The parts of a section add up to its length. */
  readonly budget: number;
  readonly text: string;
  readonly words: number;
  /** A summary of one line for the prompts of later parts. */
  readonly summary: string;
  /** The words of the model's answer that do not stand in the text. */
  readonly leftOut?: readonly LeftOut[];
  /** The model that wrote it; another model may have written the other parts. */
  readonly source: string;
}

/** The properties of a finished run besides its text. */
export interface WriterOutcome extends ResultFacts {
  /** The source of the text, if it is not only the generator of this run. */
  readonly source?: ResultSource;
}

export type WriterEvent =
  /** The source and the input kind of this run's generator. */
  | { readonly type: 'begun'; readonly source: ResultSource; readonly reads: NonNullable<GeneratorCapabilities['reads']> }
  | { readonly type: 'written'; readonly text: string }
  /** Replaces the text by these two. The next text goes between them. */
  | { readonly type: 'arranged'; readonly before: string; readonly after: string }
  | { readonly type: 'progress'; readonly progress: RunProgress }
  | { readonly type: 'waiting'; readonly waiting: WaitState }
  /** A person is asked to carry a prompt to a chat. No text arrives until they reply. */
  | { readonly type: 'handover'; readonly handover: Handover }
  /** Finished parts of a long document, which a later run can continue. */
  | { readonly type: 'parts'; readonly parts: readonly DocumentPart[] }
  /** The text is complete. */
  | { readonly type: 'completed'; readonly outcome: WriterOutcome }
  | { readonly type: 'failed'; readonly error: GenerationError };
