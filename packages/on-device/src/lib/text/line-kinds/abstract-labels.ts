import type { TextDocument } from '../document.ts';

/** Labels of a structured abstract that say no more than the heading under which a sentence is quoted. "Setting:" and "Participants:" say more. */
const LABEL =
  /^(?:background|introduction|context|importance|(?:study )?(?:aims?|objectives?|purpose)|(?:study )?methods?|methodology|materials and methods|results?|findings?|limitations?|conclusions?(?: and relevance)?|interpretation|discussion|future work|recommendations?)\s?[:.–—-]\s+/i;
/** The statement after a label. "Purpose: to test whether …" is half a sentence and keeps its label. */
const STATEMENT = /^[\p{Lu}\d]\S*(?:\s+\S+){3}/u;
/** A single label in notes is the writer's own. */
const FEWEST = 2;
/** The characters that are searched for a label and the first words after it. */
const REACH = 120;

const known = new WeakMap<object, boolean>();

/** The length of the label before a sentence of a structured abstract; 0 where it has none. */
export function abstractLabelLength(document: Pick<TextDocument, 'raw' | 'sentences'>, start: number): number {
  const length = labelAt(document.raw, start);
  if (length === 0) return 0;
  let structured = known.get(document);
  if (structured === undefined) {
    structured = document.sentences.filter((sentence) => labelAt(document.raw, sentence.start) > 0).length >= FEWEST;
    known.set(document, structured);
  }
  return structured ? length : 0;
}

function labelAt(raw: string, start: number): number {
  const text = raw.slice(start, start + REACH);
  const length = LABEL.exec(text)?.[0].length ?? 0;
  return STATEMENT.test(text.slice(length)) ? length : 0;
}
