import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('gaps', {
  empty: 'There are no notes to check yet.',
  nothingOpen: 'Nothing left open was found: no marks such as TODO, no lists cut short, no often-used term without a definition.',
});

export const sayInternal = phrasebook('gaps.internal', {
  leftOpen: '- Left open: {quote}',
  short: '- Announced but not all there: {quote} and {listed} follow',
  unlisted: '- Announced, but no list of that length follows: {quote}',
  undefined: '- Used {times} but not defined: "{term}"',
  acronym: '- Never spelled out: {acronym}',
  empty: '- A heading with nothing under it: {heading}',
  thin: '- Only {words} under the heading "{heading}"',
});

export const sayConcepts = phrasebook('gaps.concepts', {
  together: 'Terms that your notes bring together:',
  pair: '- {one} – {other}: in {sentences}, such as {quote}',
  alone: 'Terms that stand alone, in no sentence with another main term:',
  isolated: '- {term} ({times}): add a sentence on how it belongs to the rest',
  noPairs: 'No two main terms stand in one sentence of your notes. Add sentences that say how they belong together.',
  few: 'Your notes hold too few terms to map. A few whole sentences on each idea are enough.',
});

export const sayCoverage = phrasebook('gaps.coverage', {
  overall: 'Covered {covered} of {all} topics ({share} %).',
  split: 'Of the rest, {thin} thin, {mentioned} only mentioned and {missing} not found in your notes.',
  otherWords:
    '{others} of {all} lines of your notes name no topic. They may tell one that was not found in other words, so compare them first.',
  unit: '- {unit}: {covered} of {all} ({share} %)',
  heading: '{unit}:',
  others: 'Other topics:',
  topic: '- [{status}] {topic}',
  evidence: ': {quote}',
  nearest: ', nearest: {quote}',
  underHeading: ': under “{heading}”, {quote}',
  emptyHeading: ' (a heading with nothing under it)',
  inTitle: ' (only in a heading: {quote})',
  only: 'Left to look at first, then what is covered:',
  noSyllabus:
    'No syllabus section was pasted, so this shows what your notes do cover. Paste the section to have each of its topics checked.',
  unread:
    'No topics could be read from the syllabus section. Add the names of its topics. Until then, this shows what your notes do cover.',
  headings: 'Headings and how much stands under each:',
  under: '- {heading}: {sentences}, {words}',
  terms: 'Main terms, by how often they occur:',
  term: '- {term}: {times}',
  size: 'Your notes hold {words} in {sentences}.',
});

export const sayExam = phrasebook('gaps.exam', {
  weights: 'By the marks in your syllabus section, heaviest first:',
  weight: '- {unit} ({weight}): covered {covered} of {all}',
  lacking: '; still weak: {topics}',
  cues: 'Lines of your notes that point to the exam:',
  cueMore: '- {quote}: your notes say more about it',
  cueAlone: '- {quote}: this line is all your notes say about it',
  cueOpen: '- {quote}: left open, so fill this first',
  none: 'Neither your notes nor the syllabus section name marks or say what the exam asks. Mark such lines with "exam" or "important" and they are listed here.',
  comma: ', ',
});

export const sayPriorities = phrasebook('gaps.priorities', {
  learn: '. Learn and note "{topic}"{unit}: not found in your notes.',
  compare: '. Compare "{topic}"{unit} with your line {quote}: learn and note it unless that line tells it in other words.',
  write: '. Write two or three sentences on "{topic}"{unit}: your notes only mention it.',
  check: '. Check "{topic}"{unit}: your notes perhaps cover it, in part, shortened or in other words.',
  extend: '. Add an example or a reason to "{topic}"{unit}: your notes have one short passage.',
  settle: '. Settle what you left open: {quote}{rest}',
  comma: ', ',
  rest: ' and {count} more',
  exam: '. Fill in what the exam may ask: {quote}',
  complete: '. Complete the list: {quote}',
  fill: '. Fill the section "{heading}": next to nothing stands under it.',
  define: '. Define "{term}" in a sentence: you use it without saying what it is.',
  spell: '. Spell out "{term}" once.',
  connect: '. Say how "{term}" belongs to the rest: it shares no sentence with another main term.',
  sentences: '. Turn your keywords into whole sentences, starting with "{term}": what it is, and why it matters.',
  pasteSyllabus: '. Paste the syllabus section into this tool: with it, each topic can be checked against your notes.',
  nameTopics: '. Add the names of the topics to the syllabus section: with them, each can be checked against your notes.',
  none: 'Nothing stands out in these checks. Test yourself next.',
});

export const saySelfTest = phrasebook('gaps.self-test', {
  explain: '. Explain in two sentences: {topic}.',
  example: '. Give an example of {topic}.',
  define: '. Define {term}.',
  stands: '. What does {term} stand for?',
  relate: '. How do {one} and {other} belong together?',
  recall: '. Close your notes: what stands under "{heading}"?',
  none: 'Your notes hold too little to ask about yet. Add a few whole sentences first.',
});

export const sayWeakTopics = phrasebook('gaps.weak-topics', {
  missing: '- {topic}{unit}',
  near: ': nearest in your notes: {quote}',
  nothingNear: ': nothing near it in your notes',
  noneMissing: 'Every topic of the syllabus section appears somewhere in your notes.',
  general: 'Too general to look for: {topics}.',
  needSyllabus: 'Paste a syllabus section to see which of its topics your notes lack. From the notes alone, these places look unfilled:',
  unread:
    'The syllabus section names no topic that could be read. Add the names of its topics to see which of them your notes lack. From the notes alone, these places look unfilled:',
  unreadOnly:
    'The syllabus section names no topic that could be read. Add the names of its topics to see which of them your notes lack. The notes alone show no empty headings and no lists left short.',
  needSyllabusOnly:
    'Paste a syllabus section to see which of its topics your notes lack. The notes alone show no empty headings and no lists left short.',
  thin: '- {topic}{unit}: one short passage only: {quote}',
  passing: '- {topic}{unit}: mentioned in passing: {quote}',
  inPart: '- {topic}{unit}: perhaps covered, named in part, shortened or in other words: {quote}',
  open: '- {topic}{unit}: left open: {quote}',
  heading: '- {topic}{unit}: a heading with nothing under it',
  inTitle: '- {topic}{unit}: only in a heading: {quote}',
  noneThin: 'No topic of the syllabus section is covered thinly: what your notes have, they define, or tell in 20 words or more.',
  noneThinOwn: 'No heading of your notes has next to nothing under it.',
  comma: ', ',
});

export const sayLack = phrasebook('gaps.lack', {
  few: 'These notes hold {words}, too little to find gaps in. Paste notes of a few sentences or items.',
  names: 'These notes list names and say nothing of them, so a name that is found is not a topic that is covered. Add what each one is.',
  unread: 'No topic could be read from the syllabus section. Add the names of its topics to it.',
});

/** The reason for which a line of the syllabus is no topic. */
export const UNUSED = {
  admin: 'Names no topic to learn.',
  general: 'Too general to look for in notes.',
  number: 'A number or a date without a topic on its line.',
  wordless: 'Words without a topic.',
  empty: 'A heading without topics of its own.',
  repeated: 'Names a topic a second time.',
} as const;
