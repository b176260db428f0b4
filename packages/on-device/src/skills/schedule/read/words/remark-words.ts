/** Words before a remark: "I'm really". */
const LEAD =
  "(?:(?:i'?m|i am|i|i find (?:it|this)|i've|it'?s|it is|this is|that'?s|my|is|are|was|got|getting|get|have|very|v\\.?|more|really|quite|pretty|rather|so|too|extremely|mega|echt|richtig|voll|super|a (?:bit|little)|fairly|most(?:ly)?|the|least|still|always|kind of|sehr|ziemlich|muy|bastante|très|assez|बहुत|totally|completely|absolutely|also|just|already|feel(?:ing)?|be|am|and|but|a|difficulty|level|priority|which|that|find|one|all|je suis|je|ich bin|ich|bin|ist|es|est|soy|estoy|ganz|eher|etwas|un poco|un peu|plutôt|encore|noch|schon|algo|थोड़ा)[ :=-]{1,3}){0,6}";
/** Words of a subject that needs more time. */
const HARD =
  "hard(?:est|er)?|difficult|tough(?:est)?|tricky|challenging|weak(?:est|er)?|weakness|shaky|rusty|worst|suck|sucks|bad|terrible|awful|rubbish|hopeless|horrible|poor|struggl(?:e|es|ing)|worried|worry|scared|anxious|nervous|dread(?:ing)?|hate|loathe|detest|can['’]?t stand|can['’]?t (?:get|wrap) my head|fear|(?:(?:\\d{1,2}|two|three|four|a few|several) (?:days?|weeks?|chapters?|lectures?|classes|units?) )?behind|failing|failed|fail|lost|stuck|confus(?:ed|ing|es? me)|clueless|can'?t do|don'?t (?:understand|get)|need(?:s)? (?:more |most |extra |lots of |the most )?(?:work|time|help|practice|attention)|high(?: priority| difficulty)?|priority|urgent|important|resit|retak(?:e|ing)|haven'?t (?:even )?(?:started|opened|touched|looked|begun)|not started|nothing done|from scratch|killing me|nightmare|terrif(?:ied|ying)|petrified|scares? me|screwed|doomed|cooked|useless|no (?:idea|clue)|panick?(?:ing|ed)?|stress(?:ed|ing|es me)(?: out)?|freak(?:ing|ed|s)? (?:me )?out|intimidating|impossible|brutal|help(?: me| needed| please)?|dying|drowning|killer|backlog|never (?:even )?(?:opened|started|studied|looked|touched|read)|scares? me|mess(?:es|ing)? (?:it|this|these|them|that|things) up|d[ií]f[ií]cil(?:es)?|difficiles?|schwer|schwierig|compliqu[ée]e?s?|complicad[oa]s?|(?:se )?me (?:cuestan?|dan? problemas)(?: mucho| bastante)?|j'ai du mal|fällt mir schwer|schwach|schwächste[sr]? Fach|schlecht|mies|kann ich (?:gar |noch |leider )?nicht|verstehe? (?:ich )?(?:das |gar |noch )?nicht|nicht verstanden|hasse ich|(?:se )?me (?:da|dan|va|van) (?:muy )?(?:mal|fatal)|(?:lo |la |los |las )?(?:llevo|voy) (?:muy )?(?:mal|fatal)|fatal|(?:(?:el|la) )?peor|(?:l[ea] )?pire|dure?s?|floj[oa]s?|débil(?:es)?|no (?:lo |la )?(?:entiendo|domino)|faibles?|nul(?:le)?s?|galère|mauvaise?|lacunes|pas compris|(?:ne )?(?:comprends|maîtrise) (?:rien|pas)|à revoir|en retard|कठिन|मुश्किल|कम[ज़ज]़?ोर|kamzor|kamjor|mushkil|kathin|(?:समझ )?नहीं (?:आता|आती)|(?:samajh )?nahi(?:n)? (?:aata|aati|ata)|(?:need |have )?to catch up|catching up";
/** Words of a subject that needs less. */
const EASY =
  "eas(?:y(?:[ -]peasy)?|iest|ier)|strong(?:est)?|confident|comfortable|light|good|great|fine with|low(?: priority| difficulty)?|simple|ahead|as|easy a|going well|under control|know (?:(?:it|this|them|that|most|one) ){0,2}(?:(?:really|very|pretty|quite) )?(?:well|already)|best|good at (?:it|this)|favou?rite|grand|sweet as|(?:a )?(?:breeze|piece of cake)|no (?:problem|worries)|sorted|well prepared|prepared|nearly (?:done|finished)|almost (?:done|finished)|(?:all |already )?(?:done|finished)(?: already)?|mostly (?:done|revised)|f[aá]cil(?:es)?|faciles?|(?:fällt mir )?leicht|einfach|kann ich(?: (?:schon|sehr|ganz))? gut|kann ich(?! (?:\\p{L}+ )?(?:nicht|kaum))|verstehe ich gut|gut|stark|sicher|sitzt|läuft gut|se me dan? (?:muy )?bien|(?:lo |la )?(?:llevo|voy|me va) (?:muy )?bien|bien|(?:lo |la )?domino|fuerte|bon(?:ne)?(?: niveau)?|à l'aise|maîtris(?:e|ée?s?)|fort(?:e)?s?|आसान|अच्छ[ाी]|मज़बूत|ach?ha|ach?hi|aasan";
