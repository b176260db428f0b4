export const OPEN_FROM = /(?:\bfrom|\bstart(?:ing|s)?(?: on| from)?|\bbeginning(?: on)?|\bas of|\bafter|\bsince)\s+(?:the\s+)?$/;
export const OPEN_TO =
  /(?:\b(?:(?:between|from) now (?:and|to|until|till)|from now on until|now (?:and|to|until|till))|\buntil|\btill?|\bup to|\buntill|\bbefore|\bby|\bthrough|\bto|\bend(?:s|ing)?|\bfinish(?:es|ing)?)\s+(?:(?:my|the|our)\s+)?(?:(?:final|first|last)\s+)?(?:(?:exams?|finals|test)\s+)?(?:(?:starts?|begins?)\s+)?(?:on\s+)?(?:the\s+)?$/;
/** Feasts on a fixed day, as month and day. */
export const FEASTS: readonly (readonly [RegExp, readonly (readonly [number, number])[]])[] = [
  [/\b(?:christmas|xmas) eve\b/g, [[12, 24]]],
  [/\bboxing day\b/g, [[12, 26]]],
  [/\bnew year'?s? eve\b/g, [[12, 31]]],
  [/\bnew year(?:'?s)?(?: day)?\b/g, [[1, 1]]],
  [/\b(?:christmas|xmas)(?: day)?\b(?! (?:break|holidays?|vacation))/g, [[12, 25]]],
  [/\bhalloween\b/g, [[10, 31]]],
];
export const RELATIVE =
  /(?<!\b(?:apart|aside) from )(?:\b(?<which>this|next) (?<unit>week(?:-?end)?)\b(?<both> (?:and|&) (?:the )?next(?: week| one)?(?! \p{L}+day))?|\b(?<word>today|tomorrow|tonight)\b|(?<=\b(?:from|start(?:ing|s)?(?: on)?|until|till?|by|this|next|before|up to)\s)(?:this |next |the coming )?(?<!(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:(?:morning|afternoon|evening|night)s? )?(?:to|until|till|through) )(?<name>(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\p{L}]|\s?(?:(?:morning|afternoon|evening|night)s? )?(?:-|–|to|till|until|through)\s?(?:mon|tue|wed|thu|fri|sat|sun)))/gu;
/** Words that make a day the week that it is in. */
export const WEEK_OF =
  /(?<!\p{L})(?:(?:the )?week (?:of|commencing|beginning|starting)(?: the)?|w\/c|la semaine du|semaine du|(?:der |die )?woche vom|(?:la )?semana del)(?: (?:mon|tues|wednes|thurs|fri)day,?)?\s$/iu;
/** "Droit constitutionnel: janvier", "Physics - in January 2027": a month behind a name, without a day. */
export const MONTH_ALONE =
  /^(?<label>.*\p{L}.*?)(?<!(?<!\p{L})(?:mid|mi|fin|end|early|late|mitte|ende|anfang))(?:[:–—,(-]+\s*(?:in |en |im )?|\s(?<!time\s)(?:in|en|im) )\s*(?<month>[\p{L}\p{M}]{3,})\.?(?: (?<year>20\d\d))?[\s).!?]*$/iu;
export const MONTH_NAME = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
export const MONTH = new RegExp(`\\b(?:in|during|throughout|for|all of) (?<month>${MONTHS.join('|')})\\b(?! \\d)`, 'g');
export const DAY_OF_MONTH = /(?:\bthe |(?<=\b(?:not|except|besides|excluding|minus) (?:on )?))(?<day>\d{1,2})(?:st|nd|rd|th)\b/g;

/** "Sunday 29th" */
export const WEEKDAY_ORDINAL =
  /\b(?<name>mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|ur)?(?:day)?,? (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)(?![\p{L}\d])/gu;

/** A date with the name of a month in a language of the product, or in figures. */
export const NAMED =
  /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|janv|fév|avr|mai|juin|juil|ene|abr|ago|dic|mär|okt|dez|déc|aoû|[\u0900-\u097f]{2})[\p{L}]*\.?|\d[/.-]\d{1,2}[/.-]\d|^\d{1,2}\/\d{1,2}(?!\d)|^\d{1,2}\.\s?\d{1,2}\./u;

/** "Thurs 7.30-9pm" is a time. */
export const CLOCK = /^\D*\d{1,2}[.:]\d\d ?[-–] ?\d/;

/** The separator of two dates with their months: chrono takes "1 Dec, 4 Dec" and "23 Nov-4 Dec" for one date. */
export const NEXT_DATE = new RegExp(
  `(?<=\\d(?:st|nd|rd|th)? ?(?:of )?${MONTH_NAME})(?:(?:,| to| until| till)(?= )|[-–])(?= ?\\d{1,2}(?:st|nd|rd|th)? ?(?:of )?${MONTH_NAME})`,
  'g',
);

/** Exams that begin: "Exams start 7 December" is not the start of the plan. */
export const EXAM_STARTS = /\b(?:exams?|finals?|tests?) (?:start|begin)\p{L}* (?:on )?(?:the )?$/u;

/** "from the 24th to" before "the 28th of November" */
export const FROM_EARLIER = /(?:\bfrom |\bbetween )?(?:the )?(\d{1,2})(?:st|nd|rd|th|\.)? ?(?:to|until|till|and|bis|-|–) ?(?:the )?$/;

/** A gap before an end or a start, behind days: chrono takes the Sunday of "on Saturday and Sunday until 18 Dec" for the start of a range. */
export const AFTER_DAYS =
  /(?<=\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:a|per|each|every) (?:day|night))) (?=(?:until|till?|up to|before|starting|from)\b)/g;

/** "now", and "today" before an end */
export const NOW = /\bnow\b|\b(?:today|tomorrow)(?= (?:to|until|till?|through|-|–) )/g;

export const NEXT_WEEKDAY = /^\W*(?:on )?next (?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})/iu;
