import type { Confusion } from './slots.ts';

/** A noun in the place of its adjective, after "very" or a verb such as "seem". */
const ADJECTIVES: Readonly<Record<string, string>> = {
  convenience: 'convenient',
  difference: 'different',
  importance: 'important',
  comfort: 'comfortable',
  danger: 'dangerous',
  beauty: 'beautiful',
  benefit: 'beneficial',
  intelligence: 'intelligent',
  confidence: 'confident',
  patience: 'patient',
  success: 'successful',
  health: 'healthy',
  safety: 'safe',
  stress: 'stressful',
  independence: 'independent',
  poverty: 'poor',
};

/** Things that a person has one of, so that they need an article. */
const OWNED = [
  'car',
  'job',
  'house',
  'dog',
  'cat',
  'computer',
  'problem',
  'question',
  'idea',
  'brother',
  'sister',
  'boyfriend',
  'girlfriend',
  'bicycle',
  'bike',
  'dream',
  'exam',
];
const TRADES = [
  'engineer',
  'teacher',
  'doctor',
  'student',
  'nurse',
  'lawyer',
  'programmer',
  'manager',
  'singer',
  'actor',
  'writer',
  'scientist',
  'journalist',
  'musician',
  'pilot',
  'businessman',
  'housewife',
  'volunteer',
  'intern',
  'waiter',
  'waitress',
  'secretary',
];
/** People and things of which there are two. */
const PAIRS = ['parent', 'student', 'country', 'group', 'method', 'team', 'idea', 'company', 'hand', 'person', 'gender'];
const PERSONS = [
  'robot',
  'scientist',
  'driver',
  'student',
  'teacher',
  'parent',
  'child',
  'friend',
  'customer',
  'worker',
  'employee',
  'player',
];
const PLURALS: Readonly<Record<string, string>> = { child: 'children', person: 'people', country: 'countries', company: 'companies' };

const plural = (noun: string) => PLURALS[noun] ?? `${noun}s`;
const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const CLAUSE = '^ I|he|she|we|they|you';
const LINKED = 'and|but|because|when|that|so|if I|he|she|we|they|you';

