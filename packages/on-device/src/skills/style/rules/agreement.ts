import type { Rule } from '../rule.ts';
import { SENTENCE_START, sentenceBefore } from '../rule.ts';

/** The start of a clause, so that no earlier noun can be the subject. */
const CLAUSE = String.raw`\b(?<=^|[.?!]\s+|\ue000\s*|(?:^|[.?!]\s+)(?:also|moreover|furthermore|however|therefore|secondly|firstly|finally|in addition|in conclusion|for example|nowadays),?\s+|\b(?:because|although|if|when|while|since|though|whereas|,\s+and|but)\s+)`;
const PLURALS =
  'people|children|students|men|women|teachers|parents|countries|companies|researchers|employees|users|problems|factors|things|reasons|results|changes|issues|ideas|studies|effects|benefits|advantages|disadvantages|schools|jobs|ways|methods|examples|cars|families|workers|customers|animals|plants|cities|teenagers|adults|phones|computers|messages|books|friends|boys|girls|kids|humans|games|machines|websites|lessons|classes|notifications|apps|devices|smartphones|grades|exams|videos|platforms|skills|habits|universities|colleges|scientists|experts|governments|prices|tools';
const IS_PLURAL = new RegExp(`^(?:${PLURALS})$`, 'i');
/** Verbs for what studies state. */
const SAYS = 'proves|shows|suggests|finds|confirms|indicates|reveals|claims|states';
/** Last words of a clause about people, so that the next verb is theirs: "students who play for three hours gets". */
const END_OF_CLAUSE = 'hours|minutes|days|weeks|months|years|times|phones|smartphones|games|apps|night|daily|online|regularly|much|often';
const SINGULARS =
  'reason|problem|factor|way|cause|issue|example|advantage|disadvantage|benefit|country|method|aspect|challenge|solution|effect|thing|difference|feature';
const THIRD =
  'uses|makes|takes|gets|gives|helps|needs|wants|thinks|believes|spends|feels|goes|lives|sleeps|becomes|looks|shows|causes|affects|says|knows|likes|works|plays|destroys|receives|teaches|learns|provides|brings|depends|seems|allows';
const BARE = 'receive|have|make|take|get|give|want|need|use|go|look|see|do|are|feel|think|know|say|like|become|learn|spend';
/** Words in -s that are not plural. */
const NO_PLURAL =
  /(?:[aiosu]s|ics|news|lens|means|series|species|headquarters|works|barracks|crossroads|diabetes|herpes|rabies|measles|mumps|kudos|summons|glasses)$/i;
const SINGULAR_NOUN =
  'city|country|school|student|teacher|project|book|author|essay|phone|person|child|man|woman|world|problem|program|programme|system|method|result|computer|machine|internet|parent|boy|girl|game|reader|writer|film|story|letter|experiment|device';
const SINGULAR_OF: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does', go: 'goes' };
const PLURAL_OF: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' };

