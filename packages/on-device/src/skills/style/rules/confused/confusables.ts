import type { Rule } from '../../rule.ts';
import { sentenceBefore } from '../../rule.ts';

const COMPARATIVES =
  'more|less|fewer|greater|larger|smaller|higher|lower|better|worse|faster|slower|bigger|older|younger|cheaper|easier|harder|stronger|weaker|longer|shorter|safer|richer|poorer|wider|happier|healthier';

const POSSESSIONS =
  'own|parents|children|lives|life|families|family|homes?|jobs?|work|time|friends|studies|education|minds?|money|health|skills|behaviou?r|phones?|opinions?|views|students|future|goals|ideas|problems|business(?:es)?|knowledge|bodies|grades|feelings|culture|country|customers|products|needs|rights|homework|assignments?';

/** Objects of "affect". */
const AFFECTED =
  'the|our|their|your|his|her|my|people|students|children|teenagers|teachers|how|us|them|everyone|someone|every|human|society|me|you|him|both|sleep|health|grades|learning|mental|young';

/** Confused words. Each pattern requires enough context to be nearly always right. */
export const CONFUSABLES: readonly Rule[] = [
  {
    id: 'could-of',
    pattern: /\b(may|might)( not)? of(?= (?:been|had|done|gone|become|made|come|seen|taken|got|given|[a-z]{3,}ed)\b)/gi,
    fix: '$1$2 have',
  },
  {
    // "All she could of the plan": the verb of a noun group stands before it.
    id: 'could-of',
    pattern:
      /\b(could|should|would|must)(n't| not)? of\b(?! (?:course|the|this|that|these|those|it|him|them|us|my|our|your|his|her|its|their)\b)/gi,
    fix: '$1$2 have',
  },
  { id: 'might-of', pattern: /\b(I|you|he|she|it|we|they|who) might of\b(?! course)/gi, fix: '$1 might have' },
  {
    id: 'its-is',
    pattern:
      /\bits (a|an|the|been|going to|because|important (?:to|that|for)|clear that|hard to|easy to|possible to|impossible to|difficult to|necessary to|true that|up to (?:me|you|us|him|her|them)|not(?!-))(?=[ .,!?])/gi,
    fix: (match) => (match[1] === 'been' ? "it's been" : `it's ${match[1]}`),
    unless: (match) => /A$/.test(match[0]),
  },
  {
    id: 'its-own',
    pattern:
      /\bit's (own|entirety|effectiveness|population|economy|citizens|inhabitants|members|users|customers|advantages|disadvantages|effects? on|impact on|role in|ability to)\b/gi,
    fix: 'its $1',
  },
  {
    id: 'of-its',
    pattern:
      /\b(of|with|by|from|due to|because of|about|for all) it's (?!a\b|an\b|the\b|not\b|been\b|just\b|only\b|being\b|all\b|like\b|what\b|so\b|very\b|too\b|too\b|in\b|on\b|going\b|more\b|less\b)(\w+)/gi,
    fix: '$1 its $2',
    // "Because of it's possible to travel": another slip.
    unless: (match, text) =>
      // The IT of a firm.
      / IT's/.test(match[0]) ||
      /ed$|ing$/.test(match[2] ?? '') ||
      /^\s+(?:to|that)\b/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 6)),
  },
  {
    id: 'their-is',
    pattern: /\btheir (is|are|was|were|has been|have been|will be|isn't|aren't|wasn't|weren't|exists?)\b/gi,
    fix: 'there $1',
  },
  {
    id: 'there-own',
    pattern: /\b(?:there|they're) own\b(?! (?:the|a|an|it|their|and|or|no|all|most|more|land|houses?|cars?)\b)/gi,
    fix: 'their own',
  },
  {
    id: 'there-possession',
    pattern: new RegExp(
      `\\b(of|with|for|about|do|use|using|lose|spend|improve|change|express|finish|complete|share|check|leave|have|make|take|into|on|doing|spending|changing|improving|affect|affects|losing) there (${POSSESSIONS})\\b`,
      'gi',
    ),
    fix: '$1 their $2',
  },
  { id: 'there-going', pattern: /\b(because|and|that|when|if|but|so) there (going to|trying to|able to)\b/gi, fix: "$1 they're $2" },
  { id: 'their-going', pattern: /\btheir (going to|trying to|able to|supposed to)\b/gi, fix: "they're $1" },
  {
    id: 'your-are',
    pattern: /\byour (welcome|going to|supposed to|able to|trying to)\b(?! (?:home|party|speech|mat|letter|pack))/gi,
    fix: "you're $1",
  },
  { id: 'youre-own', pattern: /\byou're own\b/gi, fix: 'your own' },
  { id: 'whos-own', pattern: /\bwho's (own|parents|work|ideas|lives|families|children|job)\b/gi, fix: 'whose $1' },
  {
    id: 'than',
    pattern: new RegExp(
      `\\b(${COMPARATIVES}|rather|other) then (the|a|an|any|ever|others?|those|these|that|this|it|they|we|you|he|she|I|my|our|their|his|her|before|one|two|half|men|women|people|\\d+|\\w+ing)\\b`,
      'gi',
    ),
    fix: '$1 than $2',
    // "If prices are higher then the demand falls" is correct.
    unless: (match, text) => /\b(?:if|when|once|since|as|until|first|and)\b/.test(sentenceBefore(text, match.index)),
  },
  {
    id: 'than',
    pattern: new RegExp(`\\b(${COMPARATIVES}) then (\\w+)(?=[.;!?])`, 'gi'),
    fix: '$1 than $2',
    unless: (match, text) =>
      /ed$/.test(match[2] ?? '') || /\b(?:if|when|once|since|as|until|first|and)\b/.test(sentenceBefore(text, match.index)),
  },
  { id: 'then', pattern: /\b(since|until|and only|but only) than\b/gi, fix: '$1 then' },
  {
    id: 'effect-noun',
    pattern:
      /\b(a|an|the|its|their|this|that|(?<=\b(?:an?|the|its|their|such|some|more) )(?:negative|positive)|adverse|significant|profound|huge|major|great|big|harmful|no|any|little|direct|serious|main|some|many|these|bad|good|strong) (affects?) (on|of|upon)\b/gi,
    fix: (match) => `${match[1] === 'a' ? 'an' : match[1]} ${(match[2] ?? '').replace(/affect/i, 'effect')} ${match[3]}`,
  },
  { id: 'side-effect', pattern: /\b(side|greenhouse) affect(s?)\b/gi, fix: '$1 effect$2' },
  {
    id: 'affect-verb',
    pattern:
      /\b(can|could|will|would|may|might|does|did|doesn't|also|directly|negatively|positively|greatly|severely|adversely|badly|strongly|to) effect (the|our|their|your|his|her|my|people|students|how|us|them|it|both|everyone|someone|every|children|human|society|me|you|him)\b(?!(?: \w+){0,4} (?:changes?|transition|transfer|repairs?|cure|improvements?|reforms?|compromise|settlement|escape|rescue|payment|release|removal|sale|[a-z]+(?:sis|ysis)\b))/gi,
    fix: '$1 affect $2',
    // "Some want change but are not able to effect it."
    unless: (match, text) =>
      (/^also$/i.test(match[1] ?? '') && /^(?:how|both)$/i.test(match[2] ?? '')) ||
      (/^it$/i.test(match[2] ?? '') &&
        /\b(?:changes?|transition|reforms?|cure|escape|improvements?)\b[^.?!]*$/i.test(
          text.slice(Math.max(0, match.index - 120), match.index),
        )),
  },
  {
    id: 'affect-verb',
    pattern: new RegExp(
      `\\b(it|they|we|which|this|that) ((?:also |still |negatively |directly )?)(effects?) (?=(?:${AFFECTED}|there)\\b)(?!(?:\\w+ ){0,5}(?:changes?|transition|transfer|repairs?|cure|improvements?|reforms?|compromise|settlement|escape|rescue|payment|release|removal|sale)\\b)`,
      'gi',
    ),
    fix: ({ 1: subject = '', 2: adverb }) => `${subject} ${adverb}${/^(?:they|we)$/i.test(subject) ? 'affect' : 'affects'}`,
    focus: (match) => [0, match[0].trimEnd().length],
    // In "This effect the authors call …" it is a noun, in "changes that effect" a verb.
    unless: (match) => /^(?:this|that)\s+effect\s/i.test(match[0]),
  },
  {
    id: 'peoples',
    pattern: /\bpeoples (lives|life|minds?|health|time|opinions?|views|behaviou?r|needs|attention|privacy|feelings|money|jobs|choices)\b/gi,
    fix: "people's $1",
  },
  {
    id: 'affected-by',
    pattern: /\b(is|are|was|were|been|being|be|get|gets) effected by\b/gi,
    fix: '$1 affected by',
    unless: (match, text) =>
      /\b(?:changes?|transitions?|transfers?|repairs?|cures?|payments?|reforms?)\b/.test(sentenceBefore(text, match.index)),
  },
  {
    id: 'lose',
    pattern:
      /\b(to|will|can|would|could|may|might|not|they|we|you|I|people|students) loose (the|their|your|our|his|her|its|my|weight|money|interest|focus|control|hope|time|track|sight|confidence)\b/gi,
    fix: '$1 lose $2',
  },
  {
    id: 'too-much',
    pattern: /\b(is|are|was|were|spend|take|takes|way|far|eat|cost|costs|has|have|with|put|puts) to (much|many|late)\b/gi,
    fix: '$1 too $2',
  },
  {
    id: 'to-verb',
    pattern:
      /\b(able|going|wants?|needs?|trying|used|likely|has|have|had|ability|how|order) too (be|have|get|make|use|see|keep|become|find|help|give|buy|work|learn|understand|do|take)\b/gi,
    fix: '$1 to $2',
  },
  {
    id: 'too-place',
    pattern:
      /\b(went|go|goes|going|come|came|listen|listening|belong|belongs) too (the|a|my|our|their|his|her|school|work|university|it)\b/gi,
    fix: '$1 to $2',
  },
  {
    id: 'interested',
    pattern: /\b(I am|I was|I'm|we are|they are|he is|she is|students are|people are) (very |really |not |also )?interesting in\b/gi,
    fix: '$1 $2interested in',
  },
  {
    id: 'since-for',
    pattern:
      /\b(since) (two|three|four|five|six|many|several|some|a few|\d{1,2}) (years|months|weeks|days)\b(?! (?:ago|after|before|earlier|later|[a-z]+ing)\b)/gi,
    fix: 'for $2 $3',
  },
  { id: 'due-to', pattern: /\b(due|according) too\b/gi, fix: '$1 to' },
  { id: 'advice', pattern: /\b(some|good|bad|any|gives?|gave|my|their|his|piece of) advise\b/gi, fix: '$1 advice' },
  {
    id: 'advise',
    pattern: /\b(would|can|could|should|to) advice (you|them|him|her|us|people|students|me|someone|everyone|that)\b/gi,
    fix: '$1 advise $2',
  },
  { id: 'a-lot', pattern: /\balot\b/gi, fix: 'a lot' },
  {
    id: 'used-to',
    pattern: /\b(suppose|use) to (be|have|do|go|make|work)\b/gi,
    fix: (match) => `${match[1]}d to ${match[2]}`,
    unless: notPast,
  },
  { id: 'whether', pattern: /\bweather or not\b/gi, fix: 'whether or not' },
  { id: 'principal', pattern: /\b(on|in) principal\b(?=[,.;])/gi, fix: '$1 principle' },
];

/** Whether "use to" is correct or another error: "did use to", "to use to do". */
function notPast(match: RegExpExecArray, text: string): boolean {
  return !/\b(?:are|is|was|were|be|been)\s+$/.test(sentenceBefore(text, match.index));
}
