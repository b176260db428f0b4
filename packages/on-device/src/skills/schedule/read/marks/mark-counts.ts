import { NUMBER, numberOf } from '../words/number-words.ts';
import type { MarkedText } from './marks.ts';

const WORD = '(?<![\\p{L}])';
const PER_WEEK = '(?:a|per|each|every|in a|in the|/)\\s{0,2}(?:week|wk)|weekly|p/?w';
const DAY_COUNT = new RegExp(
  `${WORD}(?:(?<days>${NUMBER})\\s{0,2}(?:(?<rest>rest|free|off)\\s)?(?:days?|evenings?|nights?|mornings?|afternoons?)(?<off>\\soff)?|(?<times>${NUMBER})\\s{0,2}(?:times|x|sessions)|(?<once>once|twice|thrice)|(?<=(?:sessions?|blocks?|slots?),? )(?<sessions>${NUMBER}))\\s{0,2}(?:${PER_WEEK})(?![\\p{L}])`,
  'gu',
);
const OUT_OF = new RegExp(`${WORD}(?<days>${NUMBER})(?: days?)? (?:out )?of (?:7|seven)(?: days)?(?! ?h)(?![\\p{L}])`, 'gu');
const REST_DAY =
  /(?<!\b(?:is|are) )\b(?:at least )?(?:one|1|a) (?:full |whole |complete )?(?:day (?:completely |fully |totally )?(?:off|free)|rest day)(?! (?:on|is|\())/g;
const EVERY_OTHER = /\b(?:every (?:other|second|2nd|two) days?|alternat(?:e|ing) days?|(?:one )?day on,? (?:one )?day off)\b/g;
const EVERY_OTHER_WEEK = /\b(?:one|1) week\b[^.;\n\d]{1,40}?\b(?:the )?(?:next|other)(?: week)?\b|\b(?:every (?:other|second|2nd)|alternate) (?:weeks?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/g;
const SPREAD = new RegExp(
  `${WORD}(?:(?:spread|split|divided) )?(?:over|across) (?<count>[2-7]|two|three|four|five|six|seven) days(?![\\p{L}])`,
  'gu',
);
const NEXT = /\b(?:for|over|during|in) (?:(?:about )?(?:a|one) (?=fortnight|month)|(?:the )?(?:next|coming|whole|first) )(?<unit>week|fortnight|month)\b/g;
const LENGTH = new RegExp(
  `${WORD}(?:for |over |in |within |during |next |first |the |have |of |about |of the ){0,4}(?<![\\d.:])(?<count>${NUMBER})[\\s-](?:more |whole |full )?(?<unit>weeks?|wks?|months?|days?|fortnights?)(?![\\p{L}])(?:'? (?:time|left|to go))?`,
  'gu',
);

/** Marks numbers of days in a week, and the length of the plan with 30 days for a month. */
export function markCounts(text: MarkedText): void {
  text.addAll(DAY_COUNT, ({ groups = {} }) => {
    const { days, times, once, sessions, rest, off } = groups;
    const count = numberOf(days ?? times ?? once ?? sessions);
    return count >= 1 && count <= 7 ? { kind: 'day-count', count, rest: (rest ?? off) !== undefined } : undefined;
  });
  text.addAll(OUT_OF, ({ groups = {} }) => {
    const count = numberOf(groups['days']);
    return count >= 1 && count <= 7 ? { kind: 'day-count', count, rest: false } : undefined;
  });
  text.addAll(REST_DAY, () => ({ kind: 'day-count', count: 1, rest: true }));
  // "off every second Sunday" needs the dates of these Sundays.
  text.addAll(EVERY_OTHER_WEEK, () => ({ kind: 'vague' }));
  if (/week|wk|p\/?w/.test(text.rest)) {
    text.addAll(SPREAD, ({ groups = {} }) => ({ kind: 'day-count', count: numberOf(groups['count']), rest: false }));
  }
  text.addAll(NEXT, ({ groups = {} }) => ({ kind: 'length', days: { week: 7, fortnight: 14, month: 30 }[groups['unit'] ?? ''] ?? 7 }));
  text.addAll(EVERY_OTHER, () => ({ kind: 'every-other-day' }));
  text.addAll(LENGTH, ({ groups = {} }) => {
    const { count = '', unit = '' } = groups;
    // "a day" and "a week" are rates, and so are they after an amount: "3 hours per one day".
    if (/^an?$/.test(count)) return undefined;
    const size = /^w/.test(unit) ? 7 : unit.startsWith('m') ? 30 : unit.startsWith('f') ? 14 : 1;
    const days = Math.round(numberOf(count) * size);
    return days >= 2 && days <= 400 ? { kind: 'length', days } : undefined;
  });
}