/** The base form: "play" for "plays", "go" for "goes", "teach" for "teaches". */
function bareVerb(match: RegExpExecArray): string {
  return match[0].replace(/(?:(go|do|teach)es|s)$/i, '$1');
}
function thirdPerson(verb: string): string {
  return /(?:[sxzo]|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
function singular(verb: string | undefined): string {
  return SINGULAR_OF[(verb ?? '').toLowerCase()] ?? '';
}
function plural(verb: string | undefined): string {
  return PLURAL_OF[(verb ?? '').toLowerCase()] ?? '';
}
/** Replaces the verb at the end of the match. */
function endWith(match: RegExpExecArray, verb: string): string {
  return match[0].replace(/\S+$/, verb);
}

/** Agreement of subject and verb, and of number and noun, if nothing is between the two. */
export const AGREEMENT: readonly Rule[] = [
  {
    id: 'dont',
    pattern: /\b(he|she|it) don't\b/gi,
    fix: "$1 doesn't",
    // "People who believe it don't care."
    unless: ({ index }, text) => /\b(?:who|which|that) (?:\w+ ){1,2}$/i.test(text.slice(Math.max(0, index - 30), index)),
  },
  {
    id: 'they-is',
    pattern: /(?<!\b(?:word|pronoun|of|between|like|than) )\b(they|we) (is|was|has)\b/gi,
    fix: (match) => `${match[1]} ${plural(match[2])}`,
  },
  { id: 'he-have', pattern: new RegExp(`${CLAUSE}(he|she|it) (have)\\b`, 'gi'), fix: '$1 has' },
  {
    id: 'people-is',
    doubtful: true,
    pattern: new RegExp(
      `${CLAUSE}(?:the |these |those |many |most |some |few |several |both |a lot of )?(?:${PLURALS}) (is|was|has|does)\\b`,
      'gi',
    ),
    fix: (match) => endWith(match, /does$/i.test(match[0]) ? 'do' : plural(match[1])),
  },
  {
    id: 'people-uses',
    pattern: new RegExp(
      `${CLAUSE}(?:the |these |those |many |most |some |few |several |both |a lot of |mobile |all )?(?:${PLURALS}) (?:(?:also|often|always|usually|never|really|only) )?(${THIRD})\\b`,
      'gi',
    ),
    fix: bareVerb,
  },
  {
    id: 'most-does',
    doubtful: true,
    pattern: new RegExp(
      `(?<!\\b(?:of|in|for|to|with|by|from|at|on|than|like|as|about|and|or|between|among|spread|keep|make|so|too|how|as|[a-z]+ing) )\\b(?:most|many|few|several|these|those) (?:${PLURALS}) (is|was|has|does|${THIRD})\\b`,
      'gi',
    ),
    fix: (match) => (plural(match[1]) === '' ? bareVerb(match) : endWith(match, plural(match[1]))),
    // "The least we owe these people is respect": the noun is the object of a clause.
    unless: ({ index }, text) =>
      /\b(?:I|we|you|they|he|she) (?!(?:think|believe|know|say|feel|hope|guess|see)\b)[a-z]+\s+$/i.test(sentenceBefore(text, index)),
  },
  {
    id: 'studies-that-proves',
    doubtful: true,
    pattern: new RegExp(
      `\\b([a-z]+) (?:that|which|who) (?:(?:also|often|always|usually|never|really|clearly) )?(?:${THIRD}|${SAYS}|has|is|was)\\b`,
      'gi',
    ),
    fix: (match) => {
      const verb = /\S+$/.exec(match[0])?.[0] ?? '';
      return plural(verb) === '' ? bareVerb(match) : endWith(match, plural(verb));
    },
    // In "one of the things that makes …" and "a feature for users that helps" the subject is an earlier word.
    unless: (match, text) =>
      !IS_PLURAL.test(match[1] ?? '') ||
      /\b(?:of|in|between|for|with|to|from|on|by|about|among|like|than|as|at|into|over|under|and|or|it (?:is|was)|not)\s+(?:\w+\s+){0,2}$/.test(
        sentenceBefore(text, match.index).replace(/\b(?:a lot|lots|plenty|many|most|some|several|a number) of\s+$/, ''),
      ),
  },
  {
    id: 'students-who-gets',
    doubtful: true,
    pattern: new RegExp(
      `${CLAUSE}(?:the |these |those |many |most |some )?(?:${PLURALS}) who (?:(?!(?:that|which|who|whom|whose|how|what|when|where|why|if|because|whether|is|was|has|think|thinks|believe|say|know|feel|argue|find|show|see|whatever)\\b)[a-z0-9]+ ){1,10}?(?:${END_OF_CLAUSE}) (?:${THIRD}|has|is|was|does)\\b`,
      'gi',
    ),
    fix: (match) => {
      const verb = /\S+$/.exec(match[0])?.[0] ?? '';
      return plural(verb) || verb.replace(/(?:(go|do|teach)es|s)$/i, '$1');
    },
    focus: (match) => [match[0].lastIndexOf(' ') + 1, match[0].length],
    advice: 'it goes with "students", "people" … further back',
  },
  {
    id: 'they-uses',
    pattern: new RegExp(
      `(?<!\\b(?:word|pronoun|of|between|like|than) )\\b(?:they|we) (?:(?:also|often|always|usually|never|really|only) )?(?:${THIRD}|does)\\b`,
      'gi',
    ),
    fix: bareVerb,
  },
  {
    id: 'a-student-receive',
    doubtful: true,
    pattern: new RegExp(`${CLAUSE}(?:(?:a|each|every|this|one|the) (?:${SINGULAR_NOUN})) (${BARE})\\b`, 'gi'),
    fix: (match) => endWith(match, singular(match[1]) || thirdPerson(match[1] ?? '')),
    // "Radio and the Internet are", "for what states and the country need".
    // "A person need not be a member."
    unless: ({ index, 0: all }, text) =>
      /\band\s+$/i.test(text.slice(Math.max(0, index - 5), index)) ||
      (/need$/.test(all) && /^\s+(?:not|only|never|hardly)\b/.test(text.slice(index + all.length, index + all.length + 10))),
  },
  {
    id: 'this-have',
    doubtful: true,
    pattern: new RegExp(`${SENTENCE_START}(?:This|Every|Each) [a-z]+ (have|are)\\b`, 'g'),
    fix: (match) => endWith(match, singular(match[1])),
    unless: (match) =>
      /^(?:This|Every|Each)\s+(?:can|could|should|would|will|may|might|must|few|group|other|and|or|\w+s|people|day|week|month|year|time|of|is|we|they|you)\s/.test(
        match[0],
      ),
  },
  {
    id: 'plural-is',
    doubtful: true,
    pattern: new RegExp(
      `${SENTENCE_START}(?:(?:The|My|Our|Their|His|Her|Its|Your|Most|Many|Some) (?:[a-z]+ )?([a-z]{3,}s)|([A-Z][a-z]{2,}s)) (is|was|has)\\b`,
      'g',
    ),
    fix: (match) => endWith(match, plural(match[3])),
    // A capitalised word may be a name (Texas has), so the text must also contain it in lower case.
    unless: (match, text, forms) => {
      const noun = match[1] ?? match[2] ?? '';
      if (forms.isWord(noun.toLowerCase()) && !forms.isPlural(noun.toLowerCase())) return true;
      if (NO_PLURAL.test(noun) || /(?:wards|overseas)$/.test(noun) || /\s(?:of|in|that|this|what|for|which|who)\s/.test(match[0]))
        return true;
      return match[2] !== undefined && !new RegExp(`[a-z,] ${noun.toLowerCase()}\\b`).test(text);
    },
  },
  {
    id: 'these-is',
    doubtful: true,
    pattern: new RegExp(`${CLAUSE}(?:these|those|several|both) (?:[a-z]+ )?[a-z]+[^s'u\\W]s (is|was|has)\\b`, 'gi'),
    fix: (match) => endWith(match, plural(match[1])),
  },
  {
    id: 'there-is',
    doubtful: true,
    pattern: new RegExp(
      `\\bthere (is|was) (many|several|numerous|various|two|three|four|five|six|(?:a lot of|lots of|some|so many) (?:${PLURALS}))\\b(?!-)`,
      'gi',
    ),
    fix: (match) => `there ${plural(match[1])}`,
    focus: (match) => [0, match[0].indexOf(match[1] ?? '') + (match[1] ?? '').length],
    unless: (match) =>
      /^many$/i.test(match[2] ?? '') &&
      /^\s+an?\b/.test((match.input ?? '').slice(match.index + match[0].length, match.index + match[0].length + 4)),
  },
  {
    id: 'there-are',
    pattern:
      /\bthere (are|were) (a) (problem|reason|way|difference|need|risk|person|relationship|possibility|chance|lack|huge difference|big difference|strong link|clear link)\b/gi,
    fix: (match) => `there ${singular(match[1])} ${match[2]} ${match[3]}`,
    // "If only there were a way", "as if there were a reason".
    unless: (match, text) =>
      /were/i.test(match[1] ?? '') &&
      /\b(?:if|if only|though|wish|wished|wishes|suppose|imagine|unless|that)\s+$/i.test(
        text.slice(Math.max(0, match.index - 12), match.index),
      ),
  },
  {
    id: 'each-of',
    doubtful: true,
    pattern:
      /(?<!\b(?:in|on|at|for|from|to|with|under|by|of|between) )\b(?:each|one|either|neither) of (?:the|these|those|our|their|my) (?:[a-z]+ ){0,2}?[a-z]+[^s'\W]s (are|were|have)\b/gi,
    fix: (match) => endWith(match, singular(match[1])),
    // "One of the activities the students are keen on", "one of the tasks hosts have".
    unless: (match) =>
      /\b(?:who|that|which|and|or|as|is|was)\b| (?:the|these|those|our|their|my) .* (?:the|a|my|our|their|we|they|you) |[a-z]s [a-z]+s \S+$/i.test(
        match[0],
      ),
  },
  {
    id: 'one-of',
    doubtful: true,
    pattern: new RegExp(
      `\\bone of (the|its|their|our|my|his|her) ((?:most |main |key |major |biggest |best |important |many |common |great |greatest |big ){0,3})(${SINGULARS})(?= (?:is|was|that|why|for|of|in|to|which|with|can)\\b|[,.])`,
      'gi',
    ),
    fix: (match) => `one of ${match[1]} ${match[2]}${pluralNoun(match[3] ?? '')}`,
  },
  {
    id: 'number-of',
    doubtful: true,
    pattern: /(?<!\b(?:and|or|in|with|of|by|as|from) )\bthe number of (?:[a-z]+ )?[a-z]+[^s'\W]s (are|have|were)\b/gi,
    fix: (match) => endWith(match, singular(match[1])),
    unless: (match, text) => /\b(?:and|that|which|where|when|than)\b/.test(match[0]) || /\band\s+$/.test(sentenceBefore(text, match.index)),
  },
  {
    id: 'this-plural',
    doubtful: true,
    pattern:
      /\bthis (people|children|students|men|women|countries|problems|factors|reasons|issues|ideas|studies|effects|advantages|benefits|things)\b(?!['-])/gi,
    fix: 'these $1',
  },
  {
    id: 'these-singular',
    doubtful: true,
    pattern: new RegExp(`\\b(these|those) (${SINGULARS})(?= (?:is|was|are|can|will|has|have|that)\\b|[,.])`, 'gi'),
    fix: (match) => `${match[1]} ${pluralNoun(match[2] ?? '')}`,
  },
];

function pluralNoun(noun: string): string {
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
