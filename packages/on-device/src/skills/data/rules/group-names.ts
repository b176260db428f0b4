import { QUANTITIES } from './quantities.ts';

/** Names that QUANTITIES knows, as words. */
const KNOWN = new RegExp(
  Object.values(QUANTITIES)
    .map(({ words }) => words.source)
    .join('|'),
  'iu',
);
/** Names of groups that only make sense beside another group. */
const BESIDE_ANOTHER = /\b(?:controls?|placebo|untreated|treat(?:ed|ment)|without|none|unexposed|exposed)\b/i;
/** Words that ask for a comparison, whatever is compared. */
const COMPARES = /\bcompar|\bdiffer|\b(?:versus|vs)\b/;
/** Words that ask for it where they stand beside the name of a group. */
const EFFECT =
  /\b(?:effects?|affects?|influences?|chang(?:e|es|ed|ing)|improv\w+|increas\w+|decreas\w+|reduc\w+|rais\w+|lower\w*|faster|slower|higher|better|more|less|whether|does)\b/;

/** Whether words can name a group, such as "caffeine", and no quantity. */
export function canNameGroup(name: string): boolean {
  return /\p{L}{3}/u.test(name) && !KNOWN.test(name);
}

/** Whether groups are to be compared: by their names, or by the words on the experiment, in lower case. */
export function asksToCompare(names: readonly string[], about: string): boolean {
  if (COMPARES.test(about) || names.some((it) => BESIDE_ANOTHER.test(it))) return true;
  const words = names.flatMap((it) => it.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return EFFECT.test(about) && words.some((it) => about.includes(it));
}

/** Whether a group is the one that the others are compared with. */
export function isControl(name: string): boolean {
  return /\b(?:controls?|placebo|untreated|without|none|unexposed)\b/i.test(name);
}
