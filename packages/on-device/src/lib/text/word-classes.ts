/**
 * Word lists in place of a part-of-speech tagger: common verbs, everyday words, and endings of adjectives.
 * Written by hand from general English, without the words of any subject.
 */

/** Verbs that are hardly ever nouns: no term begins or ends with one of their forms. */
const VERBS = `accept achieve acquire act adapt add adjust admit affect agree allow announce appear apply argue arise arrive ask
assert assign assume attach attain avoid begin behave believe belong bind break bring build buy calculate call carry catch
choose claim clarify collect combine come compare complete compose compute conclude confirm connect consider consist constitute contain
continue contribute convert correspond create cross cut deal decide decline decrease define deliver demonstrate denote depend
derive describe destroy detect determine develop differ discover discuss distinguish divide do draw eat eliminate emerge emit
employ enable encounter encourage end ensure enter establish evaluate examine exist expand expect explain express extend fail
fall feel fill find fit follow generate get give go grow happen have hear help hold identify illustrate imagine imply improve include
increase indicate infer influence inform introduce invent investigate involve join keep know lead learn leave let lie live look
lose maintain make mean measure meet mention modify move multiply need notice observe obtain occur offer open operate pass perform permit pick play
possess predict prefer prepare prevent proceed produce promote propose protect prove provide publish pull push put reach react
read realise realize receive recognise recognize recommend reduce refer reflect regard regulate reject relate release rely
remain remember remove repeat replace represent require resemble respond restrict retain reveal run satisfy save say see seek seem select
sell send separate serve set show simplify sit solve speak specify spend split spread start stay stop store strengthen struggle submit suffer suggest
supply support suppose surround take talk teach tell tend think transfer transform translate travel treat try turn understand
undergo finish drop digest package ship synthesize synthesise activate inhibit detoxify catalyze catalyse absorb excite fix equal launch restrict vary happen use wait want watch weaken write yield happen become ignore illustrate memorise memorize pose interact articulate`;

const IRREGULAR = `doubles triples quadruples raises raising lowers lowering began begun bound broke broken brought built bought caught chose chosen came dealt drew drawn ate eaten fell fallen
felt found gave given went gone grew grown heard held kept knew known led left lay lived lost made meant met proved
proven put ran said saw seen sought sold sent set shown sat spoke spoken spent spread stood took taken taught told thought
understood underwent undergone wrote written became won let cut split hidden paid rose risen shot fought sank swam sang rang drank drunk threw thrown drove driven wore worn done did does doing has had having
is are was were be been being`;

/** The forms of the list above that tell nothing of the past. */
const NOT_PAST = new Set(
  `doubles triples quadruples raises raising lowers lowering let cut put set run split spread led does doing done has having
  is are be been being given gone grown known shown seen taken written broken chosen drawn eaten fallen hidden risen thrown driven worn proven`.split(
    /\s+/,
  ),
);

/** Words that are nouns and verbs ("cause", "result"): only their -ed forms count as verbs. */
const EITHER = `base cause change charge claim control cool cost damage design display double effect estimate experience focus force form function heat
impact interest interact label limit link locate list mark model name note number order pair pattern place plan point position power practise process
question range record result review sample score signal sort state structure study sum surface test time trace trade type view work involve`;

/** Everyday nouns and adjectives, which are rarely the subject of a text and weigh less. */
const FAMILIAR = `ability book books mark marks oct nov dec greater lesser willing due higher lower larger smaller longer shorter alright today's more most access account action activity actual addition advantage age aim amount analysis answer approach area aspect
attempt attention author available average background base basis bad beginning benefit best better big bit body book bottom box boy business
care case cause central certain chance change chapter character child children choice class clear close common company complete complex concept
condition conclusion consequence context control correct cost country course current daily data date day deep degree detail difference
different difficult difficulty direct direction discussion early easy effect effective element end entire environment equal error essential
event evidence exact exam example experience experiment explanation extra face fact factor false family famous fast feature field figure final first
five focus following food force form four free full function fundamental future general girl global goal good great group growth half hand happy hard
head health help high history home homework hour house huge human idea image importance important improvement increase independent
individual information inside instance interest interesting internal introduction issue item job key kind knowledge lack language large last late later
law lecture left lesson level life limit line list little local long look loss lot low main major majority man manner material matter maximum
meaning measure member men misconception mistake message method middle mind minimum minute model modern moment money month morning multiple name natural
nature necessary need negative new next night nine normal note notes notion number object objective obvious occasion office old
opinion opportunity opposite option order original outside overall page paper paragraph part particular party path pattern people percent percentage perfect
period person perspective phase phenomenon phrase picture piece place plan point policy poor position positive possibility possible power practice present
presence previous primary principle private problem procedure process product professor program progress project property proportion
public purpose quality quantity question quick quiz range rate real reality reason recent reference region related relation
relationship relative relevant report research resource respect rest result review right rise role room rule same sample scale school second secondary section
self semester sense sentence separate sequence series set seven several shape share short side sign significance significant similar simple single
situation six size slide slow small social society solution sort source space special specific stage standard start state statement
status step story strategy strength strong structure student study stuff style subject success successful suitable sum summary sure
surface syllabus system table task teacher technique ten term terms test text theory things thought three time title today tomorrow tool top topic
total true try type typical understanding unique unit university use useful usual value variety various version view
volume way weak week weight white wide woman women word words work world worth wrong year yes young
zero participant participants score scores back third fourth fifth request requests mode afterwards simply basically actually especially particularly usually generally typically final exact correct incorrect proper able unable
week monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december`;

