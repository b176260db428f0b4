import type { Finding } from '../finding.ts';
import type { Prose } from '../read/prose.ts';
import type { Dialect, Lexicon } from './lexicon.ts';

/** The differences in spelling: the British letters and the American ones. */
const DIFFERENCES: readonly (readonly [british: RegExp, american: string])[] = [
  [/our/, 'or'],
  [/tre(?=s?$|d$)/, 'ter'],
  [/bre(?=s?$)/, 'ber'],
  [/ogue/, 'og'],
  [/ence(?=s?$)/, 'ense'],
  [/lyse/, 'lyze'],
  [/lysing/, 'lyzing'],
  [/is(?=e[ds]?$|ing$|ations?$)/, 'iz'],
  [/ll(?=ed$|ing$|ers?$)/, 'l'],
  [/l(?=ment$|fil$)/, 'll'],
  // "Trabeculae" is a plural of Latin.
  [/ae(?!$)/, 'e'],
  [/oe/, 'e'],
  [/mme(?=s?$)/, 'm'],
  [/grey/, 'gray'],
  [/cheque/, 'check'],
  [/tyre/, 'tire'],
  [/plough/, 'plow'],
  [/sceptic/, 'skeptic'],
  [/mould/, 'mold'],
  [/ise(?=s?$|d$)/, 'ice'],
];
const AMERICAN: readonly (readonly [american: RegExp, british: string])[] = [
  [/or/, 'our'],
  [/ter(?=s?$)/, 'tre'],
  [/ber(?=s?$)/, 'bre'],
  [/og(?=s?$)/, 'ogue'],
  [/ense(?=s?$)/, 'ence'],
  [/lyze/, 'lyse'],
  [/lyzing/, 'lysing'],
  [/iz(?=e[ds]?$|ing$|ations?$)/, 'is'],
  [/l(?=ed$|ing$|ers?$)/, 'll'],
  [/ll(?=ment$|$)/, 'l'],
  [/e/, 'ae'],
  [/m(?=s?$)/, 'mme'],
  [/gray/, 'grey'],
  [/plow/, 'plough'],
  [/skeptic/, 'sceptic'],
  [/mold/, 'mould'],
];

interface Spelled {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly dialect: Dialect;
}

/** Words in the dialect that the text uses less, each with its spelling in the other. Where neither prevails, none is named. */
export function findMixedDialects({ masked }: Prose, lexicon: Lexicon): Finding[] {
  const found: Spelled[] = [];
  const known = new Map<string, Dialect | undefined>();
  for (const { 0: word, index } of masked.matchAll(/(?<![\w'@/.-])[a-z]{4,}(?![\w'@/-])/g)) {
    const dialect = known.has(word) ? known.get(word) : lexicon.dialectOf(word);
    known.set(word, dialect);
    // British publishers write "-ize" too.
    if (dialect === undefined || (dialect === 'American' && /iz(?:e[drs]?|ing|ations?|ers)$/.test(word))) continue;
    found.push({ word, start: index, end: index + word.length, dialect });
  }
  const british = found.filter(({ dialect }) => dialect === 'British').length;
  const american = found.length - british;
  if (Math.max(british, american) < 2 * Math.min(british, american)) return [];
  const main: Dialect = british >= american ? 'British' : 'American';
  return found.flatMap(({ word, start, end, dialect }) => {
    const fix = dialect === main ? undefined : otherSpelling(word, main, lexicon);
    return fix === undefined ? [] : [{ rule: 'dialect', start, end, fix, advice: ADVICE[main] }];
  });
}

const ADVICE: Readonly<Record<Dialect, string>> = {
  British: 'most of the draft is in British spelling',
  American: 'most of the draft is in American spelling',
};

function otherSpelling(word: string, to: Dialect, lexicon: Lexicon): string | undefined {
  return (to === 'American' ? DIFFERENCES : AMERICAN)
    .map(([from, letters]) => word.replace(from, letters))
    .find((other) => other !== word && lexicon.readings(other).length > 0 && lexicon.dialectOf(other) !== lexicon.dialectOf(word));
}
