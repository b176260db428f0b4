/** The place that the plain words of a sentence show: the section of a report to which it belongs, or the reason why it belongs to none. */
export type Said =
  | { readonly kind: 'section'; readonly id: string /** No neighbour outweighs it. */; readonly certain?: true }
  | { readonly kind: 'plan' }
  | { readonly kind: 'thanks' }
  | { readonly kind: 'no-results' };

const OWN_WORK = /\b(?:we|our|ours|i|my|mine|this (?:project|study|work|report))\b/i;
/** "Patil (2019) used", "(Ma et al., 2015)", "[3]". */
const CITATION =
  /\p{Lu}\p{L}+(?:,? (?:and|&) \p{Lu}\p{L}+| et al\.?)? \((?:19|20)\d\d[a-z]?\)|\((?:\p{Lu}[\p{L}.-]+[ ,&]*|and |et al\.?,? )+,? ?(?:19|20)\d\d[a-z]?\)/u;
const OTHERS =
  /^(?:(?:the|some|several|many|most|few) )?(?:earlier|previous|prior|existing|past|recent|published) (?:work|stud(?:y|ies)|research|papers?|systems?|approaches|surveys?)\b|^(?:the )?literature\b/i;

const PLANNED =
  /\b(?:will|shall|going to|(?:plan|intend|hope|expect|propose|aim)s? to|expects? (?:that|an?|the)|is expected|are expected)\b/i;
const FOUND = /\b(?:showed|shown|indicated?|passed|found|proved|based on the (?:test )?results)\b/i;

/** Rules in the order in which they decide. */
const RULES: readonly (readonly [said: Said, pattern: RegExp])[] = [
  [
    { kind: 'thanks' },
    /^(?:(?:first|finally|lastly|also),? )?(?:(?:i|we) (?:\w+ ){0,4}?(?:thank|thankful|grateful|indebted)\b|(?:many |special |our |my )?(?:sincere )?(?:thanks|gratitude) (?:to|goes|go|for)\b)/i,
  ],
  [
    { kind: 'no-results' },
    /\bno (?:\w+ )?(?:results?|findings|data|measurements) (?:\w+ )?(?:yet|so far)\b|\b(?:results?|findings) (?:are|is) (?:still )?(?:pending|awaited|not (?:yet )?(?:available|known|ready))\b/i,
  ],
  [{ kind: 'section', id: 'introduction' }, /\bhypothes(?:is|es|i[sz]e[sd]?)\b|^H\d+\b|\bwe (?:assume|suppose) that\b/i],
  [
    { kind: 'section', id: 'introduction' },
    new RegExp(
      [
        String.raw`^(?:the |our |my |this )?(?:\w+ )?(?:problem|issue|aim|objective|goal|purpose)s? (?:of (?:this|the|our|my) \w+ )?(?:is|are|was|were)\b`,
        String.raw`\b(?:i|we) (?:want(?:ed)?|wish(?:ed)?|would like|plan) to (?:find out|know|understand|learn|see|study|examine|investigate|test|compare|predict|show)\b`,
        String.raw`^research questions?\b`,
      ].join('|'),
      'i',
    ),
  ],
  [
    { kind: 'section', id: 'future-scope' },
    /^(?:in (?:the )?(?:near )?future|next(?! to\b|,? (?:\w+ ){0,4}(?:is|are|was|were|\w+ed)\b|,? (?:we|i) (?!will|would|want|plan|should|could|need|hope|intend))|later(?: on)?|as a next step|a next step)\b|\bfuture (?:work|versions?|research|stud(?:y|ies)|scope)\b|\b(?:it is|we|i) (?:therefore )?(?:recommend|suggest)(?:ed)? (?:that|to)\b|^(?:the |this |these )?\p{L}+(?: \p{L}+)? should (?:add|offer|be (?:added|extended|improved|tried|introduced)|introduce|open|provide|invest|consider|improve|train|give)\b/iu,
  ],
  [
    { kind: 'section', id: 'challenges', certain: true },
    /, which (?:we|i) (?:\w+ly )?(?:corrected|fixed|solved|repaired|worked around)\b/i,
  ],
  [
    { kind: 'section', id: 'challenges' },
    new RegExp(
      [
        String.raw`\b(?:it|this|that) (?:was|is|proved) (?:very |quite |rather )?(?:difficult|hard|tricky|challenging|not easy) to\b`,
        String.raw`\b(?:difficulty|difficulties|trouble|obstacles?) (?:in|with|was|were|we|i)\b`,
        String.raw`\b(?:we|i) (?:struggled|had trouble|had problems|faced)\b`,
      ].join('|'),
      'i',
    ),
  ],
  [
    { kind: 'section', id: 'limitations' },
    new RegExp(
      [
        String.raw`\b(?:sample|sample size|data ?set|study) (?:was|is) (?:very |too |rather |quite )?(?:small|limited|short|biased)\b`,
        String.raw`\b(?:from|in|on|at) (?:only )?one \w+ only\b`,
        String.raw`\b(?:i|we) (?:could|did|was|were) (?:not|n['’]t) (?:able to )?(?:test|measure|check|include|cover|study|compare|reach)\b`,
        String.raw`\b(?:was|were) not (?:tested|covered|included|considered|studied)\b`,
        String.raw`\bonly one \w+(?: \([^)]*\))? was (?:tested|studied|used)\b`,
      ].join('|'),
      'i',
    ),
  ],
];

