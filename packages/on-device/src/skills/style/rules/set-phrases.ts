import { type Rule, SENTENCE_START } from '../rule.ts';
import { type Phrase, phraseRules } from './phrase-rules.ts';

/** Phrases with a wrong, a missing or a superfluous small word, and what to write. `$1` is the first group. */
const PHRASES: readonly Phrase[] = [
  // Verbs and their prepositions.
  ['(depend|depends|depended|depending) (?:of|from|in)(?! (?:part|turn|large|some|most|many|no|its|a)\\b)', '$1 on'],
  // "The beauty of it consists in the order" is right.
  ['(consist|consists|consisted) (?:on|by|from)(?= (?:the|a|an|two|three|many|several)\\b)', '$1 of'],
  ['(consist|consists|consisted) in(?= (?:two|three|four|five|six|many|several)\\b)', '$1 of'],
  ['(interested) (?:on|about)', '$1 in'],
  ['(interested) (?:for|at|with)(?= (?:music|sport|sports|learning|studying|history|science|art)\\b)', '$1 in'],
  ['(interest) (?:on|for|about)(?= (?:music|sport|sports|learning|studying)\\b)', '$1 in'],
  // "Married with two children" is right.
  ['(married) with(?! (?:[\\w-]+ (?:- ?)?){0,4}(?:children|kids|child|sons?|daughters?|twins)\\b)', '$1 to'],
  ['(responsible) of', '$1 for'],
  ['((?:negatively|positively|inversely|closely|directly|strongly) related) with', '$1 to'],
  ['(suffer|suffers|suffered) of', '$1 from'],
  ['before of(?= (?:the|a|an|this|that|these|those|my|our|his|her|their|its|your)\\b)', 'before'],
  [
    '(once|twice|(?:one|two|three|four|five|six|seven|\\d{1,2}) (?:days?|hours?|times?|lessons?|nights?|euros?|dollars?|pounds?)) for (day|week|month|year)(?=[.,;:!?]|$| (?:and|or|but|in|at|with|to|because|is|are|was|from|when)\\b)',
    '$1 a $2',
  ],
  [
    '(feel|feels|felt|feeling) me(?= (?:very |so |really )?(?:sad|happy|tired|good|bad|better|lonely|alone|comfortable|nervous|sick|free|safe|ill|sorry|relaxed|stressed)\\b)',
    '$1',
  ],
  // Verbs that take an object at once.
  [
    "(can|could|must|should|may|might|to|I|we|you|they|not|will|would|don't|didn't) (trust|encounter|regret|emphasize|reach|marry|approach|affect|influence) (?:on|with|of|about|to|in) (?=(?:it|the|them|their|people|him|her|my|our|this|that|us|me)\\b)(?<!\\b(?:to trust (?:with|about|to|in)|trust (?:to|with|in)|(?:approach|reach) (?:with|of|about|on)|encounter (?:in|on|about)|affect (?:with|of|about|in)|influence (?:with|of|about|in)|marry (?:on|of|about|in)) )",
    '$1 $2 ',
  ],
  ['(?:a )?lacking of', 'a lack of'],
  [
    '(afraid|scared) from(?= (?:the|my|his|her|their|our|your|him|them|me|us|you|it|people|animals|dogs)\\b)(?! the (?:start|beginning|first))',
    '$1 of',
  ],
  ['(proud) (?:with|from)(?= (?:my|his|her|their|our|your|him|them|you|myself)\\b)', '$1 of'],
  ['(capable) for(?= \\w+ing\\b)', '$1 of'],
  // "They had their hands full with us" is right.
  ['(full) with(?= (?:people|the|many|a lot|lots|water|books|tourists|children|students)\\b)(?<!hands full with)', '$1 of'],
  // "We do something similar with numbers" is right.
  [
    '(?<!(?:(?:some|any|no)thing|annuity|annuities|amounts?|balance|payments?|premiums?|rent|tax) )(similar|according|due) (?:with|of)(?! (?:respect|regard)\\b)',
    '$1 to',
  ],
  [
    '(participate|participates|participated|participating|participation) (?:to|on(?! (?:the part|all|any|many|some)\\b))(?= (?:the|a|an|this|that|these|our|my|your|their|all|any|many|some|activities|sports|it)\\b)(?! \\w+ (?:board|panel|committee|team|council|jury|stage|basis|day|side))',
    '$1 in',
  ],
  [
    // Light is focused at a point, and people concentrate in cities.
    '(concentrate|concentrates|concentrating|focus|focuses|focusing) (?:in|at|to)(?= (?:my|our|your|their|his|her) (?:studies|study|work|job|homework|goals?|future|exams?|lessons?|tasks?)\\b| (?:what|how)\\b)',
    '$1 on',
  ],
  [
    '(listen|listens|listened|listening) (?!the (?:next|whole|following|other|same|entire|first|last|second)\\b)(?=(?:music|the|songs|your|my|his|her|their|our|this|them|me|him)\\b)',
    '$1 to ',
  ],
  [
    '(arrive|arrives|arrived|arriving) to(?= (?:the|my|our|your|his|her|this|that)\\b)(?! the (?:sounds?|news|cheers|sight|smell|applause))',
    '$1 at',
  ],
  [
    '(discuss|discusses|discussed|discussing|mention|mentions|mentioned|emphasize|emphasized|consider|considers|considered|describe|described|describes) about(?= (?:the|this|these|those|my|our|your|their|his|her|it|them|how|what|why)\\b)',
    '$1',
  ],
  [
    '((?:to|please|can|could|should|will|must|not) contact|contacted|contacting) (?:with|to)(?= (?:me|you|him|her|us|them|your|my|the)\\b)',
    '$1',
  ],
  [
    '((?:to|can|could|will|must|not|I|we|you|they) answer|answered|answering) to(?= (?:the|your|my|this|that|these|his|her) (?:question|questions|letter|email|e-mail)\\b)',
    '$1',
  ],
  [
    '(attend|attends|attended|attending) (?:to|in|at)(?= (?:the|a|my|our|your|this|that) (?:class|classes|course|courses|school|university|college|meeting|lecture|lectures|concert|show|party|conference|festival)\\b)',
    '$1',
  ],
  [
    '(enter|enters|entered|entering) (?:to|in)(?= (?:the|a|my|our|his|her|their|this) (?:room|house|building|university|school|college|country|theatre|class|classroom|market|hall|city|shop)\\b)',
    '$1',
  ],
  ...(Object.entries({ me: 'I', you: 'you', him: 'he', us: 'we', them: 'they' }).map(([object, subject]) => [
    `(suggest|suggests|suggested|suggesting) ${object} to(?= [a-z]+)`,
    `$1 that ${subject}`,
  ]) as Phrase[]),
  [
    '(explain|explained|explains|suggest|suggested|say|said) (me|us|him|you)(?= (?:that|how|why|what|the|where|everything|about|a|this)\\b)',
    '$1 to $2',
  ],
  ['(explain|explained|explains) them(?= (?:that|how|why|what)\\b)', '$1 to them'],
  [
    '(reach|reaches|reached|reaching) (?:to|at)(?= (?:the|my|our|your|his|her|this|that|their) (?:station|airport|hotel|school|city|house|destination|goals?)\\b)',
    '$1',
  ],
  // "Influence", "impact" and "approach" are nouns as well: "their influence on me".
  ['(influenced|affect|affects|affected) (?:to|on|in)(?= (?:us|them|me|him|you) )', '$1'],
  ['(approached|resemble|resembles|lacked) (?:to|of)(?= (?:me|him|her|us|them) )', '$1'],
  ['(ask|asks|asked|asking) to(?= (?:me|him|her|us|them|you|my|the teacher|people)\\b)', '$1'],
  [
    '(?<=\\b(?:I|you|he|she|we|they|who|to|will|can|could|would|should|must|not|and|always|never) )(tell|tells|told|telling) to(?= (?:me|him|her|us|them|you|my|people|everyone)\\b)',
    '$1',
  ],
  ['(phoned) to(?= (?:me|him|her|us|them|you|my)\\b)', '$1'],
  ['(thank|thanks) you (?:to|of)(?= (?:\\w+ing)\\b)', '$1 you for'],
  [
    '((?:am|is|are|was|were|be|very|so|not|really) (?:good|bad)) in(?= (?:maths|sports|sport|football|tennis|swimming|singing|dancing|cooking|drawing|painting|languages)\\b)',
    '$1 at',
  ],
  ['(lack) (?=(?:money|time|experience|knowledge|information|food|water|sleep|confidence)\\b)(?<=(?:a|the) lack )', '$1 of '],
  ['(in spite) the(?= )', '$1 of the'],
  [
    '(majority) of(?= (?:people|students|children|countries|women|men|time|cases)\\b)(?<!\\b(?:an?|the|this|that|vast|great|large|big|huge|overwhelming|high|Europe|of|world) (?:[a-z]+ ){0,3}majority of)',
    'most',
  ],
  [
    "(?:the )?most of(?= (?:people|students|children|countries|teenagers|teachers|families|companies|women|men|places|cases|cities|parents|things|problems|animals|cars)\\b(?!'))",
    'most',
  ],
  ["(some|many|few|several) of(?= (?:people|students|children|countries|teenagers|teachers)\\b(?!'))", '$1'],
  ['(?:the )?most part of(?= (?:the|my|our|people|time)\\b)', 'most of'],
  // Articles that are always there, or never.
  [
    '(at|in|of|for|with|have|has|had|are|is|on|do|from|by) same(?= [a-z]+)(?! (?:sex|gender|day)\\b)(?<!(?:the|this|that|these|those|very) (?:at|in|of|for|with|have|has|had|are|is|on|do|from|by) same)',
    '$1 the same',
  ],
  [
    '(are|is|was|were|look|looks|not) same(?= as\\b|[.,;?!]| (?:for|in) )(?<!(?:the|one and|all) (?:are|is|was|were|not) same)',
    '$1 the same',
  ],
  ['(for|at) first time(?! (?:home|buyer|[a-z]+s)\\b)', '$1 the first time'],
  ['on (?=other hand\\b)', 'on the '],
  ['in (?:the )?other (?:side|hand),', 'on the other hand,'],
  ['(one|some) of (?=(?:most|best|biggest|largest|greatest|main|worst|oldest|richest|easiest|highest) [a-z]+)', '$1 of the '],
  ['(in|around|over|of|all over|throughout) (?=(?:whole|entire) (?:world|country|life|society|city|day|family)\\b)', '$1 the '],
  ['(all over|around|all around|rest of|throughout) world(?! (?:war|cup|bank|trade|health|heritage|record|history|order))', '$1 the world'],
  ['in (?=world (?:today|there|we|people|is|and we)\\b)', 'in the '],
  ['in nowadays', 'nowadays'],
  [
    "in ((?:last|next) (?:week|month|year|summer|winter|weekend|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|autumn))(?![\\w'’])(?! '?s )",
    '$1',
  ],
  [
    '(?:in|at) (Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?(?=[.,;!?]| (?:morning|afternoon|evening|and|I|we|at|because|when|with)\\b)(?! (?:morning|afternoon|evening) \\w+s\\b)',
    'on $1',
  ],
  ['at the (morning|afternoon|evening)(?=[.,;!?]| (?:I|we|they|he|she|and|or|when|because)\\b)', 'in the $1'],
  ['in (?:the )?weekends?(?=[.,;!?]| (?:I|we|they|and|when|because|with)\\b)', 'at the weekend'],
  ['on (January|February|July|August|September|October|November|December)(?=[.,;](?! ?\\d)| (?:and|when|because|but|I|we|it)\\b)', 'in $1'],
  ['in the ((?:19|20)\\d\\d)(?=[.,;]| (?:I|we|it|he|she|they|there|because|when)\\b)', 'in $1'],
  [
    'during (?=(?:two|three|four|five|six|seven|eight|nine|ten|many|several|\\d+) (?:years|months|weeks|days|hours|minutes)(?:[.,;!?]| (?:and|because|I|we|with)\\b))(?<!(?:of|which|as) during )',
    'for ',
  ],
  [
    'in (?:the )?internet(?=[.,;!?]| (?:it|I|we|you|they|he|she|there|is|are|and|or|but|because|when|to|every|for|with|at|so)\\b)',
    'on the internet',
  ],
  [
    '(in|on|by|from|through|via|use|using|surf|surfing) (?=internet(?:[.,;:!?)]| (?:to|is|are|for|because|we|I|you|they|he|she|it|at|in|every|when|but|so|can|has|and|as|with|from|also|like|nowadays|today|without|all|if|while)\\b))',
    '$1 the ',
  ],
  [
    '(go|goes|went|going|come|comes|came|back|get|gets|got|return|returns|returned) to (home|abroad|there|here|downtown|outside|upstairs)(?=[.,;!?]| (?:and|to|after|when|because|early|late|at|by|in|from|for|with|I|we|but|on)\\b)',
    '$1 $2',
  ],
  [
    '(go|goes|went|going) to (shopping|swimming|fishing|dancing|camping|skiing|sightseeing|hiking|jogging|climbing|surfing|sailing)(?=[.,;!?]| (?:and|with|in|at|on|for|every|because|when|by|but|or)\\b)',
    '$1 $2',
  ],
  ['the both(?! of\\b)', 'both'],
  ['(a|an) other(?!-)', 'another'],
  ['(in) (long|short) (run|term)(?![\\w-])', '$1 the $2 $3'],
  [
    '(at|by|until|from|near|to|before) (end|beginning|middle|top|bottom|edge) of(?= (?:the|this|that|my|our|your|his|her|their|each|every|a|an) )',
    '$1 the $2 of',
  ],
  [
    '(wait|waits|waited|waiting) (?=(?:the|my|your|our|his|her|their|him|them|me|us) (?!turn|time)[a-z]+|(?:him|them|me|us|you)[.,;!?])',
    '$1 for ',
  ],
  [
    '(look|looks|looked|looking) (?=(?:the|this|these|those|my|your|his|her|our|their) (?!same|part|other|opposite|very|way|age|best|worst|like|more|less)[a-z]+s?(?:[.,;!?]| (?:and|in|on|of)\\b))',
    '$1 at ',
  ],
  [
    '(thought|thinking|think|thinks|dream|dreamed|dreaming|talk|talked|talking|worried|excited) about to (go|buy|study|work|travel|do|be|start|help)(?= )',
    '$1 about $2ing',
  ],
  ['thanks god', 'thank God'],
  ['twice more (likely|expensive|often|important)', 'twice as $1'],
  ['(very|so|really) good (explained|written|made|done|organi[sz]ed|prepared|designed|known)', '$1 well $2'],
  ['born (?:at|on) ((?:19|20)\\d\\d)', 'born in $1'],
  ['(two|three|four|five|many|some|several|most|young|old|these|those) mans', '$1 men'],
  // Phrases.
  // "A change in my point of view" and "he asked for my opinion" are right.
  [`${SENTENCE_START}(?:in|for|on) my (?:point of view|viewpoint)`, 'from my point of view'],
  [`${SENTENCE_START}(?:for|by|to|on|at) my opinion`, 'in my opinion'],
  ['according to my (?:opinion|point of view)', 'in my opinion'],
  ['last but not the least', 'last but not least'],
  [`${SENTENCE_START}as (?:a )?conclusion,`, 'in conclusion,'],
  ['for (?:a )?(?:example|instance)s,', 'for example,'],
  ['in another words?', 'in other words'],
  ['(?:like|in) (?:for )?example,', 'for example,'],
  ['first of all(?:s)?,', 'first of all,'],
  ['(?:at|on|in) the first time(?=[.,])', 'at first'],
  ['as (soon|long|far|well|much|many) than', 'as $1 as'],
  [
    '(as \\w+) than(?= (?:I|you|he|she|it|we|they|possible)\\b)(?<!(?:such|same) as \\w+ than)(?<=\\bas (?:good|well|big|much|many|soon|far|long|fast|important|easy|hard|bad|old|tall|high|expensive|cheap) than)',
    '$1 as',
  ],
  // "Prefer to walk than drive" "prefer larger cars than mine" and "prefer different items than others" need other words.
  ['(prefer (?:(?!(?:rather|more|less|fewer|better|other|different|to|\\w+er)\\b)[a-z]+ ){1,3})than(?= )', '$1to'],
  ['(the same) (?:than|like)(?= (?:the|I|you|my|it|me|him|her|them|us|in|a|before|other|others|any)\\b)', '$1 as'],
  [
    '(more|less|worse|bigger|higher|lower|fewer|faster|cheaper|older|younger|longer|stronger) that(?= (?:I|you|he|she|we|they) (?:expected|thought|imagined|had expected)\\b)',
    '$1 than',
  ],
  [
    '(too|very) much (expensive|difficult|important|interesting|happy|dangerous|beautiful|tired)(?=[.,;!?]| (?:for|to|and|but|because|that)\\b)',
    '$1 $2',
  ],
  ['(?:(?:so|very|too) lot|(?:very|too) a lot)(?= of)', 'a lot'],
  ['a lots of', 'a lot of'],
  [
    'lot of(?= (?:people|money|time|things|problems|students|work|countries|information|fun|friends|different|places|ways|reasons|other|new)\\b)(?<!(?:a|whole|awful|the|that|this|one|parking|quite a) lot of)',
    'a lot of',
  ],
  ['(a lot) (?=(?:people|money|things|problems|students|friends|places|reasons|information|fun|countries)\\b)', '$1 of '],
  ['(plenty) (?=(?:people|money|time|things|food|water|students|friends|places)\\b)', '$1 of '],
  ['now(?: a|-a)?[ -]days', 'nowadays'],
  ['(?:in|at) (?:the )?nowadays', 'nowadays'],
  ['can not(?! (?:only|just|but|simply|merely))', 'cannot'],
  ['(some|any|every)(?: |-)(thing)(?= (?:is|was|has|will|can|who|that|else|knows|wants|needs|should|would|could|to)\\b)', '$1$2'],
  ['every(?: |-)one(?= (?:else|knows|wants|likes|thinks)\\b)', 'everyone'],
  ['some(?: |-)times(?=,| (?:I|we|they|he|she|it|people|the|you|there)\\b)(?<!(?:at|for|of|in|during) some(?: |-)times)', 'sometimes'],
  ['how ever(?=,)', 'however'],
  ['there fore', 'therefore'],
  ['never the less', 'nevertheless'],
  ['what ever(?= )', 'whatever'],
  ['where ever(?= (?:I|you|he|she|we|they|it|people)\\b)', 'wherever'],
  [`${SENTENCE_START}in deed,`, 'indeed,'],
  ['with out(?! of|-)', 'without'],
  ['him self', 'himself'],
  ['her self', 'herself'],
  ['them ?selfs', 'themselves'],
  ['(?<=\\b(?:they|people|teenagers|students|children|parents|teachers|men|women) (?:\\w+ ){1,4})them ?self', 'themselves'],
  ['them selves', 'themselves'],
  ['our ?selfs', 'ourselves'],
  ['your ?selfs', 'yourselves'],
  ['my ?selfs', 'myself'],
  ['it self', 'itself'],
  ['(?<=\\w )every ?day(?=[.!?;])(?<=\\weveryday)', 'every day'],
  [
    '(\\w+) everyday(?=[.,!?;]| (?:and|because|but|when|at|in|to|for|after|I|we|they)\\b)(?<!(?:the|an|of|in|our|my|their|to|for|on|with|and|from|into|as|is|more|so) everyday)',
    '$1 every day',
  ],
  ['everytime', 'every time'],
  ['(?<=(?:^|[.?!] |\\ue000|, |and |but ))sometime (?=(?:I|you|we|they|he|she|people|the|my|our)\\b)', 'sometimes '],
  ['(?<=(?:^|[.?!] |\\ue000))in (this|that) time(?=,| (?:I|we|they|he|she|people|the|my)\\b)', 'at $1 time'],
  ['putted (?=(?:in|into|up|down|it|them)\\b)', 'put '],
  ['eventhough', 'even though'],
  ['even tough(?= (?:I|you|he|she|it|we|they|the|this|there)\\b)', 'even though'],
  [
    'even thought(?= (?:I|you|he|she|it|we|they|the|there|this|some|many|most|people|these|my)\\b)(?<!(?:I|he|she|they|we|you|who|have|has|had|and|people|some) even thought)',
    'even though',
  ],
  ['inspite of', 'in spite of'],
  ['in spite (?!of\\b)(?=(?:the|this|that|my|his|her|their|all|being|having)\\b)', 'in spite of '],
  ['such(?: a)? (?:kind|kinds) of', 'this kind of'],
  ['these kind of', 'this kind of'],
  ['this kinds of', 'these kinds of'],
  ['would(?: be)? rather to(?= [a-z]+)', 'would rather'],
  ["(had|'d) better to(?= [a-z]+)", '$1 better'],
  ['(want|wants|wanted) that (you|he|she|they|we|people|me|him|her|them)(?= (?:to )?[a-z]+)(?! to)', '$1 $2 to'],
  [
    'in order (?!to\\b|that\\b|of\\b|for\\b|not\\b|and\\b|by\\b|from\\b|as\\b|with\\b|but\\b|or\\b|in\\b|on\\b|at\\b|is\\b|are\\b|was\\b|when\\b)(?=(?:get|make|help|improve|have|avoid|achieve|become|reduce|solve|find|keep|be|save|give|protect|prevent|learn)\\b)',
    'in order to ',
  ],
  [
    'for to(?= [a-z]+)(?<!(?:accounted|provided|searched|used|needed|cared|fought|called|what|look|ask|pay|wish|hope|wait|waiting|hoping|asking|looking|asked|looked|waited|care|listened|go) for to)',
    'to',
  ],
  [
    "because of (?=(?:it is|it was|there is|there are|(?:I|he|she|they|we)(?:'\\w+|(?: also| always| never| only| really| just| all)? (?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|cannot|want|need|like|love|think|know|feel|live|work|make|go|get|went|got|made|came|\\w{3,}(?:ed|n't)|wants|needs|likes|loves|thinks|knows|feels|lives|works|makes|goes|gets)))(?![\\w-]))",
    'because ',
  ],
  [`${SENTENCE_START}(although|though|even though) ([^.,;:]{5,80}), but(?= (?:I|you|he|she|it|we|they|the|there|this|my)\\b)`, '$1 $2,'],
  ['(because) of (?=(?:people|students|you) (?:are|have|can|will|do|need|want)\\b)', '$1 '],
  ['(since|from) (?:a )?long time(?: ago)?(?=[.,])', 'for a long time'],
  ['(\\w+) years? ago(?= later\\b)', '$1 years'],
  ['([2-9]|[1-9]\\d|two|three|four|five|six|seven|eight|nine|ten|several|many|few) (year|month|week|day|hour|minute) ago', '$1 $2s ago'],
  ['(one|a|an|1) (year|month|week|day|hour|minute)s ago', '$1 $2 ago'],
  [
    '([2-9]|[1-9]\\d|two|three|four|five|six|seven|eight|nine|ten|several|many) (year|month|week|day|hour|minute)(?= (?:and|in|to|later|before|after|when|of|for|with|because)\\b|[.,;!?])(?<!(?:a|one|per|each|every|the) (?:\\w+) (?:year|month|week|day|hour|minute))',
    '$1 $2s',
  ],
  [
    '(?:a|an|the|this|that) ((?:\\w+|\\d+)) (year|month|week|day)s old (boy|girl|man|woman|child|student|person|car|house|dog)(?![\\w-])',
    'a $1-$2-old $3',
  ],
  ['(thanks|thank) to(?= (?:you for)\\b)', 'thank'],
  ['looking forward to (hear|see|meet|receive|get)(?= )', 'looking forward to $1ing'],
  ['look forward to (hear|see|meet)(?= )', 'look forward to $1ing'],
  ['(I) look forward (hearing|seeing|meeting|receiving)', '$1 look forward to $2'],
  ["I (?:am|'m) (agree|disagree)", 'I $1'],
  ['(play|plays|played|playing) (important|vital|major|key|significant|crucial|big) (role|part)(?![\\w-])', '$1 a(n) $2 $3'],
  ['(have|has|had) (big|huge|negative|positive|bad|large|serious) (impact|effect)(?= (?:on|in|to|of)\\b)', '$1 a(n) $2 $3'],
  ['(have|has|had) (?=(?:opportunity|chance|right|ability) to\\b)', '$1 the '],
  ['(give|gives|gave|giving|get|gets|got) (me|you|him|her|us|them|people|students)? ?(?=(?:opportunity|chance) to\\b)', '$1 $2 the '],
  [
    '(is|are|was|were) (?=(?:best|biggest|largest|greatest|worst|oldest|richest|highest|fastest|cheapest|easiest) (?:way|thing|place|time|city|country|problem|reason|example|solution|choice|method|part)\\b)',
    '$1 the ',
  ],
  [
    '(is|was) (?=most (?:important|beautiful|popular|famous|interesting|dangerous|common|expensive|effective|useful|difficult) (?:thing|way|city|country|part|problem|reason|place|factor|person|aspect|subject)\\b)',
    '$1 the ',
  ],
];

export const SET_PHRASES: readonly Rule[] = [
  ...phraseRules('set-phrase', PHRASES),
  {
    // "They declared war to end it" is right.
    id: 'declare-war-to',
    pattern: /\b(declar(?:e|es|ed|ing)) war (?:to|at) ([A-Za-z]+)(?![\w'-])/gi,
    fix: ({ 1: declare, 2: next = '' }, forms) => (forms.isBase(next) || next === 'be' ? undefined : `${declare} war on ${next}`),
  },
];
