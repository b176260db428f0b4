import type { Card } from '../lib/cards/card.ts';
import type { TextDocument } from '../lib/text/document.ts';
import { readDocument } from '../lib/text/read-document.ts';
import { textOf } from '../spans.ts';

/** The cards that one rule makes of a text, each as its question and its answer. For tests. */
export function askedBy(make: (document: TextDocument) => readonly Card[], raw: string): [question: string, answer: string][] {
  return make(readDocument('text', raw)).map(({ question, answer }) => [textOf(question), textOf(answer)]);
}