/** Forms of words that only a slip explains: a kind of word, a number or a verb form that cannot stand there. */
export const USAGE: readonly (string | Confusion)[] = [
  ...Object.entries(ADJECTIVES).flatMap(([noun, adjective]): (string | Confusion)[] => [
    `<seem> very|so|too|quite|really {${noun}/${adjective}}`,
    {
      form: `<seem> more|less {${noun}/${adjective}} than|and|for|to|because|now`,
      unless: /\bthere \w+ (?:even |much )?(?:more|less) \[/i,
    },
    `life|lives|society|it|world {more ${noun}/more ${adjective}} $`,
  ]),
  ...OWNED.map((noun) => `I|he|she|we|they|you|who have|has|had {${noun}/${withArticle(noun)}} $`),
  // "Your position will be manager of the café" is right.
  ...TRADES.flatMap((noun) =>
    [
      `he|she|who|father|mother|brother|sister|friend is|was {${noun}/${withArticle(noun)}} $`,
      `to|can|could|will|would be|become {${noun}/${withArticle(noun)}} $`,
      `became {${noun}/${withArticle(noun)}} $`,
      `work|works|worked|working|job as {${noun}/${withArticle(noun)}} $`,
    ].map((form): Confusion => ({ form, unless: /\] of\b/ })),
  ),
  ...PAIRS.map((noun) => `both {${noun}/${plural(noun)}} have|has|had|are|were|can|will|should|need|want|agree|of|in`),
  'both {side/sides} have|has|had|are|were|can|of',
  ...PERSONS.flatMap((noun) => [
    `one of my|our|his|her|their|your|these|those|the {${noun}/${plural(noun)}} $`,
    `all the {${noun}/${plural(noun)}} are|were|have|do|did|can|could|will|would|should|must|who|came|went|think|want`,
    `all|most|some|many of the {${noun}/${plural(noun)}} are|were|have|do|did|can|could|will|would|should|must|who|came|went|think|want`,
    `few|many|several|most|two|three|four|five|ten {${noun}/${plural(noun)}} came|went|think|thought|want|wanted|feel|felt|know|knew|like|go|get|got|take|took`,
    `recently|nowadays|today {${noun}/${plural(noun)}} have|are|do|can|need|want`,
    `^ {${noun}/${plural(noun)}} can|could|should|must|may`,
  ]),
  // Verbs
  ...[CLAUSE, LINKED].flatMap((subject) => [
    `${subject} {seen/saw} him|her|it|them|the|a|an|my|that|this|many|some`,
    `${subject} {done/did} my|his|her|our|their|the|it|this|that|a|all`,
    `${subject} {gone/went} to|there|home|out|back`,
    `${subject} {excepted/accepted} the|a|an|my|his|her|their|it|that`,
  ]),
  '^ I|we|they|you {has/have}',
  'and|but|because|when|that|so I|we|they {has/have}',
  { form: '<be> {use to/used to}', unless: /\b(?:what|no|any|some|little|much|great)\b[^.]*\[/i },
  'and|but|because|so I|we|they|people {use to/used to} live|play|be|have|go|think|like|study|work|watch|read',
  '^ I|he|she|we|they|it|people {use to/used to} <base>',
  {
    form: 'if I|he|she|we|they|you|it {would have/had} <participle>',
    unless:
      /\b(?:as|ask\w*|wonder\w*|know|knew|see|saw|sure|doubt\w*|imagin\w*|tell|told|question\w*|think) (?:\w+ )?if |\bif [^.?!]*\band if /i,
  },
  '{am not agree/do not agree}',
  '{are not agree/do not agree}',
  '{is not agree/does not agree}',
  'I|we|they|you {disagree to/disagree with} this|that|the|your|his|her',
  ...['work', 'live'].flatMap((verb) => [
    `he|she {is ${verb}/${verb}s} in|at|for|with`,
    `I {am ${verb}/${verb}} in|at|for|with`,
    `we|they|you {are ${verb}/${verb}} in|at|for|with`,
  ]),
  '{there has been/there have been} many|several|various|numerous|two|three|four|five|few',
  ...['mathematics', 'maths', 'physics'].map(
    (noun): Confusion => ({ form: `{${noun} are/${noun} is}`, unless: /\b(?:and|or|in|of) (?:\w+ )?\[/i }),
  ),
  'the {police is/police are} coming|looking|trying|not|also|very|always|going',
  // Pronouns
  'between you|him|her|them and {I/me}',
  '^ {him and/he and} I|my|his',
  '^ {her and/she and} I',
  'to|with|for|from {who/whom} did|do|does',
  {
    form: 'people|men|women|children|students|teachers|parents|friends|workers|man|woman|boy|girl|student|teacher|friend|doctor|scientists {which/who} have|live|work|want|like|think|need|smoke|use|study|go|know|say|make|came|went',
    unless:
      /\b(?:group|number|kind|type|class|set|part|body|generation)s? of \w* ?\w* ?\[|\b(?:in|of|for|to|by|with|from|at|about|on|against|among|amongst|between) (?:\w+ ){0,3}\[/i,
  },
  'in|during|of|for|with {there/their} free|spare time',
  'tell|tells|telling|told|say|know|knew the {true/truth} $',
  'may|might|will|would|could|can|to {fell/feel} <adjective>',
  'to|must|can|should be {patience/patient} $',
  'and|to be {patience/patient}',
  ...['confidence', 'independence', 'convenience'].map((noun) => `to|must|can|should|will be {${noun}/${ADJECTIVES[noun]}} $`),
  // Words that sound alike
  'in|of|for|with|by|about {there/their} <one> $',
  '<gives> {there/their} <adjective> <noun>',
  '<gives> {there/their} <participle> <noun>',
  '^ {peoples/people} who',
  '^ {their/there} I|we|he|she|it|you',
  'and|but {than/then} <finite>',
  // "More than that, and than I thought" compares.
  { form: 'and|but {than/then} <past>', unless: /\b(?:more|less|fewer|rather|other|better|worse|sooner|[a-z]{2,}er)\b[^.?!]*\[/i },
  {
    form: '{then/than} others|usual|before|expected|me|him|them|us|mine|yours|theirs $',
    unless: /^(?![\s\S]*\b(?:more|less|fewer|better|worse|[a-z]{3,}ier)\b[^.;,[]*\[)/i,
  },
  "<place> {you're/your} <noun>",
  "<of> {you're/your} <noun>",
  "<place> {you're/your} <thing> $",
  "<of> {you're/your} <thing> $",
  "people|person|man|woman|children|students|someone|those {who's/whose} <noun> $|are|is|have",
  "^ {it's/its} combination|history|use|role|lack|number|size|aim|method|design|quality|population|location|importance|effect|purpose|structure of",
  {
    form: '^ [a-z]+ing|noise|sleep|stress|weather|music|advertising|age|pollution|technology|poverty|money|education|language {effects/affects} everyone|everyones|our|my|their|his|her|your|us|people',
    unless: /\b(?:side|special|sound|visual|greenhouse|health|adverse|other|such|negative|positive|these|those|the|some|many) \[/i,
  },
  'went|go|goes|going|walk|walked|walking|look|looked|looking|passed|skills|experience|knowledge|learn|learned|gained {threw/through}',
  '{complemented/complimented} me|him|her|us|them on',
  'get|gets|got|getting|become|becomes|became {use to/used to}',
  {
    form: 'if I|he|she|we|they|you {would have/had} the|a|an|my|more|enough|time|money',
    // "I asked myself if this was good and if I would have a good time."
    unless: /\b(?:ask\w*|wonder\w*|know|knew|doubt\w*|question\w*)\b[^.?!]*\bif |\bif [^.?!]*\band if /i,
  },
  '{specially/especially} when|if|because|in',
  'it|them|him|her|me|us|english {everyday/every day} with|by|from|of',
  'mixed|done|made|written|cleaned|closed|washed|prepared|measured|works|worked {proper/properly} $',
  'suits|suit|fits|fit me|you|him|her|us|them {perfect/perfectly} $',
  // Adverbs
  {
    form: 'people|men|women|children|students|teachers|parents|friends|workers|man|woman|boy|girl|student|teacher|friend|doctor|scientists {which/who} are|were|had|do|did',
    unless:
      /\b(?:group|number|kind|type|class|set|part|body|generation)s? of \w* ?\w* ?\[|\b(?:in|of|for|to|by|with|from|at|about|on|against|among|amongst|between) (?:\w+ ){0,3}\[/i,
  },
  'sing|sings|sang|dance|dances|speak|speaks|spoke|write|writes|play|plays|played|cook|cooks|drive|drives very|so|really|quite {good/well} $',
  'did really|very|so|quite {good/well} on|in|at',
  'did {good/well} on the|my|his|her|this|that',
  // Prepositions and words that are one or two
  'I|we|they|he|she|you come|comes|came|am|are|is {form/from} [a-z]+',
  '{form/from} my',
  'go|goes|went|come|came|travel|travels|travelled|traveled|school|work|home {by the bus/by bus} $',
  'go|goes|went|come|came|travel|travels|travelled|traveled|school|work|home {by the car/by car} $',
  'go|goes|went|come|came|travel|travels|travelled|traveled|school|work|home {by the train/by train} $',
  'many|do|did|of {researches/research} $',
  '{every one/everyone} should|must|can|has|knows|wants|needs|likes|will|thinks',
  'turned|turn|turns|turning {in to/into} a|an',
  'divided|divide|translated|translate|transformed|converted|split {in to/into}',
  'walked|walk|walks|fell|jumped|looked|ran {in to/into} the|a|my|his|her|our|their',
  '{by the other hand/on the other hand}',
  '^ {in one hand/on one hand}',
  'stress|sleep|diet|noise|media|phones|exercise|smoking|bullying|advertising|caffeine {effects/affects} health|grades|learning|memory|performance|sleep|mood|behavior|behaviour|people|students|everyone',
  '{whether/weather} forecast|conditions',
  'the|nice|good|bad|hot|cold|rainy|sunny|warm {whether/weather} was|today|outside',
  'nice|good|bad|hot|cold|rainy|sunny|warm {whether/weather} $',
];
