/** Verbs whose past is not made with "-ed": base, past, participle. Forms that are right in one dialect are all listed, with a stroke. */
const VERBS = `arise arose arisen|awake awoke awoken|be was/were been|bear bore borne/born|beat beat beaten|become became become|begin began begun
bend bent bent|bet bet bet|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown|break broke broken|breed bred bred|bring brought brought
build built built|burn burnt/burned burnt/burned|burst burst burst|buy bought bought|catch caught caught|choose chose chosen|cling clung clung|come came come
cost cost cost|creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|dream dreamt/dreamed dreamt/dreamed|drink drank drunk
drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|flee fled fled|fly flew flown
forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got/gotten|give gave given|go went gone|grow grew grown
hang hung/hanged hung/hanged|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|kneel knelt knelt
know knew known|lay laid laid|lead led led|lean leant/leaned leant/leaned|leap leapt/leaped leapt/leaped|learn learnt/learned learnt/learned|leave left left
lend lent lent|let let let|lie lay/lied lain/lied|light lit/lighted lit/lighted|lose lost lost|make made made|mean meant meant|meet met met|mistake mistook mistaken
overcome overcame overcome|pay paid paid|put put put|quit quit quit|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said
see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|shake shook shaken|shine shone/shined shone/shined|shoot shot shot|show showed shown/showed
shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|smell smelt/smelled smelt/smelled|speak spoke spoken|spell spelt/spelled spelt/spelled
spend spent spent|spill spilt/spilled spilt/spilled|spin spun spun|split split split|spoil spoilt/spoiled spoilt/spoiled|spread spread spread|spring sprang sprung
stand stood stood|steal stole stolen|stick stuck stuck|strike struck struck|strive strove striven|swear swore sworn|sweep swept swept|swim swam swum
swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|understand understood understood
undergo underwent undergone|undertake undertook undertaken|upset upset upset|wake woke woken|wear wore worn|weave wove woven|weep wept wept|win won won
withdraw withdrew withdrawn|write wrote written`;

/** Nouns whose plural is not made with "-s". */
const NOUNS = `person people|child children|man men|woman women|foot feet|tooth teeth|mouse mice|goose geese|life lives|wife wives|knife knives|leaf leaves
half halves|shelf shelves|wolf wolves|thief thieves|loaf loaves|self selves|calf calves|crisis crises|analysis analyses|thesis theses|hypothesis hypotheses|basis bases
criterion criteria|phenomenon phenomena|datum data|medium media|bacterium bacteria|stimulus stimuli|businessman businessmen|policeman policemen|fireman firemen
gentleman gentlemen|Englishman Englishmen|grandchild grandchildren|schoolchild schoolchildren`;

export interface IrregularVerb {
  readonly base: string;
  readonly past: readonly string[];
  readonly participle: readonly string[];
}

export const IRREGULAR_VERBS: readonly IrregularVerb[] = VERBS.split(/[|\n]/).map((line) => {
  const [base = '', past = '', participle = ''] = line.trim().split(' ');
  return { base, past: past.split('/'), participle: participle.split('/') };
});

export const IRREGULAR_PLURALS: readonly (readonly [singular: string, plural: string])[] = NOUNS.split(/[|\n]/).map((line) => {
  const [singular = '', plural = ''] = line.trim().split(' ');
  return [singular, plural];
});
