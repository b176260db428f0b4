import type { Aside, Mask } from './mask.ts';

/**
 * The parsed text of a field, which all skills share. Offsets are in UTF-16 units of the raw value, so every quote can be traced.
 */
export interface TextDocument {
  readonly field: string;
  /** The field's value, which quotes are taken from. */
  readonly value: string;
  /** The value with spaces in place of text that is no content, at the same offsets: citation marks, tags, formulas, links, asides. */
  readonly raw: string;
  /** The pieces that a quote leaves out: citation marks, tags, timestamps, marks of emphasis. In order, without overlaps. */
  readonly omitted: readonly Mask[];
  /** Lines that no skill reads, each with the reason: captions of pictures, objectives, running heads. In order. */
  readonly asides: readonly Aside[];
  /** The language of the text, BCP 47. English if the text is too short to identify it. */
  readonly language: string;
  /** Whether the text is speech that was written down without punctuation. Its sentences are pieces without end marks. */
  readonly unpunctuated: boolean;
  /** Whether it is speech whose captions end where phrases end, so that its sentences are cut there. */
  readonly phrased: boolean;
  readonly blocks: readonly Block[];
  /** All sentences of paragraphs and items, in order. */
  readonly sentences: readonly Sentence[];
  /** Headings with the sentences under them, in order. A text without headings is one part without a heading. */
  readonly parts: readonly Part[];
  /** Number of words. */
  readonly words: number;
}

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row';

export interface Block {
  readonly kind: BlockKind;
  /** Depth of a heading or item, from 1. */
  readonly level: number;
  /** Offsets of the content, without bullet, number or markup. */
  readonly start: number;
  readonly end: number;
  readonly sentences: readonly Sentence[];
}

export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** The words as a quote shows them: without what is omitted, with runs of white space collapsed. */
  readonly text: string;
  /**
   * Present if the sentence was cut out of speech without punctuation, so that it needs neither a capital nor an end mark: the logarithm of
   * the odds that a thought begins and ends with it.
   */
  readonly sure?: number;
  readonly tokens: readonly Token[];
  /** Index of the block and of the part that contain the sentence. */
  readonly block: number;
  readonly part: number;
}

export interface Token {
  readonly text: string;
  /** Lower case. */
  readonly word: string;
  /** Porter stem of `word`. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** A function word: "the", "of", "is". */
  readonly stop: boolean;
}

export interface Part {
  readonly heading: Block | undefined;
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
}

/**
 * The heading over a part: its own, or for a part below a list that a line announced, the one over that list. Undefined where there is
 * none.
 */
export function headingOver({ parts }: Pick<TextDocument, 'parts'>, index: number): Block | undefined {
  const own = parts[index]?.heading;
  const list = parts[index - 1]?.heading;
  if (own !== undefined || list === undefined) return own;
  return parts.slice(0, index - 1).findLast(({ heading }) => heading !== undefined && heading.level < list.level)?.heading;
}
