import { AMOUNT_FILLER, DAY_FILLER } from './fillers.ts';
import { NUMBER } from './number-words.ts';

/** "hour" and "minute" with their usual misspellings. */
const HOURS = '(?:h(?:ou?rs?|uors?|ous|orus?|oru?s|ousr|rs?|ours?)?)(?![\\p{L}])';
const MINUTES = '(?:m(?:in(?:ute?s?|uts?|ites?|s)?|ns)?)(?![\\p{L}])';
const TO = '\\s{0,2}(?:-|–|—|to|till|til|until|or|and(?<=between .{1,10}and))\\s{0,2}';
const TIME = '\\d{1,2}(?:[:.]\\d\\d)?';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
/** "7 pm", and "7p" at once after the number. */
const HALF = '(?:[ap]\\.?m(?![\\p{L}])\\.?|(?<=\\d)[ap](?![\\p{L}]))';

export const AMOUNT = new RegExp(
  [
    // 7-9pm, 7:00 to 9:30 pm, 18:00-20:30
    `(?<from>${TIME})\\s{0,2}(?<fromHalf>${HALF})?${TO}(?<to>${TIME})\\s{0,2}(?<toHalf>${HALF})`,
    `(?<from24>\\d{1,2}[:.]\\d\\d|(?:0?[5-9]|[12]\\d)h(?:\\d\\d)?)${TO}(?<to24>\\d{1,2}[:.]\\d\\d|(?:0[5-9]|[12]\\d)h(?:\\d\\d)?)(?!\\s{0,2}${HOURS})`,
    // Thu 16-20h
    `(?<=(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.:,]?\\s{1,2})(?<fromH>9|1\\d|2[0-3])\\s?[-–]\\s?(?<toH>1\\d|2[0-4])\\s?h(?!\\p{L})`,
    // 19-21h: hours of the afternoon are no lengths
    `(?<fromLate>1[3-9]|2[0-3])\\s?[-–]\\s?(?<toLate>1[4-9]|2[0-4])\\s?h(?![\\p{L}\\d])`,
    // half an hour, three quarters of an hour
    `(?<half>half an? hour|half[ -]hour|½ ?${HOURS})`,
    `(?<quarters>three|a)[ -]quarters? of an hour`,
    // an hour and a half, two and a half hours
    `(?<halfMore>${NUMBER}) ${HOURS} and (?:a |(?=half(?! (?:an? )?(?:hour|day))))(?<part>half|quarter)`,
    // 1 h 30 min, 1h30, 1:30 hours
    `(?<h>\\d{1,2})\\s{0,2}(?:hours?|hrs?|h)\\s{0,2}(?:and\\s)?(?<m>\\d{1,2})(?!\\d)(?:\\s{0,2}${MINUTES})?`,
    `(?<hc>\\d{1,2}):(?<mc>\\d\\d)\\s{0,2}${HOURS}`,
    // an hour or two
    `(?<orTwo>an hour or two)`,
    // 2-3 hours, 3 hours, 45 min, 50-minute
    `(?<low>${NUMBER})(?:ish)?(?:${TO}(?<high>${NUMBER})(?:ish)?)?[\\s+-]{0,2}(?:(?:whole|full|solid|good|straight|clear|free|spare|extra|more|study|focused|focussed|quality|productive|uninterrupted|dedicated|proper|decent|concentrated|serious|effective|real|actual)\\s)?(?:(?<hours>${HOURS})|(?<minutes>${MINUTES}))`,
    `(?<pomodoros>${NUMBER}) (?:pomodoros?|pomos?)(?![\\p{L}])(?:\\s?(?:of|\\(|@|à|x|×)?\\s?(?<each>\\d{2})[\\s-]?${MINUTES}(?: each)?\\)?)?`,
  ]
    .map((pattern) => `(?:${pattern})`)
    .join('|'),
  'gu',
);
/** "Mon 14-16", "from 7 to 10", "mornings 9-12": clock times only beside a day, a part of the day or "from"../. */
export const BARE_CLOCK = new RegExp(
  `(?<=(?:${DAY_FILLER}|from|between|work|works|working|class|classes|school|lectures?|job|mornings?|afternoons?|evenings?|nights?|am|pm)[\\s:,=(–-]{0,3}|^\\s{0,2})(?<from>${TIME})\\s?(?:-|–|—|to|till|until|(?<=between[^-–—]{1,8})and)\\s?(?<to>${TIME})(?![\\d%]|\\s?(?:${HOURS}|${MINUTES}))|(?<![\\d:.])(?<from2>${TIME})\\s?(?:-|–|—|to|till|until)\\s?(?<to2>${TIME})(?=\\s(?:on |every |each )?${DAY_FILLER}|\\s(?:self )?(?:study|revis))`,
  'gu',
);
/** "10-13 and 15-17": a second run of hours after the first. */
export const MORE_CLOCK = new RegExp(
  `(?<=${AMOUNT_FILLER}\\s?(?:,|and|&|\\+|,\\s?and|/)\\s?)(?<from>${TIME})\\s?(?:-|–|—|to|till|until)\\s?(?<to>${TIME})(?![\\d:%]|[./]\\d|\\s?(?:${HOURS}|${MINUTES}|${MONTH}))`,
  'gu',
);
/** "weekends 4", "Mon: 2", "4 on Saturday", "2 in the evening", "4/day". */
export const BARE_NUMBER = new RegExp(
  `(?<=${DAY_FILLER}[\\s:=,-]{0,3}(?:only |about |up to |max |~)?)(?<![\\d.:])(?<after>\\d{1,2}(?:\\.\\d)?)(?:ish)?(?![\\d:]|\\s?[-–/%]|\\s?${AMOUNT_FILLER}|\\.\\d)|(?<![\\d.:/-]|(?:till|until|til|to|at|from|by|after|before) )(?<before>\\d{1,2}(?:\\.\\d)?|(?<![\\p{L}])(?:one|two|three|four|five|six|seven|eight|nine|ten)(?: and a half)?)(?:ish)?(?=\\s(?:each |or so |or more )?(?:on|at)\\s(?:(?:the|each|every|a)\\s)?${DAY_FILLER}|\\s(?:in the (?:morning|afternoon|evening)s?|at night|(?:after|before) (?:my |the )?(?:tea|dinner|lunch|supper|breakfast|work|school|class|college|uni)(?![\\p{L}]))|\\s?(?:\\/|per|a|each)\\s?day)|(?<=(?:(?:no|not|never) more than|maximum(?: of)?|max|at most|(?<!\\p{L})only|then|after that|otherwise|(?:other|remaining) days|the rest) )(?<limit>\\d{1,2}(?:\\.\\d)?|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?!\\p{L}))(?= (?:in (?:one|a|any)|a|per|each|any|on (?:days?|the))(?![\\p{L}])|\\s*(?:$|[,.;]))`,
  'gu',
);
export const EACH = /[,.;]\s*\d\d\s?min\p{L}* each|\(\d\d\s?min\p{L}*(?: each)?\)/gu;
const SESSION = 'pomo\\p{L}*|(?:study )?(?:sessions?|blocks?|slots?)';
/** "25 min pomodoros," and "sessions of 50 min:" name the length of one, where a number of them follows. */
export const ONE_LONG = new RegExp(
  `(?<![\\p{L}\\d.]|(?:\\d|two|three|four|five|six|x|×) )(?:(?:in |of )?\\d{2,3}[\\s-]?${MINUTES}[\\s-](?:${SESSION})|(?:${SESSION}) of \\d{2,3}[\\s-]?${MINUTES})(?=\\s*[,;:(–-])`,
  'gu',
);
export const SESSION_LENGTH =
  /(\d{2,3})[\s-]?min(?:ute)?s?[\s-](?:study )?(?:sessions?|blocks?|slots?)|(?<!\p{L})(?:sessions?|blocks?|slots?) of (\d{2,3})[\s-]?min/u;
