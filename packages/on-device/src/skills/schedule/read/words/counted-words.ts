import { SHORT_MONTH_NAMES } from '@marginalia/engine';
import { NUMBER } from './number-words.ts';

export const AFTER_ANOTHER = /^\s(?:after|later|before)\b(?! (?:next|tomorrow|today))/i;

/** Words that count from another date of the form and not from today: "the week after", "two days later". */
export const FROM_ANOTHER = /^(?:the |a |an |one |two |three |\d{1,2} )?(?:days?|weeks?|months?)(?: (?:after|later|before))?$/i;

/** Two weeks by another name, which the reader of dates does not know. */
export const FORTNIGHT = /\ba fortnight(?:['’]s time)?(?![\p{L}])/giu;

/** "16.12" without a last full stop is a date only where a line has no other, and is no time. */
export const DOTTED =
  /(?<![\p{L}\d/.:-]|\b(?:um|at|ch|chapter|sec|section)\s)(\d{1,2})\.(1[0-2]|0\d)(?![\d.:]|\s?(?:%|[ap]m\b|uhr|h\b))/giu;

/** "Fluids the day after" and "three days after that" count from the date before it. */
export const DAY_AFTER = new RegExp(
  `(?<!\\p{L})(?:the (?:day after|(?:next|following) day)|the following (?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day)|the (?<next>(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:after(?: that)?|following)|(?<count>${NUMBER}) (?:days?|(?<weeks>weeks?)) (?:after(?: that| it)?|later))(?=\\s*(?:$|[,;.()]|at\\b))`,
  'giu',
);

/** A day of the week that counts from another date. */
export const FOLLOWING =
  /\bthe (?:following (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:after(?! \p{L})|after that|following))\b/giu;

/** Numbers from one in Spanish, French, German and Hindi. */
export const FOREIGN_NUMBERS: readonly (readonly string[])[] = [
  ['un', 'una', 'une', 'ein', 'eine', 'einer', 'einem', 'एक'],
  ['dos', 'deux', 'zwei', 'दो'],
  ['tres', 'trois', 'drei', 'तीन'],
  ['cuatro', 'quatre', 'vier', 'चार'],
  ['cinco', 'cinq', 'fünf', 'पाँच', 'पांच'],
  ['seis', 'six', 'sechs', 'छह', 'छः'],
];
const FOREIGN_COUNT = `\\d{1,2}|${FOREIGN_NUMBERS.flat().join('|')}`;
/** "in zwei Wochen", "dans 10 jours", "dentro de dos semanas", "दो हफ्ते बाद" */
export const COUNTED_FOREIGN = `(?<![\\p{L}\\p{M}])(?:(?:in|dans|dentro de|en) (?<count>${FOREIGN_COUNT}) (?<unit>wks?|tage?n?|wochen?|monat(?:en)?|jours?|semaines?|mois|d[ií]as?|semanas?|mes(?:es)?)|(?<count2>${FOREIGN_COUNT}) (?<unit2>हफ़?्त[ेो]ं?|सप्ताह|दिन(?:ों)?) (?:बाद|में))(?![\\p{L}\\p{M}])`;
/** "morgen", "demain" and "mañana" behind a name, and the day after: "am Morgen" and "por la mañana" are no days. */
export const FOREIGN_TOMORROW =
  '(?<!(?:am|la|jeden|tag) )(?<![\\p{L}\\p{M}])(?:(?<after>übermorgen|après-demain|pasado mañana|परसों)|demain|mañana|morgen)(?![\\p{L}\\p{M}])';

const DAY = '(?<name>(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|rs|rsday|urday)?)(?!\\p{L})';
const MONTH = `(?<month>(?:${SHORT_MONTH_NAMES.join('|').toLowerCase()})\\p{L}{0,6})(?!\\p{L})`;
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'last'];
const START = '(?<!\\p{L})';

/** "the second Tuesday of December", "last Friday in January" */
export const NTH_WEEKDAY = `${START}(?:the )?(?<ordinal>${ORDINALS.join('|')}|[1-4](?:st|nd|rd|th)) ${DAY} (?:of|in) ${MONTH}`;

/** "two and a half weeks from now", "in 2.5 weeks", "4 weeks from today" */
export const FROM_NOW = `${START}(?:in |within )?(?:about )?(?<count>${NUMBER}) (?<unit>days?|weeks?|wks?|months?)(?:['’] time)? (?:from|after) (?:now|today)(?!\\p{L})|${START}in (?:about )?(?<count2>(?:\\d{1,2}|\\p{L}+) and a half) (?<unit2>weeks|months)(?!\\p{L})|${START}in (?<count3>\\d[.,]5|(?:exactly|roughly|approximately|around|about|just over|under) ${NUMBER}) (?<unit3>days?|weeks?|months?)(?!\\p{L})`;
