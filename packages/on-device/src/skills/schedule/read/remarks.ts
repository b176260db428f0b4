import { EASY, HARD, LEAD, NOT } from './words/remark-words.ts';

const AFTER =
  '(?=\\s*$|\\s*[.,!;:)]|\\s+(?:at|in|with|on|about|for|of|to|subject|by|since|from|fach|one|class|part|course|module|here|and|but|because|it|this|that|the|time|all|anything)(?![\\p{L}]))';
const HARD_REMARK = new RegExp(`^${LEAD}(?<not>${NOT})?(?<word>${HARD})(?: at all| a lot| badly| a bit)?${AFTER}`, 'iu');
const EASY_REMARK = new RegExp(`^${LEAD}(?<not>${NOT})?(?<word>${EASY})(?: at all)?${AFTER}`, 'iu');
const PLAIN_REMARK = new RegExp(`^${LEAD}(?:ok|okay|fine|alright|average|not too bad|so-so)${AFTER}`, 'iu');
const VERY =
  /(?<!\p{L})(?:sehr|muy|très|बहुत|bahut|gar)(?![\p{L}\p{M}])|\b(?:very|extremely|super|really|so|hardest|worst|most(?! of)|failing|totally|completely)\b/iu;
const PLAIN =
  /^(?:medium|moderate|average|normal|half (?:done|finished|way)|ok|okay|fine|alright|all right|so-so|not too bad|manageable)[.!]?$/i;
const RATING =
  /^(?:difficulty|level|rated|priority)?[ :=]*(\d{1,2})\s?(?:\/|out of)\s?(5|10)(?: (?:difficulty|for difficulty|stars?|hard))?$/i;
/** "60% done", "20 % left" */
const PROGRESS =
  /^(?:about |around |only |~ ?)?(\d{1,3})\s?% (?:(?:is |are )?(?:done|completed?|finished|covered|revised|ready|learned)|(left|to go|remaining))$/i;
/** "worth 2x", "x2", "double credits" */
const FACTOR =
  /^(?:worth|counts?|weighs?)?\s*(?:(?:[x×]\s?(\d(?:\.\d)?)|(\d(?:\.\d)?)\s?[x×])(?: (?:the |as )?(?:much|time|weight|credits?|marks?|points?|others?|rest))*|(double|twice|triple)(?: (?:the |as )?(?:time|hours|much|weight|credits?|marks?|points?|module))*)$/i;
const FACTORS: Readonly<Record<string, number>> = { double: 2, twice: 2, triple: 3 };
const [LEAST_FACTOR, MOST_FACTOR] = [0.5, 3];
const STARS = /^[*★]{1,5}$/;

/** Shares of time against 1. */
const WEIGHTS = { veryHard: 2, hard: 1.5, easy: 0.75, veryEasy: 0.5 } as const;

/** The share of time that a remark about a subject asks for, against 1: 1.5 for "hard". Undefined if it is no such remark. */
export function weighRemark(remark: string): number | undefined {
  const text = remark.trim().replace(/’/g, "'");
  if (text.length > 90) return undefined;
  if (PLAIN.test(text)) return 1;
  const [, points, out] = RATING.exec(text) ?? [];
  if (points !== undefined) return ofRating((Number(points) - 1) / (Number(out) - 1));
  const [, share, left] = PROGRESS.exec(text) ?? [];
  if (share !== undefined) return ofRating(1 - Math.abs(Number(share) - (left === undefined ? 0 : 100)) / 100);
  const [factor, before, after, word = ''] = FACTOR.exec(text) ?? [];
  if (factor !== undefined) {
    const times = FACTORS[word.toLowerCase()] ?? Number(before ?? after);
    return times >= LEAST_FACTOR && times <= MOST_FACTOR ? times : undefined;
  }
  if (STARS.test(text)) return [WEIGHTS.easy, 1, WEIGHTS.hard, WEIGHTS.hard, WEIGHTS.veryHard][text.length - 1];
  if (PLAIN_REMARK.test(text)) return 1;
  const hard = HARD_REMARK.exec(text);
  if (hard) return hard.groups?.['not'] ? WEIGHTS.easy : VERY.test(text) ? WEIGHTS.veryHard : WEIGHTS.hard;
  // "Calc is killing me"
  const said = /^[^,.;]{2,60}?(?:\s(?:is|are|was|has been)|['’]s)\s+(.+)$/i.exec(text)?.[1];
  if (!hard && said !== undefined && said !== text) {
    const weight = weighRemark(said);
    if (weight !== undefined) return weight;
  }
  const easy = EASY_REMARK.exec(text);
  if (easy) return easy.groups?.['not'] ? WEIGHTS.hard : VERY.test(text) ? WEIGHTS.veryEasy : WEIGHTS.easy;
  return undefined;
}

/** @param level from 0 for the easiest to 1 for the hardest */
function ofRating(level: number): number {
  if (level > 0.8) return WEIGHTS.veryHard;
  if (level > 0.5) return WEIGHTS.hard;
  return level >= 0.4 ? 1 : level > 0.15 ? WEIGHTS.easy : WEIGHTS.veryEasy;
}

/** "prioritise audit", "focus on statistics", "more time for maths": remarks that ask for more or less time. */
const FOCUS =
  /^(?:(?:i |we )?(?:want|need|would like|'d like|plan|have|aim) to |please |mainly |mostly |especially |to )*(?:(?:prioriti[sz]e|focus(?:ing)? (?:more |most(?:ly)? |mainly )?on|concentrate (?:more |mostly )?on|emphasi[sz]e|improve (?:in |at |my )?|get better (?:in|at)|catch up (?:in|on|with)|(?:spend |give )?(?:more|extra|most) (?:time|hours|focus|attention) (?:on|for|to|in)|work (?:harder|more) (?:on|at))|(?<less>(?:spend |give )?less (?:time|hours|focus) (?:on|for|to|in)))\s+(?<what>.+)$/i;

/** The share of time that a goal asks for, and the words that name its subject. */
export function weighGoal(goal: string): { readonly weight: number; readonly what: string } | undefined {
  const focus = FOCUS.exec(goal.trim())?.groups;
  if (focus) return { weight: focus['less'] === undefined ? WEIGHTS.hard : WEIGHTS.easy, what: focus['what'] ?? '' };
  const weight = weighRemark(goal);
  return weight === undefined ? undefined : { weight, what: goal };
}