/** Verbs for steps of the work; a number in such a sentence is a setting, not an outcome. */
const DEED =
  /^(?:(?:then|first|next|finally|afterwards|also|here|for (?:this|the \w+)),? )?(?:we|i) (?:\w+ly |also |then |first )?(?:used|split|took|collected|surveyed|interviewed|sampled|recruited|chose|selected|gave|asked|trained|tested|set|added|mixed|heated|boiled|dried|weighed|cut|built|made|wrote|designed|printed|installed|visited|distributed|sent|placed|planted|prepared|recorded|measured|divided|kept|ran|repeated)\b/i;
/** A sentence on a thing that the writers built: the object of such a verb is no questionnaire and no sample. */
const BUILT =
  /^(?:(?:then|first|next|finally|also|here),? )?(?:we|i) (?:\w+ly |also |then |first )?(?:built\b|assembled\b|soldered\b|wired\b|programmed\b|coded\b|implemented\b|(?:developed|created|made)\b(?=.{0,40}\b(?:app|application|web ?site|system|prototype|device|robot|game)\b))(?!.{0,40}\b(?:questionnaire|survey|interviews?|hypothes\w+)\b)/i;
/** "45 students tested it over 2 weeks." */
const TRIED = /^(?:\d+|\p{L}+) (?:\p{L}+ ){1,3}(?:tested|tried) (?:it|them|the|our|my)\b/iu;
/** "Ethics approval REF 12" */
const ETHICS = /\bethic(?:s|al) (?:approval|clearance|committee|consent)\b/i;
/** Notes without a verb on how it was done: "Online survey of 212 students", "30 load steps from 0 to 500 N, three repeats". */
const DONE_HOW = new RegExp(
  [
    String.raw`^(?:an? )?(?:[\p{L}-]+ )?(?:surveys?|questionnaires?|interviews?|focus groups?) (?:of|with|among) (?:about |over )?\d+ \p{L}+`,
    String.raw`^\d+ (?:\p{L}+ ){1,3}(?:from|between) [-−]?\d[\d.]*\s?(?:\S{1,4} )?(?:to|and) [-−]?\d`,
    String.raw`[,;] (?:\d+|two|three|four|five|six) (?:repeats|repetitions|replicates)\b`,
  ].join('|'),
  'iu',
);
/** "Software in Python", "Hardware: a Raspberry Pi", "Budget 112 EUR" */
const NEEDED =
  /^(?:software|hardware|firmware|database|frontend|backend)(?:\s?:| (?:in|on|with|is|was|runs)\b)|^(?:budget|total costs?|costs?)\s?:? (?:\p{L}+ )?[$€£₹]?\d[^.;]{0,12}\W*$/iu;
const GIVEN_OUT =
  /\b(?:questionnaires?|surveys?|forms?|interviews?|samples?|responses|participants|respondents) (?:was|were) (?:\w+ly )?(?:given|distributed|sent|handed|conducted|collected|taken|filled|recruited|chosen|selected|asked|held)\b/i;

/** "Anxiety was measured with the inventory of Rao (1980)", "84 students were randomly assigned to …" */
const MEASURED_WITH =
  /^(?!.*\b(?:found|showed|reported|introduced|proposed|used)\b).*\b(?:was|were) (?:\w+ly )?(?:(?:measured|assessed|rated|recorded|scored|analy[sz]ed|collected|estimated|calculated|quantified) (?:with|using|by means of|before|after)|(?:assigned|randomi[sz]ed|allocated) (?:to|into))\b/i;

