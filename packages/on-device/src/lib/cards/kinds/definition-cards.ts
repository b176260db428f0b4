import { collapse, fill, type Line, quote, textOf } from '../../../spans.ts';
import type { Definition } from '../../terms/definitions.ts';
import { meaningsIn } from '../../terms/key-terms.ts';
import type { TextDocument } from '../../text/document.ts';
import { inSentence } from '../../text/in-sentence.ts';
import type { Card } from '../card.ts';
import { isInPassing, isPerson } from '../passing-names.ts';
import { ask } from '../phrases.ts';

/** The longest answer that can be learned by heart, in words. */
const LONGEST_ANSWER = 45;

/** Makes a card for each definition. */
export function definitionCards(document: TextDocument): Card[] {
  return meaningsIn(document).flatMap((definition): Card[] => {
    const { form, key, meaning, sentence, term } = definition;
    if (form === 'consists') return [];
    const words = document.raw.slice(meaning.start, meaning.end);
    if (words.split(/\s+/).length > LONGEST_ANSWER) return [];
    if (isInPassing(document, term, words)) return [];
    // "Linda is a home health nurse who …": a person of a case, whom the text tells of in the present.
    const name = document.raw.slice(term.start, term.end);
    if (/^is$/.test(definition.verb) && !/\s/.test(name) && isPerson(name, words)) return [];
    const answer = [quote(meaning)];
    return [{ kind: 'definition', form, question: questionFor(document, definition), answer, key, at: sentence.start }];
  });
}

/** The question of a card on a definition, in the form that its words allow. */
function questionFor(document: TextDocument, definition: Omit<Definition, 'sentence' | 'key'>): Line {
  const { form, meaning, term: passage, verb } = definition;
  const { raw } = document;
  // A label asks by itself, and an English question around a foreign term would be neither language.
  if (form === 'label' || document.language !== 'en') return [quote(passage)];
  const article = definition.article === 'any' ? 'a' : definition.article;
  const text = collapse(raw.slice(passage.start, passage.end));
  const isGeneric = isPlural(text) && /^(?:are)?$/.test(verb) && !OF_NAMES.test(raw.slice(meaning.start, meaning.end));
  const term = article === '' ? inSentence(document, passage, isGeneric) : [quote(passage)];
  if (form === 'stands-for') return ask('standsFor', { term });
  if (isPerson(text, raw.slice(meaning.start, meaning.end))) {
    const past = /^(?:is|was|are|were)$/.test(verb) ? verb : 'was';
    return ask('who', { term: [...(article === 'the' ? fill('the ', 'cards.article') : []), ...term], verb: fill(past, 'cards.verb') });
  }
  if (form === 'is') {
    // "What is Preload?" would say that it is a name, which the start of a sentence does not tell.
    if (article === '' && /^(?:is|are)$/.test(verb) && isOpening(term)) return ask('meant', { term });
    const slots = { term, verb: fill(verb, 'cards.verb') };
    if (article === 'a') return ask('isA', slots);
    if (article === 'an') return ask('isAn', slots);
    return article === 'the' ? ask('isThe', slots) : ask('is', slots);
  }
  if (form === 'aside' && article === 'the') return ask('isThe', { term, verb: fill(isPlural(text) ? 'are' : 'is', 'cards.verb') });
  return isPlural(text) && article === ''
    ? ask('nouns', { term })
    : /^\p{Ll}/u.test(text) || article !== '' || isOpening(term)
      ? ask('meant', { term })
      : ask('noun', { term });
}

/** Meanings of plurals that may be names: of peoples, groups and places. */
const OF_NAMES = /\p{Lu}|\b(?:people|members?|nations?|group)\b/u;

/** Whether a capital may come only from the start of the line: "Glycocalyx", "Res ipsa loquitur". In quotation marks it is right in any case. */
const isOpening = (term: Line) => /^\p{Lu}\p{Ll}+(?:[\s-]\p{Ll}+)*$/u.test(textOf(term));

function isPlural(name: string): boolean {
  // In "laws of motion" the first word decides whether the term is plural.
  const term = name.split(/\s+(?:of|in|for|on|to|by)\s/)[0] ?? name;
  // Names of people and Latin names of species end in -s in the singular.
  if (/^\p{Lu}.*\s\p{Lu}\p{Ll}+s$/u.test(name) || /^\p{Lu}\p{Ll}+(?:us|a|um|is|es)\s\p{Ll}+s$/u.test(name)) return false;
  // "Novus actus interveniens"
  if (/^\p{L}+(?:us|um|ae)\s\p{L}+(?:us|um|ae|i)\s\p{Ll}+s$/u.test(name)) return false;
  return (
    /(?:[^suio'’]s|ies|oes|ria)$/i.test(term) &&
    !/(?:^|\s)(?:gas|lens|bias|atlas|canvas)$/i.test(term) &&
    !/^[A-Z0-9]+$/.test(term) &&
    !/(?:ics|ness|sis)$/i.test(term)
  );
}
