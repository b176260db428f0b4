import type { FoundDate } from '../../../lib/dates/found-date.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import type { CourseEvent, EventKind } from '../syllabus.ts';

const KINDS: readonly (readonly [EventKind, RegExp])[] = [
  [
    'presentation',
    /\b(?:presentations?|final (?:performances?|recitals?|concerts?|exhibitions?|critiques?|shows?)|présentations?|presentaci[oó]n(?:es)?|referate?|seminars? talk|demo(?:nstration)?s? day)\b/i,
  ],
  [
    'assignment',
    /\b(?:assignments?|home\s?works?|hw\s?\d{0,2}|problem sets?|pset|essays?|term papers?|lab reports?|course\s?work|reports?|worksheets?|case stud(?:y|ies)|submissions?|labs?|practicals?|tps?|tds?|labos?|tutorials?|milestones?|papers? due|(?:final|research|response|reaction|reflection|position|short|seminar|term) papers?|drafts?|tareas?|entregas?|trabajos?|devoirs?|remises?|travail|travaux|abgaben?|\w*blatt|hausarbeit(?:en)?)\b/i,
  ],
  ['project', /\b(?:projects?|proyectos?|projets?|projekte?)\b(?! management)/i],
  ['test', /\b(?:quiz(?:zes)?|tests?|(?:skills?|concept|knowledge|mastery|progress) checks?|sessionals?|internals?)\b/i],
  [
    'exam',
    /\b(?:mid\s?-?\s?(?:terms?|sem(?:ester)?s?)|end\s?-?\s?(?:terms?|sem(?:ester)?s?)|finals?(?!\s(?:project|report|presentation|essay|papers?|draft|portfolio|reflection|version)(?!p{L}))|exam(?:s|inations?)?|ex[aá]men(?:es)?|klausur(?:en)?|prüfung(?:en)?|parcial(?:es)?|recuperatorios?|partiels?|\w*testate?|galops? d['’]essai|\w*klausur|intra|contr[ôo]les?|viva(?: voce)?)\b/i,
  ],
];
/** Words that make a clause without date and weight an event. They are narrow: "hypothesis tests" and "project management" are topics. */
const SURE =
  /\b(?:mid\s?-?\s?(?:terms?|sem(?:ester)?s?)|end\s?-?\s?sem(?:ester)?|finals?(?: exams?| week|\W+tb[acd]\b|$)|exam(?:s|inations?)?|quiz(?:zes)?|viva|ex[aá]men(?:es)?|prüfung|parcial|recuperatorio|examen|intra|partiel|(?:skills?|concept|knowledge|mastery|progress) checks?|final (?:performance|recital|concert|exhibition|critique|show)|galop d['’]essai|\w*klausur|tarea \d|entrega|remise|devoir|abgabe|übungsblatt|hausarbeit|assignments?\s?\d*|homework\s?\d*|hw\s?\d+|problem set\s?\d*|(?:class|unit|lab|practical|surprise|sessional|internal|mock|chapter)\s?-?\s?tests?|tests?\s#?\d+|test\s[ivx]{1,3}\b|(?:project|paper|essay) (?:(?:first|final|rough) )?(?:report|proposal|demo|due|submission|presentation|draft|peer review)s?|term paper|(?:final|midterm|research) (?:paper|essay|report)|essay \d+|lab report|submission|deadline|presentations?|due)\b|^tests?(?:$|\s(?:over|on|covering)\b)/i;
const WEIGHT =
  /(?:(\d{1,2})\s?[x×*@]\s?)?(?<![\d.–-])(\d{1,4}(?:\.\d{1,2})?)\s?(%|per ?cent\b|marks?\b|points?\b|pts?\b|puntos\b|punkte\b|pkt\b)(?:\s+each\b)?/i;
/** The weight of a whole beside that of one of its parts. */
const TOTAL = /(?<=\b(?:each|per)\b[^()\n]{0,40})()(?<![\d.–-])(\d{1,4})\s?(%|points?|pts?|marks?)\s(?:in\s)?total\b/i;
/** Percentages and marks in rules, which are no weights. */
const RULE =
  /\b(?:at least|minimum|maximum|below|above|less than|more than|pass(?:ing|ed)?\b|miss(?:es|ed|ing)?\b|penalt\w{1,3}|late\b|deduct\w{0,5}|per day|cut-?off|eligib\w{1,6}|e\.g\.|up to|(?:a )?total of|out of|partial credit|extra credit|\ban? (?:\p{L}+ )?(?:score|mark|grade) of\b|bonus|reduc(?:ed|tion)|lose\b|\boff\b|capped|dropped|(?<!weighted )average|curve|compulsory attendance|(?:the|your) final \d{1,3}\s?% of\b|grade [a-f]\b|required to|must\b|or (?:more|above|better|higher)\b|font|points? (?:type|font|times)|(?:each|every) (?:\p{L}+ ){0,2}(?:problem|question|exercise)s?\b)|\d\s?[-–]\s?\d{1,3}\s?%|[<>≥≤]/iu;

/** Assessments in Hindi, whose letters no word boundary knows. */
const HINDI: readonly (readonly [EventKind, RegExp])[] = [
  ['project', /परियोजना/],
  ['assignment', /असाइनमेंट|गृहकार्य|सत्रीय कार्य/],
  ['exam', /परीक्षा/],
];

export function kindOf(text: string): EventKind {
  return [...HINDI, ...KINDS].findLast(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

/** Work of a class on an assessment, which is not the assessment itself: "Discuss assignment 1", "Midterm review". */
const ABOUT =
  /^\W*(?:no (?!later|tes)|discuss\w*|see\b|out\b|review\w*|intro\w*|sketch|work (?:on|time|day)|go over|going over|prep\w*|practi[cs]e|start\w*|begin\w*|assign(?:ed)?\b(?!ments?)|recap|explain|return\w*|critique|catch|sign up|solutions?|about|how to|overview)\b|\b(?:review|prep(?:aration)?|recap|q ?& ?a|solutions?|practice|debrief|returned|assigned|released|posted|(?<!handed )out|handed out|writing session|workshop|office hours?)\W*(?:\([^()]*\)\W*)?$/i;

export function isSurelyEvent(text: string): boolean {
  return (SURE.test(text) || HINDI.some(([, pattern]) => pattern.test(text))) && (!ABOUT.test(text) || /\bdue\b/i.test(text));
}

/** A word makes a percentage a rule up to this far after it: "20 % per day". */
const RULE_REACH = 25;

/** "30 % of the reading", which is no part of the mark. */
const OF_OTHERS =
  /^\s*of\s+(?:the|your|our|all|in-?class|questions)\s(?![^.;,]{0,40}?\b(?:grades?|marks?|scores?|total|points|course|final|overall|evaluation|assessment|result|class)\b)/i;

/** "15%*2 = 30%" */
const PRODUCT = /^[^%\n]*\b\d{1,3}\s?%\s?[x×*]\s?\d{1,2}\s?=\s?(\d{1,2})\s?%/i;

/** Whether the percentages of a text are rules, such as "10 % off per day". */
export function isRule(text: string): boolean {
  return RULE.test(text);
}

export function weightIn(text: string): CourseEvent['weight'] {
  const product = PRODUCT.exec(text)?.[1];
  if (product !== undefined && !RULE.test(text)) return { amount: Number(product), in: '%' };
  // "(2 pts per class, 30 points total)"
  const match = TOTAL.exec(text) ?? WEIGHT.exec(text);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  // A capital letter or "though" begins another sentence in a text without full stops.
  const after =
    /^(?:(?!\s\p{Lu}[\p{Ll}\s]|,\s(?:though|although|but|however)\s)[^.;\n])*/u.exec(text.slice(end, end + RULE_REACH))?.[0] ?? '';
  if (RULE.test(text.slice(0, end) + after) || OF_OTHERS.test(text.slice(end, end + 60))) return undefined;
  const unit = unitOf(match[3] ?? '');
  const amount = Number(match[2]) * (!match[1] ? timesIn(text, match) : Number(match[1]));
  if (amount <= 0 || (unit === '%' && amount >= 100)) return undefined;
  return { amount: Math.round(amount * 100) / 100, in: unit };
}

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const SEVERAL = /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:\p{L}+\s+){0,2}\p{L}+s\b[^\d]{0,12}$/iu;

/** The number of things that words name: "3 exams", "two short essays"; 1 if they say none. */
export function countIn(words: string): number {
  const count = SEVERAL.exec(words)?.[1] ?? '1';
  return COUNTS.indexOf(count.toLowerCase()) > 0 ? COUNTS.indexOf(count.toLowerCase()) : Number(count) || 1;
}

/** The number of times that a weight counts: three times in "3 exams (20 % each)". */
function timesIn(text: string, { 0: words, index }: RegExpExecArray): number {
  return /each\s*$/i.test(words) ? countIn(text.slice(0, index)) : 1;
}

function unitOf(word: string): NonNullable<CourseEvent['weight']>['in'] {
  if (/^m/i.test(word)) return 'marks';
  return /^pt|^po|^pu|^pk/i.test(word) ? 'points' : '%';
}

/** Makes an event of a clause. Its name is the clause without date and weight at its ends. */
export function eventFrom(clause: Passage, date: FoundDate | undefined, week: number | undefined): CourseEvent {
  const text = clause.raw.slice(clause.start, clause.end);
  const weight = weightIn(text);
  return { name: nameIn(clause), kind: kindOf(text), date, week: week ?? weekIn(text), weight };
}

/** "in week 7", "(Week 7)" */
function weekIn(text: string): number | undefined {
  const week = /\b(?:week|wk)\.?\s{0,2}#?(\d{1,2})\b/i.exec(text)?.[1];
  return week === undefined ? undefined : Number(week);
}

const HEAD =
  /^[\s_<>]*(?:\(\d{1,2}\)\s+)?(?:and\s+(?:the\s+)?)?(?:(?:your|the)\s(?:final\s|course\s|class\s|overall\s)*(?:grade|mark)s?\s(?:(?:for|in)\s(?:the|this)\s\w+\s)?(?:is|will be|are|consists?)\b[^:.%]{0,60}?\b(?:of|by|on|from|upon|as follows|criteria)\b:?\s+(?:the\s+)?)?(?:\d{1,3}(?:\.\d{1,2})?\s?(?:%|per ?cent\b|marks?\b|points?\b|pts?\b)\s*(?:each\s+)?(?:for|of|from|:|-|–|—)?\s*(?:the\s)?|(?:assessment|evaluation|grading|(?:course |final )?grades?(?: breakdown)?|marks?|weightage|important dates?)\s*[:\-–—]\s*)*/i;
const FOOT =
  /[\s:,\-–—=([]*(?:(?:(?:will|is|are|be)\s)*(?:worth|carr(?:y|ies)|counts?(?: (?:for|as))?|counting|contributes?|accounts? for|makes? up|constitutes?|comprises?|weight(?:age)?(?: of)?)?\s*:?\s*)?(?:\d{1,2}\s?[x×*@]\s?)?\d{1,4}(?:\.\d{1,2})?\s?(?:%|per ?cent\b|marks?\b|points?\b|pts?\b|puntos\b|punkte\b)(?:\s+each)?(?:\s+(?:(?:of|toward|towards)\s+)?(?:the\s+|your\s+)?(?:final\s+|total\s+|course\s+|overall\s+)?(?:course\s+)?(?:grade|mark|marks|total))?(?:\s+(?:together|(?:in )?total|in all|overall|altogether))?\*?(?:\s+(?:is\s+)?due(?:\s+(?:on|by))?)?[\s)\].]*$/i;
const UNKNOWN_FOOT = /[\s:,–—(-]*\b(?:tba|tbd|tbc|(?:is |date )?to be (?:announced|determined|confirmed|arranged|scheduled))\b[\s).]*$/i;
const WEEK_FOOT = /[\s,([]*\b(?:in|during|at the end of)?\s?(?:week|wk)\.?\s?\d{1,2}[\s)\].]*$/i;

function nameIn(clause: Passage): Passage {
  const text = clause.raw.slice(clause.start, clause.end);
  const start = clause.start + (HEAD.exec(text)?.[0].length ?? 0);
  let end = clause.end;
  for (const foot of [UNKNOWN_FOOT, FOOT, WEEK_FOOT, FOOT]) {
    const rest = clause.raw.slice(start, end);
    const tail = rest.slice(-90);
    const cut = foot.exec(tail);
    if (cut && rest.length - tail.length + cut.index > 0) end = start + rest.length - tail.length + cut.index;
  }
  // "Lessons (20 %): There will be …": the name is before the weight.
  // "Proyecto 20%: entrega" is the project.
  const before = /^[^.:;()]{3,60}?(?=\s*(?:[([]\s*\d{1,3}(?:\.\d+)?\s?(?:%|points?|pts?|marks?)\s*[)\]]|\s\d{1,3}\s?%\s*:\s\p{L}))/iu.exec(
    clause.raw.slice(start, end),
  );
  if (before) end = start + before[0].length;
  // "Essay 1 (1500 words, 25 %)": the bracket that the weight left open is no part of the name.
  const open = /\s*[([][^()[\]]*$/.exec(clause.raw.slice(start, end));
  if (open && open.index > 2) end = start + open.index;
  // "Literature Review - Following the selection of a text, …": a sentence is no part of the name.
  const said = /^[^.:;()\n]{3,50}?(?=\s[-–—]\s\p{Lu}[^\n]{40,}$)/u.exec(clause.raw.slice(start, end));
  if (said && /\p{L}{3}/u.test(said[0])) end = start + said[0].length;
  // "Participation =", "_Abstract due_": marks are no part of a name.
  end -= /[\s=_~\\]*$/.exec(clause.raw.slice(start, end))?.[0].length ?? 0;
  const name = trimStretch(clause.raw, { start, end });
  return name.end > name.start ? { ...clause, ...name } : clause;
}
