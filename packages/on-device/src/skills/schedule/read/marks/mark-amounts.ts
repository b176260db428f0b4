import type { Meaning } from '../words/meaning.ts';
import { NUMBER, numberOf } from '../words/number-words.ts';
import { AMOUNT_FILLER, DAY_FILLER, type MarkedText } from './marks.ts';

/** "hour" and "minute" with their usual misspellings. */
const HOURS = '(?:h(?:ou?rs?|uors?|ous|orus?|oru?s|ousr|rs?|ours?)?)(?![\\p{L}])';
const MINUTES = '(?:m(?:in(?:ute?s?|uts?|ites?|s)?|ns)?)(?![\\p{L}])';
const TO = '\\s{0,2}(?:-|–|—|to|till|til|until|or)\\s{0,2}';
const TIME = '\\d{1,2}(?:[:.]\\d\\d)?';
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
/** "7 pm", and "7p" at once after the number. */
const HALF = '(?:[ap]\\.?m(?![\\p{L}])\\.?|(?<=\\d)[ap](?![\\p{L}]))';

const AMOUNT = new RegExp(
  [
    // 7-9pm, 7:00 to 9:30 pm, 18:00-20:30
    `(?<from>${TIME})\\s{0,2}(?<fromHalf>${HALF})?${TO}(?<to>${TIME})\\s{0,2}(?<toHalf>${HALF})`,
    `(?<from24>\\d{1,2}[:.]\\d\\d|(?:[89]|[12]\\d)h(?:\\d\\d)?)${TO}(?<to24>\\d{1,2}[:.]\\d\\d|[12]\\dh(?:\\d\\d)?)(?!\\s{0,2}${HOURS})`,
    // half an hour, three quarters of an hour
    `(?<half>half an? hour|half[ -]hour|½ ?${HOURS})`,
    `(?<quarters>three|a)[ -]quarters? of an hour`,
    // an hour and a half, two and a half hours
    `(?<halfMore>${NUMBER}) ${HOURS} and a (?<part>half|quarter)`,
    // 1 h 30 min, 1h30, 1:30 hours
    `(?<h>\\d{1,2})\\s{0,2}(?:hours?|hrs?|h)\\s{0,2}(?:and\\s)?(?<m>\\d{1,2})(?!\\d)(?:\\s{0,2}${MINUTES})?`,
    `(?<hc>\\d{1,2}):(?<mc>\\d\\d)\\s{0,2}${HOURS}`,
    // an hour or two
    `(?<orTwo>an hour or two)`,
    // 2-3 hours, 3 hours, 45 min, 50-minute
    `(?<low>${NUMBER})(?:ish)?(?:${TO}(?<high>${NUMBER})(?:ish)?)?[\\s+-]{0,2}(?:(?:whole|full|solid|good|straight|clear|free|spare|extra|more|study)\\s)?(?:(?<hours>${HOURS})|(?<minutes>${MINUTES}))`,
    `(?<pomodoros>${NUMBER}) (?:pomodoros?|pomos?)(?![\\p{L}])(?:\\s?(?:of|\\(|@|à|x|×)?\\s?(?<each>\\d{2})[\\s-]?${MINUTES}(?: each)?\\)?)?`,
  ]
    .map((pattern) => `(?:${pattern})`)
    .join('|'),
  'gu',
);
/** "Mon 14-16", "from 7 to 10", "mornings 9-12": clock times only beside a day, a part of the day or "from"../. */
const BARE_CLOCK = new RegExp(
  `(?<=(?:${DAY_FILLER}|from|between|work|works|working|class|classes|school|lectures?|job|mornings?|afternoons?|evenings?|nights?|am|pm)[\\s:,=–-]{0,3}|^\\s{0,2})(?<from>${TIME})\\s?(?:-|–|—|to|till|until|(?<=between[^-–—]{1,8})and)\\s?(?<to>${TIME})(?![\\d%]|\\s?(?:${HOURS}|${MINUTES}))|(?<![\\d:.])(?<from2>${TIME})\\s?(?:-|–|—|to|till|until)\\s?(?<to2>${TIME})(?=\\s(?:on |every |each )?${DAY_FILLER})`,
  'gu',
);
/** "weekends 4", "Mon: 2", "4 on Saturday", "2 in the evening", "4/day". */
const BARE_NUMBER = new RegExp(
  `(?<=${DAY_FILLER}[\\s:=,-]{0,3}(?:only |about |up to |max |~)?)(?<![\\d.:])(?<after>\\d{1,2}(?:\\.\\d)?)(?:ish)?(?![\\d:]|\\s?[-–/%]|\\s?${AMOUNT_FILLER}|\\.\\d)|(?<![\\d.:/-]|(?:till|until|til|to|at|from|by|after|before) )(?<before>\\d{1,2}(?:\\.\\d)?|(?<![\\p{L}])(?:one|two|three|four|five|six|seven|eight|nine|ten)(?: and a half)?)(?:ish)?(?=\\s(?:each |or so |or more )?(?:on|at)\\s(?:(?:the|each|every|a)\\s)?${DAY_FILLER}|\\s(?:in the (?:morning|afternoon|evening)s?|at night|(?:after|before) (?:my |the )?(?:tea|dinner|lunch|supper|breakfast|work|school|class|college|uni)(?![\\p{L}]))|\\s?(?:\\/|per|a|each)\\s?day)|(?<=(?:(?:no|not|never) more than|maximum(?: of)?|max|at most|(?<!\\p{L})only) )(?<limit>\\d{1,2}(?:\\.\\d)?)(?= (?:in (?:one|a|any)|a|per|each|any|on (?:days?|the))(?![\\p{L}])|\\s*(?:$|[,.;]))`,
  'gu',
);
const EACH = /,\s*\d\d\s?min\p{L}* each|\(\d\d\s?min\p{L}*(?: each)?\)/gu;
/** A Pomodoro is 25 minutes of work (F. Cirillo), where the text gives it no other length. */
const POMODORO = 25;

