import { anyBetween, anyOf, anyWord } from '../text/any-of.ts';
import type { Role } from './roles.ts';

export interface Cue {
  readonly role: Role;
  /** From 1 (a hint) to 4 (nearly certain). */
  readonly weight: number;
  readonly pattern: RegExp;
  /** The cue counts only before the paper describes its work: a "however" among results announces no gap. */
  readonly early?: true;
}

const WORK =
  '(?:paper|study|article|work|research|thesis|report|review|survey|investigation|analysis|trial|experiment|project|essay|chapter|dissertation|book)';

/** Phrases that show the role of a sentence. */
export const CUES: readonly Cue[] = [
  {
    role: 'limitation',
    weight: 4,
    pattern: anyWord(
      /limitations?/i,
      /(?<!\b(?:these|previous|prior|earlier|most|existing) (?:[\w-]+ ){0,4}|may be |might be |can be )limited (?:by|to|in)/i,
      /shortcomings?|drawbacks? of (?:our|this|the)|threats? to validity|caveats?|should be interpreted with caution/i,
      /cannot be generali[sz]ed|may not (?:generali[sz]e|apply|hold|be representative)|not (?:be )?generali[sz]able/i,
      /does not generali[sz]e|small sample|samples? (?:is|was|are|were) (?:\w+ly )?(?:skewed|biased|small|limited|not representative|unrepresentative)/i,
      /(?:I|we) (?:do|did) not claim/i,
    ),
  },
  {
    role: 'limitation',
    weight: 3,
    pattern: anyWord(
      /self-report(?:ed)?/i,
      /only (?:one|a single|two) (?:site|school|university|centre|center|hospital|country|dataset|language)/i,
      /cross-sectional|no causal/i,
      /we (?:did not|could not|were unable to|do not) (?:control|measure|account|test|consider|assess|address|examine|establish|evaluate|determine|rule out)/i,
    ),
  },
  {
    role: 'limitation',
    weight: 4,
    pattern: anyWord(
      /(?:was|were) not (?:interviewed|measured|tested|recorded|assessed|considered|controlled|included|observed|examined|studied|blinded|randomi[sz]ed)/i,
      // "Traditional approaches that do not account for …" tells of others.
      /(?<!\b(?:traditional|existing|conventional|previous|prior|earlier|standard|other|many|most) (?:[\w-]+ ){0,3})(?:does|do|did|could|can) ?not (?:handle|cover|include|capture|separate|distinguish|show cause|support|scale|allow|tell|correct|work|account|extend|address|consider)/i,
      /fails? (?:when|if|on|in|for|under)\b|were volunteers|may have (?:changed|affected|influenced|biased|been)/i,
      /under-?represented|only (?:one|two|a few|a single) [\w-]+ (?:was|were) /i,
      /(?:not|under-?) ?powered|could not be (?:blinded|masked|randomi[sz]ed|verified|ruled out)|follow-?up .{0,30}(?:was|were) (?:too )?short/i,
      /we (?:only relied|relied (?:only|solely|entirely)) on/i,
    ),
  },
  {
    role: 'future',
    weight: 4,
    pattern: anyBetween(
      String.raw`(?<!\b(?:upon|after|on|following|without|under) )\b`,
      String.raw`\b`,
      /future (?:work|research|stud(?:y|ies)|investigations?|directions?|experiments?|efforts?|trials?)/i,
      /further (?:work|research|stud(?:y|ies)|investigations?|experiments?|trials?)(?! (?:show|reveal|found|find|demonstrat|confirm|indicat|was|were)\w*)/i,
      /remains? to be (?:seen|studied|tested|explored|determined|investigated)|we (?:plan|intend|hope) to|next steps?/i,
      /in (?:the )?future,?|more research is needed|longer[- ]term stud(?:y|ies) (?:is|are) needed/i,
    ),
  },
  {
    role: 'conclusion',
    weight: 4,
    pattern:
      /\b(?:we conclude|(?:the )?authors conclude|in conclusion|to conclude|it (?:is|can be|was) concluded|our conclusion|concluding(?! section| chapter| part)|in summary|taken together|overall, (?:our|the|these|this)|conclusions?:)/i,
  },
  {
    role: 'conclusion',
    weight: 4,
    pattern:
      /,\s(?:which |thus |thereby )?(?:suggest(?:s|ing)|indicating|implying) (?:that )?.{0,120}\b(?:may|might|could|should|can)\b|\b(?:clinicians|teachers|schools|universities|students|physicians|doctors|parents|governments?|designers|developers|educators|managers) (?:and \w+ )?should\b/i,
  },
  {
    role: 'conclusion',
    weight: 3,
    pattern:
      /\b(?:these (?:results|findings|data|observations|outcomes)|our (?:results|findings|data|work|study)|the (?:results|findings)|this) (?:\w+ly )?(?:suggests?|implies|imply|highlights?|supports?|underscores?|points? to|provides? (?:evidence|support)|challenges?|have implications|may help|could help)\b/i,
  },
  {
    role: 'conclusion',
    weight: 2,
    pattern:
      /\b(?:implications? for|could (?:use|help|be used|benefit|inform|guide)|(?:therefore|thus|hence)(?! far\b|,? we (?!conclude)(?:\w+ )?\w+ed\b)|practitioners|policy ?makers|recommend(?:s|ed|ation|ations)?|should (?:be|consider|use|adopt))\b/i,
  },
  {
    role: 'gap',
    weight: 4,
    pattern: anyWord(
      /little (?:is|has been|attention|work|research|evidence)/i,
      /(?:remains?|remained|is|are|was|were) (?:also |however |therefore |largely |still |poorly |mostly |less )*(?:unclear|unknown|unexplored|understudied|under-?explored|poorly understood|well understood|not (?:well|fully|yet) (?:understood|known|studied)|open(?! access| source| data| to\b)|unresolved|untested|elusive|unanswered)/i,
      /has not (?:yet )?been (?:\w+ly )?(?:studied|explored|tested|examined|investigated|established|addressed|reported|evaluated)/i,
      /have not (?:yet )?been (?:\w+ly )?(?:studied|explored|tested|examined|investigated|established|addressed|reported|evaluated)/i,
      /few (?:studies|works|papers|attempts|have)|no (?:study|studies|prior work|previous work|existing|one has)/i,
      /lack of (?:research|evidence|studies|data|understanding|consensus|work)|research gap/i,
      /(?:less|not much) is (?:yet )?known|not (?:yet |well |fully |clearly )?(?:known|understood|clear)|gap in/i,
      /overlook(?:ed|s)?|neglect(?:ed|s)|not well understood|under-?researched/i,
      /rarely (?:been )?(?:studied|tested|examined|considered|reported)|no consensus/i,
    ),
  },
  {
    role: 'gap',
    weight: 3,
    early: true,
    pattern:
      /\b(?:however|yet|but|although|nevertheless|unfortunately|despite)\b.{0,120}\b(?:not|cannot|fails?|lacks?|lacking|difficult|expensive|slow|costly|suffers?|limited|ignores?|misse?s?|unable|only|rarely|seldom|drift|scarce|insufficient|inconsistent|requires?|struggles?|challeng\w*)\b/i,
  },
  {
    role: 'gap',
    weight: 3,
    pattern:
      /\b(?:precludes?|hinders?|impedes?|makes? .{3,60} (?:slow|hard|difficult|expensive|costly|impossible|unreliable)|(?:nonetheless|nevertheless|still) (?:\w+ ){0,4}(?:without|lacks?|rely|relies|depends?))\b/i,
  },
  {
    role: 'gap',
    weight: 4,
    pattern:
      /\b(?:existing|current|conventional|traditional|previous|prior|earlier|available|standard) (?:[\w-]+ ){1,4}(?:are|is|were|have|has|often|do|does|can|cannot|fail|require|rely|rarely|ignore|lack|suffer)\b.{0,60}\b(?:slow|rarely|expensive|costly|fails?|cannot|limited|lacks?|not|requires?|ignores?|inaccurate|unreliable|suffers?|only|difficult|hard)\b/i,
  },
  { role: 'gap', weight: 2, early: true, pattern: /^(?:however|yet|but|unfortunately|nevertheless)\b/i },
  {
    role: 'purpose',
    weight: 4,
    pattern: new RegExp(
      `\\b(?:the (?:aim|purpose|goal|objective|objectives|aims) (?:of (?:this|our|the)|was|is|were)|(?:this|the present|the current|our) ${WORK} (?:\\w+ly )?(?:reconsiders|revisits|re-?examines|re-?assesses|argues|traces|aims?|aimed|seeks?|sought|investigates?|investigated|examines?|examined|explores?|explored|addresses|addressed|proposes?|introduces?|presents?|describes?|asks?|asked|considers?|tests? whether|evaluates?|evaluated|compares?|reviews?|assesses|assessed|analy[sz]es?|studies|focuses|reports on)|(?:in|with) this ${WORK},? (?:we|I)\\b(?! (?:use|refer|define) (?:the term|to))|here,? we|we (?:therefore |thus |then )?(?:aim(?:ed)?|seek|sought|set out|ask(?:ed)? (?:whether|how|if|what|which|why|to what)|wanted|propose|introduce|present|hypothesi[sz]ed?)|(?<!for )(?:our|the) (?:aims?|goals?|objectives?|purpose|hypothesis)(?: (?:of|was|were|is|are|in|here|that)\\b|[,:])|(?:they|the authors?) (?:propose|introduce|present|want(?:ed)? to)|research questions?|objectives?:|aims?:)`,
      'i',
    ),
  },
  {
    role: 'purpose',
    weight: 3,
    pattern: anyWord(
      /we (?:investigate[sd]?|examine[sd]?|explore[sd]?|stud(?:y|ied)|test(?:ed)? whether|address(?:ed)?|assess(?:ed)? whether|determine[sd]? whether|ask(?:ed)? whether)/i,
      /to (?:determine|investigate|examine|assess|evaluate|test|explore|understand) (?:whether|how|if|the (?:effects?|impact|relationship|role|influence|association))/i,
      /in order to (?:determine|find out|test)/i,
    ),
  },
  {
    role: 'method',
    weight: 4,
    pattern: anyWord(
      /we (?:\w+ly )?(?:collect(?:ed)?|recruit(?:ed)?|survey(?:ed)?|interview(?:ed)?|train(?:ed)?|randomi[sz]ed|randomly|measured?|conduct(?:ed)?|performed?|perform|analy[sz]ed?|sampled?|used?|employ(?:ed)?|appl(?:y|ied)|implement(?:ed)?|simulated?|construct(?:ed)?|built|build|design(?:ed)?|develop(?:ed)?|adopt(?:ed)?|fitted|fine-tuned?|administer(?:ed)?|calculated|estimated?(?! that)|asked (?:participants|students)|divided|selected|searched|coded|annotated|extracted|combine[sd]?)/i,
      /participants (?:were|completed|took|received|read|watched|rated|answered|performed|kept|wore|reported their)/i,
      /(?:was|were) (?:\w+ly )?(?:collected|recruited|randomi[sz]ed|assigned|measured|administered|analy[sz]ed|conducted|performed|interviewed|surveyed|sampled|selected|randomly|divided|tested|recorded|trained|exposed|incubated|calculated|obtained from|carried out|extracted|coded|assessed|computed|asked to|followed for|grown|sequenced)/i,
    ),
  },
  {
    role: 'method',
    weight: 3,
    pattern: anyWord(
      /using (?:a|an|the|data|\w+ (?:analysis|regression|model|data))|randomi[sz]ed controlled|double-blind/i,
      /control group|questionnaires?|semi-structured|n ?= ?\d+|data (?:set|sets|were|come from|came from|from)|dataset of/i,
      /sample of|regression|anova|t-?tests?|mixed-methods|case study/i,
      /our (?:method|approach|model|system|algorithm|framework|design) (?:uses|consists|combines|works|is based|learns|relies|takes|splits|first|represents|assigns|treats|encodes|replaces)/i,
    ),
  },
  {
    role: 'method',
    weight: 4,
    // Notes leave out who did it: "trained 3 models on …".
    pattern:
      /^(?:trained|tested|surveyed|interviewed|recruited|measured|sampled|collected|randomi[sz]ed|fine-tuned|evaluated|compared)\b|\bwe regress\b/,
  },
  {
    role: 'method',
    weight: 2,
    pattern: anyOf(
      /\b(?:we|they|participants|students|patients|children|volunteers|users) (?!found|showed|observed|obtained|concluded|argued|reported|achieved|hypothesi|aimed|proposed|introduced|discussed|believed|expected|needed|recalled|improved|gained|learned|performed better)[a-z]+ed\b/i,
      /\b(?:logged|sequenced|for (?:\w+ )?(?:weeks|months|years|days)|were (?:held|compared|kept|given|taken|shown)|used the)\b/i,
    ),
  },
  {
    role: 'method',
    weight: 4,
    pattern:
      /\b(?:participants|students|patients|children|volunteers|subjects|adolescents|adults|everyone|pupils|animals|mice|rats) (?:then |each |all )?(?:slept|ate|drank|wore|took|kept|underwent|spent|sat|read|ran|drove|wrote|saw|heard|watched|listened)\b(?!.*(?:\bthan\b|\bmore\b|\bless\b|\bfewer\b|\blonger\b|\bvs\b|%))/i,
  },
  {
    role: 'result',
    weight: 4,
    pattern: /\([^()]*\b(?:[pP] ?[<=>≤≥] ?0?\.\d|(?:d|r|t|F|OR|HR|RR|β|η²) ?= ?[-−]?\d|95 ?% CI)[^()]*\)/u,
  },
  {
    role: 'result',
    weight: 4,
    pattern: anyWord(
      /we (?:\w+ly )?(?:found|find|observed?|show(?:ed)? that|obtain(?:ed)?|achieved?|report(?:ed)? (?:a|an|that|significant))/i,
      /(?:the |our )?(?:results|findings|analys[ei]s|experiments|data|evaluation|tests|outcomes?|evidence) (?:\w+ly )?(?:show(?:s|ed)?|indicate[sd]?|reveal(?:s|ed)?|demonstrate[sd]?|confirm(?:s|ed)?)/i,
      /p ?[<=>] ?0?\.\d+/i,
      /significant(?:ly)? (?:\w+er|more|less|increas\w+|decreas\w+|reduc\w+|improv\w+|differen\w+|associat\w+|correlat\w+|effects?)/i,
      /outperform(?:s|ed)?|was (?:significantly|positively|negatively|strongly) (?:associated|correlated|related)/i,
      /(?:were|was) (?:found|observed|associated|correlated)/i,
      /(?:letters|sources|records|archives|documents|interviews|cases|texts|figures|observations) (?:also |further )?(?:show|reveal|indicate|demonstrate|confirm|suggest) that/i,
      /no (?:significant )?(?:difference|effect|association|relationship|correlation|evidence) (?:was|were|between|in|of)/i,
    ),
  },
  {
    role: 'result',
    weight: 3,
    pattern: anyBetween(
      String.raw`\b`,
      '',
      /(?:increased|decreased|improved|reduced|rose|fell|dropped|grew|declined|scored|gained|slept|remembered|recalled)\b.{0,80}\d/i,
      /by \d+(?:\.\d+)? ?(?:%|per ?cent|percent|points)/i,
      /\d+(?:\.\d+)? ?(?:%|per ?cent|percent) (?:of|more|less|fewer|higher|lower|faster|accuracy|increase|decrease|reduction)/i,
      /in (?:only )?\d+ (?:of|out of) (?:the )?\d+\b|accuracy of \d|(?<!were )(?<!was )compared (?:with|to)/i,
      /(?:two|three|four|five|six|ten|\d+) times (?:as|more|less|higher|lower|faster)/i,
      /(?:is|are|was|were) (?:\w+ )?\d[\d.,]*\s?(?:%|[°\w]+(?: [CFK])?) (?!(?:under|over|after|other|either|whether|per|water|later)\b)(?:\w+er|more|less)\b/i,
      /(?:said|reported|agreed) that|than (?:those|the control|controls|the baseline|students|participants)|higher than/i,
      /lower than|mean difference|odds ratio|confidence interval|faster than/i,
    ),
  },
  {
    role: 'result',
    weight: 3,
    pattern: anyWord(
      /(?:reach(?:es|ed)?|achiev(?:es|ed)|attain(?:s|ed)?) (?:an? )?(?:\w+ ){0,3}\d/i,
      /(?:(?!rather|other|whether|either)\w+er|more|less|fewer) (?:[\w-]+ ){0,7}than|above the (?:best|baseline)/i,
      /state of the art/i,
      /(?:was|were|is|are) (?:the )?(?:largest|smallest|highest|lowest|strongest|weakest|greatest|best|worst)/i,
      /(?:gained|lost|improved|benefit(?:ed|s)?|suffered) (?:the )?(?:most|least)|a fraction of|on average,?/i,
      /(?:half|twice|as much|as many|as likely|as often) as|there (?:was|were) no/i,
      /did not (?:depend|moderate|predict|differ|change|improve|increase|decrease|affect)|had no (?:\w+ )?effect/i,
    ),
  },
  {
    role: 'result',
    weight: 4,
    // "9.8 vs 10.4", "34 GB → 19 GB", "2.1x faster", "slower by 7 %"
    pattern:
      /\d\S*(?: \p{L}{1,3})? (?:vs\.?|→|->) ?\D{0,12}\d|\d ?[x×] (?:\p{L}+er|more|less|fewer)\b|\b(?:\p{L}+er|more|less) by (?:about )?\d/u,
  },
  {
    role: 'background',
    weight: 3,
    pattern: anyWord(
      /(?:previous|prior|earlier|existing|past|recent) (?:studies|work|research|works|literature|papers|approaches|methods|findings)/i,
      /(?:has|have) (?:long |recently |been |become |increasingly |widely |traditionally )+|in recent years/i,
      /over the (?:past|last)/i,
      /is (?:a|an|one of the) (?:major|common|key|central|leading|important|growing|fundamental|widely|serious|critical|essential)/i,
      /it is (?:well|widely) (?:known|accepted|established)/i,
      /(?:are|is) (?:widely|commonly|often|increasingly|frequently|typically|generally|usually) (?:used|seen|associated|considered|known|believed|assumed|described)/i,
      /traditionally|studies have (?:shown|found|reported|suggested)|research has (?:shown|found)/i,
      /(?:historians|scholars|researchers|critics|philosophers|economists|commentators)\b[^.;,]{0,40} have (?:\w+ )?\w+(?:ed|en|wn|ght)/i,
      /et al\.,? (?:\(?\d{4}|showed|found|report)|plays? (?:a|an) (?:\w+ )?role/i,
    ),
  },
];

/** Headings and labels that suggest the role of the sentences under them. */
export const HEADINGS: readonly (readonly [RegExp, Role])[] = [
  [/\boutcomes?(?: and)? measures?\b|^(?:main|primary|secondary) outcomes?\b/i, 'method'],
  // "Strengths and limitations": its sentences tell which they are.
  [/^(?:[\d.]+\s+)?limitations\b|^(?!.*\bstrengths\b).*\b(?:limitations?|threats to validity|caveats)\b/i, 'limitation'],
  [/\b(?:future|next steps|outlook)\b/i, 'future'],
  [/\b(?:conclusions?|concluding|implications|interpretation|summary and conclusions?|recommendations?)\b/i, 'conclusion'],
  [/\b(?:results?|findings?|outcomes?|evaluation|experiments? and results)\b/i, 'result'],
  [
    /\b(?:methods?|methodology|materials|procedures?|participants|design|data collection|measures|approach|analysis|setting|experimental setup|implementation|sample|sampling)\b/i,
    'method',
  ],
  [
    /^(?:[\d.]+\s+)?(?:(?:the |our )?data(?: sources?| and .{3,30})?|(?:interventions?|exposures?|patients|subjects|setting)\b.*|(?:(?:empirical|identification|estimation) (?:strategy|specification|model)))$/i,
    'method',
  ],
  // "2 Model", "The Theoretical Framework": a paper of theory sets out what it assumes.
  [
    /^(?:[\d.]+\s+)?(?:the |our |a )?(?:[\w-]+ )?(?:model|theory|theoretical framework|assumptions)(?: (?:setup|set-up|description|specification|and .{3,30}))?$/i,
    'method',
  ],
  [/\b(?:aims?|objectives?|purpose|goals?|research questions?|hypothes[ei]s)\b/i, 'purpose'],
  [/\b(?:gap|problem statement|problem|motivation)\b/i, 'gap'],
  [/\b(?:background|introduction|related work|literature(?: review)?|context|importance|previous work)\b/i, 'background'],
];
