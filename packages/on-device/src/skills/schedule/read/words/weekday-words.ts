const NAME =
  "(?:mon(?:day)?|tue(?:s(?:day)?)?|tuseday|wed(?:s|nesday|nsday|nesdy)?|wensday|thu(?:r(?:s(?:day)?)?)?|thrusday|fri(?:day)?|sat(?:urday|erday)?|sun(?:day)?)(?:'?s)?(?![\\p{L}])";
const WORD = '(?<![\\p{L}])';
const PART = '(?:[ \\t](?:mornings?|afternoons?|evenings?|nights?|lunchtimes?)(?![\\p{L}]))?';
/** "Mon-Fri", "Friday afternoon until Saturday night" */
export const RANGE = new RegExp(
  `${WORD}(${NAME})\\.?${PART}[ \\t]{0,2}(?:-|–|—|to|till|until|through|thru)[ \\t]{0,2}(${NAME})${PART}`,
  'gu',
);
export const SINGLE = new RegExp(`${WORD}${NAME}`, 'gu');
export const WEEKDAYS = new RegExp(
  `${WORD}(?<!\\bnon[- ]?)(?:(?:during|in) the week(?! (?:of|before|after))|w(?:ee)?k[- ]?da?ys?|week[- ]?nights?|(?:working ?days?|(?:school|work|college|uni) ?(?:days?|nights?)))(?![\\p{L}])`,
  'gu',
);
export const WEEKENDS = new RegExp(
  `${WORD}(?<!evenings? (?:and|&|\\+|or) )(?:(?:w(?:ee)?k[- ]?e?nds?|w/e(?:nds?)?)(?: days?)?|non[- ]?(?:school|college|uni) ?days?)(?![\\p{L}])`,
  'gu',
);
/** "MWF", "TTh", "M/W/F", "M-F" as timetables write them, in capitals. */
export const LETTERS = /(?<![\p{L}\d/])(?:(?:M|Tu|Th|T|W|R|F|Sa|Su)\/?){2,7}(?![\p{L}\d/])|(?<![\p{L}\d])M ?[-–] ?F(?![\p{L}])/gu;
export const LETTER_DAYS: Readonly<Record<string, number>> = { M: 0, T: 1, Tu: 1, W: 2, Th: 3, R: 3, F: 4, Sa: 5, Su: 6 };

export const SMALL: Readonly<Record<string, readonly number[]>> = { mwf: [0, 2, 4], tth: [1, 3], 'm-f': [0, 1, 2, 3, 4] };
export const SMALL_LETTERS = /(?<![\p{L}\d])(?:mwf|tth|m-f)(?![\p{L}\d])/gu;

/** "M-Th 7p-10p, F none, Su 1-5": ranges of letters, and single ones before their hours in a text that has a range. */
const LETTER = '(?:M|Tu|Th|T|W|R|F|Sa|Su|S)';
export const LETTER_RANGE = new RegExp(`(?<![\\p{L}\\d])(${LETTER}) ?[-–] ?(${LETTER})(?![\\p{L}\\d])`, 'gu');
export const LETTER_ALONE = new RegExp(`(?<=^|[,;:\\n] ?)${LETTER}(?=:? (?:\\d|(?:none|off|no|nothing)(?![\\p{L}])))`, 'gu');
/** Days beside each other, and those that "and", "&" or "/" joins without a comma. */
export const LIST = /\uE001+(?:(?:\s*(?:[,/&+]|,?\s?and|or)\s*(?:on |also )?|\s)\uE001+)+/gu;
export const TIGHT = /\uE001+(?:(?:\s*(?:[/&+]|and|or)\s*(?:on )?|\s)\uE001+)+/gu;
export const TIGHTER = /\uE001+(?:\s*[/&+]\s*\uE001+)+/gu;
export const HOURS_BEFORE = /(?:\uE002|\d(?:ish)?)(?:(?!(?<!\p{L})(?:and|but|then|so|except|plus)(?!\p{L}))[^,;.\n()|\uE001]){0,30}$/u;
export const HOURS_AFTER = /^[^,;.\n()\uE001]{0,28}?(?:\uE002|~?\d)/u;
export const OFF_BEFORE = /(?:none|no|nothing|not|off|except|excluding|never|without)\s(?:on )?$/u;
export const OFF_AFTER = /^[\s\uE000]*[:=–-]?\s*(?:(?:are|is)\s)*(?:off|free|none|nothing|no|not|rest|busy)(?!\p{L})/u;
export const CLAUSE_END =
  /^[\s\uE000]*(?:$|[,;.\n()|&+]|(?:and|but|until|till|for|from(?! \d{1,2}(?:[:.]\d\d)?\s?(?:[ap]m|to|-|–|until|till))|starting|beginning|each|per|only|with|except|not|plus|then|so|because)(?!\p{L}))/u;
export const CLAUSE_START = /(?:(?:^|[,;.\n(])\s*(?:(?:on|but|and)\s)*|\b(?:have|got|keep|take|with)\s)$/u;
export const DAYS_FIRST = /(?:^|[,;.\n(])[^,;.\n(\uE002]*\uE001[^,;.\n(\uE001\uE002]*\uE002[^,;.\n(\uE001\uE002]*$/u;
