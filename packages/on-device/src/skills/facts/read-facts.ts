import { acronyms } from '../../lib/terms/acronyms.ts';
import { definitions } from '../../lib/terms/definitions.ts';
import type { Sentence, TextDocument } from '../../lib/text/document.ts';
import { isMarked, isNotNeeded, POINTS_BACK, POINTS_ON } from '../../lib/text/exam-cues.ts';
import { isPrivate } from '../../lib/text/private-details.ts';
import { isErrand, isPromotion, isReading } from '../../lib/text/speech/course-talk.ts';
import { isFiller, quoteTidily } from '../../lib/text/speech/tidy.ts';
import { isPast } from '../../lib/text/word-classes.ts';
import { fill, quote, type Span, textOf } from '../../spans.ts';
import { DATE, EXAMPLE, FORMULA, isSum, isToBring, TASK } from './cues.ts';
import { figuresIn, type Place } from './figures.ts';
import type { FactKind } from './parameters.ts';
import { isAnswered, isOpenQuestion } from './questions.ts';
import { isTimeServed } from './time-served.ts';

/** A line of the list. */
export interface Fact {
  /** The start of the line: the figures, the date, the name or the acronym. */
  readonly lead?: readonly Span[];
  readonly sentence: readonly Span[];
  readonly at: number;
}

/** The longest sentence that is listed, in characters. Longer ones are speech without full stops, or lists. */
const LONGEST_SENTENCE = 420;
/** Historical dates, which are no deadlines. */
const LONG_AGO = /(?:^|\D)1\d{3}(?!\d)|\d0s$|\b(?:BC|BCE|AD|CE)$/;

/** Kinds of facts about the subject, which talk about the class does not contain. */
const SUBJECT_MATTER: ReadonlySet<FactKind> = new Set(['number', 'deadline', 'formula', 'example']);

const MARKS =
  /\b(?:b\.?\s?sc|b\.?\s?a|b\.?\s?tech|b\.?\s?com|m\.?\s?sc|m\.?\s?a|ph\.?d|nvq|gcse|a-levels?|gpa|cgpa|grade|diploma|degree|certificate|hons|iso|en iso)\b|\b[12]:[12]\b/i;

/** Figures of a résumé with a unit or a counted noun, each with its line. */
export function readAchievements(document: TextDocument, max: number): Fact[] {
  const found: Fact[] = [];
  for (const sentence of document.sentences) {
    if (found.length >= max) break;
    if (sentence.end - sentence.start > LONGEST_SENTENCE || isPrivate(sentence.text) || MARKS.test(sentence.text)) continue;
    const places = figuresIn(document, sentence).flatMap(({ place, telling }) =>
      telling && !isTimeServed(document, sentence, place) ? [place] : [],
    );
    if (places.length === 0) continue;
    found.push({ ...lead(document, sentence, ...places), sentence: quoteTidily(document, sentence), at: sentence.start });
  }
  return found;
}

/** Facts of one kind in the order of the text. */
export function readFacts(document: TextDocument, kind: FactKind): Fact[] {
  if (kind === 'acronym') return acronymFacts(document);
  const labels = kind === 'formula' ? labelsOf(document) : new Set<Sentence>();
  return document.sentences.flatMap((sentence, index): Fact[] => {
    if (sentence.end - sentence.start > LONGEST_SENTENCE || (SUBJECT_MATTER.has(kind) && isFiller(sentence))) return [];
    const found = kind === 'question' && isAnswered(document, index) ? undefined : inSentence(document, sentence, kind, labels);
    return found === undefined ? [] : [{ ...found, sentence: withContext(document, sentence, index, kind), at: sentence.start }];
  });
}

/** Sentences that tell the years of something and no other figure: "was founded in Weimar in 1919". */
export function readYears(document: TextDocument): Fact[] {
  return document.sentences.flatMap((sentence): Fact[] => {
    const text = document.raw.slice(sentence.start, sentence.end);
    if (
      !isListable(sentence) ||
      isFiller(sentence) ||
      isStressed(sentence) ||
      OF_CLASS.test(text) ||
      figuresIn(document, sentence).length > 0
    )
      return [];
    const years = [...text.matchAll(YEAR)].map(({ index, 0: year }): Place => [index, year.length]);
    return years.length === 0
      ? []
      : [{ ...lead(document, sentence, ...years), sentence: quoteTidily(document, sentence), at: sentence.start }];
  });
}

