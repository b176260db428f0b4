import { collapse, type Line, quote } from '../../../../spans.ts';
import { isStopWord } from '../../../language/stop-words.ts';
import type { TextDocument } from '../../../text/document.ts';
import { isPlainVerb, isThirdPerson } from '../../../text/word-classes.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { wordsIn } from '../sides/card-sides.ts';
import { isFacet, isFact, withSubject } from './facets.ts';
import { DOING, isEveryday, nameOf, namesThing, placeOfName, SORTS } from './names.ts';
import { type Note, notesOf } from './outline.ts';

const FEWEST = 2;
const MOST = 7;
const LONGEST_POINT = 7;
/** The longest point that is a phrase, and the longest list of them, in words. */
const LONGEST_PHRASE = 14;
const MOST_WORDS = 50;
/** A label, a chain or a sentence about another subject. */
const NO_PHRASE =
  /:\s|\s[-–—=]+\s|->|[→⇒]|[.!]\s|^(?:this|these|they|it|he|she|we|you|i|the above|below|following)\s|\s(?:is|are|was|were)\s/iu;
/** A point that states something, or that says more than a name. */
const NO_NAME = /[?:=<>{}|\\]|->|→|https?:|\.\s|\s[-–—]\s|^(?:eg|e\.g|etc|see|i|we|you|he|she|they|it)\b|\betc\b/iu;
/** A line over points of one kind: "Causes of WW1", "Energy stores", "4 spheres of Earth". */
const KIND =
  /\b(?:types?|kinds?|elements?|conditions?|phases?|stages?|steps|causes?|consequences?|effects?|symptoms?|treatments?|properties|components?|parts?|functions?|features?|members?|factors?)\b/i;
/** Headings stand over other headings for order, unless they count them. */
const NUMBERED = /^(?:the\s)?(?:[2-7]|two|three|four|five|six|seven)\s/i;
const PLURAL = /(?:[^suiao'’]s|ies|ses|oes)$/u;

/** Makes cards that ask for the points below a line of notes that says of what kind they are. */
export function pointCards(document: TextDocument): Card[] {
  if (document.language !== 'en') return [];
  return notesOf(document).flatMap((note): Card[] => {
    const [first] = note.under;
    if (note.under.length < FEWEST || note.under.length > MOST || !note.under.every(({ block }) => block.kind === first?.block.kind))
      return [];
    const heading = namesOf(document, note) ?? factsOf(document, note);
    if (heading === undefined) return [];
    return [
      {
        kind: 'list',
        question: ask('under', { heading }),
        answer: joined(document, note.under),
        key: `list ${note.block.start}`,
        at: note.block.start,
      },
    ];
  });
}

/** The words over points that are names. */
function namesOf(document: TextDocument, note: Note): Line | undefined {
  const lead = leadOf(document, note);
  if (lead === undefined || !note.under.every((point) => isName(document, point))) return undefined;
  // The points of a plain line or a heading are read with the other lists.
  return note.block.kind !== 'item' && note.under[0]?.block.kind === 'item' ? undefined : lead;
}

/** The words over points that tell one side of a thing: "LLM: Limitations" over phrases with nothing under them. */
function factsOf(document: TextDocument, note: Note): Line | undefined {
  const { field, raw } = document;
  const name = nameOf(document, note);
  const isSide = isFacet(name) && (KIND.test(name) || PLURAL.test(name) || isEveryday(name) || /^\p{L}{2,4}$/u.test(name));
  if (!isSide || !note.under.every((point) => point.block.kind === 'item' && isPhrase(document, point))) return undefined;
  const words = note.under.reduce((sum, { block }) => sum + wordsIn(raw, block), 0);
  const label = [quote({ field, raw, ...placeOfName(document, note) })];
  return words > MOST_WORDS ? undefined : withSubject(document, note, label, name, true);
}

/** Whether a point is a phrase of its own, with no label and nothing under it. */
function isPhrase({ raw }: TextDocument, { block, under }: Note): boolean {
  const text = collapse(raw.slice(block.start, block.end));
  return under.length === 0 && wordsIn(raw, block) <= LONGEST_PHRASE && isFact(text) && !NO_PHRASE.test(text);
}

/** The words over points that say what they are points of. Everyday words need the line over them. */
function leadOf(document: TextDocument, note: Note): Line | undefined {
  const { field, raw } = document;
  const name = nameOf(document, note);
  const words = name.toLowerCase().split(/\s+/);
  const [head = ''] = name.toLowerCase().split(/\s(?:of|for|in)\s/);
  const isKind =
    note.block.kind === 'heading'
      ? NUMBERED.test(name) || (KIND.test(name) && head !== name)
      : KIND.test(name) || (PLURAL.test(head) && namesThing(document, name));
  if (
    !isKind ||
    DOING.test(name) ||
    SORTS.test(name) ||
    words.length > LONGEST_POINT ||
    NO_NAME.test(name) ||
    isStopWord(words.at(-1) ?? '') ||
    isPlainVerb(words[0] ?? '')
  )
    return undefined;
  const part = quote({ field, raw, ...placeOfName(document, note) });
  if (words.length > 1 && (!isEveryday(name) || /\s(?:of|for)\s/.test(name))) return [part];
  const { over } = note;
  if (over === undefined || !namesThing(document, nameOf(document, over))) return undefined;
  return ask('part', { whole: quote({ field, raw, ...placeOfName(document, over) }), part });
}

/** Whether a point is a short name and no statement. */
function isName(document: TextDocument, { block }: Note): boolean {
  const name = collapse(document.raw.slice(block.start, block.end)).replace(/[.;,]$/, '');
  const words = name.toLowerCase().split(/\s+/);
  return (
    words.length <= LONGEST_POINT &&
    /^[\P{L}]{0,2}\p{Script=Latin}/u.test(name) &&
    /\p{L}{2}/u.test(name) &&
    !NO_NAME.test(name) &&
    !words.some((word, at) => at > 0 && (isThirdPerson(word) || isPlainVerb(word) || /^(?:is|are|was|were|has|have|can|will)$/.test(word)))
  );
}

function joined({ field, raw }: TextDocument, points: readonly Note[]): Line {
  return points.flatMap(({ block: { start, end } }, at): Line => {
    const last = /[.;,\s]+$/.exec(raw.slice(start, end))?.[0].length ?? 0;
    return [...(at === 0 ? [] : ask('between')), quote({ field, raw, start, end: end - last })];
  });
}
