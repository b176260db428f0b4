import { type RawLine, readLines } from '../../../../lib/dates/lines.ts';
import { readDates } from '../../../../lib/dates/read-dates.ts';
import { onOrAfter } from '../../../../lib/dates/year-rule.ts';
import { type Stretch, splitList, trimStretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import type { Subject } from '../../subject.ts';
import { MOST_CHARACTERS } from '../most-characters.ts';
import { weighLoosely, weighRemark } from '../remarks.ts';
import {
  HEAD_END,
  HEADED,
  isAdmin,
  LAST_HEAD,
  LEAD_WORDS,
  NO_TOPIC,
  NUMBERED,
  PREAMBLE,
  PREDICATE,
  SAID,
  TOPICS_BEHIND,
} from '../words/syllabus-words.ts';
import { headedPieces, namePieces, sentencesOf, slashPieces } from './subject-pieces.ts';
import { mayBeName, withRemarks } from './subject-remarks.ts';
import { closingRemark, levelCredits, trailingRemark, weigh, weighAlone } from './subject-weight.ts';
import { isEmpty } from './subject-words.ts';
import { hoursIn, isOtherHours, workHours } from './work-hours.ts';

export interface SubjectReading {
  readonly subjects: readonly Subject[];
  /** The number of further subjects that the text seems to name. */
  readonly leftOut: number;
}

/** Reads a table of subjects; undefined if the lines are no such table. */
type ReadTable = (field: string, raw: string, lines: readonly RawLine[]) => Subject[] | undefined;

/** With more subjects than this, none would get a useful block. */
export const MOST_SUBJECTS = 24;
export const MOST_TOPICS = 40;
const LONGEST_NAME = 80;

/**
 * Reads subjects with their topics, one or several on a line: "Physics: optics, waves", "Maths (hard)".
 * @param readTable reads a table of subjects; undefined if the text has none
 */
export function readSubjects(field: string, raw: string, today: number, readTable?: ReadTable): SubjectReading {
  const lines = readLines(raw.slice(0, MOST_CHARACTERS));
  const table = readTable?.(field, raw, lines);
  if (table) return limited(unique(table));
  const single = lines.length === 1;
  const found: Subject[] = [];
  let open = false;
  let openIndent = 0;
  let openBullet = false;
  // Bullets under several plain lines are their topics.
  const underLines = lines.some(({ bullet }) => bullet) && lines.filter(({ bullet }) => !bullet).length > 1 && lines[0]?.bullet === false;
  for (const line of lines) {
    if (isAdmin(line.text)) continue;
    if (
      open &&
      (line.indent > openIndent ||
        // The next bullet of a list has a subject of its own: "- Anatomy: limbs", "- Physiology: heart".
        (line.bullet && !openBullet && !line.afterBlank && openIndent === line.indent && isTopicLine(line, found, underLines)))
    ) {
      const owner = found.pop();
      if (owner) found.push(withTopics(owner, topicsIn(field, raw, line.start, line.end)));
      continue;
    }
    const start = line.start + preambleOf(line.text);
    const read = sentencesOf(raw, start, line.end).flatMap((it) => readLine(field, raw, it.start, it.end, single, today));
    found.push(...read);
    open = read.length === 1;
    openIndent = line.indent;
    openBullet = line.bullet;
  }
  return limited(levelCredits(unique(withRemarks(found))));
}

/** The length of the words before the names: "I've got", "four exams:", "Week 3:". */
function preambleOf(text: string): number {
  const [lead = '', words = ''] = SENTENCE_LEAD.exec(text) ?? [];
  const own = isLead(lead, words) ? lead.length : (PREAMBLE.exec(text)?.[0].length ?? 0);
  const more = own > 0 ? (PREAMBLE.exec(text.slice(own))?.[0].length ?? 0) : 0;
  return own > 0 ? own + more : (NUMBERED.exec(text)?.[0].length ?? 0);
}

/** "Modules this term are", "need to cover:": words before a list, none of which names a subject. */
const SENTENCE_LEAD = /^([^,:.;()\d]{2,60}?)(?:\s(?:are|include|will be)\s|\s?:\s)/iu;
function isLead(lead: string, before: string): boolean {
  const words = before
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .filter((it) => it !== '');
  // "A&P II:" is a name, although each of its words alone tells no subject.
  return lead !== '' && words.some((it) => LEAD_WORDS.has(it)) && words.every((it) => LEAD_WORDS.has(it) || isEmpty(it));
}

function limited(subjects: readonly Subject[]): SubjectReading {
  return { subjects: subjects.slice(0, MOST_SUBJECTS), leftOut: Math.max(0, subjects.length - MOST_SUBJECTS) };
}

/** Whether a line is a topic of the subject above: bullets below "Physics:" are, even without indentation. */
function isTopicLine(line: RawLine, found: readonly Subject[], underLines: boolean): boolean {
  const owner = found.at(-1);
  return owner !== undefined && line.bullet && (underLines || /^\s*:/.test(owner.name.raw.slice(owner.name.end, owner.name.end + 3)));
}

function readLine(field: string, raw: string, start: number, end: number, single: boolean, today: number): Subject[] {
  // A mark in a remark in brackets ends no name: "German (A2 - beginner)".
  const text = withoutBrackets(raw.slice(start, end));
  const colon = HEAD_END.exec(text) ?? (single ? null : TOPICS_BEHIND.exec(text));
  const isTopicList = colon !== null && areTopics(text.slice(colon.index + colon[0].length));
  if (colon && colon[0] !== ';' && !isTopicList && (text.includes(';') || HEADED.exec(text)?.[0].includes(','))) {
    // In "OS: processes, memory; Networks: TCP" semicolons separate subjects.
    return headedPieces(start, text).flatMap((piece) => readLine(field, raw, piece.start, piece.end, single, today));
  }
  if (colon && !text.slice(0, colon.index).includes(',') && !isListOfHeads(text, colon)) {
    const heads = headStarts(text);
    if (heads.length > 1) {
      const edges = [...heads, text.length];
      return heads.flatMap((from, at) => readLine(field, raw, start + from, start + (edges[at + 1] ?? text.length), true, today));
    }
    const head = { start, end: start + colon.index };
    const rest = { start: start + colon.index + colon[0].length, end };
    const words = raw.slice(head.start, head.end).trim();
    const weight = mayBeName(words) ? undefined : weighAlone(words);
    if (weight !== undefined) {
      // "Hard: maths, physics" is no subject with topics.
      const note: Passage = { field, raw, ...trimStretch(raw, head) };
      return readLine(field, raw, rest.start, end, true, today).map((it) => (it.weightNote ? it : { ...it, weight, weightNote: note }));
    }
    return [subject(field, raw, head, rest, today)];
  }
  // "Maths, Physics and English: Macbeth, poetry": the names end with the "and", and the topics are of the last one.
  const [, names = '', and = ''] = LAST_HEAD.exec(text) ?? [];
  if (names !== '') {
    const cut = start + names.length;
    return [...readLine(field, raw, start, cut, single, today), ...readLine(field, raw, cut + and.length, end, single, today)];
  }
  return (slashPieces(start, text) ?? namePieces(raw, start, end, (single || text.includes(',')) && !text.includes(';'))).map((piece) => {
    const inner = HEAD_END.exec(withoutBrackets(raw.slice(piece.start, piece.end)));
    const cut = inner ? piece.start + inner.index : piece.end;
    return subject(
      field,
      raw,
      { start: piece.start, end: cut },
      { start: Math.min(cut + (inner?.[0].length ?? 0), piece.end), end: piece.end },
      today,
    );
  });
}

/** Whether what stands behind a colon is a list of topics between semicolons: "muscles; bones; nerves". */
function areTopics(rest: string): boolean {
  return rest.includes(';') && !rest.includes(',') && !HEAD_END.test(rest);
}

/** Where the subjects of a line begin that has a list of topics behind each name: "Physics - optics, waves, Maths - series, limits". */
function headStarts(text: string): number[] {
  const pieces = splitList(text, 0, text.length, false);
  const marks = pieces.map(({ start, end }) => {
    const head = HEAD_END.exec(text.slice(start, end));
    const rest = head ? text.slice(start + head.index + head[0].length, end) : '';
    return head && weigh(rest.trim()) === undefined ? head[0].trim() : '';
  });
  const [first = ''] = marks;
  if (first === '' || text.includes(';') || marks.some((it) => it !== '' && it !== first)) return [];
  return pieces.flatMap(({ start }, at) => (marks[at] === first ? [start] : []));
}

/** "Accounting - weak, Marketing, Law" and "Maths: hard, Physics: easy" are lists of subjects, not one subject with topics. */
function isListOfHeads(text: string, head: RegExpExecArray): boolean {
  const [first = '', ...others] = text.slice(head.index + head[0].length).split(',');
  if (others.length === 0 || (weigh(first.trim()) === undefined && !/^\s*\d{1,2}\b/.test(first))) return false;
  return !head[0].startsWith(':') || others.some((it) => HEAD_END.test(it));
}

/** "Academic Writing this term." */
const AT_END = /\s(?:this|next) (?:term|semester|year|week|month)[\s.]*$/i;

function subject(field: string, raw: string, head: Stretch, rest: Stretch, today: number): Subject {
  const bracket = /[([]([^()[\]]{0,300})[)\]]/.exec(raw.slice(head.start, head.end));
  const open = bracket ? head.start + bracket.index : head.end;
  const close = bracket ? open + bracket[0].length : head.end;
  const named = { start: head.start, end: open };
  // A remark stands after the name, or after the bracket: "Calculus hard (series)", "Calculus (series) hard".
  const remark = trailingRemark(raw, named);
  const tail = trimStretch(raw, { start: close, end: head.end });
  const closing = closingRemark(raw, rest);
  const notes: Stretch[] = [
    ...(remark ? [remark.note] : []),
    ...(bracket ? [{ start: open + 1, end: close - 1 }] : []),
    ...(weighAlone(raw.slice(tail.start, tail.end)) === undefined ? [] : [tail]),
    ...(rest.start < rest.end ? [{ start: rest.start, end: closing?.cut ?? rest.end }] : []),
    ...(closing ? [closing.note] : []),
  ];
  const noted = readNotes(field, raw, notes, today);
  let nameEnd = remark?.cut ?? open;
  const dates = readDates(raw.slice(head.start, nameEnd), head.start, { today, years: onOrAfter(today), relative: false });
  if (dates[0]) nameEnd = dates[0].start;
  nameEnd -= AT_END.exec(raw.slice(head.start, nameEnd))?.[0].length ?? 0;
  const lead = /^\s*then\s+/i.exec(raw.slice(head.start, nameEnd))?.[0].length ?? 0;
  const name = trimStretch(raw, { start: head.start + lead, end: Math.min(nameEnd, head.start + LONGEST_NAME) });
  return { name: { field, raw, ...name }, ...noted };
}

/** The topics in the notes beside a name, and its weight. */
function readNotes(field: string, raw: string, notes: readonly Stretch[], today: number): Omit<Subject, 'name'> {
  let weight = 1;
  let hours: Subject['hours'];
  let weightNote: Passage | undefined;
  const topics: Passage[] = [];
  const usual: Passage[] = [];
  for (const note of notes) {
    const words = raw.slice(note.start, note.end).trim();
    const isBracket = /[([]/.test(raw[note.start - 1] ?? '');
    const weighed = weigh(words) ?? (isBracket ? weighLoosely(words) : undefined);
    hours = hoursIn(field, raw, note) ?? hours;
    if (workHours(words)) continue;
    if (weighed !== undefined) {
      weight = weighed;
      const said = { field, raw, ...trimStretch(raw, note) };
      if (weighed === 1) usual.push(said);
      else weightNote = said;
    } else if (!isDate(words, today)) {
      for (const topic of topicsIn(field, raw, note.start, note.end)) {
        // "Microbiology: I'm really behind, bacteria, viruses"
        const text = raw.slice(topic.start, topic.end);
        const remark = mayBeName(text) ? undefined : weighRemark(text);
        if (workHours(text) || isOtherHours(text)) continue;
        if (remark === undefined) {
          topics.push(topic);
        } else {
          weight = remark;
          weightNote = topic;
        }
      }
    }
  }
  return { topics, weight, weightNote, notes: usual, hours };
}

/** The text with fillers in place of what stands in brackets. */
function withoutBrackets(text: string): string {
  return text.replace(/\([^()]*\)|\[[^[\]]*\]/g, (it) => `(${'~'.repeat(it.length - 2)})`);
}

function isDate(text: string, today: number): boolean {
  return readDates(text, 0, { today, years: onOrAfter(today), relative: true }).length > 0;
}

function topicsIn(field: string, raw: string, start: number, end: number): Passage[] {
  return splitList(raw, start, end, true).flatMap((piece) => {
    const words = raw.slice(piece.start, piece.end);
    // "only optics" names a topic, and "only had two lessons" does not.
    const lead = /^(?:(?:esp(?:ecially|\.)|particularly|mainly)\s+|only\s+(?=\p{L}+$))/iu.exec(words)?.[0].length ?? 0;
    const topic = words.slice(lead);
    if (NO_TOPIC.test(topic) || SAID.test(topic) || PREDICATE.test(topic)) return [];
    return [{ field, raw, start: piece.start + lead, end: piece.end }];
  });
}

function withTopics(owner: Subject, topics: readonly Passage[]): Subject {
  return { ...owner, topics: [...owner.topics, ...topics].slice(0, MOST_TOPICS) };
}

function unique(subjects: readonly Subject[]): Subject[] {
  const seen = new Set<string>();
  return subjects.filter(({ name }) => {
    const key = name.raw.slice(name.start, name.end).toLowerCase().replace(/\s+/g, ' ');
    if (!/[\p{L}\p{N}]/u.test(key) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
