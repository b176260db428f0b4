import { NUMBER } from './number-words.ts';

const WORD = '(?<![\\p{L}])';
const PER_WEEK = '(?:a|per|each|every|in a|in the|/)\\s{0,2}(?:week|wk)|weekly|p/?w';
export const DAY_COUNT = new RegExp(
  `${WORD}(?:(?<days>${NUMBER})\\s{0,2}(?:(?<rest>rest|free|off)\\s)?(?:days?|evenings?|nights?|mornings?|afternoons?)(?<off>\\soff)?|(?<times>${NUMBER})\\s{0,2}(?:times|x|sessions)|(?<once>once|twice|thrice)|(?<=(?:sessions?|blocks?|slots?),? )(?<sessions>${NUMBER}))\\s{0,2}(?:${PER_WEEK})(?![\\p{L}])`,
  'gu',
);
export const OUT_OF = new RegExp(`${WORD}(?<days>${NUMBER})(?: days?)? (?:out )?of (?:7|seven)(?: days)?(?! ?h)(?![\\p{L}])`, 'gu');
export const REST_DAY =
  /(?<!\b(?:is|are) )\b(?:at least )?(?:one|1|a) (?:full |whole |complete )?(?:day (?:completely |fully |totally )?(?:off|free)|rest day)(?! (?:on|is|\())/g;
export const EVERY_OTHER = /\b(?:every (?:other|second|2nd|two) days?|alternat(?:e|ing) days?|(?:one )?day on,? (?:one )?day off)\b/g;
export const EVERY_OTHER_WEEK =
  /\b(?:\d|two|three|four|five|six|seven) (?:(?:days?|nights?|weeks?|shifts?) )?on,? (?:and )?(?:\d|two|three|four|five|six|seven) (?:(?:days?|nights?|weeks?|shifts?) )?off\b|\b(?:one|1) week\b[^.;\n\d]{1,40}?\b(?:the )?(?:next|other)(?: week)?\b|\b(?:every (?:other|second|2nd)|alternate) (?:weeks?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/g;
export const NEXT =
  /\b(?:for|over|during|in) (?:(?:about )?(?:a|one) (?=fortnight|month)|(?:the )?(?:next|coming|whole|first) )(?<unit>week|fortnight|month)\b|(?<=^|[,;.] ?)(?:the )?first (?<first>week|fortnight|month)\b/g;
export const LENGTH = new RegExp(
  `${WORD}(?:for |over |in |within |during |next |first |the |have |of |about |of the ){0,4}(?<![\\d.:])(?<count>${NUMBER})[\\s-](?:more |whole |full )?(?<unit>weeks?|wks?|months?|days?|fortnights?)(?![\\p{L}])(?:'? (?:time|left|to go))?`,
  'gu',
);
/** "6 weeks until exams" and "3 weeks left" say how far the exams are, and the days of the exams say it better. */
export const COUNTDOWN =
  /\b(?:weeks?|wks?|days|months?) (?:(?:left )?(?:until|till?|before|to) (?:my |the |our |first )*(?:exams?|finals|tests?)|left|to go)(?!\p{L})/iu;
