import { collapse, type Line, quote } from '../../../../spans.ts';
import { isStopWord } from '../../../language/stop-words.ts';
import type { TextDocument } from '../../../text/document.ts';
import { isPlainVerb, isThirdPerson } from '../../../text/word-classes.ts';
import { ask } from '../../phrases.ts';
import type { Place } from '../sides/card-sides.ts';
import { LABEL, noteIn } from '../sides/note-lines.ts';
import { bareName, isEveryday, nameOf, placeOfName, SORTS } from './names.ts';
import { isMarkedHeading, type Note, notesOf } from './outline.ts';
import { OF_COURSE, sharesWord } from './telling.ts';

/** The longest label and the longest subject, in words. */
const LONGEST_FACET = 5;
const LONGEST_SUBJECT = 9;
/** The most lines over a label that its question names. */
const MOST_SUBJECTS = 3;
/** Labels that name nothing by themselves, and a fact together with their subject: "French Revolution: Result". */
export const FACT =
  /^(?:dates?|times?|places?|names?|authors?|aims?|objectives?|methods?|results?|conclusions?|background|introduction|final|due to)$/i;
/** Signs of a sentence, a formula or markup. */
const NO_LABEL = /[?!;=<>{}[\]|\\*#→$"“”:@%~]|\w\(|\.\s|https?|\s(?:is|are|was|were|has|have|had|can|may|will|does|do|did)(?:\s|$)/iu;
const OPENS_CLAUSE =
  /^(?:can|may|is|are|was|has|have|if|when|because|so|then|and|but|or|this|that|these|those|it|they|he|she|we|you|i|to|for|in|on|at|as)\s/i;
/** Titles of a sheet and of its parts, which name no thing. */
const SHEET =
  /^(?:week|lecture|chapter|unit|module|lesson|session|topic|part|section|page|ch|lec)\b\W*\d*\W*$|\.(?:md|txt|pdf)$|^\p{Lu}{2,5}\s?\d{3,4}\b|^(?:some|other|misc(?:ellaneous)?|various)\b|^(?:gcse|a-?level|ap|ib|ks\d|year\s\d+)(?:\s\P{L}*)?$|\b(?:notes?|revision|reviews?|study guide|cheat ?sheet|summary|tricks|pearls|topics|slides?|homework|exams?)\b|\bterms$/iu;
/** Links, programs, questions and tasks, which are no fact. */
const NO_FACT =
  /https?:|\bthe following\b|www\.|[{}\\]|\?|\||^\P{L}*$|^\([^()]*\)$|[:;,–—-]$|^[-=+&>~:]|^(?:see|read|check|eg|e\.g|ex|examples?|note|remember|tbd|tba)(?!\p{L})/iu;
/** The last word of half a thought. */
const OPEN_END = /\s(?:the|an?|and|or|but|of|to|in|by|for|with|from|that|which|is|are|as|at|than|because)$/i;

/** "squams suggest contamination", "assess over three cycles": a verb with its subject or its object. */
function states(name: string): boolean {
  const [first = '', second = '', ...rest] = name.toLowerCase().split(/\s+/);
  if (isPlainVerb(first) && isStopWord(second)) return true;
  // "Language models", "market structure": a verb at the end or the beginning is a noun.
  return [second, ...rest].slice(0, -1).some((word) => isThirdPerson(word) || isPlainVerb(word));
}

/** Whether words label one side of a thing: "Leader", "Started", "side effects". */
export function isFacet(name: string): boolean {
  const bare = bareName(name);
  const [first = ''] = bare.toLowerCase().split(/\s+/);
  return (
    bare.split(/\s+/).length <= LONGEST_FACET &&
    /^\p{L}.*[\p{L}\p{N})]$/u.test(bare) &&
    /\p{L}{2}/u.test(bare) &&
    !states(bare) &&
    (FACT.test(bare) || (!LABEL.test(bare) && !SORTS.test(bare))) &&
    !NO_LABEL.test(bare) &&
    !OPENS_CLAUSE.test(bare) &&
    !(isStopWord(first) && !/\s/.test(bare))
  );
}

/** Whether words behind a label can be its fact, whatever their grammar. */
export const isFact = (text: string): boolean =>
  /\p{L}{2}|\d/u.test(text) && !NO_FACT.test(text) && !OPEN_END.test(text) && !OF_COURSE.test(text);

/** A letter or two, for which the words are missing. */
const SHORT = /^\P{L}*\p{L}{0,2}\P{L}*$/u;
/** Whether a line only sorts what stands under it or names a sheet. */
const isSorting = (name: string): boolean => SHORT.test(name) || LABEL.test(name) || SORTS.test(name) || SHEET.test(name);

/** Whether the words of a line say what the lines under it are about. */
function isSubject(name: string): boolean {
  const last = name.toLowerCase().split(/\s+/).at(-1) ?? '';
  if (isStopWord(last) || OPENS_CLAUSE.test(name)) return false;
  return (
    /\p{L}{2}/u.test(name) &&
    name.split(/\s+/).length <= LONGEST_SUBJECT &&
    !isSorting(name) &&
    !NO_LABEL.test(bareName(name)) &&
    !states(name)
  );
}