/** "25 min pomodoros", "pomodoros of 25 min" */
export const POMODOROS = /(?:(\d\d)[\s-]?min\p{L}*[\s-])?(?<!\p{L})pomo\p{L}*(?:[^\d,;.]{0,6}(\d\d)\s?min)?/u;
/** A number of sessions without a unit. */
export const COUNT_ALONE = /^\s*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*$/;
/** A Pomodoro is 25 minutes of work (F. Cirillo), where the text gives it no other length. */
export const POMODORO = 25;

/** "7.30 to 9", "10 till 2": times by the clock wherever they stand, because of their minutes or of "till". */
export const CLOCKS = new RegExp(
  `(?<![\\d:./-])(?:(?<from>\\d{1,2}[:.]\\d\\d)\\s?(?:-|–|—|to|till?|until)\\s?(?<to>${TIME})|(?<from2>${TIME})\\s?(?:(?:-|–|—|to)\\s?(?=\\d{1,2}[:.]\\d\\d)|till?\\s|until\\s)(?<to2>${TIME}))(?![\\d:%]|[./]\\d|\\s?(?:${HOURS}|${MINUTES}|${MONTH}))`,
  'gu',
);
/** A clause of a study time, and a number in it that has no unit. */
export const CLAUSE = /(?:(?!\b(?:and|but|then|y|und|et)\b)[^,;\n()])+/gu;
export const NO_UNIT =
  /(?<![\p{L}\d.:/-]|\b(?:from|at|till?|until|after|before|by|week|day|ch|chapters?|units?|papers?|to|every|the|year|grade|level|part) (?:about |around |~)?)(?<number>\d{1,2}(?:\.\d{1,2})?|(?:two|three|four|five|six|seven|eight|nine|ten)(?: and a half)?)(?!\p{L}|\d|\.\d|[:/%]|\s?[-–x×]|\s(?:to|till?|until)\s\d|\s?(?:am|pm|days?|weeks?|nights?|mornings?|evenings?|times|subjects?|shifts?|o'?clock|jobs?|of|more|other|kids?|classes|exams?)(?!\p{L}))/gu;
