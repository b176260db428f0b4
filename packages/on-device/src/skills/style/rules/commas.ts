import { type Rule, SENTENCE_START } from '../rule.ts';

const OPENERS =
  'however|moreover|furthermore|nevertheless|in addition|in conclusion|on the other hand|for example|for instance|as a result|in other words|in contrast';
/** Openers after which many good writers leave the comma out, so that a text with few errors is left alone. */
const SHORT_OPENERS =
  'In this case|In that case|In my opinion|In my view|In general|In fact|Of course|Unfortunately|Fortunately|As you know|As you can see|To sum up|To conclude|For this reason|For these reasons|Because of this|Besides that|Apart from that|On the contrary|At the same time|Above all|In short|In summary|Therefore|Consequently|Thus|Hence|Nowadays|Obviously|Actually|Personally|Firstly|Secondly|Thirdly|Lastly|Second|Third|Also|Finally|For me|Otherwise';
const PRONOUN = '(?:I|you|he|she|it|we|they|there)';
/** Words that begin a clause, after which an opener is no part of it. */
const BEGINS = 'the|a|an|my|our|your|his|her|their|this|these|those|some|many|most|each|every|if|when|people|students';
const FINITE =
  "(?:am|is|are|was|were|will|can|could|would|should|must|may|might|have|has|had|do|does|did|don't|doesn't|didn't|can't|won't|cannot|need|needs|want|wants|feel|think|get|gets|make|makes|go|goes|went|became|become|becomes|know|knows|thought|felt|got|took|saw|made|found|learn|usually|always|often|also|never|just|still)";
/** Words after which a pronoun begins a clause that belongs to them. */
const GOVERNS =
  /\b(?:that|which|who|what|how|why|where|when|if|whether|because|and|or|but|than|as|so|think|thinks|thought|know|knows|knew|believe|believes|say|says|said|feel|feels|felt|sure|like|likes|want|wants|wish|hope|hopes|see|sees|mean|means|realize|find|finds|understand|whatever|everything|all|anything|something|nothing|everyone|things?|thing|one|ones|time|way|day|moment|reason|place|more|most|much|many|before|after|until|while|since|though|although|once|every|the|a|an|of|in|on|at|to|for|from|with|by|about|only|even|not|unless|person|people|whom|whose|afraid|certain|true|tell|told|show|shows|ask|do|does|did|can|will|would|should|could|is|are|was|were|be|been|have|has|had|must|may|might|suppose|imagine|remember|guess|amount|work|food|money|information|kind|questions?|problems?|first|last|next|best|same|country|friends?|year|skills?|job|jobs|knowledge|subjects?|products?|life|extent|words?|fact|idea|feeling|opinion|concepts?|activities|results?|goals?)$/i;

