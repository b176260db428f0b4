import { collapse, fill, type Line, quote, type Span } from '../../spans.ts';
import { type Definition, definitions } from '../terms/definitions.ts';
import { keyTerms } from '../terms/key-terms.ts';
import type { TextDocument } from '../text/document.ts';
import { inSentence } from '../text/in-sentence.ts';
import { isPlainVerb } from '../text/word-classes.ts';
import type { Card } from './card.ts';
import { ask } from './phrases.ts';

/** The longest answer that can be learned by heart, in words. */
const LONGEST_ANSWER = 45;
const RANKED = 400;

/** Makes a card for each definition, and a reversed card that asks for the term. */
export function definitionCards(document: TextDocument): Card[] {
  const ranks = new Map(keyTerms(document, RANKED).map(({ key, score }) => [key, score]));
  return definitions(document).flatMap((definition): Card[] => {
    const { key, meaning, sentence, term } = definition;
    const words = document.raw.slice(meaning.start, meaning.end);
    if (words.split(/\s+/).length > LONGEST_ANSWER) return [];
    const score = ranks.get(key) ?? 0;
    const answer = [quote(meaning)];
    const card: Card = { kind: 'definition', question: questionFor(document, definition), answer, key, at: sentence.start, score };
    if (definition.form === 'consists' || definition.form === 'stands-for' || words.split(/\s+/).length < 3) return [card];
    return [
      card,
      { kind: 'reverse', question: ask('reverse', { meaning: answer }), answer: [quote(term)], key, at: sentence.start, score },
    ];
  });
}

function questionFor(document: TextDocument, definition: Definition): Line {
  const { form, meaning, term: passage, verb } = definition;
  const { raw } = document;
  const article = articleBefore(raw, passage.start);
  const term = article === '' ? inSentence(document, passage) : [quote(passage)];
  const text = collapse(raw.slice(passage.start, passage.end));
  if (form === 'stands-for') return ask('standsFor', { term });
  if (form === 'consists') return consists(verb, article, term, text);
  if (form === 'label') {
    const occurs = /^(occur|happen|arise)s\s+(?:only\s+)?(?:when|if)\b/i.exec(raw.slice(meaning.start, meaning.end))?.[1]?.toLowerCase();
    if (occurs !== undefined) return ask('occurs', { term, verb: fill(occurs, 'cards.verb') });
    const first = /^\p{L}+/u.exec(raw.slice(meaning.start, meaning.end))?.[0].toLowerCase() ?? '';
    if (isPlainVerb(first)) return first.endsWith('s') && !first.endsWith('ss') ? ask('doesDo', { term }) : ask('doDo', { term });
    if (isPlural(text)) return ask('nouns', { term });
    return /^\p{Ll}/u.test(text) ? ask('meant', { term }) : ask('noun', { term });
  }
  if (form === 'is') {
    const slots = { term, verb: fill(verb, 'cards.verb') };
    if (article === 'a') return ask('isA', slots);
    if (article === 'an') return ask('isAn', slots);
    return article === 'the' ? ask('isThe', slots) : ask('is', slots);
  }
  return isPlural(text) && article === ''
    ? ask('nouns', { term })
    : /^\p{Ll}/u.test(text) || article !== ''
      ? ask('meant', { term })
      : ask('noun', { term });
}

function consists(verb: string, article: string, term: readonly Span[], text: string): Line {
  if (/consisted/.test(verb)) return article === 'the' ? ask('consistedOfThe', { term }) : ask('consistedOf', { term });
  if (isPlural(text)) return ask('consistOf', { term });
  return article === 'the' ? ask('consistsOfThe', { term }) : ask('consistsOf', { term });
}

/** The article before the term in lower case, or an empty string. */
function articleBefore(raw: string, start: number): string {
  return /(?:^|[\s"“(])(the|an?)\s+["“'‘]?$/i.exec(raw.slice(Math.max(0, start - 8), start))?.[1]?.toLowerCase() ?? '';
}

function isPlural(name: string): boolean {
  // In "laws of motion" the first word decides whether the term is plural.
  const term = name.split(/\s+(?:of|in|for|on|to|by)\s/)[0] ?? name;
  return /(?:[^suio'’]s|ies|oes|ria)$/i.test(term) && !/^[A-Z0-9]+s?$/.test(term) && !/(?:ics|ness|sis)$/i.test(term);
}