const NOUNS_BY_ENDING = new Set(
  `signal material mineral animal metal capital potential chemical interval hospital journal integral total principal terminal crystal
  proposal removal arrival renewal trial canal music logic traffic arithmetic topic fabric republic clinic statistic arsenic plastic
  magic derivative objective adjective archive incentive motive executive initiative native perspective additive variable table cable
  summary library boundary salary vocabulary capillary dictionary secretary estuary seed speed breed feed need deed weed bed shed bleed`.split(
    /\s+/,
  ),
);

const words = (list: string) => list.split(/\s+/);
const verbs = new Set([...words(VERBS).flatMap(formsOf), ...words(IRREGULAR), ...words(EITHER).map(past)]);
// "leaves" is more often a noun than a verb.
verbs.delete('leaves');
const pastForms = new Set(words(IRREGULAR).filter((form) => !NOT_PAST.has(form)));
const either = new Set(words(EITHER));
const familiar = new Set(words(FAMILIAR).flatMap((word) => [word, `${word}s`, word.replace(/y$/, 'ies')]));

/** Whether a lower-case word is a common verb form, with which no term begins or ends. */
export function isVerb(word: string): boolean {
  return verbs.has(word) || (word.length > 4 && word.endsWith('ed') && !NOUNS_BY_ENDING.has(word) && !word.endsWith('eed'));
}

/** Whether a lower-case word tells of the past: "was", "said", "accepted". */
export function isPast(word: string): boolean {
  return pastForms.has(word) || (word.endsWith('ed') && isVerb(word));
}

/** Whether a word is a verb but not a participle: a term may begin with "supervised" but not with "shows". */
export function isPlainVerb(word: string): boolean {
  return verbs.has(word) && !word.endsWith('ed') && !word.endsWith('ing');
}

/** Whether a word inside a row of words is their verb: "causes" in "structure causes hypertrophy". A compound has no plural inside. */
export function isThirdPerson(word: string): boolean {
  return /[^sui'’]s$/.test(word) && (verbs.has(word) || either.has(word.slice(0, -1)) || either.has(word.slice(0, -2)));
}

/** Whether a word in its base form is a verb or both noun and verb: "form" in "to form". */
export function isNounOrVerb(word: string): boolean {
  return verbs.has(word) || either.has(word);
}

export function isFamiliar(word: string): boolean {
  return familiar.has(word) || word.length < 3;
}

/** Whether a lower-case word has the ending of an adjective or adverb, with which a term may begin but not end. */
export function isDescriptive(word: string): boolean {
  return /(?:al|ous|ive|ic|able|ible|ful|less|ary|ly|ent|ant)$/.test(word) && word.length > 4 && !isNounByEnding(word);
}

export function isAdverb(word: string): boolean {
  return (
    word.length > 4 &&
    word.endsWith('ly') &&
    !/^(?:family|supply|assembly|anomaly|monopoly|reply|butterfly|polly|[a-z]+p(?:hi|o)ly)$/.test(word)
  );
}

function isNounByEnding(word: string): boolean {
  // Words in "-ment", "-agent" and "-gradient" are nearly always nouns.
  return NOUNS_BY_ENDING.has(word) || /(?:ment|ient|gent|mant|lant|stant|ponent|rant|nant)$/.test(word);
}

function formsOf(verb: string): string[] {
  const stem = verb.replace(/e$/, '');
  const last = verb.at(-1) ?? '';
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(verb) ? [`${verb}${last}ed`, `${verb}${last}ing`] : [];
  const third = /(?:s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie').concat('s');
  return [verb, third, past(verb), `${stem}ing`, ...doubled];
}

function past(verb: string): string {
  return verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}
