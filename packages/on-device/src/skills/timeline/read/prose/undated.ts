import type { RawLine } from '../../../../lib/dates/lines.ts';
import { trimStretch } from '../../../../lib/text/split-list.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { eventFrom, kindOf } from '../read-events.ts';
import { ASSESSMENT } from './assessment-words.ts';
import { clausesOf } from './clauses.ts';

const LONGEST = 1500;
const LONGEST_COUNTED = 90;
/** "1 x 3500 word essay (due in term 2)" */
const COUNTED = /^\d{1,2}\s?[x×]\s(?=\S)/i;
/** "The first essay is due in week 8 of term 1" */
const DUE_IN =
  /\s(?:(?:is|are|will be)\s)?(?:due|to be (?:submitted|handed in)|submitted|held|takes? place)\s(?:in|during|by(?: the end of)?|at the end of)\s(?:week|wk)\s?\d{1,2}\b/i;
/** Weeks of several terms are numbered more than once, so that the term stays in the name. */
const OF_TERM = /^\s(?:of|in)\s(?:the\s)?(?:(?:autumn|spring|summer|fall|winter|first|second|third)\s)?(?:term|semester)\b[ \t]?\d?/i;

/** The assessments of a line that has neither dates nor weights: counted ones, and those that are due in a week. */
export function undatedEvents(field: string, raw: string, line: RawLine): CourseEvent[] {
  if (line.text.length > LONGEST) return [];
  if (COUNTED.test(line.text) && line.text.length < LONGEST_COUNTED && kindOf(line.text) !== 'other')
    return [eventFrom({ field, raw, start: line.start, end: line.end }, undefined, undefined)];
  return clausesOf(field, raw, line.start, line.end).flatMap((clause) => {
    const text = raw.slice(clause.start, clause.end);
    const due = DUE_IN.exec(text);
    const noun = due && [...text.slice(0, due.index).matchAll(ASSESSMENT)].at(-1);
    if (!noun || noun.index + noun[0].length !== due.index) return [];
    const end = due.index + due[0].length;
    const term = OF_TERM.exec(text.slice(end))?.[0];
    const place = trimStretch(raw, { start: clause.start + noun.index, end: clause.start + end + (term?.length ?? 0) });
    const event = eventFrom({ field, raw, ...place }, undefined, undefined);
    return term === undefined ? [event] : [{ ...event, name: { field, raw, ...place }, week: undefined }];
  });
}
