/** Verbs for the purpose of laws, plans, methods and movements, where the object says what the thing is about. */
const DEEDS = [
  'abolish',
  'act as',
  'activate',
  'allow',
  'arise from',
  'assign',
  'attach to',
  'ban',
  'bind to',
  'carry',
  'cause',
  'challenge',
  'classify',
  'connect',
  'contain',
  'convert',
  'declare',
  'depend on',
  'determine',
  'divide',
  'enable',
  'ensure',
  'establish',
  'focus on',
  'forbid',
  'grant',
  'highlight',
  'impose',
  'indicate',
  'inhibit',
  'lead to',
  'mark',
  'oppose',
  'permit',
  'prevent',
  'produce',
  'promote',
  'protect',
  'provide',
  'reduce',
  'regulate',
  'reject',
  'release',
  'rely on',
  'respond to',
  'result from',
  'result in',
  'secrete',
  'seek',
  'serve as',
  'specify',
  'stem from',
  'stimulate',
  'store',
  'tax',
  'transport',
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
  seek: 'sought',
  permit: 'permitted',
  ban: 'banned',
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
