import type { Role } from './roles.ts';

const WORK = '(?:study|work|paper|research|analysis|sample|survey|trial|experiment|data ?set|model|approach|findings|results)';
const LIMIT = 'limitations?(?! of (?:existing|current|previous|prior|earlier|these|such|traditional|conventional|many|most|other)\\b)';

/**
 * Words by which a sentence states its role, wherever it stands: "We conclude that …" is a conclusion even under "Background".
 * Only unambiguous words; the cues weigh everything else.
 */
const OUTRIGHT: readonly (readonly [Role, RegExp])[] = [
  [
    'conclusion',
    /\b(?:we|the authors|it (?:is|can be|was)) (?:\w+ly |thus |therefore )?concluded? that\b|^(?:in conclusion|to conclude|in summary|taken together|all in all)\b|\b(?:these|our) (?:findings|results|data|observations|outcomes) (?:\w+ly |also |thus |therefore )?(?:suggests?|imply|implies|highlight|underscore)\b/i,
  ],
  [
    'future',
    /\b(?:future|further) (?:\w+ )?(?:work|research|stud(?:y|ies)|investigations?|experiments?|trials?|directions?|efforts?) (?:should|could|would|will|can|may|might|must|needs?|is (?:needed|required)|are (?:needed|required)|includes?|aims?)\b|^(?:as|in|for) (?:the )?future(?: work| research)?,|\bmore (?:research|work|studies) (?:is|are) needed\b|\bwe (?:plan|intend) to\b/i,
  ],
  [
    'limitation',
    new RegExp(
      String.raw`\b(?:an?|one|another|the|its|our|some|several|two|three) (?:(?:main|major|key|important|first|second|further|clear|obvious) )?${LIMIT}\b|^${LIMIT} (?:of (?:this|our|the) (?:\w+ )?${WORK} )?(?:is|are|was|were|include)\b|\b(?:our|this|the (?:present |current )?)\s?${WORK} (?:is|was|are|were|has been) (?:also )?limited (?:by|to|in)\b|\bshould be interpreted with caution\b`,
      'i',
    ),
  ],
  [
    'gap',
    /\b(?:little|not much|less) (?:is|was|has been) (?:yet |currently )?known\b|\bfew (?:studies|papers|works) (?:have|has)\b|\bno (?:previous |prior |earlier )?(?:study|studies|work) (?:has|have)\b|\bresearch gap\b/i,
  ],
  ['purpose', /\b(?:aim|purpose|goal|objective)s? of (?:this|our|the (?:present|current))\b|\bwe (?:aimed?|sought|set out) to\b/i],
  [
    'result',
    /\bwe (?:\w+ly |also )?(?:found|find|observed?) (?:that|no|an?|significant|evidence)\b|^(?:the |our )?results (?:show|indicate|reveal|demonstrate)/i,
  ],
  [
    'method',
    /(?:^(?:(?:here|then|next|finally|afterwards|also|first) )?|[,;:] (?:and |so )?)we (?:\w+ly |also |then |first |next |further )?(?:used|measured|surveyed|trained|collected|recruited|interviewed|analy[sz]ed|sampled|recorded|randomi[sz]ed|fine-tuned|administered|sequenced)\b(?!.*\b(?:found|showed?|revealed|observed)\b)/i,
  ],
];

/** A quick check: most sentences contain no word of any of these. */
const WORTH_READING =
  /\b(?:we|conclud|in conclusion|summary|taken|all in all|findings|future|further|more (?:re|wo|st)|limit|caution|known|few|gap|aim|purpose|goal|objective|results)|\b(?:our|these) (?:data|ob|ou)|\bno (?:pr|ea|st|wo)/i;

/** The role that a sentence states, the first of several, or undefined. */
export function statedRole(text: string): Role | undefined {
  if (!WORTH_READING.test(text)) return undefined;
  let first: { readonly role: Role; readonly at: number } | undefined;
  for (const [role, pattern] of OUTRIGHT) {
    const at = pattern.exec(text)?.index;
    if (at !== undefined && (first === undefined || at < first.at)) first = { role, at };
  }
  return first?.role;
}

/** "However, the sensors were placed on …": after the work is described, a remark against the study's own method. */
const AGAINST_THE_MEANS =
  /^(?:however|but|yet|nevertheless|that said|still|unfortunately),? (?:\w+ ){0,3}?(?:sensors?|samples?|data|dataset|surveys?|questionnaires?|interviews?|measurements?|readings?|instruments?|devices?|cameras?|images|recordings?|experiments?|trial|study|studies|analysis|simulations?|we|our|participants|respondents|recruitment|period|sites?|plots?|diaries)\b/i;

export function isAboutOwnMethod(text: string): boolean {
  return AGAINST_THE_MEANS.test(text);
}
