import type { WordForms } from '../../lexicon/word-forms.ts';
import { NOUN_ENDS, type Rule, sentenceBefore } from '../../rule.ts';

const FINITE = 'is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|must|may|might';
/** Words after which a clause with "it is" follows: "he said it's art", "when it's winter people stay in". */
const BEFORE_CLAUSE =
  /\b(?:say|says|said|think|thinks|thought|believe\w*|know|knows|knew|hope\w*|feel|feels|felt|mean|means|meant|show|shows|showed|shown|suppose\w*|guess\w*|bet|wish\w*|find|found|hear|heard|see|saw|understand|understood|reali[sz]e\w*|admit\w*|claim\w*|argue\w*|tell|told|decide\w*|prove\w*|insist\w*|imagine\w*|sure|certain|learn\w*|learnt|discover\w*|notice\w*|agree\w*|declare\w*|announce\w*|suggest\w*|remember\w*|forgot|explain\w*|report\w*|assume\w*|that)\s+$/;
const BEFORE_SUBORDINATE =
  /\b(?:when|if|whenever|once|while|although|though|because|since|as|until|unless|where|whether|how|what|why|after|before)\s+$/;
/** Nouns that stand without an article after "it is": times, kinds of weather, and what no one counts. */
const WITHOUT_ARTICLE =
  /^(?:time|day|night|morning|noon|midnight|dawn|dusk|spring|summer|autumn|fall|winter|christmas|lunch|dinner|breakfast|school|home|work|law|art|love|life|death|history|fact|fiction|science|music|water|air|fire|food|money|luck|chance|fate|nature|fun|magic|war|peace|truth|news|policy|practice|reality|people|children|men|women|students|things|others|something|nothing|everything|one|two|three|ten|half|part|case|way|thanks|fault|game|rain|snow|stone|wood|glass|paper|gold|silver|iron|steel|plastic)$/;

/** Acts and states that stand without an article after "it is": "it's discrimination of women". */
const STATE =
  /^(?:action|admission|communication|competition|compensation|construction|consumption|corruption|discrimination|education|emission|employment|entertainment|equipment|exploitation|extinction|fashion|government|immigration|inflation|information|motivation|pollution|production|prostitution|protection|punishment|recognition|religion|speculation|starvation|television|transportation|treatment|unemployment)$/;

function isNoun(word: string, forms: WordForms): boolean {
  return (
    (forms.isSingular(word) || forms.isPlural(word)) &&
    forms.isCommon(word) &&
    !forms.isAdjective(word) &&
    !forms.isParticiple(word) &&
    !word.endsWith('ing')
  );
}

/** "It's" before a noun phrase that has a verb of its own, or that is the object of a verb: the possessive "its". */
export const POSSESSIVE_ITS: readonly Rule[] = [
  {
    // "It's roof was broken", "it's water potential is the same".
    id: 'its-before-noun',
    doubtful: true,
    pattern: new RegExp(String.raw`\b(it's) ([a-z]+)(?: ([a-z]+))? (?:${FINITE})\b(?!n't)`, 'gi'),
    fix: (match, forms) => {
      const [, its = '', first = '', second] = match;
      if (second === undefined) return isNoun(first, forms) ? possessive(its, first) : undefined;
      // The last noun may be an adjective elsewhere: "its water potential is".
      const sure = isNoun(first, forms)
        ? forms.isSingular(second) || forms.isPlural(second)
        : forms.isAdjective(first) && isNoun(second, forms);
      return sure ? possessive(its, first) : undefined;
    },
    focus: quoteNoun,
    unless: (match, text, forms) => {
      const before = sentenceBefore(text, match.index);
      const described = match[3] !== undefined && !isNoun(match[2] ?? '', forms);
      return BEFORE_SUBORDINATE.test(before) && (described || match[3] !== undefined || WITHOUT_ARTICLE.test(match[2] ?? ''));
    },
  },
  {
    // "The dog wagged it's tail."
    id: 'its-object',
    doubtful: true,
    pattern: new RegExp(String.raw`\b([a-z]+) (it's) ([a-z]+)(?![\w'-])${NOUN_ENDS}`, 'gi'),
    fix: (match, forms) => {
      const [, verb = '', its = '', noun = ''] = match;
      if (!isNoun(noun, forms) || !forms.isCountable(forms.singularOf(noun) ?? noun) || WITHOUT_ARTICLE.test(noun)) return undefined;
      return forms.isPast(verb.toLowerCase()) || forms.isThird(verb.toLowerCase()) ? possessive(its, noun) : undefined;
    },
    focus: (match) => [(match[1] ?? '').length + 1, match[0].length],
    unless: (match, text) =>
      BEFORE_CLAUSE.test(`${sentenceBefore(text, match.index)}${(match[1] ?? '').toLowerCase()} `) ||
      /^\s+(?:that|which|who)\b/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 8)),
  },
  {
    // "The job in it's place": not "later on it's time".
    id: 'its-after-preposition',
    doubtful: true,
    pattern: /\b(?:in|on|at|into|to|through|under|within|during|despite|without|between) (it's) ([a-z]+)(?![\w'-])(?! (?:to|that)\b)/gi,
    fix: ({ 1: its = '', 2: noun = '' }, forms) => (isNoun(noun, forms) && !WITHOUT_ARTICLE.test(noun) ? possessive(its, noun) : undefined),
    focus: itsAndNoun,
  },
  {
    // "It's application to contracts": what an act is done to belongs to a noun, and "it is" needs an article before that.
    id: 'its-noun-of',
    doubtful: true,
    pattern: /\b(it's) ([a-z]+(?:[st]ion|ment)) (?:of|to|on|in|for|with|as|into|from|by)(?![\w'-])/gi,
    fix: ({ 1: its = '', 2: noun = '' }, forms) =>
      isNoun(noun, forms) && forms.isCountable(noun) && !STATE.test(noun) ? possessive(its, noun) : undefined,
    focus: itsAndNoun,
  },
];

/** "It's" and the noun after it, without the words around. */
function itsAndNoun({ 0: all, 1: its = '', 2: noun = '' }: RegExpExecArray): readonly [number, number] {
  const start = all.indexOf(its);
  return [start, all.indexOf(noun, start + its.length) + noun.length];
}

function possessive(its: string, noun: string): string {
  return `${its.startsWith('I') ? 'Its' : 'its'} ${noun}`;
}

/** "It's" and the word after it. */
function quoteNoun(match: RegExpExecArray): readonly [number, number] {
  return [0, /^it's\s+[a-z]+/i.exec(match[0])?.[0].length ?? match[0].length];
}
