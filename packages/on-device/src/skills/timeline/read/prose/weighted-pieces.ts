import type { RawLine } from '../../../../lib/dates/lines.ts';
import type { Stretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { eventFrom, kindOf, weightIn } from '../read-events.ts';
import { OTHER_SECTION } from '../sections.ts';
import { NO_ASSESSMENT, PART_OF_MARK } from './assessment-words.ts';
import { clausesOf } from './clauses.ts';
import { proseEvents } from './prose-events.ts';
import { weightedItem } from './weighted-item.ts';

const LONGEST_NAME = 60;
const LONGEST_SENTENCE = 90;
/** A longer name is a sentence. */
const LONGEST_LISTED = 45;
/** The whole, or words that point back, are no part of the mark: "final grade", "together they". */
const NO_PART =
  /(?:^\W*|\d\s?%\s)(?:is|are) for\b|^\W*(?:the |your |my )?(?:final|course|total|overall|term)\s(?:grade|mark|score)s?\W*$|^\W*(?:these|those|this)\b|^[^\p{L}]*(?:and|or|for)?[^\p{L}]*$|\b(?:they|it|this|that|these|which|each)$/iu;

/** The assessments of a line without dates, each with its weight, and the places where they stand. */
export function weightedEvents(
  field: string,
  raw: string,
  line: RawLine,
  isGrading: boolean,
): { readonly events: readonly CourseEvent[]; readonly used: readonly Stretch[] } | undefined {
  const item = weightedItem(field, raw, line, []);
  if (item) return { events: item, used: [line] };
  const listed = weightedPieces(field, raw, line, isGrading);
  const prose = proseEvents(field, raw, line, []);
  const events = listed.map((piece) => eventFrom(piece, undefined, undefined));
  // In a sentence the names of the list would hold its other words.
  const isSentence = /[.;]\s*$/.test(line.text) || events.some(({ name }) => name.end - name.start > LONGEST_LISTED);
  if (prose.events.length > 0 && (prose.events.length > listed.length || (prose.events.length === listed.length && isSentence)))
    return prose;
  return listed.length === 0 ? undefined : { events, used: [line] };
}

/** The pieces of a line that have a weight: "Quizzes 20%, Midterm 30%, Final 50%". Outside of a section on grading each must name a part of the mark. */
function weightedPieces(field: string, raw: string, line: RawLine, isGrading: boolean): Passage[] {
  // "10 %, 15 % and 15 %, respectively" belongs to names of another line.
  if (line.text.length > 600 || /\brespectively\b/i.test(line.text)) return [];
  const head = /^[^:%]{2,40}:/.exec(line.text)?.[0] ?? '';
  // "Examination: 50 % of the final grade" is no heading.
  const isHeading = OTHER_SECTION.test(head) && !weightIn(head) && !/^\s*\d+\s?%\s(?:of|to)\b/.test(line.text.slice(head.length));
  const start = line.start + (isHeading ? head.length : 0);
  const pieces = withWeights(clausesOf(field, raw, start, line.end, true)).flatMap(atAnd);
  // "Exams 60%, final 20%, care plans 10%": among assessments, short names with a weight are parts of the mark too.
  const isList = pieces.filter((piece) => weightIn(wordsOf(piece)) !== undefined && kindOf(wordsOf(piece)) !== 'other').length >= 2;
  return pieces.filter((piece) => {
    const text = raw.slice(piece.start, piece.end);
    if (weightIn(text) === undefined || NO_ASSESSMENT.test(text)) return false;
    const { name } = eventFrom(piece, undefined, undefined);
    const words = raw.slice(name.start, name.end);
    // "50 % is for coming to class" is a share of a share.
    if (NO_PART.test(words)) return false;
    if (
      words.length > LONGEST_SENTENCE ||
      !(kindOf(words) === 'other' ? /\p{L}{3}/u : /\p{L}{2}/u).test(words.replace(/marks?|points?|pts|per ?cent/gi, ''))
    )
      return false;
    const isPart = kindOf(words) !== 'other' || PART_OF_MARK.test(words);
    return (
      isPart ||
      (isList && words.split(/\s+/).length <= 4) ||
      (isGrading && words.length <= LONGEST_NAME) ||
      (words.split(/\s+/).length <= 3 && line.text.length <= LONGEST_NAME)
    );
  });
}

const wordsOf = ({ raw, start, end }: Passage): string => raw.slice(start, end);

/** Joins a weight that stands alone to the piece before it: "Homework --- 25 %", "Exercises 1–4, 40 % (10 % each)". */
function withWeights(pieces: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const text = piece.raw.slice(piece.start, piece.end);
    const isBare =
      /^\W*\d{1,4}(?:\.\d{1,2})?\s?(?:%|per ?cent|points?|pts|marks?)(?:\s+each)?(?:\s+(?:of\s+)?(?:(?:the|your)\s+)?(?:(?:final|course|total|overall|term)\s+)?(?:grade|mark))?(?:\s*\(\d[^()]{0,30}\))?\W*$/i.test(
        text,
      );
    if (before && isBare && weightIn(before.raw.slice(before.start, before.end)) === undefined)
      joined[joined.length - 1] = { ...before, end: piece.end };
    else joined.push(piece);
  }
  return joined;
}

/** Cuts a piece at an "and" between two weights. */
function atAnd(piece: Passage): Passage[] {
  const text = piece.raw.slice(piece.start, piece.end);
  const joint = [...text.matchAll(/\s(?:and|&|y|et|und)\s/gi)].find(
    (it) => weightIn(text.slice(0, it.index)) && weightIn(text.slice(it.index)),
  );
  if (!joint) return [piece];
  return [
    { ...piece, end: piece.start + joint.index },
    { ...piece, start: piece.start + joint.index + joint[0].length },
  ];
}
