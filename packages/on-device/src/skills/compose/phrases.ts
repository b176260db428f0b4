import { phrasebook } from '../../spans.ts';

/**
 * The fixed words of the compose skill. A definition names them in two places:
 *
 * - `{ phrase: 'report.title-page' }` prints a text: its lines, in order.
 * - `{ from: 'objective', lead: 'lab.objective', … }` puts a lead before the person's sentences: on the same line before
 *   prose ("Objective: …"), on its own line before steps and lists.
 */

/**
 * Lines of fixed words. `''` is an empty line. A line is one string, or several versions of it, best first: the first version
 * whose slots are all filled is printed, and a line without such a version is left out.
 *
 * A slot names a field of the form (`{title}`; a select gives its label) or is one of `{today}` ("14 November 2026"), `{target}`
 * (words of the whole document), `{named}` ("two sources"), a line that the description gives (`{own_guide}`), and, each alone on its line, `{sections}` (the numbered titles of the
 * sections with their lengths) and `{sources}` (the sources that the person named). Square brackets mark a blank for the person.
 */
export interface PhraseText {
  readonly lines: readonly (string | readonly string[])[];
  /** Joins the text to the prose that follows it. */
  readonly flows?: boolean;
}

/** Words before the person's sentences. */
export interface PhraseLead {
  readonly lead: string;
  /** Used instead when the first sentence begins "To determine …" or "Determine …". Ends in "to ". */
  readonly infinitive?: string;
  /** Joins a second sentence of that kind. */
  readonly also?: string;
}

const TEXTS = {
  'report.title-page': {
    lines: [
      '{title}',
      '',
      '{reportType}',
      ['Field of study: {field}', 'Field of study: General Studies'],
      '',
      ['Submitted by: {own_authors}', 'Submitted by: [your name]'],
      ['Enrolment number: {own_number}', 'Enrolment number: [your number]'],
      ['Programme and semester: {own_programme}', 'Programme and semester: [your programme]'],
      ['Guided by: {own_guide}', 'Guided by: [name of your guide]'],
      ['Department: {own_department}'],
      ['Institution: {own_institution}', 'Institution: [name of your institution]'],
      ['Academic year: {own_session}'],
      'Date: {today}',
    ],
  },
  'report.contents': {
    lines: ['{sections}', '', 'Page numbers: add them in your word processor once the text is final.'],
  },
  'report.own-words': { lines: ['From your own description:'] },
  'report.draft-note': {
    lines: [
      'This is a working draft: your own sentences, sorted into sections, with prompts for what is still to write.',
      'Replace every [ ] line by your text. The whole report aims at {target} words.',
    ],
  },
  'report.references-note': {
    lines: [
      '{sources}',
      [
        'Beyond the {named} you named, no source is filled in for you. Each line below is a search to run; write the source in its place once you have read it.',
        'No source is filled in for you. Each line below is a search to run; write the source in its place once you have read it.',
      ],
    ],
  },
  'report.appendices': { lines: ['Put here what the report refers to but a reader can skip on a first reading.'] },

  'lab.title-page': {
    lines: [
      '{title}',
      '',
      ['Subject: {subject}', 'Subject: General'],
      'Name: [your name]',
      'Group or partners: [names]',
      'Instructor: [name]',
      'Date of the experiment: [date]',
      'Date of this report: {today}',
    ],
  },
  'lab.opening': { lines: ['This report describes the experiment “{title}”.'], flows: true },
  'lab.introduction': { lines: ['This report covers the experiment “{title}” and what it was meant to show.'], flows: true },
  'lab.theory': {
    lines: ['Theory to add in your own words, from your textbook or lab manual:'],
  },
  'lab.method-note': {
    lines: ['Before you hand this in, turn each step into the past passive: “The mass was weighed”, not “Weigh the mass”.'],
  },
  'lab.results-note': { lines: ['Numbers below are computed from the readings you typed. Check them against your lab book.'] },

  'planner.opening': { lines: ['Plan made on {today}.', 'Time you have: {duration}.', 'Pace: {studyStyle}.'] },
  'planner.inputs': { lines: ['What this plan was made from:'] },
  'planner.no-goals': {
    lines: ['You set no goals. One sentence is enough: a grade, a chapter, or a topic you want to be sure of.'],
  },

  'interview.opening': {
    lines: [
      ['This is a practice interview for the role of {role} at {company}.', 'This is a practice interview for the role of {role}.'],
      ['Level: {level}. Type: {interview}.', 'Type: {interview}.'],
    ],
  },
  'interview.how-to': {
    lines: [
      'Answer each question aloud in two minutes before you read the line under it.',
      'Then write three key words of your answer in the blank, and take the follow-up without preparation.',
    ],
  },
  'interview.ask-intro': { lines: ['Pick two or three. Leave out what the conversation has already answered.'] },

  'lecture.opening': { lines: [['{title} ({subject})', '{title}'], 'Focus: {focus}.'] },
  'notes.opening': { lines: [['{topic} ({subject})', '{topic}'], 'Type of check: {analysis}.'] },
  'syllabus.opening': { lines: [['{course}, {duration}', '{course}']] },
  'explainer.opening': {
    lines: ['Every sentence below is taken word for word from the text you pasted; citations in brackets are left out.'],
  },
  'assignment.opening': { lines: ['These are findings in your own text, with the words quoted. Your text itself is not rewritten.'] },
  'citation.opening': { lines: ['Formatted in {style}. Nothing was added that your sources do not say.'] },
} as const satisfies Readonly<Record<string, PhraseText>>;