/** A year of an event, after the small word that a date has. */
const YEAR =
  /(?<=\b(?:in|since|from|until|till|by|around|about|between|to|and|after|before)\s(?:(?:early|late|mid)[\s-]|\p{Lu}\p{Ll}+\s)?)(?:1\d|20)\d{2}(?![\d–-]|\s?%)/gu;
/** Words of speakers about themselves and of a course. */
const OF_CLASS = /\b(?:I|my|exam|course|semester)\b/;

/** The lines that say what is not asked in the exam, in the order of the text. */
export function readNotNeeded(document: TextDocument): Fact[] {
  return document.sentences.flatMap((sentence, index): Fact[] =>
    isListable(sentence) && isNotNeeded(sentence.text)
      ? [{ sentence: withContext(document, sentence, index, 'exam-hint'), at: sentence.start }]
      : [],
  );
}

/** Headings and rows that carry a mark of the exam, which have no sentences. */
export function readMarkedRows({ field, raw, blocks }: TextDocument): Fact[] {
  return blocks.flatMap(({ start, end, sentences }): Fact[] => {
    const text = raw.slice(start, end);
    if (sentences.length > 0 || text.length > LONGEST_SENTENCE || !isMarked(text)) return [];
    return [{ sentence: [quote({ field, raw, start, end })], at: start }];
  });
}

function isListable({ start, end }: Sentence): boolean {
  return end - start <= LONGEST_SENTENCE;
}

/** A piece of speech that is hardly a whole thought says what is important of nothing. It tells of an exam all the same. */
const isHardlyWhole = ({ sure = 0, text }: Sentence) => sure < 0 && !isErrand(text);

/** Whether a sentence is marked for the exam. "Don't forget to bring calculators" is a task. */
function isStressed(sentence: Sentence): boolean {
  return !isHardlyWhole(sentence) && isMarked(sentence.text, isNote(sentence)) && !isToBring(sentence.text) && sentence.tokens.length > 1;
}

