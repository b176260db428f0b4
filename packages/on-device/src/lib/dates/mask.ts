/**
 * Numbers and words that the chrono library takes for dates: "quiz 2", "chapters 1-35", "the SAT exam",
 * "4.2 second". They are overwritten with a filler of the same length, so that offsets stay valid.
 */
const FILLER = '~';

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
const NUMBERED =
  'quiz(?:zes)?|chapters?|chs?|papers?|units?|modules?|weeks?|wks?|lectures?|lec|labs?|assignments?|homework|hw|tests?|parts?|sections?|sec|pages?|pp?|problems?|questions?|exercises?|experiments?|practicals?|projects?|volumes?|vol|editions?|ed|semesters?|sem|rooms?|halls?|levels?|grades?|class|figures?|fig|tables?|topics?|sessions?|tutorials?|seat|block|phase|step|no|nos|version|v';
/** The number is the day of a date: "test 12 Dec" (but not "quiz 2 Dec 5"), "project 15/12", "lab 5-Dec". */
const IS_DAY = `(?!(?:st|nd|rd|th)?[ \\t]{1,3}(?:of[ \\t])?${MONTH}[a-z]{0,6}\\b(?!\\.?[ \\t]{1,2}\\d{1,2}(?![\\d:]|[ \\t]?[ap]m))|\\/\\d|[-.]\\d{1,2}[-.]\\d|-${MONTH})`;
const NUMBER = `\\d{1,3}(?!\\d)(?:\\.\\d{1,3})?${IS_DAY}`;

const NOT_DATES: readonly RegExp[] = [
  // Numbered things: "quiz 2", "chapters 1-35", "Unit 3 & 4", "room B-12".
  new RegExp(
    `\\b(?:${NUMBERED})\\b\\.?[ \\t]{0,3}#?[ \\t]{0,2}(?:[A-Za-z]-?)?${NUMBER}(?:[ \\t]{0,2}(?:-|–|—|to|and|&|,)[ \\t]{0,2}${NUMBER}(?![A-Za-z]))?`,
    'gi',
  ),
  // Course codes: "CS 101", "PHYS2041". Not "DEC 2026".
  /\b[A-Z]{2,5}[ -]?(?!20\d\d)\d{3,4}\b/g,
  // Quantities: "4.2 second", "45 min", "30 marks", "20 %", "8 hours", "3 credits".
  /(?<![\d./-])(?<!\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?[ \t])\d{1,4}(?:\.\d{1,3})?[ \t]{0,2}(?:%|(?:percent|per cent|marks?|points?|pts?|credits?|hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s|ms|pages?|words?|questions?|units?|chapters?|lectures?|students?|people|kg|g|cm|mm|km|ml)\b)/gi,
  // Exams and words that look like weekdays.
  /\b(?:the[ \t]{1,2}sat|sat[ \t]{1,2}(?:exam|test|prep|subject|score|maths?|paper)s?)\b/gi,
  /\b(?:she|he|they|we|it|i|who)[ \t]{1,2}(?:sat|wed)\b/gi,
  /\b(?:sun|second|secs?)\b(?![ \t]{0,2},?[ \t]{0,2}\d)/g,
  // "may" and "march" as words: without a number beside them, or as in "students may 2 submit".
  /\b(?:may|march)\b(?=[ \t]{1,3}[a-z])(?<!\d[ \t](?:may|march))(?<!(?:st|nd|rd|th|of)[ \t](?:may|march))/g,
  /\b[a-z]{3,20}[ \t]may[ \t]\d{1,2}[ \t](?=[a-z]{4,})/g,
];

export function maskNonDates(text: string): string {
  let masked = text;
  for (const pattern of NOT_DATES) masked = masked.replace(pattern, (found) => FILLER.repeat(found.length));
  return masked;
}

/** Overwrites part of a text with a filler of the same length. */
export function blankOut(text: string, start: number, end: number): string {
  return text.slice(0, start) + FILLER.repeat(end - start) + text.slice(end);
}
