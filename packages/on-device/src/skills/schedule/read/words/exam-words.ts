import { MONTH_NAME } from './date-words.ts';

/** Words that make a date the day on which something is handed in. */
export const HANDED_IN =
  /(?<!\p{L})(?:due|deadlines?|submit(?:ted)?|submissions?|hand(?:ing|ed)? ?-?in|turn(?:ed)? in|entrega|abgabe|[àa] rendre|remise)(?!\p{L})/iu;

/** Pieces of work that are written at home. */
export const WORK =
  /(?<!\p{L})(?:essays?|(?:term|research|final|seminar|position|reflection) papers?|coursework|assignments?|home ?works?|problem sets?|psets?|(?:lab )?reports?|dissertations?|thes[ie]s|portfolios?|projects?|worksheets?|case stud(?:y|ies)|drafts?|proposals?|hausarbeit|ensayo|devoir)(?!\p{L})/iu;

/** Exams that are sat at an hour, whatever stands beside it: "essay exam", "thesis defence", "project presentation". */
export const SAT =
  /(?<!\p{L})(?:exam\p{L}*|tests?|quiz(?:zes)?|mid-?terms?|finals|mocks?|viva|oral|def[ea]n[cs]e|presentations?|papers? \d|klausur|prüfung|examen)(?!\p{L})/iu;

/** The head of a table or of a list: "Course | Date | Time | Room", "Final exams:". */
export const HEADING =
  /^(?:course|module|subject|paper|exams?|final|examination|dates?|day|time|start|end|room|hall|venue|place|location|code|name|duration|seat|when|where|what|my|the|and|of|schedule|timetable|weekday|month|table)s?$/i;

/** A part of the exam of a language: "French listening 30 Nov, reading 2 Dec". */
export const PART_ALONE = /^\W*(?:listening|reading|writing|speaking|written|oral|practical|theory)(?: (?:exam|test|paper|part))?\W*$/i;

export const ALL_OF_THEM =
  /^\W*(?:all|both|everything)(?: (?:of (?:them|these)|(?:the )?(?:two|three|four|five|six|[2-9])|exams|subjects|finals))*\W*$/i;

/** Words for a day that is not known: "TBA", "sometime in December", "the week after". */
export const VAGUE =
  /\b(?:tb[acd]|to be (?:announced|confirmed|decided)|some ?time|somewhere|not (?:yet )?(?:known|announced|sure)|unknown|soon|weeks?|months?|mid|end of|early|late|later|after|before|no (?:exam|date)|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\b|\?/i;

/** Words beside a date that are no label. */
export const BESIDE = /(?<!\p{L})(?:at|on|am|pm|the|um|uhr|and|to|from|in)(?!\p{L})/giu;

/** Days on which the person cannot study: "(I will be away)", "no study". */
export const AWAY =
  /(?<!\p{L})(?:away|abroad|out of town|travell?ing|no (?:study(?:ing)?|revision|revising)|(?:not|can['’]?t|cannot|won['’]?t|unable to) (?:be )?(?:able to )?(?:study|revise)(?:ing)?|days? off|on (?:holiday|vacation))(?!\p{L})/iu;

/** Days without lessons, on which many study: "Spring break". */
export const BREAK = /(?<!\p{L})(?:breaks?|holidays?|vacations?|half[ -]?terms?|recess|ferien|vacances|vacaciones|trip)(?!\p{L})/iu;

/** "after the Easter break", "before half-term" */
export const AROUND_BREAK =
  /(?<!\p{L})(?:after|before|following|back from) (?:the |my |our )?(?:\p{L}+ )?(?:breaks?|holidays?|vacations?|half[ -]?terms?|recess|trip)(?!\p{L})/iu;

/** "(all Nursing)" at the end of a line: the subject of all its exams. */
export const ALL_ARE = /\((?:all|both) (?:(?:for|in|of|are) )?(?<name>[^()]+)\)\W*$/iu;

/** Details of an exam beside its day, which a plan of days does not need: its hour, its room, which paper it is. */
export const BESIDE_EXAM =
  /(?<![\p{L}\p{N}])(?:\d{1,2}[:.]\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m|(?:room|rm|hall|venue|building|gym)\b:?(?: (?:\p{Lu}|\d+)\p{N}{0,3}\b)?|(?:papers?|exam|test|part|midterm|quiz|mock|p) ?#?\d(?: ?(?:and|&) ?p?\d)?|[a-z]\d{1,3}|essay|project|presentation|report|assignment|\d{1,2}(?=[.)]\s))(?![\p{L}\p{N}])/giu;

/** The words of exams and of work that are counted: "Exam 2", "test 3". */
export const COUNTED =
  '(?:exam|test|quiz|mid-?term|unit|paper|prelim|mock|final|part|assessment|essay|assignment|report|project|lab|homework|klausur)s?';
/** "Exam 2" before a month with its day: "Exam 2 Feb 10", but not "Exam 2 Feb 10 am" and "Exam 2 Feb 2027". */
export const NUMBERED_EXAM = new RegExp(
  `(?<![\\p{L}\\p{N}])${COUNTED} ?#? ?\\d{1,2}(?=,? (?:on )?${MONTH_NAME}\\.? \\d{1,2}(?!\\d|[:.]\\d| ?(?:[ap]\\.?m|h|o['’]clock|uhr)(?!\\p{L})))`,
  'giu',
);

/** "Thursday", "on Thursday 9am": a day of the week without a date. */
export const WEEKDAY_ALONE = /^\W*(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,? (?:at )?\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?)?\W*$/i;

/** "CBT", "MCAT": the name of a test. */
export const ACRONYM = /(?<![\p{L}\d])\p{Lu}{2,6}s?\d?(?!\p{L})/u;

/** Words of one exam that has no subject. */
export const ONE_EXAM =
  /\b(?:exams?|finals?|tests?|mocks?|prelims?|papers?|(?:pre-?)?boards?|midterms?|viva|oral|mains|certificat\p{L}*|grade \d)\b/iu;
