import { fill, type Passage, quote } from '../../../spans.ts';
import { isTermShape } from '../../terms/definition/term-shape.ts';
import type { TextDocument } from '../../text/document.ts';
import { inSentence } from '../../text/in-sentence.ts';
import { tokenize } from '../../text/tokens.ts';
import type { Card } from '../card.ts';
import { ask } from '../phrases.ts';
import { pointsAway, standsAlone } from '../standing.ts';

/** "A page fault occurs when a process …": a term, its verb and its condition. */
const OCCURS =
  /^((?:an?\s)?)((?:[\p{L}-]+\s){1,4})(occurs?|happens?|arises?|exists?)\s((?:only\s)?(?:when(?:ever)?|if)\s[^;:]{10,200}?)[.]$/iu;
const MOST_WORDS = 38;

/** Makes cards that ask when a thing occurs. */
export function occurrenceCards(document: TextDocument): Card[] {
  const { field, raw } = document;
  return document.sentences.flatMap((sentence): Card[] => {
    if (sentence.tokens.length > MOST_WORDS || !/\b(?:occur|happen|arise|exist)s?\b/.test(sentence.text)) return [];
    const text = raw.slice(sentence.start, sentence.end);
    const [whole, article = '', words = '', verb = '', told = ''] = OCCURS.exec(text) ?? [];
    const name = words.trim();
    if (whole === undefined || !isTermShape(name, article !== '') || pointsAway(told) || !standsAlone(document, sentence)) return [];
    const start = sentence.start + article.length;
    const term: Passage = { field, raw, start, end: start + name.length };
    const subject = article === '' ? inSentence(document, term) : [...fill(article.toLowerCase(), 'cards.article'), quote(term)];
    const end = sentence.end - 1;
    return [
      {
        kind: 'claim',
        question: ask(verb.endsWith('s') ? 'occurs' : 'occur', { term: subject, verb: fill(verb.replace(/s$/, ''), 'cards.verb') }),
        answer: [quote({ field, raw, start: end - told.length, end })],
        key: `occurs ${tokenize(name)
          .map(({ stem }) => stem)
          .join(' ')}`,
        at: sentence.start,
      },
    ];
  });
}