/** A line of notes: without the end mark of a sentence, and not cut out of speech. */
function isNote({ text, sure }: Sentence): boolean {
  return sure === undefined && !/[.?…]["'”’)]*$/.test(text);
}

/** The sentence; a hint that refers to the sentence before or after it is quoted with that sentence, unless that has a line of its own. */
function withContext(document: TextDocument, sentence: Sentence, index: number, kind: FactKind): Span[] {
  const own = quoteTidily(document, sentence);
  if (kind !== 'exam-hint') return own;
  const words = textOf(own);
  const next = document.sentences[index + 1];
  if (POINTS_ON.test(words) && next !== undefined && isListable(next) && !isFiller(next) && !isStressed(next))
    return [...own, ...fill(' ', 'facts.space'), ...quoteTidily(document, next)];
  const announced = COUNTS.indexOf(ANNOUNCES.exec(words)?.[1]?.toLowerCase() ?? '') + 2;
  if (announced > 1) return [...own, ...listedAfter(document, index, announced)];
  const before = saidBefore(document, index);
  if (
    !POINTS_BACK.test(words) ||
    before === undefined ||
    before.block !== sentence.block ||
    isFiller(before) ||
    !isListable(before) ||
    isStressed(before)
  )
    return own;
  return [...quoteTidily(document, before), ...fill(' ', 'facts.space'), ...own];
}

const COUNTS = ['two', 'three', 'four'];
/** "There are two types and you need to know both." */
const ANNOUNCES = /\bthere are (two|three|four)\b[^:]*$/i;

/** The sentences that a stressed one announces, as many as it says, up to the end of its paragraph. */
function listedAfter(document: TextDocument, index: number, count: number): Span[] {
  const { block } = document.sentences[index] as Sentence;
  const after = document.sentences.slice(index + 1, index + 1 + count);
  const end = after.findIndex((next) => next.block !== block || isFiller(next) || !isListable(next) || isStressed(next));
  return after.slice(0, end < 0 ? count : end).flatMap((next) => [...fill(' ', 'facts.space'), ...quoteTidily(document, next)]);
}

/** The sentence before one, without a short call between them: "OK?" */
function saidBefore({ sentences }: TextDocument, index: number): Sentence | undefined {
  const [call, before] = [sentences[index - 1], sentences[index - 2]];
  return call !== undefined && isFiller(call) && call.tokens.length <= 2 ? before : call;
}

type Lead = { readonly lead?: readonly Span[] };

function inSentence(
  document: TextDocument,
  sentence: Sentence,
  kind: Exclude<FactKind, 'acronym'>,
  labels: ReadonlySet<Sentence>,
): Lead | undefined {
  const { text } = sentence;
  switch (kind) {
    case 'number':
      return lead(document, sentence, ...figuresIn(document, sentence).map(({ place }) => place));
    case 'deadline': {
      const match = DATE.exec(document.raw.slice(sentence.start, sentence.end));
      // A year, or the years from one to another, are no deadline.
      if (
        match === null ||
        /^\d{4}(?:\s?[–-]\s?\d{2,4})?$/.test(match[0]) ||
        LONG_AGO.test(match[0]) ||
        isNameOfDay(document.raw, sentence, match) ||
        isTold(sentence)
      )
        return undefined;
      return lead(document, sentence, [match.index, match[0].length]);
    }
    case 'formula':
      return FORMULA.test(text) && isSum(text) && !/https?:|[{}]/.test(text) && !labels.has(sentence) ? {} : undefined;
    case 'example':
      return EXAMPLE.test(text) && !text.endsWith('?') && sentence.tokens.length > 5 ? {} : undefined;
    case 'exam-hint':
      return isStressed(sentence) ? {} : undefined;
    case 'task':
      return (TASK.test(text) || isReading(text)) && !text.endsWith('?') && !isPromotion(text) ? {} : undefined;
    case 'question':
      return isOpenQuestion(sentence, document.language) ? {} : undefined;
  }
}

/** Words of what is still to come or to be done. */
const TO_COME = /\b(?:will|shall|must|should|going to|ha(?:s|ve) to|needs? to|is|are|due|class|lecture|lab|seminar|tutorial)\b|['’]ll\b/i;

/** Whether a sentence tells what happened on a day: "Nehru said on 10 July that …". */
function isTold({ text, tokens }: Sentence): boolean {
  return tokens.some(({ word }) => isPast(word)) && !TO_COME.test(text) && !isErrand(text) && !TASK.test(text);
}

/** Whether a day of the week is no day to keep: "the sequence Today is Wednesday", "every Monday". */
function isNameOfDay(raw: string, { start }: Sentence, { index, 0: day }: RegExpExecArray): boolean {
  if (!/^\p{L}+day$/iu.test(day) || index === 0) return false;
  return !/(?:\b(?:on|by|due|until|till|before|next|this|for|from|after|since|late|early|and|or)|[:(,;–-])\s*$/i.test(
    raw.slice(start, start + index),
  );
}

/** The figures or the day of a sentence. */
export function lead({ field, raw }: TextDocument, { start }: Sentence, ...places: readonly Place[]): Lead | undefined {
  if (places.length === 0) return undefined;
  const quoted = places.map(([at, length]) => quote({ field, raw, start: start + at, end: start + at + length }));
  return { lead: quoted.flatMap((figure, index) => (index === 0 ? [figure] : [...fill(', ', 'facts.and'), figure])) };
}

/** Labels such as "chloroplast = photosynthesis", which have an equals sign but are no formulas. */
function labelsOf(document: TextDocument): ReadonlySet<Sentence> {
  return new Set(
    definitions(document).flatMap(({ form, sentence }) => (form === 'label' && !/[%+*/×·^²³√]|\d/.test(sentence.text) ? [sentence] : [])),
  );
}

/** "ATP: adenosine triphosphate", in the text's own words. */
function acronymFacts(document: TextDocument): Fact[] {
  const spelled = acronyms(document).map(({ short, long }): Fact => ({ lead: [quote(short)], sentence: [quote(long)], at: short.start }));
  const said = definitions(document).flatMap(({ form, term, meaning }): Fact[] =>
    form === 'stands-for' ? [{ lead: [quote(term)], sentence: [quote(meaning)], at: term.start }] : [],
  );
  return [...spelled, ...said].sort((a, b) => a.at - b.at);
}
