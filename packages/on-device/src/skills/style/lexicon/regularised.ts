import { IRREGULAR_PLURALS, IRREGULAR_VERBS } from './irregular.ts';
import type { Lexicon } from './lexicon.ts';

const verbs = new Map(IRREGULAR_VERBS.map((verb) => [verb.base, verb]));
const pastForms = new Set(IRREGULAR_VERBS.flatMap(({ past, participle }) => [...past, ...participle]));
const plurals = new Map(IRREGULAR_PLURALS);
const pluralForms = new Set(IRREGULAR_PLURALS.map(([, plural]) => plural));

/**
 * The right forms of a word that was made with a regular ending where an irregular one is due, the likeliest first: "drawed" gives "drew"
 * and "drawn", "borned" gives "born", "childrens" gives "children" and "children's", "bullys" gives "bullies", "foxs" gives "foxes". Empty for other words.
 */
export function regularised(word: string, lexicon: Lexicon): readonly string[] {
  return [
    ...(word.endsWith('ed') ? pastsOf(word) : []),
    ...(word.endsWith('s') ? pluralsOf(word) : []),
    ...withY(word, lexicon),
    ...withoutE(word, lexicon),
  ];
}

function pastsOf(word: string): readonly string[] {
  const stem = word.slice(0, -2);
  // "Borned" and "wented" have the ending after the irregular form.
  if (pastForms.has(stem) && !verbs.has(stem)) return [stem];
  const verb = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].map((base) => verbs.get(base)).find((one) => one !== undefined);
  return verb === undefined ? [] : [...new Set([...verb.past, ...verb.participle])];
}

function pluralsOf(word: string): readonly string[] {
  const stem = word.slice(0, -1);
  if (pastForms.has(stem) && !verbs.has(stem)) return [stem];
  if (pluralForms.has(stem)) return /en$|people$/.test(stem) ? [stem, `${stem}'s`] : [stem];
  const plural = plurals.get(stem) ?? plurals.get(word.slice(0, -2));
  return plural === undefined ? [] : [plural];
}

/** "Bullys" and "carryed" keep the "y" that becomes "ie". */
function withY(word: string, lexicon: Lexicon): readonly string[] {
  const match = /^(.*[^aeiou])y(s|ed)$/.exec(word);
  if (match === null) return [];
  const right = `${match[1]}${match[2] === 's' ? 'ies' : 'ied'}`;
  return lexicon.has(right) ? [right, ...(match[2] === 's' ? [`${match[1]}y's`] : [])] : [];
}

/** "Foxs" and "churchs" lack the "e" of the plural. */
function withoutE(word: string, lexicon: Lexicon): readonly string[] {
  if (!/(?:x|z|ch|sh|ss)s$/.test(word)) return [];
  const stem = word.slice(0, -1);
  return lexicon.readings(`${stem}es`).length > 0 ? [`${stem}es`, `${stem}'s`] : [];
}
