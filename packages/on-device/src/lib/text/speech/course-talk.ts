import { anyWord } from '../any-of.ts';

/** Words about the organisation of a course: its weeks, its syllabus, its grading. Words such as "class" alone belong to many subjects. */
const COURSE = anyWord(
  /(?:first|last|second|third|next|final|\d+th) (?:weeks?|half|lecture|session) of (?:the|this|our|your) (?:syllabus|course|semester|term|class|module|quarter)/i,
  /(?:on|in|of|from) (?:the|our|your) (?:syllabus|course (?:page|website|outline|schedule))/i,
  /(?:in|for|throughout|of|to) this (?:course|lecture series)/i,
  /this course (?:is|will|covers|introduces|requires|assumes|meets)|in this (?:class|module),? (?:we|you)/i,
  /office hours?/i,
  /(?:students?|you) (?:will|are expected to|are required to|should|must) (?:be able to|submit|attend|complete|hand in|bring)/i,
  /late (?:submissions?|work)|(?:is|are|was|be) (?:graded|worth) (?:\w+ )?\d+ ?(?:%|percent|points|marks)/i,
  /extra credit|attendance (?:is|will)/i,
  /(?:cover|covered|come back to|return to|discuss|discussed) (?:\w+ ){0,4}(?:in|during) (?:the )?(?:(?:first|last|next|final) )?(?:week|lecture|tutorial|seminar|semester)(?: \d+)?/i,
);

/** Words of a channel about itself: its subscribers, its sponsors. */
const PROMOTION =
  /\b(?:subscribe|subscribers?|premium channel|(?<!(?:state|government)[ -])sponsor(?:s|ed|ing)?|brought to (?:us|you) by|checkout|ad-free|newsletter|link in the description|free trial|(?:promo|discount) codes?|sign up (?:at|for)|(?:dot|com) slash|\d+ ?(?:%|percent) off)\b/i;

/** Notes for the teacher of a book, by level: "[BL][OL] Check prior knowledge of …". */
const FOR_TEACHERS =
  /^(?:\[(?:BL|OL|AL|EL|SEL)\]\s?)+|^(?:ask|have|remind|encourage|tell) (?:the )?students\b|^students (?:can|could|may|should) use\b/i;

/** Words of speakers about themselves: "I'm a doctor and I work at …", "I took a degree in …". */
const OF_SPEAKER =
  /\bI(?:['’]m| am) an? (?:[\w-]+ ){0,3}(?:professor|doctor|researcher|scientist|engineer)\b|\bI (?:work(?:ed)? (?:at|for|in)|graduated|majored|(?:took|got|did) (?:an?|my) (?:\w+ )?(?:degree|ph\.?d))\b/i;
const OWN_NAME = /\bI['’]m \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** Whether a sentence says how the course is organised, who speaks, or praises a channel, and nothing of its subject. */
export function isCourseTalk(text: string): boolean {
  return isPromotion(text) || COURSE.test(text) || FOR_TEACHERS.test(text) || OF_SPEAKER.test(text) || OWN_NAME.test(text);
}

/** Whether a sentence praises or sells what the speaker offers. */
export function isPromotion(text: string): boolean {
  return PROMOTION.test(text);
}

/** Two sentences that praise an offer stand at most this far apart in one advertisement. */
const LONGEST_PAUSE = 12;

/** The sentences of advertisements: those that praise an offer, and what is said between two of them. */
export function advertisements<Spoken extends { readonly text: string }>(sentences: readonly Spoken[]): ReadonlySet<Spoken> {
  const found = new Set<Spoken>();
  let last = Number.NEGATIVE_INFINITY;
  sentences.forEach((sentence, at) => {
    if (!isPromotion(sentence.text)) return;
    for (const said of sentences.slice(at - last > LONGEST_PAUSE ? at : last, at + 1)) found.add(said);
    last = at;
  });
  return found;
}

/** Deadlines and hints at the exam, which say nothing about the subject. */
const ERRANDS =
  /\b(?:midterm|homework|problem set|due (?:on|by|next|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|\d)|is due|exam|quiz|assignment|deadline|read (?:chapter|ch|section|pages)|(?:please )?(?:bring|send) (?:your|a|the)|please (?:read|open|sign))\b/i;

/** Whether a sentence is about deadlines, exams or what to bring. */
export function isErrand(text: string): boolean {
  return ERRANDS.test(text);
}

/** A chapter to read: "please read chapter four of Doyle", "the reading for next week is Doyle chapter 5". */
const READING =
  /^(?:(?:and|so|also|now|okay|please|then|for next (?:week|time)),?\s)*read (?:the )?(?:ch(?:apters?|\.)?|pages?|pp\.?|sections?)\s|\b(?:the|your|our) readings? for (?:next|this|the next) (?:week|lecture|time|class|session|seminar)\b/i;

/** A topic that the exam leaves out: "I won't ask you about the Szilard engine". */
const RULED_OUT =
  /\b(?:not|won['’]t) (?:ask|test|examine) you (?:about|on)\b|\b(?:not|won['’]t be) (?:on|in) the (?:exam|test|final|midterm)\b/i;

/** Whether a sentence names what to read for the next hour. */
export function isReading(text: string): boolean {
  return READING.test(text);
}

/** Whether a sentence names a book to read or a topic that the exam leaves out: its words are no terms of the lecture. */
export function isLeftAside(text: string): boolean {
  return isReading(text) || RULED_OUT.test(text);
}
