/** The reasons why words of a model's answer do not stand in the result. */
export type LeftOutReason =
  /** Words that announce the text: "Sure! Here is …". */
  | 'preamble'
  /** Words that offer help after the text. */
  | 'closing'
  /** The model's thinking, in its tags. */
  | 'thinking'
  /** Words that stand in the text already: a table of contents, a section or an item twice. */
  | 'repeated'
  /** A title in other words than the tool's, in another language or with a length. */
  | 'title'
  /** A section that was requested again. */
  | 'replaced'
  /** An answer, or a part of one, that was not used. */
  | 'unused'
  /** Words after the limit of the length. */
  | 'limit';

/** Words of a model's answer that do not stand in the result. */
export interface LeftOut {
  readonly reason: LeftOutReason;
  readonly text: string;
}
