/** A line of a text where a section begins, or may begin. */
export interface TitleLine {
  readonly line: number;
  /** The index of the section in the outline. */
  readonly index: number;
  readonly style: string;
  /** The words from here to the next line that may be a title. */
  readonly words: number;
  /** Looks like a title, whatever the other titles look like. */
  readonly plain: boolean;
  /** Text that follows the title on its line. */
  readonly rest?: string;
}
