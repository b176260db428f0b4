import { collapse, type Passage, quote } from '../../../spans.ts';
import { acronyms } from '../../terms/acronyms.ts';
import type { TextDocument } from '../../text/document.ts';
import { isShortText } from '../../text/short-text.ts';
import type { Card } from '../card.ts';
import { ask } from '../phrases.ts';

/** The fewest times that a text writes an acronym. One that is only introduced is not worth learning. */
const FEWEST_USES = 3;
/** Heads of names of organisations, laws and reports. */
const OFFICE =
  /\b(?:Agency|Office|Board|Committee|Council|Institute|Association|Academy|Act|Department|Center|Society|Report|Program|Court|Service)\b/;
/** The name of an organisation or a programme is worth learning where the text is about it. */
const FEWEST_OF_NAME = 4;

/** "ECNs" without its plural -s. */
const singular = ({ raw }: TextDocument, short: Passage): Passage =>
  /\p{Lu}s$/u.test(raw.slice(short.start, short.end)) ? { ...short, end: short.end - 1 } : short;

/** Makes cards that ask for the words behind a short form. */
export function acronymCards(document: TextDocument): Card[] {
  const found = acronyms(document);
  const uses = ({ start, end }: Passage) => document.raw.split(document.raw.slice(start, end).replace(/s$/, '')).length - 1;
  return found
    .filter(
      ({ short, long }) =>
        short.end - short.start > 2 &&
        (isShortText(document) ||
          uses(short) >= (OFFICE.test(collapse(document.raw.slice(long.start, long.end))) ? FEWEST_OF_NAME : FEWEST_USES)),
    )
    .map(({ short, long, sentence }) => ({
      kind: 'acronym' as const,
      question: ask('standsFor', { term: quote(singular(document, short)) }),
      answer: [quote(long)],
      key: document.raw.slice(short.start, short.end).toLowerCase(),
      at: document.sentences[sentence]?.start ?? short.start,
    }));
}
