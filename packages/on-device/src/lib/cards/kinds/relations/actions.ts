/** What a thing does to others, in verbs whose object says what is worth knowing of it. Verbs of change and of being tell a chance state. */
const ACTIONS = new Set(
  `activate alter attract balance bind block bring carry combine compare connect constrict contract control convert cover damage
  decrease deliver destroy detect dilate direct disrupt distribute divide employ encode encompass extend filter flex function govern
  improve increase influence inhibit limit link lower measure monitor move prevent process protect raise receive
  reduce reflect regulate remove replace restrict rotate secrete send separate serve shield show stimulate strengthen suppress
  target transfer transmit transport treat use weigh`.split(/\s+/),
);

/** Whether the base form of a verb tells what a thing is for or how it acts. */
export const isAction = (verb: string) => ACTIONS.has(verb);

/** People, groups of people and firms: what they do in a sentence is mostly a case. */
const SOMEBODY =
  /(?:ists|ologist|ians?|eers?|scholars?|(?:^|\s)(?:\p{L}*(?:examiner|provider|client|patient|nurse|wom[ae]n|m[ae]n|people|person|child|children|teen|parent|teacher|student|adult|worker|employee|employer|manager|marketer|owner|customer|buyer|seller|leader|minister|president|official|voter|citizen|member|author|researcher|firm|business|brand|government|nation|state|school|group|team|organization|individual|human|entrepreneur|(?:compan|countr|communit|famil)(?:y|ie))(?:e?s)?))$/iu;
/** Words for one of a kind that only the sentences before tell: "the equation", "the transaction". */
const ONE_OF_MANY = /^(?:equation|transaction|account|graph|table|exercise|data|value|number|model|function)s?$/i;

/** Whether a term in a sentence is a thing of the subject: no person, no name, and no word for whatever stands before. */
export const isThing = (term: string) =>
  !SOMEBODY.test(term) &&
  !ONE_OF_MANY.test(term) &&
  (!/^\p{Lu}\p{Ll}/u.test(term) || /(?:system|theory|test|act|law|amendment|court|cells?|model|effect|drugs?|gland|fibers?)$/i.test(term));
