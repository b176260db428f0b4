import type { Meaning } from './meaning.ts';
import { NUMBER, numberOf } from './number-words.ts';
import { OFF } from './off-words.ts';

type Reading = Meaning | ((match: RegExpExecArray) => Meaning | undefined);
export const END = '(?![\\p{L}])';
export const START = '(?<![\\p{L}])';

const word = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})${END}`, 'gu');
const PER = '(?:a|per|each|every|in a|in one)\\s|/\\s?';

/** Words around amounts, in the order in which they are read. */
export const WORDS: readonly (readonly [RegExp, Reading])[] = [
  [
    word(
      '(?:on |for )?(?:the )?(?:day|night|evening)s? before (?:(?:an?|the|each|every|any|my|all) )?(?:\\p{L}+ )?(?:exams?|tests?|finals?|papers?)',
    ),
    { kind: 'eve' },
  ],
  // "Friday is my night off"
  [word('(?:(?:is|are) )?my (?:night|evening|day)s? off'), { kind: 'off' }],
  // Days without dates: "5 hours in the holidays", "in exam week"
  [
    word(
      '(?:in|during|over) (?:the |my )?(?:(?!lunch|tea|coffee|dinner)[\\p{L}]+ )?(?:holidays?|vacation|break)|(?:(?:in|during|for) )?the (?:last|final) (?:\\p{L}+ |\\d )?(?:weeks?|days?)(?: before (?:the |my |each )?(?:exams?|finals))?|(?:in |during )?(?:the )?(?:exam|reading|revision|study) (?:week|period|leave)|half[- ]term',
    ),
    { kind: 'period' },
  ],
  [
    word(
      "lunch ?breaks?(?= (?:on |every |each )?(?:\\uE001|day|daily))|(?<=\\uE001 )lunch ?breaks?|(?:on|in|during|at) (?:my |the |every |each )?(?:lunch ?breaks?|bus|train|tube|tram|metro|commute)|(?:in the |at |after |before |during )?(?:my )?(?:mornings?|afternoons?|arvos?|evenings?|nights?|noon|lunch|lunch ?breaks?|dinner|breakfast|tea|supper|bed)|(?:at|in) (?:home|(?:the |my )?(?:library|office|room))|commut(?:e|ing)|(?:after|before) (?:work|school|class|college|uni|lectures|training)|(?<=\uE002 )(?:before|after)(?:wards)?(?=s*(?:$|[,.;\n)]))|(?:after|before|from|by|at|till|until) (?:about |around )?\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm|o'?clock)?",
    ),
    { kind: 'part' },
  ],
  // "a 10 minute break every hour": the length before is marked as an amount already.
  [
    word('(?:minute )?(?:breaks?|pauses?|rests? (?=every|each|between))(?: (?:every|each|after|between|in between|per)[^,;.\\n]{0,24})?'),
    { kind: 'pause' },
  ],
  [
    word(
      "no more than|not more than|maximum(?: of)?|max(?: of)?|at most|(?:can(?:'?t|not) (?:do|study|manage) more than)|never more than|limit(?:ed)? (?:of|to)|capped at",
    ),
    { kind: 'most' },
  ],
  [word('(?:for |on )?(?:per|each|every) (?:subject|course|class|module|exam)(?: each)?|a subject'), { kind: 'per-subject' }],
  [
    word(
      '(?:all|(?:the )?(?:whole|full|entire)) days?|as (?:much|many|long) as (?:possible|i can)|less|fewer|more|lighter|longer|whenever|(?:only )?if (?:possible|necessary|needed|i (?:can|must|have to|need to|really need to))|sometimes|most of the day',
    ),
    { kind: 'vague' },
  ],
  // "mostly on Sundays" leaves open which days have the rest.
  [/(?<!\p{L})(?:mostly|mainly|usually|ideally|preferably|especially)(?= (?:on |at |in )?(?:the )?\uE001)/gu, { kind: 'vague' }],
  // "Tue -" in a list of days
  [/(?<=\uE001[ \t]?[:=]?[ \t]?)[-–—✗x](?=[ \t]*(?:$|[\n,;|]))/gu, { kind: 'off' }],
  [word('each way|both ways|there and back'), { kind: 'times', count: 2 }],
  [word('half[- ]?(?:a )?days?|half (?:that|as much|of that|the time)|half(?=\\s*(?:$|[,;.\\n)]))'), { kind: 'share', share: 0.5 }],
  [word('double(?: that)?|twice that|twice as (?:much|long)|two times as much'), { kind: 'share', share: 2 }],
  [
    word(`(?:${PER})(?:week|wk)|weekly|a wk|p/?w|per wk|(?:over|across|throughout|through) (?:the|a|each) (?:whole )?week`),
    { kind: 'rate', rate: 'week' },
  ],
  [
    word('in (?:total|all(?! (?:the|my|of|days|subjects)(?!\\p{L})))|total|altogether|overall|all together|all in all'),
    { kind: 'rate', rate: 'total' },
  ],
  [
    word(`(?:${PER})(?:single )?(?:day|night|evening|morning|afternoon)|daily|everyday|nightly|p/?d|all days|every single day`),
    { kind: 'rate', rate: 'day' },
  ],
  [
    word(`(?:(?<times>${NUMBER})\\s?(?:times|x|×|sessions?(?: of)?|blocks?(?: of)?|slots?(?: of)?)|(?<once>once|twice|thrice))`),
    ({ groups = {} }) => ({ kind: 'times', count: Math.max(1, numberOf(groups['times'] ?? groups['once'])) }),
  ],
  // "Friday I have no classes: 10-1": a day without lessons is one for study.
  [
    word(
      "(?:i (?:have|have got|'ve got) )?no (?:class(?:es)?|lectures?|lessons?|school|college|uni|work|shifts?)(?=\\s*[:=,–-]\\s*(?:so )?\uE002)",
    ),
    { kind: 'part' },
  ],
  // "on days I don't have lectures (Wed, Fri)"
  [word("days (?:that |when |on which )?i (?:don'?t|do not) (?:have (?:any )?\\p{L}+|work|go (?:to|in)(?: \\p{L}+)?)"), { kind: 'part' }],
  [word(OFF), { kind: 'off' }],
  [new RegExp(`${START}then\\s{0,2}(?=[,;.\\n]|$)`, 'gu'), { kind: 'then' }],
];

/** "Mon - 2 hours" is one piece, as "Mon: 2 hours" is. */
export const SEPARATOR =
  /[,;\n()&+|]|(?<=\uE002\s?\uE000{1,12}):|\.(?=\s|$)|\s\/\s|(?<!\uE001(?=\s[-–—]\s(?:\p{L}+ |~)?[\uE000\uE002]))\s[-–—]\s|(?<![\p{L}])(?:and|but|plus|then|so|or(?! so(?![\p{L}]))|with|because|while|when|otherwise)(?![\p{L}])/gu;

/** Words for days without study that begin a new group: "3 hours a day except Sundays". */
export const EXCEPTION = /^(?:ex|not|no|never|nothing|can|don|without|apart|other|aside|besides|bar|minus)/;

/** Noon and midnight as the beginning or the end of a time by the clock. */
export const NOON =
  /\b(?:noon|midnight)(?= ?(?:-|–|to|till?|until)(?!\p{L}))|(?<=\d ?(?:[ap]m ?)?(?:-|–|to|till|until) ?)(?:noon|midnight)\b/gu;

export const TABLE_DAY = /(?<=\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?) ?)\|(?= ?(?:\d|off|free|none|-))/g;

/** Words for an exception from what was said. */
export const EXCEPT = /^\s*(?:except|excluding|apart from|other than|aside from|besides|bar|barring)(?!\p{L})/iu;