/** "7.30 to 9", "10 till 2": times by the clock wherever they stand, because of their minutes or of "till". */
const CLOCKS = new RegExp(
  `(?<![\\d:./-])(?:(?<from>\\d{1,2}[:.]\\d\\d)\\s?(?:-|–|—|to|till?|until)\\s?(?<to>${TIME})|(?<from2>${TIME})\\s?(?:(?:-|–|—|to)\\s?(?=\\d{1,2}[:.]\\d\\d)|till?\\s|until\\s)(?<to2>${TIME}))(?![\\d:%]|[./]\\d|\\s?(?:${HOURS}|${MINUTES}|${MONTH}))`,
  'gu',
);
/** A clause of a study time, and a number in it that has no unit. */
const CLAUSE = /(?:(?!\b(?:and|but|then|y|und|et)\b)[^,;\n()])+/gu;
const NO_UNIT =
  /(?<![\p{L}\d.:/-]|\b(?:from|at|till?|until|after|before|by|week|day|ch|chapters?|units?|papers?|to|every|the|year|grade|level|part) (?:about |around |~)?)(?<number>\d{1,2}(?:\.\d{1,2})?|(?:two|three|four|five|six|seven|eight|nine|ten)(?: and a half)?)(?!\p{L}|\d|\.\d|[:/%]|\s?[-–x×]|\s?(?:am|pm|days?|weeks?|nights?|mornings?|evenings?|times|subjects?|shifts?|o'?clock|jobs?|of|more|other|kids?|classes|exams?)(?!\p{L}))/gu;

/** Marks the only number of a clause that has days and no length: "and only 2 if it is a Saturday". Its unit is that of the others. */
function markRestOfNumbers(text: MarkedText, unit: number): void {
  if (!text.marks.some(({ kind }) => kind === 'amount')) return;
  for (const { index, 0: clause } of text.rest.matchAll(CLAUSE)) {
    if (!clause.includes(DAY_FILLER) || clause.includes(AMOUNT_FILLER)) continue;
    const numbers = [...clause.matchAll(NO_UNIT)];
    const [only] = numbers;
    const hours = numberOf(only?.groups?.['number']);
    if (only === undefined || numbers.length > 1 || hours === 0 || hours > 16) continue;
    text.add(index + only.index, index + only.index + only[0].length, amount(hours * unit, false, false));
  }
}

/** Marks lengths of study that have a unit or a clock. */
export function markAmounts(text: MarkedText): void {
  // "2 pomodoros in the morning and 4 at night, 25 min each" names the length of one.
  if (/\bpomo\p{L}*[^.;]{7,}(?:,\s*\d\d\s?min\p{L}* each|\(\d\d\s?min)/u.test(text.original)) text.addAll(EACH, () => ({ kind: 'part' }));
  const unit = unitOf(text.original);
  text.addAll(AMOUNT, (match) => {
    const { from, from24, high, orTwo } = match.groups ?? {};
    const minutes = minutesOf(match.groups ?? {}, unit);
    return minutes === undefined ? undefined : amount(minutes, from !== undefined || from24 !== undefined, (high ?? orTwo) !== undefined);
  });
}

/** Marks numbers without a unit. Weekdays are marked before. */
export function markBareAmounts(text: MarkedText): void {
  for (const pattern of [BARE_CLOCK, CLOCKS]) {
    text.addAll(pattern, ({ groups = {} }) => {
      const start = clock(groups['from'] ?? groups['from2'], undefined);
      const end = clock(groups['to'] ?? groups['to2'], undefined);
      return start > 1440 || end > 1440 || start === end
        ? undefined
        : amount(end > start ? end - start : (end - start + 1440) % 720, true, false);
    });
  }
  const unit = unitOf(text.original);
  text.addAll(BARE_NUMBER, ({ groups = {} }) => {
    const hours = numberOf(groups['after'] ?? groups['before'] ?? groups['limit']);
    return hours <= 16 ? amount(hours * unit, false, false) : undefined;
  });
  markRestOfNumbers(text, unit);
}

/** The minutes of one: "6 pomodoros of 25 min on weekdays, 10 on weekends", "two 90 minute sessions on weekdays, three on Saturdays". */
function unitOf(text: string): number {
  const session = /(\d{2,3})[\s-]?min(?:ute)?s?[\s-](?:study )?(?:sessions?|blocks?|slots?)/.exec(text)?.[1];
  const pomodoro = /\bpomo\p{L}*(?:[^\d,;.]{0,6}(\d\d)\s?min)?/u.exec(text);
  if (pomodoro) return Number(pomodoro[1] ?? /(\d\d)\s?min\p{L}*(?: each|\))/u.exec(text)?.[1] ?? POMODORO);
  return session === undefined ? 60 : Number(session);
}

function amount(minutes: number, isClock: boolean, lower: boolean): Meaning {
  return { kind: 'amount', minutes: Math.round(minutes), clock: isClock, lower };
}

function minutesOf(groups: Readonly<Record<string, string | undefined>>, unit: number): number | undefined {
  const { from, to, fromHalf, toHalf, from24, to24, half, quarters, halfMore, part, h, m, hc, mc, orTwo, low, hours, pomodoros, each } =
    groups;
  if (from24 !== undefined) {
    const [start, end] = [clock(from24, undefined), clock(to24, undefined)];
    return end > start ? end - start : start < 720 && end < 720 && start - end < 660 ? end + 720 - start : end + 1440 - start;
  }
  if (from !== undefined) {
    const end = clock(to, toHalf);
    const start = clock(from, fromHalf ?? toHalf);
    // "11-1pm" begins before noon.
    const begin = fromHalf === undefined && start > end ? start - 720 : start;
    return end > begin ? end - begin : end + 1440 - begin;
  }
  if (half !== undefined) return 30;
  if (quarters !== undefined) return quarters === 'three' ? 45 : 15;
  if (halfMore !== undefined) return numberOf(halfMore) * 60 + (part === 'half' ? 30 : 15);
  if (h !== undefined) return Number(h) * 60 + Number(m);
  if (hc !== undefined) return Number(hc) * 60 + Number(mc);
  if (orTwo !== undefined) return 60;
  if (pomodoros !== undefined) return numberOf(pomodoros) * Number(each ?? unit);
  return hours === undefined ? numberOf(low) : numberOf(low) * 60;
}

function clock(text: string | undefined, half: string | undefined): number {
  const [hour = 0, minute = 0] = (text ?? '').split(/[:.h]/).map(Number);
  const base = half === undefined ? hour : (hour % 12) + (half.startsWith('p') ? 12 : 0);
  return base * 60 + minute;
}
