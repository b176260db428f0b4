import { isControl } from '../../rules/group-names.ts';
import { type Summary, summarize } from '../statistics.ts';
import { studentP } from './student-p.ts';

/** Readings of one kind, with the words that name them. */
export interface Group {
  readonly name: string;
  readonly values: readonly number[];
  readonly summary: Pick<Summary, 'n' | 'mean' | 'deviation' | 'error'>;
}

/** The difference of two groups, the first minus the second. */
export interface GroupDifference<G extends Group> {
  readonly first: G;
  readonly second: G;
  readonly value: number;
  /** Its standard error; undefined where a group has one reading, or where no reading differs. */
  readonly error: number | undefined;
  /** Student's test of the difference; undefined without an error. */
  readonly test: { readonly t: number; readonly freedom: number; readonly p: number } | undefined;
  /** The differences row by row, where a row is one individual measured twice. */
  readonly pairs: Summary | undefined;
}

/** A standard error below this share of the larger mean is rounding of equal readings. */
const ROUNDING = 1e-12;
/** With more groups than this and no control, only the highest and the lowest are compared. */
const MOST_IN_PAIRS = 4;

/**
 * The differences that are worth a look: of each group from the control, else of each two. Where there are several, each p is multiplied by
 * their number (Bonferroni), because one of many differs by chance.
 */
export function compareGroups<G extends Group>(groups: readonly G[]): GroupDifference<G>[] {
  const controls = groups.filter(({ name }) => isControl(name));
  const [control] = controls;
  const pairs: [G, G][] = groups.flatMap((first, index) => groups.slice(index + 1).map((second): [G, G] => [first, second]));
  const chosen =
    control && controls.length === 1
      ? groups.filter((it) => it !== control).map((it): [G, G] => [it, control])
      : groups.length <= MOST_IN_PAIRS
        ? pairs
        : [extremes(groups)];
  // The highest and the lowest are chosen from all pairs.
  const count = chosen.length === 1 ? (control ? 1 : pairs.length) : chosen.length;
  return chosen.map(([first, second]) => {
    const found = difference(first, second);
    return found.test ? { ...found, test: { ...found.test, p: Math.min(1, count * found.test.p) } } : found;
  });
}

function extremes<G extends Group>(groups: readonly G[]): [G, G] {
  const sorted = [...groups].sort((a, b) => b.summary.mean - a.summary.mean);
  return [sorted[0] as G, sorted.at(-1) as G];
}

const isRounding = (error: number, first: Group, second: Group): boolean =>
  error < ROUNDING * Math.max(Math.abs(first.summary.mean), Math.abs(second.summary.mean));

/** The difference of the means of two groups, with Welch's test, which lets them scatter differently. */
function difference<G extends Group>(first: G, second: G): GroupDifference<G> {
  const value = first.summary.mean - second.summary.mean;
  const [a, b] = [first.summary.error, second.summary.error];
  const error = a === undefined || b === undefined ? undefined : Math.hypot(a, b);
  const plain = { first, second, value, pairs: undefined };
  if (a === undefined || b === undefined || !error || isRounding(error, first, second))
    return { ...plain, error: undefined, test: undefined };
  // The shares of the two groups in the squared error (Welch and Satterthwaite).
  const freedom = 1 / ((a / error) ** 4 / (first.summary.n - 1) + (b / error) ** 4 / (second.summary.n - 1));
  return { ...plain, error, test: { t: value / error, freedom, p: studentP(value / error, freedom) } };
}

/** The difference of two groups whose readings belong together row by row, with Student's paired test. */
export function comparePairs<G extends Group>(first: G, second: G, pairs: readonly (readonly [number, number])[]): GroupDifference<G> {
  const summary = summarize(pairs.map(([a, b]) => a - b));
  const { mean: value, error } = summary;
  const plain = { first, second, value, pairs: summary };
  if (!error || isRounding(error, first, second)) return { ...plain, error: undefined, test: undefined };
  const freedom = summary.n - 1;
  return { ...plain, error, test: { t: value / error, freedom, p: studentP(value / error, freedom) } };
}
