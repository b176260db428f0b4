/** Verbs after which the object says what the thing is about. Of 44 others none gave a card that was kept. */
const DEEDS = [
  'activate',
  'bind to',
  'cause',
  'connect',
  'inhibit',
  'prevent',
  'protect',
  'regulate',
  'reject',
  'release',
  'secrete',
  'stimulate',
  'trigger',
];
/** The verbs of a theory or its author, with their infinitives. */
const SAID = [
  'state',
  'hold',
  'argue',
  'suggest',
  'propose',
  'claim',
  'posit',
  'maintain',
  'predict',
  'assert',
  'contend',
  'show',
  'find',
  'involve',
  'measure',
  'compute',
  'calculate',
  'examine',
  'evaluate',
  'assume',
  'emphasize',
  'prohibit',
  'guarantee',
];
const PAST: Readonly<Record<string, string>> = {
  hold: 'held',
  find: 'found',
};
/** The verbs by their forms. The subject of the bare form is in the plural: "Nonviolent crimes involve …". */
export const SAYS = new Map([...SAID, ...DEEDS].flatMap((verb) => formsOf(verb).map((form): [string, string] => [form, verb])));

function formsOf(verb: string): string[] {
  const [head = '', ...particle] = verb.split(' ');
  const rest = particle.map((word) => ` ${word}`).join('');
  const stem = head.replace(/y$/, 'i');
  const third = stem === head ? `${head}s` : `${stem}es`;
  // "The strike led to a law" tells a story.
  const past = particle.length > 0 ? [] : [PAST[verb] ?? (head.endsWith('e') ? `${head}d` : `${stem}ed`)];
  return [`${third}${rest}`, verb, ...past];
}

export const isDeed = (verb: string) => DEEDS.includes(verb);

/** Whether a form tells of the past: what somebody did once is no rule of the subject. */
export const isPast = (form: string, verb: string) => form !== verb && !/^\p{L}+s\b/u.test(form);