/** A longer remark in brackets at the end of a name. */
const REMARK = /\s*\([^()]{30,}\)\s*$/;

/** "Management", "Causes", "Clinical": one word on a side of a thing, which stands over the line. */
const isThin = (name: string): boolean => !/\s/.test(name) && (isEveryday(name) || /^\p{Ll}|(?:ment|tion|[^s]s|al|ing)$/u.test(name));

/** The words of a line that the lines under it are about: its name, or the label before its mark. */
function placeOfSubject(document: TextDocument, note: Note): Place {
  const { start, end } = note.block;
  const text = document.raw.slice(start, end);
  const [sides] = note.block.kind === 'heading' || text.includes('\n') ? [] : noteIn(document.raw, { start, text });
  const place = sides?.front ?? placeOfName(document, note);
  const remark = REMARK.exec(document.raw.slice(place.start, place.end))?.[0].length ?? 0;
  return { start: place.start, end: place.end - remark };
}

function subjectOf(document: TextDocument, note: Note): string {
  const { start, end } = placeOfSubject(document, note);
  return collapse(document.raw.slice(start, end));
}

/** The first line of a text, if it is a title. */
function titleOf(document: TextDocument): Note | undefined {
  const [first] = notesOf(document);
  const isTitle =
    first !== undefined &&
    (first.block.kind === 'heading' || (first.block.kind === 'paragraph' && !/[.:;,]\s*$|\s[-–—=]\s|:\s/.test(nameOf(document, first))));
  return isTitle && isSubject(nameOf(document, first)) ? first : undefined;
}

/** Whether a note belongs to a line over it: what a line without a mark, or one with a colon, stands over ends at an empty line. */
function isInside(document: TextDocument, over: Note, { block }: Note): boolean {
  const { raw, value } = document;
  const { kind, end } = over.block;
  if (kind === 'item' || isMarkedHeading(document, over.block)) return true;
  const announces = /^\s*:/.test(value.slice(end, end + 3));
  if (kind === 'heading' && !announces) return true;
  const from = kind === 'heading' ? (over.under[0]?.block.start ?? end) : end;
  return !/\n[ \t]*\n/.test(raw.slice(from, block.start));
}

/**
 * The lines over a note that say of what it tells, the outermost first.
 * @param titled whether the title of the text may be the subject
 */
function subjectsOf(document: TextDocument, note: Note, titled: boolean): Note[] {
  const found: Note[] = [];
  for (let over = note.over; over !== undefined; over = over.over) {
    const name = subjectOf(document, over);
    if (isSorting(name) || !isInside(document, over, note)) continue;
    // A line under a statement belongs to the statement and not to the line over it.
    if (!isSubject(name)) return [];
    found.unshift(over);
    // Of a line that only looks like a heading the depth is a guess.
    const isGuess = over.block.kind === 'heading' && !isMarkedHeading(document, over.block);
    if (!isThin(name) || isGuess || found.length >= MOST_SUBJECTS) return found;
  }
  if (!titled && found.length === 0) return [];
  const title = titleOf(document);
  return title === undefined || title === note || found.includes(title) || found.length >= MOST_SUBJECTS ? found : [title, ...found];
}

/**
 * A label with what stands over it, "Gastroenteritis: red flags"; undefined where nothing says of what it is.
 * @param needed whether the label asks nothing by itself, so that even the name of the course helps: "Business: …"
 */
export function withSubject(document: TextDocument, note: Note, label: Line, name: string, needed: boolean): Line | undefined {
  const { field, raw } = document;
  const subjects = subjectsOf(document, note, needed || isEveryday(name)).filter(
    (subject) => !sharesWord(subjectOf(document, subject), name),
  );
  const [only] = subjects;
  if (only === undefined || (!needed && subjects.length === 1 && isWord(subjectOf(document, only)))) return undefined;
  return subjects.reduceRight<Line>(
    (part, subject) => ask('part', { whole: quote({ field, raw, ...placeOfSubject(document, subject) }), part }),
    label,
  );
}

const isWord = (name: string): boolean => !/\s/.test(name) && isEveryday(name);

/** Sides that every thing may have, which ask nothing without their subject. */
const ASPECT =
  /^(?:adv|dis(?:adv)?|(?:dis)?advantages?|pros?|cons?|benefits?|drawbacks?|limitations?|causes?|effects?|symptoms?|signs|treatments?|features?|uses?|complications?|examples?|management|diagnosis|definition|clinical|presentation|impact|significance|mx|tx|rx|dx|ix|cx|rf)$/i;

export const isAspect = (name: string): boolean => ASPECT.test(name);

/** Whether a name is asked with what stands over it: an everyday word, or a single word, which may belong to many things. */
export const needsSubject = (name: string): boolean => !/\s/.test(bareName(name)) || isEveryday(name);
