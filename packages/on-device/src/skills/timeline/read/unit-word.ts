import type { RawLine } from '../../../lib/dates/lines.ts';
import { type Marker, markersOf } from './markers.ts';
import { weightIn } from './read-events.ts';
import type { Source } from './syllabus-lines.ts';

const UNIT_ORDER = ['unit', 'module', 'block', 'part', 'chapter', 'topic', 'lesson', 'lecture', 'session'];
/** The fewest numbered lines that count as units. */
const FEWEST_NUMBERED = 3;
const FEWEST_WEIGHED = 2;
const AIM =
  /^\W*(?:to )?(?:understand|identif|describ|appl|perform|demonstrat|develop|explain|gain|learn|analy[sz]|evaluat|design|use\b|be able|recogni|discuss|compar|creat|writ|define|interpret|understand)\w*/i;
/** Duties of students and rules of the course, which are no units. */
const RULE =
  /^\W*(?:attendance|absences?|(?:class|oral|active) participation|(?:\p{L}+ )?(?:exams|papers|quizzes):|home\s?work:|grading|late (?:work|papers?|home)|plagiarism|academic (?:honesty|integrity)|students (?:must|will|are|may)|make-?ups?)/iu;
const SENTENCES = /\b(?:will|must|should|you|your|there (?:is|are))\b.{20,}\.$/i;
/** In a longer text a numbered list holds units only below a title that says so. */
const MOST_LINES_OF_LIST = 40;
const UNITS_FOLLOW =
  /\b(?:topics?|schedule|contents?|outline|lectures?|modules?|calendar|tutorials?|sessions?|temario|contenidos?|programme?|programa|plan|inhalte?|themen)\b/i;
/** Longer lines are prose: they name no units, or are no row of a schedule. */
const LONGEST_LINE = 4000;
const LONGEST_ROW = 200;
/** Words for a meeting of the class, which has a day. */
export const MEETING = /^(?:lecture|session|lesson|topic)/;

/** The marks of a line that name a week or a unit of the chosen kind. */
export function marksOf(raw: string, line: RawLine, unitWord: string | undefined): Marker[] {
  if (unitWord === 'number' && line.number !== undefined && line.indent < 4) {
    return [
      {
        kind: 'unit',
        word: 'number',
        from: line.number,
        to: line.number,
        start: line.markStart,
        end: line.start - 1,
        restStart: line.start,
        restEnd: line.end,
      },
    ];
  }
  return line.text.length > LONGEST_LINE ? [] : markersOf(raw, line).filter((it) => it.kind === 'week' || it.word === unitWord);
}

/** The kind of unit in the syllabus: units rather than chapters, chapters rather than lectures, otherwise numbered lines. */
export function chosenUnitWord({ plain: raw, datesIn }: Source, lines: readonly RawLine[]): string | undefined {
  const dated = new Map<string, number>();
  for (const line of lines) {
    const [first] = line.text.length > LONGEST_ROW ? [] : markersOf(raw, line);
    if (first && MEETING.test(first.word) && datesIn(first.end, Math.min(line.end, first.end + 30)).length > 0)
      dated.set(first.word, (dated.get(first.word) ?? 0) + 1);
  }
  const meeting = [...dated].find(([, count]) => count >= FEWEST_NUMBERED)?.[0];
  if (meeting !== undefined) return meeting;
  const words = new Set(lines.flatMap((line) => (line.text.length > LONGEST_LINE ? [] : markersOf(raw, line)).map((it) => it.word)));
  const word = UNIT_ORDER.find((it) => words.has(it));
  if (word !== undefined || words.has('week')) return word;
  const numbered = lines.filter((line) => line.number !== undefined);
  // A list of what students will be able to do is no list of units.
  if (numbered.filter((line) => AIM.test(line.text)).length * 3 > numbered.length) return undefined;
  if (numbered.filter((line) => RULE.test(line.text)).length > 1) return undefined;
  // Neither is a list of sentences, or of what the mark is made of.
  if (numbered.filter((line) => weightIn(line.text)).length >= FEWEST_WEIGHED) return undefined;
  if (numbered.filter((line) => SENTENCES.test(line.text)).length * 2 > numbered.length) return undefined;
  if (
    lines.length > MOST_LINES_OF_LIST &&
    !lines.some((line) => line.number === undefined && line.text.length < 60 && UNITS_FOLLOW.test(line.text))
  )
    return undefined;
  const numbers = numbered.flatMap((line) => line.number ?? []);
  const inOrder = numbers.every((it, index) => index === 0 || it === (numbers[index - 1] ?? 0) + 1);
  return numbers.length >= FEWEST_NUMBERED && inOrder ? 'number' : undefined;
}
