import type { MarkedText, Meaning } from './marks.ts';
import { NUMBER, numberOf } from './number-words.ts';

type Reading = Meaning | ((match: RegExpExecArray) => Meaning | undefined);
const END = '(?![\\p{L}])';
const START = '(?<![\\p{L}])';

const word = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})${END}`, 'gu');
const PER = '(?:a|per|each|every|in a|in one|pro|par|al|por|à la|a la|am|in der)\\s|/\\s?';

/** Words of a person who is not at home: "out of town", "visiting family", "on a trip to Rome". */
const ABSENT =
  'out of (?:the )?(?:town|country|city|state|office)|travels?|travelled|(?:on )?(?:a |an |my |our |the )?(?:family |school |field |work |business |ski )?trip(?: to(?: \\p{L}+){1,2})?|visit(?:s|ing)?(?: (?:to|with|from))?(?: \\p{L}+){0,3}|(?:family|friends?|parents?|relatives) (?:visit(?:s|ing)?|over|in town)|gone|abroad|overseas|on leave|conference|funeral|festival|camping|skiing|moving house|(?:in )?hospital|surgery|verreist|unterwegs|(?:im )?urlaub|(?:en|de) (?:voyage|viaje|vacances|vacaciones)|absente?|viajando|fuera(?: de (?:la ciudad|casa))?';

/** Words around amounts, in the order in which they are read. */
const WORDS: readonly (readonly [RegExp, Reading])[] = [
  // Days without dates: "5 hours in the holidays", "in exam week"
  [
    word(
      '(?:in|during|over) (?:the |my )?(?:[\\p{L}]+ )?(?:holidays?|vacation|break)|(?:in |during )?(?:the )?(?:exam|reading|revision|study) (?:week|period|leave)|half[- ]term',
    ),
    { kind: 'period' },
  ],
  [
    word(
      "(?:on|in|during|at) (?:my |the |every |each )?lunch ?breaks?|(?:in the |at |after |before |during )?(?:my )?(?:mornings?|afternoons?|arvos?|evenings?|nights?|noon|lunch|lunch ?breaks?|dinner|breakfast|tea|supper|bed)|(?:le |la |l'|au |am |en la |por la )?(?:soirs?|soirées?|matins?|matinées?|après-midis?|abends?|morgens|vormittags|nachmittags|mañanas?|tardes?|noches?)|(?:after|before) (?:work|school|class|college|uni|lectures|training)|(?:after|before|from|by|at|till|until) (?:about |around )?\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm|o'?clock)?",
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
      '(?:all|(?:the )?(?:whole|full|entire)) days?|as (?:much|many|long) as (?:possible|i can)|less|fewer|more|lighter|longer|whenever|if (?:possible|i can)|sometimes|most of the day',
    ),
    { kind: 'vague' },
  ],
  // "mostly on Sundays" leaves open which days have the rest.
  [/(?<!\p{L})(?:mostly|mainly|usually|ideally|preferably|especially)(?= (?:on |at |in )?(?:the )?\uE001)/gu, { kind: 'vague' }],
  // "Tue -" in a list of days
  [/(?<=\uE001[ \t]?[:=]?[ \t]?)[-–—✗](?=[ \t]*(?:$|[\n,;]))/gu, { kind: 'off' }],
  [word('each way|both ways|there and back'), { kind: 'times', count: 2 }],
  [word('half[- ]?days?|half (?:that|as much|of that|the time)'), { kind: 'share', share: 0.5 }],
  [word('double(?: that)?|twice as (?:much|long)|two times as much'), { kind: 'share', share: 2 }],
  [
    word(
      `(?:${PER})(?:week|wk|woche|semaine|semana)|weekly|a wk|p/?w|wöchentlich|per wk|(?:over|across|throughout|through) (?:the|a|each) (?:whole )?week`,
    ),
    { kind: 'rate', rate: 'week' },
  ],
  [word('in (?:total|all)|total|altogether|overall|all together|all in all'), { kind: 'rate', rate: 'total' }],
  [
    word(
      `(?:${PER})(?:single )?(?:day|night|evening|morning|afternoon|tag|jour|día|dia)|daily|everyday|nightly|p/?d|täglich|प्रतिदिन|रोज़?|all days|every single day`,
    ),
    { kind: 'rate', rate: 'day' },
  ],
  [
    word(`(?:(?<times>${NUMBER})\\s?(?:times|x|×|sessions?(?: of)?|blocks?(?: of)?|slots?(?: of)?)|(?<once>once|twice|thrice))`),
    ({ groups = {} }) => ({ kind: 'times', count: Math.max(1, numberOf(groups['times'] ?? groups['once'])) }),
  ],
  [
    word(
      `ex(?:c?e|ce)?pt(?:ing)?(?: for)?|exept|exepct|excluding|excl|apart from|other than|aside from|besides|barring|bar (?=\\uE001)|without|not|no|never|nothing|none|nope|rien|nichts|nada|can'?t|cannot|won'?t|don'?t|unavailable|away|busy|(?:on )?(?:holidays?|vacation)|travell?ing|wedding|birthday|off|free|closed|with (?:my |the |our )?(?:family|friends|kids|children|parents|grandparents|girlfriend|boyfriend|partner)|skip(?:ping)?|minus|sauf|außer|ausser|excepto|salvo|kein(?:e|en)?|libres?|frei|छोड़कर|rest(?: day)?|nil|${ABSENT}`,
    ),
    { kind: 'off' },
  ],
  [new RegExp(`${START}then\\s{0,2}(?=[,;.\\n]|$)`, 'gu'), { kind: 'then' }],
];

/** Marks rates, repetitions, limits, parts of the day and words for days without study. */
export function markWords(text: MarkedText): void {
  for (const [pattern, reading] of WORDS) text.addAll(pattern, (match) => (typeof reading === 'function' ? reading(match) : reading));
}

/** "three 50-minute sessions": the number before an amount that names sessions. */
const SESSIONS = new RegExp(
  `${START}(?<count>${NUMBER})\\s{1,2}(?=\\uE002{2,30}\\s{1,2}(?:study )?(?:sessions?|blocks?|slots?)${END})`,
  'gu',
);
const FACTOR = /(?<![\d.])(?<count>\d)\s{0,2}[x×]\s{0,2}(?=\uE002)/gu;

/** Marks numbers of sessions around amounts. */
export function markSessions(text: MarkedText): void {
  for (const pattern of [SESSIONS, FACTOR]) {
    text.addAll(pattern, ({ groups = {} }) => ({ kind: 'times', count: Math.max(1, numberOf(groups['count'])) }));
  }
}