/** Commas after an introductory phrase or clause. */
export const COMMAS: readonly Rule[] = [
  {
    id: 'comma-opener',
    pattern: new RegExp(`${SENTENCE_START}(${OPENERS}) (${PRONOUN}|${BEGINS})(?![\\w'-])`, 'gi'),
    fix: (match) => `${match[1]}, ${match[2]}`,
    unless: (match) => /^[a-z]/.test(match[0]) || /^however\s+(?:you|we|an?|the|some|many|most|each|every)$/i.test(match[0]),
  },
  {
    id: 'comma-opener',
    doubtful: true,
    // "For example purposes" and "moreover to" have other words after them.
    pattern: new RegExp(
      `${SENTENCE_START}(Moreover|Furthermore|Nevertheless|For example|For instance|In conclusion|In other words) (?!(?:${PRONOUN}|${BEGINS}|to|of|and|purposes|sentences?)\\b)([a-z]+)(?![\\w'-])`,
      'g',
    ),
    fix: '$1, $2',
  },
  {
    // "However the case was decided on another ground": a clause of "in whatever way" ends at a comma before the main one.
    id: 'comma-opener',
    doubtful: true,
    pattern: new RegExp(
      `${SENTENCE_START}However (the [a-z]+ (?:is|are|was|were|has|have|had|can|could|will|would|did|does))(?![\\w'-])(?=[^.?!,;:\\ue000–—]{8,200}(?:[.]|, (?:and|but|so|which|who)\\b))`,
      'g',
    ),
    fix: 'However, the',
    focus: (match) => [0, /^However\s+the/.exec(match[0])?.[0].length ?? match[0].length],
  },
  {
    id: 'comma-after-opener',
    pattern: new RegExp(`${SENTENCE_START}(${SHORT_OPENERS}) (${PRONOUN}|${BEGINS})(?![\\w'-])`, 'g'),
    fix: '$1, $2',
    // "Of course it can.": short sentences go without.
    unless: (match, text) => !/^[^.?!\ue000]{12}/.test(text.slice(match.index + match[0].length)),
  },
  {
    id: 'comma-after-opener',
    // "Thus far", "hence the name": the words belong together.
    pattern: new RegExp(
      `${SENTENCE_START}(${SHORT_OPENERS.replace(/\|(?:Thus|Hence|Second|Third|Also|Finally)(?![a-z])/g, '')}) (?!(?:${PRONOUN}|${BEGINS}|to|of|and|or|in|as|not|only|by|on|for|with|from|but)\\b)([a-z]{3,})(?![\\w'-])`,
      'g',
    ),
    fix: '$1, $2',
    unless: (match, text) => !/^[^.?!\ue000]{12}/.test(text.slice(match.index + match[0].length)),
  },
  {
    // "In the last ten years we have": four words or more before the subject.
    id: 'comma-after-opener',
    pattern: new RegExp(
      `${SENTENCE_START}((?:In|On|At|For|During|After|By|With|From|Because of|According to) (?:(?!(?:that|which|who|whom|what|how|when|where|if|because|while|as|and|but|or|than)\\b)[a-z']+ ){2,6})([a-z]+) (${PRONOUN}) (${FINITE})(?![\\w'-])`,
      'g',
    ),
    fix: ({ 2: last = '', 3: subject = '' }) => `${last}, ${subject}`,
    focus: ({ 0: all, 1: opener = '', 2: last = '', 3: subject = '' }) => [
      opener.length,
      all.indexOf(subject, opener.length + last.length) + subject.length,
    ],
    // "For the reasons I have given, …": the clause belongs to the noun, and the comma stands later.
    unless: (match, text) =>
      GOVERNS.test(`${match[1]}${match[2]}`) || /^[^.;:!?\ue000]{0,80},/.test(text.slice(match.index + match[0].length)),
  },
  {
    // "But for example if we go": inside a sentence too.
    id: 'comma-after-opener',
    pattern:
      /(?<=^|[.?!,;] |\ue000\s*|\b(?:and|but|so|because|that) )(for example|for instance) (if|when|I|you|we|they|he|she|it|people|in|there|students)(?![\w'-])/g,
    fix: '$1, $2',
  },
  {
    // "It is cheap but it does not last", ", which means": commas before a clause of its own.
    id: 'comma-before-clause',
    pattern: new RegExp(`(?<=[a-z]{2,} [a-z']+ )([a-z']{2,}) but(?= (?:${PRONOUN}|this) ${FINITE})`, 'g'),
    fix: '$1, but',
    advice: 'a comma stands before a clause with its own subject',
    unless: ({ 1: word = '' }) => /^(?:not|nothing|all|anything|everything|only)$/.test(word),
  },
  {
    id: 'comma-before-clause',
    pattern: /\b([a-z]{3,}) (which (?:means|meant|makes it|made it|is why))\b/g,
    fix: '$1, $2',
    unless: ({ 1: word = '' }) =>
      /^(?:in|of|to|on|at|for|by|from|with|and|or|but|something|anything|everything|about|word|words|sentence|that)$/.test(word),
  },
  {
    // "If you are tired then you sleep."
    id: 'comma-before-clause',
    pattern: new RegExp(`(?<=${SENTENCE_START}(?:If|When) [^.,;:!?()\\ue000–—-]{8,90})\\b([a-z]+) (then ${PRONOUN})(?= [a-z])`, 'g'),
    fix: '$1, $2',
    unless: ({ 1: word = '' }) => /^(?:and|but|since|until|by|from|only|even|or)$/.test(word),
  },
  {
    id: 'comma-clause',
    doubtful: true,
    pattern: new RegExp(
      `${SENTENCE_START}(If|When|Although|Though|Even though|Even if|Because|As soon as|While|Unless|Whenever) ((?:(?!\\b(?:but|then)\\b)[^.,;:!?()\\ue000–—-]){6,90}?) (${PRONOUN}) (${FINITE})(?![\\w'-])`,
      'g',
    ),
    fix: (match) => `${/\S+$/.exec(match[2] ?? '')?.[0]}, ${match[3]} ${match[4]}`,
    focus: (match) => [/\S+\s+\S+\s+\S+$/.exec(match[0])?.index ?? 0, match[0].length],
    unless: (match, text) => {
      const clause = match[2] ?? '';
      // The comma may stand later: "When I have the photos I took, I will write."
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
      if (/^[^.;:!?\ue000]*,\s+(?:(?:I|you|he|she|it|we|they|there|this|my|the|who|at|in)\b)/.test(after)) return true;
      // "Because I could see how anxious you are."
      if (/\b(?:how|what)\s+\S+$/i.test(clause)) return true;
      // A second subject shows that the main clause has begun: "As soon as I came I realised he had left."
      if (/\b(?:I|he|she|we|they)\s/.test(clause.replace(/^\S+\s*/, ''))) return true;
      // The first clause needs a verb of its own.
      if (
        !new RegExp(`^(?:${PRONOUN}|(?:the|a|an|my|our|your|their|his|her|people|students|someone|everyone) ?.*?) (?:[a-z']+)`, 'i').test(
          clause,
        )
      )
        return true;
      return (
        GOVERNS.test(clause) ||
        !new RegExp(
          `\\b(?:${FINITE.slice(3, -1)}|[a-z]+(?:ed|s)|go|come|take|use|give|work|live|start|see|look|try|buy|read|eat|travel|study|need|play|read|choose|spend|lose|grow)\\b`,
          'i',
        ).test(clause.replace(/^\S+\s*/, ''))
      );
    },
    advice: 'a comma ends the opening clause',
  },
];
