import { phrasebook } from '../../spans.ts';

export const fillPhrase = phrasebook('style', {
  empty: 'There are no sentences to check yet. Paste the text of your draft.',
  tooShort: 'One or two words are too little to check. Paste at least one whole sentence of your draft.',
  fewWords: 'The draft holds {words} words, so there is little to check. Paste whole paragraphs.',
  notEnglish: 'These checks know English only, and this draft is in another language. Paste an English draft.',
  notChecked: 'Not checked: see the first section.',
  noDictionary:
    'The dictionary could not be loaded, so only frequent misspellings and errors of grammar were looked for. Open this tool once with a network connection.',
  noGrammar:
    'No slips in grammar, spelling or punctuation found by these checks. They see common faults only, so read it through once more.',
  noWording: 'No wordy phrases, passives or words too close to talk found by these checks.',
  noClaims: 'No claims or figures without a source found by these checks.',
  noRepetition: 'No words, phrases or openings used too often found by these checks.',
});

export const sayRepeatedPhrase = phrasebook('style.phrases', {
  phrases: 'Phrases used again and again:',
  phrase: '- "{words}": {count} times',
});

export const sayFinding = phrasebook('style.report', {
  place: '- {place}: ',
  quoted: '"{words}"',
  times: ' ({count} times)',
  becomes: ' → "{fix}"',
  or: 'or {words}',
  perhaps: ' (perhaps {words})',
  arrow: ' → ',
  more: '- and {count} more',
});

export const sayPriorities = phrasebook('style.priorities', {
  grammar: '. Fix {count} in grammar, spelling and punctuation{lead}{example} ({place}).',
  doubts: '. Check {count} in grammar and spelling that may be right{lead}{example} ({place}).',
  claims: '. Give a source for {count}{lead}{example} ({place}).',
  citations: '. Make your citations and your list of sources agree in {count}{lead}{example} ({place}).',
  absolute: '. Check {count} without any exception{lead}{example} ({place}).',
  thesis: '. Say in your first paragraph what you will argue or show: no sentence there does so yet.',
  topic: '. Say in your first paragraph what you will answer: it names the topic only.',
  conclusion: '. Turn your last paragraph into a conclusion that answers the question of your first.',
  long: '. Split {count} of more than 35 words ({place}).',
  paragraphs: '. Break up {count} of more than 200 words ({place}).',
  short: '. Develop or join {count} with little inside ({place}).',
  onePart: '. Break the text into paragraphs: {words} words stand in one.',
  wordy: '. Shorten {count}{lead}{example} ({place}).',
  tone: '. Put {count} more formally or more exactly{lead}{example} ({place}).',
  passive: '. Put the doer first in {count} if the doer matters more than what was done{lead}{example} ({place}).',
  colon: ': ',
  such: ', such as ',
  start: ', starting with ',
  nothing: 'Nothing stands out in these checks. Read the draft aloud once, then ask someone else to.',
  short60: 'Write more first: with {words} there is little to check.',
});

export const sayReadability = phrasebook('style.readability', {
  totals: '- {words} words in {sentences} sentences: {average} words a sentence on average',
  total: '- {words} words in one sentence',
  longest: '- Longest sentence ({place}, {words} words): {quote}',
  split: '- {count} sentences have more than {limit} words ({place}): places to split, or to read twice',
  splitOne: '- One sentence has more than {limit} words ({place}): a place to split, or to read twice',
  score: '- Flesch reading ease: {ease} of 100 ({meaning})',
  grade: '- Flesch-Kincaid grade: {grade} ({schooling})',
  short: '- Reading scores need about 100 words to mean anything; you have {words}.',
});

export const sayRepetition = phrasebook('style.repetition', {
  words: 'Words used most often:',
  word: '- "{word}": {count} times (1 word in {share})',
  near: 'Close together:',
  nearWord: '- {place}: "{word}" {count} times',
  openings: 'Sentences that open alike:',
  opening: '- {place}: {count} sentences begin with "{words}"',
  inRow: '- {place}: {count} sentences in a row begin with "{words}"',
  twice: 'Sentences that stand twice:',
  same: '- {place}: "{words}"',
});

export const saySpacing = phrasebook('style.spacing', {
  spaces: '- {place}: two spaces between "{before}" and "{after}" → one space',
  spacesMore: ' ({count} places in all)',
});

export const sayStrengths = phrasebook('style.strengths', {
  varied: '- Your sentences vary in length, from {short} to {long} words',
  cited: '- {count} sentences carry a reference, for example ({place}): {quote}',
  citedOne: '- One sentence carries a reference ({place}): {quote}',
  thesisClear: '- Your opening says what you will argue or show: {quote}',
  returns: '- Your conclusion takes up {shared} main words of your introduction',
  linkedWell: '- {linked} of {count} paragraphs open with a link to the one before',
  clean: '- None of the grammar checks found anything in {words} words',
  fewSlips: '- Only {count} grammar findings in {words} words',
  fewSlip: '- Only one grammar finding in {words} words',
  balanced: '- No paragraph is longer than {limit} words',
  plain: '- No wordy phrases found by these checks',
  example: '- You give examples, as in ({place}): {quote}',
  nothing:
    'These checks found nothing to single out yet. They look for a clear claim, references, examples, varied sentences and links between paragraphs.',
  tooShort: 'The draft is too short to say what already works: these checks need about 60 words, and you have {words}.',
});

export const sayStructure = phrasebook('style.structure', {
  lengths: '- {count} paragraphs, in words: {lengths}',
  headings: '- Under your headings: {headings}',
  one: '- One paragraph of {words} words: split it where the point changes',
  oneShort: '- One paragraph of {words} words, so there is no structure to check yet',
  long: '- {place}: more than {limit} words; split where the point changes',
  short: '- {place}: under {limit} words or one sentence only; develop the point or join it to its neighbour',
  thesis: '- Main claim, as it reads now ({place}): {quote}',
  topicOnly: '- Your opening names its topic ({place}): {quote}; add what you will answer',
  noThesis: '- No sentence of your opening says what you will argue or show; add one at the end of your first paragraph',
  conclusion: '- Your last paragraph closes the draft and comes back to: {terms}',
  unannounced: '- Your last paragraph does not read as a conclusion; sum up your answer there',
  apart: '- Your last paragraph shares few main words with your first; come back to the question you opened with',
  topic: '- {place}: the first sentence shares no main word with the rest; check that it says what the paragraph is about',
  topics: '- The first sentence of every body paragraph shares its main words with the rest',
  links: '- {linked} of {count} paragraphs after the first open with a link to what came before',
  linkMore: '; try "however", "as a result" or "this" where a reader may lose the thread',
});