/** Words that turn a remark into its opposite. */
const NOT =
  "(?:not|isn't|never|no longer|don't find it|aren't|nicht|pas|no (?:es|son|me parece)|ne) (?:at all |that |so |very |really |too |sehr |trop |très |tan |muy )?";

const AFTER =
  '(?=\\s*$|\\s*[.,!;:)]|\\s+(?:at|in|with|on|about|for|of|to|than|point|spot|area|side|topic|subject|by|since|from|fach|one|class|part|course|module|last|twice|here|and|but|because|it|this|that|the|time|all|anything)(?![\\p{L}]))';

export const HARD_REMARK = new RegExp(`^${LEAD}(?<not>${NOT})?(?<word>${HARD})(?: at all| a lot| badly| a bit)?${AFTER}`, 'iu');

export const EASY_REMARK = new RegExp(`^${LEAD}(?<not>${NOT})?(?<word>${EASY})(?: at all)?${AFTER}`, 'iu');

export const PLAIN_REMARK = new RegExp(`^${LEAD}(?:ok|okay|fine|alright|average|not too bad|so-so)${AFTER}`, 'iu');

/** A word about difficulty wherever it stands, in words that speak of a person or of a degree: "I have much difficulty", "struggle big time". */
export const LOOSE_HARD =
  /(?<!\p{L})(?:hard|difficult|tough|tricky|weak|struggl|worst|worr|hate|fail|stuck|confus|bad|poor|terribl|awful|nightmare|dread|scare|panic|hopeless|shaky|rusty|brutal|trouble|problem|afraid|slow)\p{L}*/iu;
export const LOOSE_EASY = /(?<!\p{L})(?:easy|easi|confiden|comfortab|strong|good|know|understand|master|enjoy|love|like|best)\p{L}*/iu;
export const OF_PERSON =
  /(?<!\p{L})(?:i|i['’](?:m|ve)|my|me|so|very|really|too|much|most|always|totally|big[ -]?time|a lot|lots?|way|help|for me|with (?:it|this|that))(?!\p{L})/iu;
/** Words in brackets that end with one about difficulty: "mi weak bad". */
export const ENDS_HARD = /^(?:\p{L}+ ){0,3}(?:hard|weak|bad|difficult|poor|tough|tricky|terrible)[!.]*$/iu;
/** A negation before a word about difficulty. */
export const LOOSE_NOT = /(?<!\p{L})(?:not|no|never|\p{L}+n['’]t|dont|cant)(?!\p{L})[^,;.]{0,24}$/iu;

export const VERY =
  /(?<!\p{L})(?:sehr|muy|très|बहुत|bahut|gar)(?![\p{L}\p{M}])|\b(?:very|v(?=[. ])|extremely|super|really|so|hardest|worst|most(?! of)|failing|totally|completely)\b/iu;

export const PLAIN =
  /^(?:medium|moderate|average|normal|half (?:done|finished|way)|ok|okay|fine|alright|all right|so-so|meh|geht so|not too bad|manageable)[.!]?$/i;

export const RATING =
  /^(?:difficulty|level|rated|priority)?[ :=]*(\d{1,2})\s?(?:\/|out of)\s?(5|10)(?: (?:difficulty|for difficulty|stars?|hard))?$/i;

/** "confidence: low", "confidence 2/5", "low confidence": what one is sure of needs less time. */
export const CONFIDENCE =
  /^(?:(?:my )?(?:confidence|understanding|mastery|knowledge)(?: level)?[ :=]*(?:is )?(?:(?<points>\d{1,2})\s?(?:\/|out of)\s?(?<out>5|10)|(?<level>(?:very )?(?:low|medium|high)))|(?<before>(?:very )?(?:low|medium|high)) confidence|(?<first>\d{1,2})\s?\/\s?(?<most>5|10) confiden(?:t|ce))$/i;

/** "60% done", "20 % left" */
export const PROGRESS =
  /^(?:about |around |only |~ ?)?(\d{1,3})\s?% (?:(?:is |are )?(?:done|completed?|finished|covered|revised|ready|learned)|(left|to go|remaining))$/i;

/** "worth 2x", "x2", "double credits" */
export const FACTOR =
  /^(?:worth|counts?|weighs?)?\s*(?:(?:[x×]\s?(\d(?:\.\d)?)|(\d(?:\.\d)?)\s?[x×])(?: (?:the |as )?(?:much|time|weight|credits?|marks?|points?|others?|rest))*|(double|twice|triple)(?: (?:the |as )?(?:time|hours|much|weight|credits?|marks?|points?|module))*)$/i;

export const FACTORS: Readonly<Record<string, number>> = { double: 2, twice: 2, triple: 3 };

/** "prioritise audit", "focus on statistics", "more time for maths": remarks that ask for more or less time. */
export const FOCUS =
  /^(?:(?:i |we )?(?:want|need|would like|'d like|plan|have|aim) to |please |mainly |mostly |especially |to )*(?:(?:prioriti[sz]e|focus(?:ing)? (?:more |most(?:ly)? |mainly )?on|concentrate (?:more |mostly )?on|emphasi[sz]e|improve (?:in |at |my )?|get better (?:in|at)|catch up (?:in|on|with)|(?:spend |give )?(?:more|extra|most) (?:time|hours|focus|attention) (?:on|for|to|in)|work (?:harder|more) (?:on|at))|(?<less>(?:spend |give )?less (?:time|hours|focus) (?:on|for|to|in)))\s+(?<what>.+)$/i;
