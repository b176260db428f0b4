import { collapse, quote } from '../../../../spans.ts';
import type { Block, TextDocument } from '../../../text/document.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { wordsIn } from '../sides/card-sides.ts';
import { noteIn } from '../sides/note-lines.ts';
import { isFacet, isFact } from './facets.ts';

/** The fewest lines with a label: one may be anything where its language is not read. */
const FEWEST = 2;
const LONGEST_NAME = 4;
const LONGEST_FACT = 30;
/** Labels of remarks and of tasks. */
const REMARK =
  /^(?:hinweis|beispiel|bsp|achtung|merke|aufgabe|hausaufgabe|klausur|prüfung|frage|antwort|thema|quelle|nota|ejemplo|tarea|examen|pregunta|respuesta|tema|fuente|exemple|remarque|attention|devoirs?|réponse|sujet|source)(?:n|s|en)?(?:\s\d+)?$/iu;
/** A mark that leaves no doubt, whatever the language: a dash also stands within a sentence. */
const SURE = /^\s*[:=]/;

/** Makes cards of lines "term: meaning" in a language whose sentences are not read: a label asks by itself, whatever the grammar behind it. */
export function labelCards({ field, raw, blocks }: TextDocument): Card[] {
  const title = titleIn(raw, blocks[0]);
  let at = 0;
  const cards = raw.split('\n').flatMap((text): Card[] => {
    const line = { start: at, text };
    at += text.length + 1;
    const [sides] = noteIn(raw, line);
    if (sides === undefined || !SURE.test(raw.slice(sides.front.end))) return [];
    const { front, back } = sides;
    const name = collapse(raw.slice(front.start, front.end));
    if (!isFacet(name) || REMARK.test(name) || wordsIn(raw, front) > LONGEST_NAME) return [];
    if (!isFact(raw.slice(back.start, back.end)) || wordsIn(raw, back) > LONGEST_FACT) return [];
    const part = [quote({ field, raw, ...front })];
    // "Causas" is asked with what the text is about.
    const question = title === undefined || /\s/.test(name) ? part : ask('part', { whole: quote({ field, raw, ...title }), part });
    return [{ kind: 'note', question, answer: [quote({ field, raw, ...back })], key: name.toLowerCase(), at: front.start }];
  });
  // In a conversation the names of the speakers come again.
  const isTalk = new Set(cards.map(({ key }) => key)).size < cards.length;
  return cards.length < FEWEST || isTalk ? [] : cards;
}

/** The title of a text, if it is a name and no row of names: "La Guerra Civil (1936-1939)". */
function titleIn(raw: string, first: Block | undefined): Block | undefined {
  if (first === undefined || first.kind === 'item' || wordsIn(raw, first) > 2 * LONGEST_NAME) return undefined;
  return /\s[-–—]\s|[:,;=]|[.!?]$/.test(raw.slice(first.start, first.end)) ? undefined : first;
}