const LEADS = {
  'report.background': { lead: 'Background: ' },
  'report.problem': { lead: 'The problem: ' },
  'report.purpose': { lead: 'Purpose: ', infinitive: 'This project sets out to ', also: 'It also sets out to ' },
  'report.literature': { lead: 'Work you already name: ' },
  'report.method': { lead: 'Method: ' },
  'report.requirements': { lead: 'Requirements you name: ' },
  'report.design': { lead: 'Design: ' },
  'report.implementation': { lead: 'What was built: ' },
  'report.testing': { lead: 'Testing: ' },
  'report.result': { lead: 'Results you state: ' },
  'report.challenges': { lead: 'Difficulties you name: ' },
  'report.limitation': { lead: 'Limits you state: ' },
  'report.future': { lead: 'Still to come: ' },
  'report.conclusion': { lead: 'What you conclude: ' },
  'report.facts': { lead: 'Facts from your description: ' },

  'lab.objective': { lead: 'Objective: ', infinitive: 'This experiment set out to ', also: 'It also set out to ' },
  'lab.aim': { lead: 'Aim: ', infinitive: 'The aim is to ', also: 'It is also to ' },
  'lab.apparatus': { lead: 'Apparatus you name: ' },
  'lab.procedure': { lead: 'Procedure: ' },
  'lab.method': { lead: 'Method: ' },
  'lab.observations': { lead: 'What you noted: ' },
  'lab.result': { lead: 'Results: ' },
  'lab.discussion': { lead: 'What your notes say: ' },
  'lab.limitation': { lead: 'Limits you name: ' },
  'lab.conclusion': { lead: 'Conclusion: ' },

  'planner.goals': { lead: 'Your goals: ' },
  'interview.background': { lead: 'From your background: ' },
  'interview.strengths': { lead: 'Strong points you can speak about: ' },
  'plain.in-your-words': { lead: 'In your words: ' },
} as const satisfies Readonly<Record<string, PhraseLead>>;

export type TextName = keyof typeof TEXTS;
export type LeadName = keyof typeof LEADS;

export const TEXT_NAMES = Object.keys(TEXTS) as readonly TextName[];
export const LEAD_NAMES = Object.keys(LEADS) as readonly LeadName[];

/** @throws Error that names an unknown text: the definition is wrong, no input can cause it. */
export function textNamed(name: TextName): PhraseText {
  if (!Object.hasOwn(TEXTS, name)) throw new Error(`Unknown phrase "${name}": see skills/compose/phrases.ts`);
  return TEXTS[name];
}

/** @throws Error that names an unknown lead: the definition is wrong, no input can cause it. */
export function leadNamed(name: LeadName): PhraseLead {
  if (!Object.hasOwn(LEADS, name)) throw new Error(`Unknown lead "${name}": see skills/compose/phrases.ts`);
  return LEADS[name];
}

export const fillPhrase = phrasebook('compose', {
  sources: 'Sources you named, as you gave them. Check each one against the work itself:',
  mention: '{source} (named in your text: add its title and where it appeared)',

  ask: '[ ] Add {ask}.',
  askSentence: '[ ] {ask}',
  short: 'This section has {have} of {range} words. ',
  shortAsk: 'To reach it, add: {asks}.',
  shortMore: 'To reach it, write about {more} more words.',
  empty: 'This section aims at {range} words. Nothing in your form fits it yet. Write:',
  nothing: 'Nothing in {fields} fits this section yet.',
  blank: '{fields} is blank, so there is nothing to put here yet.',
  listMark: '- ',
  byPlace: '[ ] Check where these belong; neither their words nor their place in your text says it for sure: ',
  opening: '“',
  nextOpening: ', “',
  closing: ' …”',
  more: ' and {count} more.',
  stop: '.',
});

export const sayLack = phrasebook('compose.lack', {
  nothing: 'The description holds {words}, too little to sort into a report. Say in a few sentences what you did, how, and what came out.',
  few: 'The description holds {words}, so most sections hold prompts only. Say what you did, how, and what came out.',
  unused: 'Some lines of your description have no place in the report and are listed as not used.',
});

/** The reason for which a line of a description has no place in the report. */
export const UNUSED = {
  heading: 'A heading with nothing under it.',
  title: 'A title over other headings.',
  code: 'Code or a drawing. Attach it as an appendix.',
  source: 'A source. Put it into the field Sources.',
  outside: 'Belongs to no section of this report.',
  picture: 'Points to a picture that is not in the text.',
  repeated: 'Says the same as an earlier sentence.',
  wordless: 'Words without a sentence.',
  full: 'The section that it belongs to has as many words as it may have.',
  thanks: 'Thanks. Put them into an acknowledgement of your own before the abstract.',
  'no-results': 'Says that there are no results yet.',
} as const;

export type UnusedReason = keyof typeof UNUSED;
