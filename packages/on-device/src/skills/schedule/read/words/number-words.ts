const UNITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const TENS: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
const ARTICLES = ['a', 'an', 'single', 'once'];

/** "forty five", "twenty-five" */
const TENS_AND_UNITS = `(?:twenty|thirty|fou?rty|fifty)[ -](?:${UNITS.slice(1, 10).join('|')})(?![\\p{L}])`;

const PLAIN_NUMBER = `\\d{1,4}(?:[.,]\\d{1,2})?(?: ?[½¼¾])?|\\d{1,2} 1/2|[½¼¾]|(?:a )?couple(?: of)?(?![\\p{L}])|(?:${[...UNITS.slice(1), ...Object.keys(TENS)].join('|')}|an?)(?![\\p{L}])`;
/** A number in figures or in words, without groups: "2", "2.5", "1½", "forty", "a couple of", "two and a half". */
export const NUMBER = `(?:(?:\\d{1,2}|${UNITS.slice(1).join('|')}) and (?:a|one) (?:half|quarter)(?![\\p{L}])|${TENS_AND_UNITS}|${PLAIN_NUMBER})`;

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The value of a text that `NUMBER` matches, or 0. */
export function numberOf(text: string | undefined): number {
  const words = (text ?? '').trim();
  const [, whole, more] = /^(\S+) and (?:a|one) (half|quarter)$/.exec(words) ?? [];
  if (whole !== undefined) return numberOf(whole) + (more === 'half' ? 0.5 : 0.25);
  const [, tens = '', units = ''] = /^(\p{L}+)[ -](\p{L}+)$/u.exec(words) ?? [];
  if (TENS[tens] !== undefined && UNITS.includes(units)) return TENS[tens] + UNITS.indexOf(units);
  if (/couple|twice/.test(words)) return 2;
  if (ARTICLES.includes(words)) return 1;
  if (words === 'thrice') return 3;
  const unit = UNITS.indexOf(words);
  if (unit >= 0) return unit;
  const fraction = FRACTIONS[words.at(-1) ?? ''] ?? (words.endsWith(' 1/2') ? 0.5 : 0);
  const before = words.replace(/ ?[½¼¾]$| 1\/2$/, '').replace(',', '.');
  return TENS[words] ?? (Number(before) || 0) + fraction;
}
