import type { Values } from '../definition/field.ts';
import type { ResultSource } from '../generation/text-generator.ts';
import type { ResultFacts } from '../generation/verdict.ts';

/** An answer that a person has pasted. */
export interface PastedAnswer {
  /** The id of its hand-over. */
  readonly id: string;
  readonly text: string;
}

/** A run that waits for a person to paste an answer. */
export interface PasteWait {
  /** The number of the answer that it waits for, counted from 1, and how many it takes. */
  readonly part: number;
  readonly of: number;
  /** The answers that no finished section holds. */
  readonly pasted: readonly PastedAnswer[];
}

/**
 * A text of a tool that is kept on the device although it was not saved. It never has a key: it consists of
 * the form, the text and the properties of the result. Later versions of the site may store more fields in it.
 */
export interface KeptResult extends ResultFacts {
  readonly id: string;
  /** The slug of the tool. */
  readonly tool: string;
  /** ISO time of the last change. */
  readonly at: string;
  /** The texts of the form that made it, by field name. */
  readonly values: Values;
  readonly text: string;
  readonly source: ResultSource;
  /** False if the run was stopped or failed before the end of the text. */
  readonly complete: boolean;
  /** The parts of the tool's outline that the text lacks, one sentence each. */
  readonly shortfalls: readonly string[];
  /** The run failed or its page was closed, and the person has not yet chosen to keep the text. */
  readonly unfinished: boolean;
  /** The run waits for an answer from a chat. Until the first one the text is empty. */
  readonly waits?: PasteWait | undefined;
  /** A pinned result does not count as one of the last results, and does not expire. */
  readonly pinned?: boolean;
}

/** An id that no other text has. It begins with the time, so that old records can be found without reading them. */
export function newKeptId(now: Date): string {
  return `${now.toISOString()}/${Math.random().toString(36).slice(2)}`;
}

/** Whether two forms have the same texts, apart from space around them and from fields that one does not have. */
export function sameForm(one: Values, other: Values): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => (one[name] ?? '').trim() === (other[name] ?? '').trim());
}
