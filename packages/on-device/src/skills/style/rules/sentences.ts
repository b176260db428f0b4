import { type Rule, SENTENCE_START } from '../rule.ts';

/** Openings of a subordinate clause, after which the text before the comma is not a sentence. */
const NOT_MAIN =
  /^(?:if|when|while|although|though|because|since|as|after|before|unless|whereas|until|once|given|despite|in|by|with|for|to|from|on|at|during|like|according|not|whether|however|what|who|how|where|which|even|despite|without|instead|unlike|had|should|were|only|whatever|whenever|wherever|whoever|no|the more|the less|under|over|among|between|through|throughout|of|first|second|third|finally|so|just|provided|assuming|considering|maybe|perhaps|yes|let|everywhere|anywhere|somewhere|every time|each time|the (?:last|first|next) time|the moment|make no mistake|such|due|thanks|owing|prior|apart|regardless|ever|never|\w+ (?:years?|months?|weeks?|days?|hours?|minutes?) (?:after|before|since)|\w+ing|\w+ly|\w+ed)\b/i;
const REPORTS =
  /\b(?:says?|said|thinks?|thought|believes?|argues?|argued|claims?|claimed|suppose|feel|felt|know|knew|that|which|who|if|when|because|whether|what|how|not|so|\w+n't|more|less|not only|although|while|where|whatever|until|unless|since|once|as|seems?|appears?)\b/i;
const MAIN_VERB =
  /\b(?:is|are|was|were|has|have|had|can|will|would|could|should|makes?|gives?|helps?|causes?|shows?|uses?|needs?|wants?|gets?|takes?|became|becomes?|likes?|works?|lives?|spends?|went|goes|made|gave|took|got)\b/i;

/** A clause that a writer adds to a whole sentence: "You will like it, I can tell you". */
const TAG = /^(?:I (?:can|must|have to|should|would) (?:tell|say|admit|assure|add)|I am (?:sure|afraid|certain))\b/;

/** Comma splices and fragments, only clear cases. */
export const SENTENCES: readonly Rule[] = [
  {
    id: 'splice',
    doubtful: true,
    pattern: new RegExp(
      `(?=[A-Z])${SENTENCE_START}([A-Z][^.?!,;:()\\ue000–—]{8,110}), ((?:I|it|they|he|she|we|this|these|there|my [a-z]+) (?:am|is|are|was|were|has|have|had|will|can|could|should|would|must|makes?|helps?|causes?|gives?|saves?|means?|shows?|suggests?|proves?|indicates?|implies|leads?|measured|made|took|need|needs|do|does|did|went|got|gets?|goes|came|comes?|wants?|likes?|loves?|feels?|felt|saw|bought|found|started|decided|lives?|works?) [^.?!,;:\\ue000–—]{3,110})\\.`,
      'g',
    ),
    fix: (match) => {
      const first = match[1] ?? '';
      const second = match[2] ?? '';
      // "And in the afternoon": no clause ends there.
      if (
        /\b(?:and|or|but) (?:in|on|at|by|for|with|from|after|before|during)\b[^,]*$/.test(first) &&
        !MAIN_VERB.test(/\b(?:and|or|but) [^,]*$/.exec(first)?.[0] ?? '')
      )
        return undefined;
      // "It makes them feel sad" reports nothing.
      const reports = REPORTS.test(first.replace(/\b(?:makes?|made|let|lets) \w+ (?:feel|think|know|believe)\b/, ''));
      if (NOT_MAIN.test(first.replace(/^(?:But|And|So) /, '')) || reports || !MAIN_VERB.test(first)) return undefined;
      // "The good news is, I found two."
      if (TAG.test(second) || /\b(?:is|are|was|were|be)$/.test(first)) return undefined;
      return `${lastWords(first, 3)}. ${second.charAt(0).toUpperCase()}${second.slice(1).split(/\s+/).slice(0, 3).join(' ')}`;
    },
    // Quotes only the words around the comma.
    focus: (match) => {
      const joint = (match[1] ?? '').length;
      const back = lastWords(match[1] ?? '', 3);
      const ahead = /^,\s+(?:\S+\s+){2}[^\s.]+/.exec(match[0].slice(joint))?.[0] ?? ',';
      return [(match[1] ?? '').lastIndexOf(back), joint + ahead.length];
    },
    advice: 'two sentences joined by a comma only: use a full stop, a semicolon or a joining word',
  },
  {
    // "E was calculated, the result is 68,9 GPa": not the first of three clauses, "the rent is low, the bus is near, and …".
    id: 'splice-the',
    doubtful: true,
    pattern: new RegExp(
      `(?=[A-Z])${SENTENCE_START}([A-Z][^.?!,;:()\\ue000–—]{8,110}), (?:the|our|my|its) [a-z]+ (?:is|are|was|were|has|had|can|will) (?![^.?!;]*, (?:and|but|or)\\b)`,
      'g',
    ),
    fix: ({ 0: all, 1: first = '' }) =>
      NOT_MAIN.test(first.replace(/^(?:But|And|So) /, '')) || REPORTS.test(first) || !MAIN_VERB.test(first)
        ? undefined
        : `${lastWords(first, 2)}. ${all.charAt(first.length + 2).toUpperCase()}${all.slice(first.length + 3).trimEnd()}`,
    focus: ({ 0: all, 1: first = '' }) => [first.lastIndexOf(lastWords(first, 2)), all.trimEnd().length],
    advice: 'two sentences joined by a comma only: use a full stop, a semicolon or a joining word',
  },
  {
    // "There were interruptions, Westbrook et al. (2010) found that …": a name with its year opens the second sentence.
    id: 'splice-cited',
    doubtful: true,
    pattern: new RegExp(
      `(?=[A-Z])${SENTENCE_START}([A-Z][^.?!,;:()\\ue000–—]{8,110}), ((?:[A-Z][\\w'-]+)(?: et al\\.?| (?:and|&) [A-Z][\\w'-]+)?) \\((?:1[89]|20)\\d{2}[a-z]?\\) (?:also )?(?:found|argued|argues|showed|shows|states|stated|reported|reports|suggested|suggests|claimed|claims|concluded|concludes|demonstrated|identified|observed|noted|notes|describes|described|defines|defined) `,
      'g',
    ),
    fix: ({ 1: first = '', 2: name = '' }) =>
      NOT_MAIN.test(first.replace(/^(?:But|And|So) /, '')) || REPORTS.test(first) || !MAIN_VERB.test(first)
        ? undefined
        : `${lastWords(first, 2)}. ${name}`,
    focus: ({ 1: first = '', 2: name = '', 0: all }) => [
      first.lastIndexOf(lastWords(first, 2)),
      all.indexOf(name, first.length) + name.length,
    ],
    advice: 'two sentences joined by a comma only: use a full stop, a semicolon or a joining word',
  },
  {
    id: 'splice-however',
    pattern:
      /\b([a-z]+), (however|therefore|consequently|moreover|furthermore|nevertheless) (they|we|he|she|there|I|this|these|many|some|the|(?:an?|our|its|their|his|her)(?= (?:[a-z]+ ){1,4}(?:is|are|was|were|has|have|had|will|can|must|should)\b))\b/g,
    fix: '$1; $2, $3',
    // "However they define it" is a clause that says in whatever way.
    unless: (match, text) =>
      (/however \w+$/.test(match[0]) &&
        /^\s+(?:may |might |can |could )?(?:defines?|wants?|chooses?|chose|likes?|pleases?|wish|wishes|sees? fit|puts? it|looks? at|describes?|interprets?|understands?|measures?)\b/.test(
          text.slice(match.index + match[0].length, match.index + match[0].length + 30),
        )) ||
      /^(?:is|are|was|were|and|but|can|will|should|would|could|may|might|must|do|does|did|has|have|had|thus|while)$/.test(match[1] ?? ''),
  },
  {
    id: 'fragment',
    pattern: new RegExp(
      `${SENTENCE_START}(?:Because|Although|Whereas|Even though) (?!of\\b)(?:[\\w'-]+ ){1,7}[\\w'-]+\\.(?=\\s|$|\\ue000)`,
      'g',
    ),
    advice: 'not a whole sentence yet: join it to the one before or after',
    unless: (match) =>
      (match[0].match(new RegExp(MAIN_VERB, 'gi'))?.length ?? 0) > 1 ||
      / (?:I|we|they|he|she|it|you) .* (?:I|we|they|he|she|it|you) /.test(match[0]),
  },
  {
    // "Since E is 210 GPa." The verb stands right after the subject: "Since the war he is ill" is whole.
    id: 'fragment',
    pattern: new RegExp(
      `${SENTENCE_START}Since (?!(?:then|when|that|this)\\b)(?:(?:the|our|my|their|its|his|her) )?[A-Za-z]+ (?:is|are|was|were|has|have|had|can|will) (?:[\\w'-]+ ){0,5}[\\w'-]+\\.(?=\\s|$|\\ue000)`,
      'g',
    ),
    advice: 'not a whole sentence yet: join it to the one before or after',
    unless: (match) =>
      (match[0].match(new RegExp(MAIN_VERB, 'gi'))?.length ?? 0) > 1 || /^Since \w+ .* (?:I|we|they|he|she|it|you) /.test(match[0]),
  },
  {
    id: 'fragment',
    pattern: new RegExp(
      `${SENTENCE_START}(?:Which (?:is|are|was|means|makes|can|will|has|led|leads|shows|causes)|Such as) [^.?!\\ue000]{3,160}\\.(?=\\s|$|\\ue000)`,
      'g',
    ),
    advice: 'not a whole sentence yet: join it to the one before',
    unless: (match) => /^Such as/.test(match[0]) && match[0].includes(','),
  },
  {
    // "Which he denies.": not "Which he meant is unclear."
    id: 'fragment',
    pattern: new RegExp(`${SENTENCE_START}Which (?:I|we|he|she|they|it|[A-Z][a-z]+) [^.?!,\\ue000]{3,60}\\.(?=\\s|$|\\ue000)`, 'g'),
    advice: 'not a whole sentence yet: join it to the one before',
    unless: (match) => /\b(?:is|are|was|were|matters?|depends?|remains?|will|may|can)\b/.test(match[0]),
  },
];

function lastWords(text: string, count: number): string {
  return new RegExp(`(?:\\S+\\s+){0,${count - 1}}\\S+$`).exec(text)?.[0] ?? text;
}
