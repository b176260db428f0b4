import { collapse, fill, type Line, type Passage, quote, type Span } from '../../spans.ts';
import { isDeed } from '../terms/definition/labels.ts';
import type { Definition } from '../terms/definitions.ts';
import { keyTerms, meaningsIn } from '../terms/key-terms.ts';
import type { TextDocument } from '../text/document.ts';
import { inSentence } from '../text/in-sentence.ts';
import type { Card } from './card.ts';
import { ask } from './phrases.ts';
import { isWork } from './works.ts';

/** The longest answer that can be learned by heart, in words. */
const LONGEST_ANSWER = 45;
const RANKED = 400;

/** A person or a work that a longer text names as often is one of its subjects. */
const FEWEST_USES = 2;
/** In a text with fewer words, everything is mentioned once. */
const SHORT_TEXT = 400;
/** Makes a card for each definition. */
export function definitionCards(document: TextDocument): Card[] {
  const ranks = new Map(keyTerms(document, RANKED).map(({ key, score }) => [key, score]));
  const isTold = ({ raw, start, end }: Passage) => {
    const name = raw.slice(start, end).split(/\s+/).at(-1) ?? '';
    return document.words < SHORT_TEXT || document.raw.split(name).length > FEWEST_USES;
  };
  return meaningsIn(document).flatMap((definition): Card[] => {
    const { key, meaning, sentence, term } = definition;
    const words = document.raw.slice(meaning.start, meaning.end);
    if (words.split(/\s+/).length > LONGEST_ANSWER) return [];
    const name = collapse(document.raw.slice(term.start, term.end));
    // A person or a work that a text mentions in passing belongs to an example.
    if ((isPerson(name, words) || isWork(name, words)) && !isTold(term)) return [];
    const score = ranks.get(key) ?? 0;
    const answer = [quote(meaning)];
    return [{ kind: 'definition', question: questionFor(document, definition), answer, key, at: sentence.start, score }];
  });
}

function questionFor(document: TextDocument, definition: Definition): Line {
  const { form, meaning, term: passage, verb } = definition;
  const { raw } = document;
  const article = definition.article === 'any' ? 'a' : definition.article;
  const term = article === '' ? inSentence(document, passage) : [quote(passage)];
  const text = collapse(raw.slice(passage.start, passage.end));
  if (form === 'stands-for') return ask('standsFor', { term });
  if (form === 'happens') return ask('happensIn', { term });
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
    if (isDeed(text, first)) return isPlural(text) ? ask('doDo', { term }) : ask('doesDo', { term });
    if (isPlural(text)) return ask('nouns', { term });
    return /^\p{Ll}/u.test(text) ? ask('meant', { term }) : ask('noun', { term });
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
    : /^\p{Ll}/u.test(text) || article !== ''
      ? ask('meant', { term })
      : ask('noun', { term });
}

function consists(verb: string, article: string, term: readonly Span[], text: string): Line {
  if (/consisted/.test(verb)) return article === 'the' ? ask('consistedOfThe', { term }) : ask('consistedOf', { term });
  if (isPlural(text)) return ask('consistOf', { term });
  return article === 'the' ? ask('consistsOfThe', { term }) : ask('consistsOf', { term });
}

/** Classes of people: "a British naturalist who …". */
const PERSON =
  /^(?:an?|the|one\sof\sthe)\s(?:(?!(?:that|which|of|in|for|body|union)\s)[\p{L}-]+\s){0,4}?(?:\p{L}+(?:ologist|opher|ist|ician|ian)|king|queen|emperor|empress|president|minister|premier|chancellor|leader|general|officer|judge|justice|lawyer|poet|writer|author|painter|inventor|explorer|priest|preacher|monk|friar|bishop|pope|teacher|professor|nurse|doctor|slave|senator|governor|soldier|activist|reformer|founder|man|woman|member of|merchant|ruler|thinker|engineer|candidate|nominee|advocate|scholar|artist|theorist|trainee|appointee|reporter|son|daughter|wife|husband|brother|sister|son-in-law|(?!human)\p{L}+(?:woman|man)|creator|pioneer|coordinator|director|manager|assistant|rancher|farmer|\p{L}*analyst|owner)s?\b(?!['’])/iu;

/** Whether the term is the name of a person. */
function isPerson(term: string, meaning: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?:\s(?:\p{Lu}[\p{L}.'’]*|of|de|von|van|the))*$/u.test(term) &&
    ((!/^(?:an?|the)\s(?:[\p{L}-]+\s){0,3}?(?:society|group|party|law|act|system|process|organi[sz]ation|list|set|right|theory|court|council|club|union|war|battle)\b/iu.test(
      meaning,
    ) &&
      PERSON.test(meaning)) ||
      /^(?:an?|the)\s(?:[\p{L}-]+\s){1,4}who\b/u.test(meaning))
  );
}

function isPlural(name: string): boolean {
  // In "laws of motion" the first word decides whether the term is plural.
  const term = name.split(/\s+(?:of|in|for|on|to|by)\s/)[0] ?? name;
  // Names of people and Latin names of species end in -s in the singular.
  if (/^\p{Lu}.*\s\p{Lu}\p{Ll}+s$/u.test(name) || /^\p{Lu}\p{Ll}+(?:us|a|um|is|es)\s\p{Ll}+s$/u.test(name)) return false;
  return /(?:[^suio'’]s|ies|oes|ria)$/i.test(term) && !/^[A-Z0-9]+$/.test(term) && !/(?:ics|ness|sis)$/i.test(term);
}
