import { collapse, fill, type Line, quote, type Span, textOf } from '../../../spans.ts';
import { isDeed } from '../../terms/definition/labels.ts';
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
    const { key, meaning, sentence, term } = definition;
    const words = document.raw.slice(meaning.start, meaning.end);
    if (words.split(/\s+/).length > LONGEST_ANSWER) return [];
    if (isInPassing(document, term, words)) return [];
    // "Linda is a home health nurse who …": a person of a case, whom the text tells of in the present.
    const name = document.raw.slice(term.start, term.end);
    if (/^is$/.test(definition.verb) && !/\s/.test(name) && isPerson(name, words)) return [];
    const answer = [quote(meaning)];
    return [{ kind: 'definition', form: definition.form, question: questionFor(document, definition), answer, key, at: sentence.start }];
  });
}

/** The question of a card on a definition, in the form that its words allow. */
function questionFor(document: TextDocument, definition: Omit<Definition, 'sentence' | 'key'>): Line {
  const { form, meaning, term: passage, verb } = definition;
  const { raw } = document;
  // An English question around a foreign term would be neither language.
  if (document.language !== 'en') return [quote(passage)];
  const article = definition.article === 'any' ? 'a' : definition.article;
  const text = collapse(raw.slice(passage.start, passage.end));
  const isGeneric = isPlural(text) && /^(?:are)?$/.test(verb) && !OF_NAMES.test(raw.slice(meaning.start, meaning.end));
  const term = article === '' ? inSentence(document, passage, isGeneric) : [quote(passage)];
  if (form === 'stands-for') return ask('standsFor', { term });
  if (form === 'consists')
    return consists(
      verb,
      article,
      /^(?:an?|any)$/.test(article) ? [...fill(`${definition.article === 'an' ? 'an' : 'a'} `, 'cards.article'), ...term] : term,
      text,
    );
  if (form === 'label') {
    const occurs = /^(occur|happen|arise)s\s+(?:only\s+)?(?:when|if)\b/i.exec(raw.slice(meaning.start, meaning.end))?.[1]?.toLowerCase();
    if (occurs !== undefined) return ask('occurs', { term, verb: fill(occurs, 'cards.verb') });
    const first = /^\p{L}+/u.exec(raw.slice(meaning.start, meaning.end))?.[0].toLowerCase() ?? '';
    // "Antagonist: binds …" is said of each one.
    const agent = AGENT.test(text)
      ? [...fill(/^[aeio]/i.test(text) ? 'an ' : 'a ', 'cards.article'), ...inSentence(document, passage, true)]
      : term;
    if (isDeed(text, first)) return isPlural(text) ? ask('doDo', { term }) : ask('doesDo', { term: agent });
    if (isPlural(text)) return ask('nouns', { term });
    return askLabel(text, term, first);
  }
  if (isPerson(text, raw.slice(meaning.start, meaning.end))) {
    const past = /^(?:is|was|are|were)$/.test(verb) ? verb : 'was';
    return ask('who', { term: [...(article === 'the' ? fill('the ', 'cards.article') : []), ...term], verb: fill(past, 'cards.verb') });
  }
  if (form === 'is') {
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

/** Names of what does a deed, which can be counted. */
const AGENT = /^\p{L}+(?:ist|tor)$/u;

/** Whether a capital may come only from the start of the line: "Glycocalyx", "Res ipsa loquitur". In quotation marks it is right in any case. */
const isOpening = (term: Line) => /^\p{Lu}\p{Ll}+(?:[\s-]\p{Ll}+)*$/u.test(textOf(term));

/** Asks for what stands behind a label. @param first the first word there: "a" says that the term can be counted */
function askLabel(text: string, term: Line, first: string): Line {
  const isCounted = /^(?:an?|one|any)$/.test(first);
  const shown = textOf(term);
  if (isOpening(term) || /^\p{Ll}/u.test(text) || (isCounted && /^(?:\p{Lu}\p{Ll}+$|[uh]|eu|on)/u.test(shown)))
    return ask('meant', { term });
  if (!isCounted || /^\p{Lu}/u.test(shown)) return ask('noun', { term });
  return ask(/^[aeio]/.test(shown) ? 'isAn' : 'isA', { term, verb: fill('is', 'cards.verb') });
}

function consists(verb: string, article: string, term: readonly Span[], text: string): Line {
  if (/consisted/.test(verb)) return article === 'the' ? ask('consistedOfThe', { term }) : ask('consistedOf', { term });
  if (isPlural(text)) return ask('consistOf', { term });
  return article === 'the' ? ask('consistsOfThe', { term }) : ask('consistsOf', { term });
}

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
