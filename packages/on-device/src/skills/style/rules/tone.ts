import type { Rule } from '../rule.ts';

const PARTICIPLES =
  'done|made|given|taken|written|shown|seen|found|known|held|built|led|caught|chosen|driven|brought|sent|said|told|kept|paid|put|set|run|won|understood|thought|taught|bought|sold|lost|begun|broken|drawn|grown|hidden|spoken|stolen|worn|felt|left|met|read|spent|spread|cut|hit|hurt|beaten|eaten|forgotten|thrown';

/** Words that make academic writing vague or too informal. */
export const TONE: readonly Rule[] = [
  {
    id: 'passive',
    pattern: new RegExp(
      `\\b(?:is|are|was|were|been|being|be) (?:(?:also|often|usually|mostly|largely|mainly|not|still|\\w+ly) )?(?:[a-z]{2,}ed|${PARTICIPLES}) by (?!\\d|\\w+ing\\b|hand\\b|means\\b|the end\\b|then\\b|now\\b|default\\b|law\\b|far\\b|chance\\b|at least\\b|about\\b|(?:january|february|march|april|june|july|august|september|october|november|december)\\b)(?:(?:the|a|an|this|these|their|its|our|my|his|her|many|some) )?[a-z]+`,
      'gi',
    ),
    advice: 'passive: the active form puts the doer first, if the doer matters more than what was done',
  },
  {
    id: 'intensifier',
    pattern:
      /(?<!\b(?:the|not) )\b(?:very|really|extremely|totally|incredibly|basically|actually|literally|hugely|super)\b(?! (?:same|first|last|nature|fact|idea|beginning|end|high|low|large)\b)/gi,
    advice: 'leave it out, or say how much',
  },
  {
    // Before a noun without an article the writer may mean "its", and before a plain verb "it": either word alone would be a guess.
    id: 'contraction-or-its',
    pattern: /\bit's(?= ([a-z]+)(?![\w'-]))/gi,
    fix: ({ 1: word = '' }, forms) => {
      const next = word.toLowerCase();
      const noun = forms.isSingular(next) && !forms.isAdjective(next) && !forms.isParticiple(next) && !next.endsWith('ing');
      return noun || forms.isOnlyBase(next) ? '' : undefined;
    },
    others: ({ 1: word = '' }, forms) => (forms.isOnlyBase(word.toLowerCase()) ? ['it', 'it is'] : ['its', 'it is']),
    advice: 'check which is meant: in formal writing "it\'s" is written out, and what belongs to it is "its"',
  },
  {
    id: 'contraction',
    pattern:
      /\b(?:don't|doesn't|didn't|can't|won't|isn't|aren't|wasn't|weren't|shouldn't|couldn't|wouldn't|hasn't|haven't|hadn't|it's|that's|there's|they're|we're|you're|I'm|I've|I'd|I'll|we've|they've|let's|who's|what's|here's)(?!\w)/gi,
    fix: (match) => FULL[match[0].toLowerCase()],
  },
  {
    id: 'first-person',
    pattern:
      /\b(?:I (?:personally )?(?:think|believe|feel)(?: that)?|in my (?:own )?(?:personal )?(?:opinion|view)|personally|from my point of view)\b/gi,
    advice: 'drop it and give the reason (fine in a reflection)',
  },
  {
    id: 'vague',
    pattern: /\b(?:a lot of|lots of|tons of|loads of|plenty of)\b/gi,
    fix: (match) => (/^plenty/i.test(match[0]) ? '' : 'many'),
    advice: 'or "much", or the number',
  },
  {
    id: 'vague',
    pattern: /\b(?:stuff|kind of|sort of|and so on|and so forth|etc)\b\.?/gi,
    advice: 'say which',
    unless: (match, text) =>
      /^(?:kind|sort)/i.test(match[0]) &&
      /\b(?:a|the|this|that|one|what|any|every|each|some|same|another|no|new|different|which|certain|first|second|\w+est)\s+$/i.test(
        text.slice(Math.max(0, match.index - 14), match.index),
      ),
  },
  {
    id: 'informal',
    pattern: /\b(?:kids|gonna|wanna|gotta|guys|awesome|big deal|okay|a bit of a|nowadays)\b/gi,
    fix: (match) => INFORMAL[match[0].toLowerCase()] ?? '',
    advice: 'too much like talk',
  },
  {
    id: 'cliche',
    pattern:
      /\b(?:since the dawn of (?:time|man|mankind|humanity)|since the beginning of time|throughout (?:human )?history|think(?:ing)? outside the box|at the end of the day|last but not least|only time will tell|tip of the iceberg|double-edged sword|in a nutshell|blessing in disguise|two sides of the same coin|every coin has two sides|hot topic|food for thought|a perfect storm|the bottom line|level playing field|crystal clear|easier said than done|avoid\w* like the plague|the big picture|game[- ]changer|in the modern world|in the fast-paced world)\b/gi,
    advice: 'worn phrase: say it plainly, or start with the point',
  },
  {
    id: 'cliche',
    pattern: /\bplay(?:s|ed|ing)? an? (?:very )?(?:vital|crucial|important|key|significant|huge|big|major|pivotal) (?:role|part)\b/gi,
    advice: 'worn phrase: say what it does',
  },
];

const INFORMAL: Readonly<Record<string, string>> = {
  kids: 'children',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  guys: 'people',
};

const FULL: Readonly<Record<string, string>> = {
  "don't": 'do not',
  "doesn't": 'does not',
  "didn't": 'did not',
  "can't": 'cannot',
  "won't": 'will not',
  "isn't": 'is not',
  "aren't": 'are not',
  "wasn't": 'was not',
  "weren't": 'were not',
  "shouldn't": 'should not',
  "couldn't": 'could not',
  "wouldn't": 'would not',
  "hasn't": 'has not',
  "haven't": 'have not',
  "hadn't": 'had not',
  "it's": 'it is',
  "that's": 'that is',
  "there's": 'there is',
  "they're": 'they are',
  "we're": 'we are',
  "you're": 'you are',
  "i'm": 'I am',
  "i've": 'I have',
  "i'd": 'I would',
  "i'll": 'I will',
  "we've": 'we have',
  "they've": 'they have',
  "let's": 'let us',
  "who's": 'who is',
  "what's": 'what is',
  "here's": 'here is',
};