const FIGURE = String.raw`(?:about |only |almost |nearly |over |around )?(?:Rs\.? ?|[$€£₹] ?)?[-−]?\d[\d.,]*`;
/** A measured outcome: a share of cases, a statistic with its value, or a change by an amount. */
const OUTCOME = new RegExp(
  [
    String.raw`^(?:only |about |nearly |almost |over |around )?\d[\d.,]*\s?(?:%|per ?cent|percent) (?:of )?(?:\p{L}+ ){0,5}?(?:was|were|had|said|felt|did|preferred|reported|agreed|chose|used|found|knew|could|wanted|thought|answered|passed|failed|lost|germinated|survived|died)\b`,
    String.raw`\b(?:accuracy|precision|recall|error|rmse|mae|f1(?:[- ]score)?|mean|median|average|score|rate|efficiency|yield|strength|speed|latency|cost|loss|drift|saving|savings|response time|value|p) (?:[\p{L}-]+ ){0,5}?(?:was|were|reached|rose to|fell to|=|<|>) ?${FIGURE}`,
    String.raw`\baccuracy of ${FIGURE}|\ban? (?:saving|reduction|increase|decrease|gain|loss|rise|drop|improvement) of ${FIGURE}`,
    String.raw`^(?:the |our )?(?:[\p{L}-]+ ){1,4}(?:was|were) ${FIGURE}\s?(?:%|per ?cent)`,
    String.raw`^(?:the |most |many |all |some )?(?:students|participants|users|respondents|patients|teachers|customers|visitors) (?:said|reported|felt|agreed|preferred)\b`,
    String.raw`\b(?:is|are|was|were) ${FIGURE} times (?:as|more|less|higher|lower)\b|^no (?:significant |clear )?(?:effects?|differences?|associations?|changes?|correlations?) (?:on|in|of|between|with|was|were)\b`,
    // Notes without a verb: "mean score 13.4/20 (SD 2.9)", "score higher (15.1 vs 12.6)".
    String.raw`\b(?:mean|median|average) (?:\p{L}+ ){0,2}${FIGURE}\s?(?:/\s?\d+|%|\S{1,6})?\s?\((?:SD|SE|SEM|IQR|±)`,
    String.raw`\((?:[^()]{0,40}\b)?(?:r|R²|β|OR|χ²|d|F) ?[=<>] ?[-−]?\d?\.?\d`,
    String.raw`\(${FIGURE}\s?\S{0,4} (?:vs\.?|versus|against|compared (?:to|with)) ${FIGURE}`,
    String.raw`\b(?:recogni[sz]ed|detected|identified|classified|predicted|answered|solved|failed(?: for| on| in)?|passed|missed|worked (?:for|in|on)|succeeded in) (?:correctly )?${FIGURE}(?: (?:of|out of) (?:the )?\d+)?\b`,
    String.raw`\b\d+ (?:of|out of) (?:the )?\d+ (?:\p{L}+ ){0,4}?(?:was|were|had|said|did|passed|failed|correctly|germinated|survived)\b`,
    String.raw`\b(?:increased|decreased|improved|reduced|rose|fell|dropped|grew|saved|cut|shrank|gained|lost|lowered|lasted)\b[^.]{0,30}?\b(?:by |from |to )?(?!(?:19|20)\d\d)${FIGURE}\s?(?:%|per ?cent|percent|seconds?|minutes?|hours?|times|points?|\p{L}{1,3}\b)`,
    String.raw`\b[pt] ?[=<>] ?[-−]?\d?\.?\d`,
    String.raw`^(?:the |our )?(?:results?|findings|data|survey|analysis|experiment) (?:show|indicate|reveal|suggest)(?:s|ed)?\b`,
    String.raw`\b(?:we|i) (?:\w+ly |also )?(?:found|observed|noticed|saw) (?:that|no|an?|the)\b|\bit was (?:found|observed|seen) that\b`,
  ].join('|'),
  'iu',
);

/** Reads the place of a sentence from its plain words; undefined if none decide. Searches its first 600 characters. */
export function saidBy(text: string): Said | undefined {
  const searched = text.slice(0, 600).replace(/^\p{Lu}[\p{L} -]{2,30}: (?=\p{Lu})/u, '');
  const first = RULES.slice(0, 4).find(([, pattern]) => pattern.test(searched));
  if (first !== undefined) return first[0];
  const own = OWN_WORK.test(searched);
  if (MEASURED_WITH.test(searched) && !OUTCOME.test(searched)) return { kind: 'section', id: 'methodology' };
  if (OTHERS.test(searched) || (CITATION.test(searched) && !own)) return { kind: 'section', id: 'literature-review' };
  const later = RULES.slice(4).find(([, pattern]) => pattern.test(searched));
  if (later !== undefined) return later[0];
  if (PLANNED.test(searched) && !FOUND.test(searched)) return { kind: 'plan' };
  if (BUILT.test(searched) && !OUTCOME.test(searched)) return { kind: 'section', id: 'implementation' };
  if (TRIED.test(searched) && !OUTCOME.test(searched)) return { kind: 'section', id: 'testing' };
  if (DEED.test(searched) && !/\band (?:found|saw|observed|got|reached)\b/i.test(searched)) return undefined;
  if (GIVEN_OUT.test(searched)) return { kind: 'section', id: 'methodology' };
  if (ETHICS.test(searched) && !OUTCOME.test(searched)) return { kind: 'section', id: 'methodology', certain: true };
  if (NEEDED.test(searched)) return { kind: 'section', id: 'system-requirements' };
  if (DONE_HOW.test(searched) && !OUTCOME.test(searched)) return { kind: 'section', id: 'methodology' };
  return OUTCOME.test(searched) ? { kind: 'section', id: 'results' } : undefined;
}
