import type { CountedFile } from './part-rows.ts';

/** The text that files have added to a field. */
export interface AddedText {
  readonly names: readonly string[];
  readonly text: string;
  readonly words: number;
  /** The content that the text leaves out, as words for people. */
  readonly leftOut: readonly string[];
}

export interface RefusedFile {
  readonly name: string;
  /** A sentence for people. */
  readonly why: string;
}

/** Asks for the password of a file, while others are read. */
export interface LockedFile {
  readonly name: string;
  /** The password that was given before is wrong. */
  readonly isWrong: boolean;
  /** Without a password the file is left out. */
  readonly answer: (password: string | undefined) => void;
}

/** Asks which parts go in, because the files are longer than the field. The answer `undefined` leaves them out. */
export interface PartsQuestion {
  readonly files: readonly CountedFile[];
  /** The number of characters that the field still takes. */
  readonly room: number;
  readonly answer: (parts: ReadonlySet<number> | undefined) => void;
}

/** The files of one field. */
export interface FieldFiles {
  /** The name of the file that is being read. */
  readonly reading?: string;
  /** The number of its pages that are read. */
  readonly progress?: { readonly done: number; readonly of: number };
  readonly question?: PartsQuestion;
  readonly locked?: LockedFile;
  readonly added?: AddedText;
  readonly refused: readonly RefusedFile[];
  /** The added text has been changed since, so that it cannot be removed. */
  readonly changed?: boolean;
}
