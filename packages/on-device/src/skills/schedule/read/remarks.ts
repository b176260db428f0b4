import {
  CONFIDENCE,
  EASY_REMARK,
  ENDS_HARD,
  FACTOR,
  FACTORS,
  HARD_REMARK,
  LOOSE_EASY,
  LOOSE_HARD,
  LOOSE_NOT,
  OF_PERSON,
  PLAIN,
  PLAIN_REMARK,
  PROGRESS,
  RATING,
  VERY,
} from './words/remark-words.ts';

const [LEAST_FACTOR, MOST_FACTOR] = [0.5, 3];
const STARS = /^[*★]{1,5}$/;

/** Shares of time against 1. */
export const WEIGHTS = { veryHard: 2, hard: 1.5, easy: 0.75, veryEasy: 0.5 } as const;

/** The share of time that a remark about a subject asks for, against 1: 1.5 for "hard". Undefined if it is no such remark. */
export function weighRemark(remark: string): number | undefined {
  const text = remark.trim().replace(/’/g, "'");
  if (text.length > 90) return undefined;
  if (PLAIN.test(text)) return 1;
  const [, points, out] = RATING.exec(text) ?? [];
  if (points !== undefined) return ofRating((Number(points) - 1) / (Number(out) - 1));
  const sure = CONFIDENCE.exec(text)?.groups;
  if (sure) return ofRating(1 - confidence(sure));
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
  const said =
    /^[^,.;]{2,60}?(?:\s(?:is|are|was|has been)|['’]s|(?=\s(?:needs?|counts?|scares?|more important|harder|weaker)\s))\s+(.+)$/i.exec(
      text,
    )?.[1];
  if (!hard && said !== undefined && said !== text) {
    const weight = weighRemark(said);
    if (weight !== undefined) return weight;
  }
  const easy = EASY_REMARK.exec(text);
  if (easy) return easy.groups?.['not'] ? WEIGHTS.hard : VERY.test(text) ? WEIGHTS.veryEasy : WEIGHTS.easy;
  return undefined;
}

/** The share of time that words in brackets ask for whose grammar no pattern knows: "I have much difficulty". */
export function weighLoosely(remark: string): number | undefined {
  const known = weighRemark(remark);
  if (known !== undefined || remark.length > 60 || /[,;]/.test(remark) || !(OF_PERSON.test(remark) || ENDS_HARD.test(remark))) return known;
  const word = LOOSE_HARD.exec(remark) ?? LOOSE_EASY.exec(remark);
  if (!word) return undefined;
  const isHard = LOOSE_HARD.test(word[0]) !== LOOSE_NOT.test(remark.slice(0, word.index));
  return isHard ? WEIGHTS.hard : WEIGHTS.easy;
}

/** From 0 for "no confidence" to 1. */
function confidence({ points, out, first, most, level, before }: Readonly<Record<string, string | undefined>>): number {
  const said = points ?? first;
  if (said !== undefined) return (Number(said) - 1) / (Number(out ?? most) - 1);
  const word = (level ?? before ?? '').toLowerCase();
  return word.includes('medium')
    ? 0.5
    : Number(word.includes('high')) * 0.6 + 0.2 + (word.startsWith('very') ? (word.includes('high') ? 0.2 : -0.2) : 0);
}

/** @param level from 0 for the easiest to 1 for the hardest */
function ofRating(level: number): number {
  if (level > 0.8) return WEIGHTS.veryHard;
  if (level > 0.5) return WEIGHTS.hard;
  return level >= 0.4 ? 1 : level > 0.15 ? WEIGHTS.easy : WEIGHTS.veryEasy;
}
