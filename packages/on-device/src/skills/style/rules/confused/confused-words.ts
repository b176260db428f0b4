import type { Rule } from '../../rule.ts';
import { type Phrase, phraseRules } from '../phrase-rules.ts';

const OWN = '(?:my|your|his|her|our|their)';
const HARD =
  '(?:expensive|difficult|small|young|big|late|far|old|many|much|heavy|easy|important|dangerous|busy|tired|low|high|short|complicated|weak|strong|lazy|noisy|crowded|boring|bad|hot|poor)';

/** Words that sound or look alike, in contexts where only one of them can stand. */
const CONFUSED: readonly Phrase[] = [
  [
    'its (a|an|the|very|so|really|too|also|been|going|hard|easy|important|possible|impossible|difficult|better|because|not|obvious|clear|true|likely|unlikely|evident|apparent)(?= (?:[a-z]+))(?<!(?:of|in|on|by|with|and|at|to|for|from|about|as|its|than|into|all|but) its \\w+)(?<!\\bits (?:very|so|too|hard|important|easy|possible|impossible|difficult|better|really|also) )(?=(?: (?:to|for|that|good|bad|great|nice|important|hard|difficult|easy|much|because|like|if|when|lot|problem|way|fact|thing|place|good|big|small|shame|pity))\\b)',
    "it's $1",
  ],
  [
    "(it's) (own|name|population|size|shape|price|benefits|purpose|meaning|value|history|culture|people|quality|effects?|disadvantages?|advantages?|importance)(?![\\w-])",
    'its $2',
  ],
  [
    "(in|on|to|from|of|with|for|about|by|at) (?:there|they're) (own|parents|life|lives|family|families|children|work|house|home|country|jobs?|friends|future|opinion|opinions|time|money|mind|minds|health|studies|school|teachers?|problems?|skills|knowledge|way)(?![\\w-])",
    '$1 their $2',
  ],
  [
    'there (own|parents|lives|families|children|friends|jobs|opinions|minds|skills|bodies|homes|goals|dreams)(?= (?:and|in|to|with|for|from|by|is|are|at|on|about)\\b|[.,;!?])(?<!(?:were|are|is|was|be|no|go|been|out) there \\w+)',
    'their $1',
  ],
  ['their (?=(?:is|are|was|were|will be|has been|have been|exist|exists|seems?)\\b)', 'there '],
  [
    "(is|are|was|were|be|been|seem|seems|become|becomes|get|gets|feel|feels|it's) to (" +
      HARD +
      ')(?= (?:to|for|and|because|but|when|in|at)\\b|[.,;!?])',
    '$1 too $2',
  ],
  ['(is|are|was|were|be|not) to (much|many|little|few)(?![\\w-])', '$1 too $2'],
  [
    'to much(?=[.;:!?])(?<!\\b(?:amount|amounts|amounted|come|comes|came|lead|leads|led|add|adds|added|attributed|due) to much)',
    'too much',
  ],
  [
    "(?<!\\b(?:addition|due|similar|relative|compared|related|next|close|opposed|thanks) )(to|will|can|could|would|may|might|must|should|not|never|don't|doesn't|didn't) loose (?!ends?\\b|fitting|change\\b|control of a)",
    '$1 lose ',
  ],
  ['(is|are|was|were|am|be|been|without|by|of|start|started|keep|from) loosing', '$1 losing'],
  [
    'quiet (a|an|good|difficult|interesting|different|expensive|easy|hard|sure|often|well|important|big|small|similar|nice|common|popular|long|short|high|cheap|clear|large|simple)(?= )(?<!(?:and|the|a|very|so|too|is|be|,) quiet \\w+)',
    'quite $1',
  ],
  [
    '(is|are|was|were|be|am) quiet (a|good|difficult|interesting|different|expensive|easy|hard|sure|often|well|important|similar|common|popular|clear|simple)(?![\\w-])',
    '$1 quite $2',
  ],
  ['(a|very|so|too) quite (place|room|life|street|town|village|area|person|house|and|city|night)(?![\\w-])', '$1 quiet $2'],
  [
    '(away|different|far|came|comes|come|got|gets|suffer|suffers|suffered|suffering|learn|learned|learnt|apart|benefit|benefits|years|letter|received|people|prevent|protect|escape|students|information|prevented|protected|home|back) form (the|a|an|my|your|his|her|our|their|this|that|other|one|being|all|different)(?![\\w-])(?<!(?:how|to|can|could|will|would|may|when|that|which|and) (?:people|students) form \\w+)',
    '$1 from $2',
  ],
  ['(in|on|at|of|to|for|with|by|about) witch(?= )(?<!(?:the|a) \\w+ witch)', '$1 which'],
  [', witch (is|are|was|were|can|has|have|will|means|makes)(?![\\w-])', ', which $1'],
  [
    '(place|places|city|cities|country|countries|school|town|house|room|world|situation|area) were (I|you|we|they|he|she|people|there|everyone|students|children)(?![\\w-])',
    '$1 where $2',
  ],
  [
    '(we|they|you|people|students|children) where (not|very|so|too|going|there|in|at|born|able|happy|talking|playing|living|trying|all|waiting|looking|made|given|told)(?![\\w-])',
    '$1 were $2',
  ],
  ['(has|have|had|was|were|been|be|is|are) lead (to|by|the|me|us|into|them|him)(?![\\w-])', '$1 led $2'],
  [
    "(to|can|could|cannot|can't|will|not) breath(?=[.,;!?]| (?:and|in|the|fresh|well|easily|properly|under|out|clean|air|or|because)\\b)",
    '$1 breathe',
  ],
  [`(${OWN}|the|a) believe(?=[.,;]| (?:that|in|is|of|and)\\b)(?<!(?:of|and|to|all|make|makes) (?:her) believe)`, '$1 belief'],
  [
    '(' +
      OWN +
      '|daily|everyday|real|social|modern|normal|happy|whole|human|private|personal|student|school|city|their own|my own|whole) live(?=[.,;!?]| (?:is|was|will|and|in|with|because|as|but|are|has|would|more|better|easier|without|style|styles)\\b)(?<!(?:we|they|I|you|of|to|students|people|and|family|social|human|in) (?:\\w+ )live)(?<!\\bto \\w+ live)',
    '$1 life',
  ],
  ['(my|your|his|her) lifes', '$1 life'],
  [`(${OWN}|people's|human|the|save|many|of) lifes`, '$1 lives'],
  [
    '(want|wants|wanted|hope|hopes|need|needs|able|order|how|try|trying|likely|ways?|chance|ability) to success (?=in\\b)',
    '$1 to succeed ',
  ],
  [
    '(will|can|could|(?:want|wants|wanted|hope|hopes|need|needs|able|order|how|try|trying|likely) to|would|not|should|may) success(?=[.,;!?]| (?:in|and|because|if|at|as)\\b)(?<!(?:key|keys|path|way|road|contribute|contributes|contributed|lead|leads|led|route|important|ways|due|thanks|related|addition|essential|secret|it|attributed|linked|crucial|critical|get|guide|barrier|barriers|steps?|paths?|factors?|return|way|able) to success)',
    '$1 succeed',
  ],
  ['(to|can|could|will|should|must|would|may) choice (?=(?:the|an? \\w|what|their|your|my|which|between|one|to|our|it)\\b)', '$1 choose '],
  ['(a|the|my|your|good|best|right|their|his|her|own|wrong|this) choose(?=[.,;!?]| (?:is|was|of|for|between|to|and|that)\\b)', '$1 choice'],
  [
    '(to|can|could|will|should|must|would|may|not) (?:advice) (?=(?:you|him|her|them|us|me|people|students|to|that|everyone|my)\\b)',
    '$1 advise ',
  ],
  [
    '(to|can|could|will|should|must|would|may|not) proof (?=(?:myself|yourself|himself|herself|ourselves|themselves|that|the|it|this|his|her|their|my|to|how|a)\\b)',
    '$1 prove ',
  ],
  [
    // "Access to safe water" and "due to safe people" are right.
    '(?<!\\b(?:access|exposed|exposure|right|rights|due|return|returned|moved|path|way|route|related|close|next|attention|leads?|led) )(to|can|could|will|should|must|would|may) (?:safe) (?=(?:the|a|our|their|your|my|his|her|money|time|lives|life|energy|people|them|it|water|us|me|you|some|more|animals)\\b)',
    '$1 save ',
  ],
  [
    '(is|are|was|were|be|feel|very|more|so|not|is not|feels) save(?=[.,;!?]| (?:and|to|for|because|in|place|than|from|at|when)\\b)(?<!\\b(?:to be|do is|did was) save)',
    '$1 safe',
  ],
  [
    '(to|can|could|will|should|must|would) analysis (?=(?:the|a|this|how|what|these|our|their|data|and)\\b)(?<!(?:subject|subjected|relevant|approach|applied|contribute|due|according|central|approaches|related|used|open|amenable|lend|lends) to analysis )',
    '$1 analyse ',
  ],
  [
    '(a|more|have|your|their|the|our|eat|and|stay|keep|be|are|is|live|very|good) health (life|food|lifestyle|diet|body|foods|lives|habits|meal|meals|person|eating|way|relationship)(?![\\w-]| (?:sector|industry|markets?|stores?|shops?|company|companies|products?)\\b)',
    '$1 healthy $2',
  ],
  [
    '(a|many|some|two|several|very|be|in|these|those|three|of|with|have|other|from|for|completely|totally) difference (countries|country|ways|way|things|people|places|place|cultures|culture|kinds|kind|types|languages|language|reasons|reason|opinions|ideas|jobs|subjects|situations|areas|points|aspects|fields)(?![\\w-])',
    '$1 different $2',
  ],
  ['(the|a|big|main|many|some|any|no|important|only) different (between|among)(?![\\w-])', '$1 difference $2'],
  [
    '(is|are|was|were|very|more|most|so|as|an|really|the most) importance (?=(?:to|for|in|that|thing|things|role|part|factor|than|as|because|and)\\b)(?<!(?:of|is the) \\w* ?importance )(?<=(?:is|are|was|were|very|so|an|really) importance )(?<!(?:is|are|was|were|of) (?:more|most|as|great|the) importance )',
    '$1 important ',
  ],
  ['the important of(?= )', 'the importance of'],
  ['(?:beside)(?=, )', 'besides'],
  [
    '(?:weather)(?= (?:or not|I|you|he|she|it is|it was|we|they|to [a-z]+)\\b)(?<!(?:the|of|bad|good|hot|cold|this|nice|fine|warm|wet|dry|or|and|in|whatever|cool|such|with) weather)',
    'whether',
  ],
  ['wether', 'whether'],
  ["dose (?=(?:not|n't) )", 'does '],
  ['(it|he|she|this|that|which|what|how|why|where) dose(?! (?:is|was|of|for|has|had|may|can|will|to|or|and)\\b)', '$1 does'],
  ['every day (?=(?:life|lives|work|activities|activity|use|language|things|routine|objects?|problems?)\\b)', 'everyday '],
  [
    '(harm|use|help|care|success|beauti|wonder|stress|peace|power|color|pain|thank|hope|mean|delight) full(?![\\w-])(?=[.,;!?]| (?:to|for|and|in|of|than|when|if|because|with|way|life|people|things|information|place|person)\\b)',
    '$1ful',
  ],
  ['(\\w*(?:use|help|care|success|beauti|wonder|stress|peace|power|colour|color|pain|thank|hope|mean))full(?![\\w-])', '$1ful'],
  ['my self', 'myself'],
  [
    'Its (?=(?:rightly|really|very|important|true|hard|difficult|easy|good|better|clear|not|known|said|been|obvious|also|always|just|only|better|time|necessary|possible|impossible)\\b(?=[.,;!?]| (?:that|to|for|of|because|when|if|how|what|why|a|an|the|not|I|we|you|they|he|she|very|so|possible|important|hard|good|bad|easy|difficult|clear|true)\\b)(?! (?:[a-z]+ ){0,3}(?:is|was|are|were|has|have|had)\\b))(?<=(?:^|[.?!]\\s+|\\ue000\\s*)Its )',
    "It's ",
  ],
  [
    '(help|helps|helped|helping|make|makes|let|lets|give|gives|teach|teaches|tell|tells|show|shows|allow|allows|for|with|to|of|about|from|between|among) they(?= (?:to|a|the|in|for|with|how|that|and|more|understand|know|learn|get|feel)\\b)(?<!(?:show|tell|shows|tells|with|for|about|of|from|to|teach) they)',
    '$1 them',
  ],
  [
    '(almost) (?=(?:(?:old|older|young|other|rich|poor) )?(?:people|students|children|countries|young people|teenagers|companies)\\b)(?<!(?:of|and) almost )',
    'most ',
  ],
  ['therefor', 'therefore'],
  ['(?:whit) (?=(?:the|a|my|me|you|your|his|her|their|our|other|this|that|all|people|friends)\\b)', 'with '],
  ['(?:tough|though) (?=(?:that) (?:it|he|she|they|we|the|I) )(?<=(?:I|we|they|he|she) \\w+ )', 'thought '],
  [
    '(better|less|rather|other|bigger|smaller|higher|lower|easier|harder|faster|cheaper|older|younger|stronger|longer|earlier|later|worse|fewer|happier|greater|safer|larger|nicer|(?!(?:front|barr|sold|carr|prem|suppl|cash|cour|cloth|glac|terr|p|atel|doss)ier\\b)[a-z]+ier) then(?= [a-z]+)(?<!(?:if|when|once|since|until|and|is|are|it|was|get|gets|for|much|not|any|no) [a-z]+ then)',
    '$1 than',
  ],
  [
    '(more (?:(?!and\\b)[a-z]+ )?(?!and\\b)[a-z]+) then(?= (?:(?:the|a|an|any|other|others|those|these|that|this|my|our|their|his|her|before|ever|one)\\b|(?:it|they|we|you|he|she|I)(?:[.,;!?]| (?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|expected|thought|need|needed|used)\\b)))(?<!(?:if|when|once|since|until|and) more [a-z ]+ then)',
    '$1 than',
  ],
  [
    '(since|from|until|by|back|and|but|or) than(?=,| (?:on|I|we|they|he|she|it|the|there)\\b)(?<!(?:more|less|better|other|rather|[a-z]er)\\W[^.]{0,40}than)',
    '$1 then',
  ],
  [
    // "Positive affect" is a term.
    '(a|an|the|any|no|(?<=\\b(?:an?|the|its|their|such|some|more) )(?:negative|positive)|bad|good|big|great|strong|huge|important|serious|direct|side|main|harmful|many|some|several|same|biggest|such) affects? (?=(?:on|of|in|upon|to|for|is|are|from)\\b)',
    '$1 effect ',
  ],
  [
    "(can|could|will|would|may|might|does|did|do|not|to|also|directly|really|negatively|positively|seriously|badly|greatly|doesn't|don't|didn't) effect (?=(?:the|our|their|your|his|her|my|people|students|how|us|them|it|everyone|children|human|society|me|you|him|a|both|each|many|one|others|health)\\b)(?!(?:\\w+ ){0,5}(?:change|changes|transition|transfer|repairs?|cure|improvements?|reforms?))",
    '$1 affect ',
  ],
  [
    '(some|good|bad|any|many|give|gives|gave|my|your|their|his|her|our|the|this|an|of|useful|for|piece of|great) advise(?=[.,;!?]| (?:about|on|for|to|from|is|was|that|and|of|in|me)\\b)',
    '$1 advice',
  ],
  [
    '(a|my|his|her|our|the|your|their|this|each|every) principle (of (?:the|my|our|your|his|her) (?:school|college))(?![\\w-])',
    '$1 principal $2',
  ],
  [
    '(basic|main|general|moral|same|in|fundamental|important|guiding|these|following) principals?(?= (?:of|is|are|that|behind)\\b|[.,;])(?<!the (?:main|same|important) principals?)',
    '$1 principle',
  ],
  ['whos (?=(?:name|father|mother|parents|job|work|life|house|son|daughter|family|children)\\b)', 'whose '],
  ["who's (?=(?:name|names|father|mother|parents|house|son|daughter|families|family|work|opinion|role|task|purpose)\\b)", 'whose '],
  ['whose (?=(?:going|not|coming|been|always|never) )', "who's "],
  ['your (?=(?:welcome|not|wrong|going|doing) (?:to|the|a|in|that|going|about|good|sure|and|you)\\b)', "you're "],
  [
    "you're (?=(?:name|family|friend|friends|parents|house|life|school|work|job|letter|email|own|future|time|money|opinion|children|mind|help|country|best|favourite|favorite)\\b)(?!best at)",
    'your ',
  ],
  ['(?:thats) (?=[a-z])', "that's "],
  ['(?:costumers?)(?= (?:service|services|satisfaction|support|needs|want|wants|need|buy|buys|are|who|will|to buy)\\b)', 'customers'],
  ['(manger|mangers) (?=(?:of|who|said|told|and the employees|is responsible)\\b)(?<!(?:the|a) manger of (?:hay))', 'manager '],
  ['(?:in)? ?conclution', 'conclusion'],
];

const ED: Readonly<Record<string, string>> = {
  boring: 'bored',
  interesting: 'interested',
  exciting: 'excited',
  confusing: 'confused',
  disappointing: 'disappointed',
  tiring: 'tired',
  surprising: 'surprised',
  shocking: 'shocked',
  embarrassing: 'embarrassed',
  frightening: 'frightened',
};

export const CONFUSED_WORDS: readonly Rule[] = [
  ...phraseRules('confused-word', CONFUSED),
  {
    id: 'ing-feeling',
    pattern:
      /\b(I am|I was|I'm|we are|we were|they are|they were|he is|she is|he was|she was|students are|people are|children are) ((?:(?:very|really|so) )?)(boring|interesting|exciting|confusing|disappointing|tiring|surprising|shocking|embarrassing|frightening)(?= (?:in|about|by|with|when|because|at)\b)/gi,
    fix: (match) => `${match[1]} ${match[2]}${ED[(match[3] ?? '').toLowerCase()]}`,
  },
];
