import { isMisspelt } from './subjects/alike-words.ts';
import { MONTHS } from './words/date-words.ts';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'weekday', 'weekend'];
/** Names of the week with the short form that stands in a shorter place. */
const NAMES = WEEK.flatMap((name): [string, string][] => {
  const short = name.replace(/^wee(?=k)/, 'w').replace(/^([mtfs]\p{L}{2}|wed)\p{L}*/u, '$1');
  return [
    [name, short],
    [`${name}s`, name.startsWith('week') ? `${short}s` : short],
  ];
});
const MONTH_NAMES = MONTHS.map((name): [string, string] => [name, name.slice(0, 3)]);
/** English words that are one letter away from a name. */
const OWN_WORDS = /^(?:sundry|sundaes?|mondial|frida|fridges?|marsh|match|months?|weekly|decembers?)$/;
const BESIDE_NUMBER = /\d(?:st|nd|rd|th)?\.?\s{1,2}(?:of\s)?$/;

/**
 * The text with the right names of days and months in the place of misspelt ones: "sundya", "7 decmber". It keeps its length, so that
 * places in it stay valid: a name that would be longer becomes its short form.
 */
export function withRightDays(text: string): string {
  return text.replace(/(?<![\p{L}\d])\p{L}{5,10}(?!\p{L})/gu, (word, at: number) => {
    const own = word.toLowerCase();
    const isMonth = BESIDE_NUMBER.test(text.slice(Math.max(0, at - 8), at)) || /^,? \d/.test(text.slice(at + word.length));
    const names = isMonth ? [...NAMES, ...MONTH_NAMES] : NAMES;
    if (OWN_WORDS.test(own) || names.some(([name]) => name === own)) return word;
    const [name, short] = names.find(([it]) => it[0] === own[0] && isMisspelt(own, it, it.length > 7 ? 2 : 1)) ?? [];
    if (name === undefined || short === undefined) return word;
    return (name.length <= word.length ? name : short).padEnd(word.length);
  });
}
