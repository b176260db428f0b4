/** The beginnings of month names that tell a month, by language. January is first. */
const STEMS: readonly (readonly string[])[] = [
  // English
  ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  // Spanish
  ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  // French
  ['jan', 'fév', 'mar', 'avr', 'mai', 'juin', 'juil', 'aoû', 'sep', 'oct', 'nov', 'déc'],
  // German
  ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'],
];

const FULL_NAMES =
  'january february march april may june july august september october november december sept ' +
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre ' +
  'janvier février fevrier mars avril mai juin juillet août aout septembre octobre novembre décembre decembre févr fevr juil sept déc ' +
  'januar jänner februar märz maerz mai juni juli august september oktober november dezember';

/** In Hindi, as they are written in full. */
const HINDI: readonly (readonly [string, number])[] = [
  ['जनवरी', 1],
  ['फरवरी', 2],
  ['फ़रवरी', 2],
  ['मार्च', 3],
  ['अप्रैल', 4],
  ['मई', 5],
  ['जून', 6],
  ['जुलाई', 7],
  ['अगस्त', 8],
  ['सितंबर', 9],
  ['सितम्बर', 9],
  ['अक्टूबर', 10],
  ['नवंबर', 11],
  ['नवम्बर', 11],
  ['दिसंबर', 12],
  ['दिसम्बर', 12],
];

const MONTHS = new Map<string, number>([
  ...STEMS.flatMap((stems) => stems.map((stem, index) => [stem, index + 1] as const)),
  ...FULL_NAMES.split(' ').map((name) => [name, monthByStem(name)] as const),
  ...HINDI,
]);

function monthByStem(name: string): number {
  const plain = name
    .replace('fevr', 'févr')
    .replace('decem', 'décem')
    .replace('aout', 'août')
    .replace('maerz', 'märz')
    .replace('jänn', 'jann');
  for (const stems of STEMS) {
    const index = stems.findIndex((stem) => plain.startsWith(stem));
    if (index >= 0) return index + 1;
  }
  return plain.startsWith('set') ? 9 : 0;
}

/** The month of a word, 1 to 12, or 0. "may" and "mar" need a capital, as the first is a verb and the second is short for much. */
export function monthOf(word: string): number {
  const lower = word.toLowerCase();
  if (word === lower && (lower === 'march' || lower === 'mar')) return 0;
  return MONTHS.get(lower) ?? 0;
}

const WEEKDAYS = new Map<string, number>(
  [
    'monday mon mo lunes lun lundi montag',
    'tuesday tue tues tu martes mar mardi dienstag di',
    'wednesday wed weds we miércoles miercoles mié mercredi mer mittwoch mi',
    'thursday thu thur thurs th jueves jue jeudi jeu donnerstag do',
    'friday fri fr viernes vie vendredi ven freitag',
    'saturday sat sa sábado sabado sáb samedi sam samstag',
    'sunday sun su domingo dom dimanche dim sonntag so',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)),
);
/** Letters of North American timetables: Tuesday and Thursday are T and R. */
const LETTERS = new Map([
  ['M', 0],
  ['T', 1],
  ['W', 2],
  ['R', 3],
  ['F', 4],
]);

/** The weekday of a word, 0 for Monday, or undefined. Short names need a capital. */
export function weekdayOf(word: string): number | undefined {
  const index = WEEKDAYS.get(word.toLowerCase());
  if (index !== undefined) return word.length > 3 || word !== word.toLowerCase() ? index : undefined;
  return LETTERS.get(word);
}
