import { phrasebook, type Span } from '../../spans.ts';

/** Fewer signs or words are too few to decide. */
const FEWEST_SIGNS = 20;
const FEWEST_WORDS = 10;
/** The least share of letters among the signs that are no white space. Notes of mathematics have about 0.6. */
const LEAST_LETTERS = 0.35;
/** The greatest share of the signs of code and markup. Prose has 0.01, notes with formulas up to 0.1. */
const MOST_CODE = 0.18;
const FEWEST_SIGNS_OF_CODE = 45;
const CODE_SIGNS = /[{}[\]<>=;()_\\|/"`$&*^~#+]/g;
/** The least share of different words among the first ones. Plain prose has 0.4 of 300. */
const LEAST_DIFFERENT = 0.12;
const MOST_READ = 300;
const ADDRESS = /^(?:https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+[,;]?|\+?(?=\D*\d)[\d()/.-]{3,})$/;

const say = phrasebook('text.none', {
  signs: 'Your text holds hardly any words. Paste sentences or notes.',
  code: 'Your text looks like code, data or markup. Paste sentences or notes.',
  repeated: 'Your text repeats the same few words. Paste sentences or notes.',
  addresses: 'Your text holds addresses and numbers only. Paste sentences or notes.',
  placeholder: 'Your text is a placeholder (“Lorem ipsum”). Paste sentences or notes of your own.',
});

/** Says why a value is no text that could be read, such as code or a list of addresses; undefined for text. */
export function noText(value: string): Span[] | undefined {
  const read = value.slice(0, 20_000);
  const signs = read.replace(/\s+/g, '');
  if (signs === '') return undefined;
  const letters = signs.match(/\p{L}\p{M}*/gu)?.length ?? 0;
  const words = read.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  const pieces = read.trim().split(/\s+/);
  if (/\blorem ipsum dolor\b/i.test(read)) return say('placeholder');
  if (pieces.length > 1 && pieces.filter((piece) => ADDRESS.test(piece)).length > pieces.length / 2) return say('addresses');
  if (letters === 0 || (signs.length >= FEWEST_SIGNS && letters < signs.length * LEAST_LETTERS)) return say('signs');
  if (signs.length >= FEWEST_SIGNS_OF_CODE && (signs.match(CODE_SIGNS)?.length ?? 0) > signs.length * MOST_CODE) return say('code');
  const first = words.slice(0, MOST_READ);
  return first.length >= FEWEST_WORDS && new Set(first).size < first.length * LEAST_DIFFERENT ? say('repeated') : undefined;
}
