import { computed, type Line, quote, type Span } from '../../../spans.ts';
import type { GroupDifference } from '../analysis/groups/compare-groups.ts';
import type { Groups, NamedGroup } from '../analysis/groups/groups-in.ts';
import { figure, figureTo, formatP, formatResult, uncertainty } from '../figures.ts';
import { fillPhrase, nameSpans } from '../phrases.ts';

type Difference = GroupDifference<NamedGroup>;

/** A difference is significant below this p: chance gives one as large less often. */
const LEVEL = 0.05;

/** The count, mean and spread of each group, their differences, and the tests of these. */
export function groupLines(all: readonly Groups[]): Line[] {
  return all.flatMap((groups) => {
    // `print-statistics.ts` summarizes the repeats of each row.
    const summaries = groups.by === 'row' ? [] : groups.groups.flatMap((group) => summaryLines(group, groups.unit));
    const title = groups.of && groups.by !== 'row' ? [fillPhrase('groups', { y: nameOf(groups.of) })] : [];
    const bare = groups.groups.length === 0 ? [fillPhrase('statedWithoutCount')] : [];
    return [...(bare.length > 0 ? bare : title), ...summaries, ...differenceLines(groups)];
  });
}

function summaryLines({ place, summary, cells, values }: NamedGroup, unit: string): Line[] {
  const name = [quote(place)];
  const { n, mean, deviation, error } = summary;
  const missing = n === cells ? [] : [fillPhrase('missing', { name, count: computed(n, 'data.n'), rows: computed(cells, 'data.rows') })];
  if (deviation === undefined || error === undefined)
    return [fillPhrase('oneReading', { name, value: figure(mean, unit, 'data.value') }), ...missing];
  const slots = {
    name,
    n: computed(n, 'data.n'),
    mean: figureTo(mean, error, unit, 'data.mean'),
    deviation: uncertainty(deviation, unit, 'data.sample-deviation'),
    error: uncertainty(error, unit, 'data.standard-error'),
  };
  if (values.length === 0) return [fillPhrase('statedGroup', slots)];
  const range = {
    least: figure(Math.min(...values), unit, 'data.least'),
    greatest: figure(Math.max(...values), unit, 'data.greatest'),
  };
  return [fillPhrase('summary', { ...slots, ...range }), ...missing];
}

function differenceLines({ differences, unit, by, isListed }: Groups): Line[] {
  if (differences.length === 0) return [];
  const lines = differences.flatMap((it): Line[] => {
    const slots = { ...namesOf(it), value: withError(it, unit) };
    const pairs = it.pairs ? [fillPhrase('pairs', { ...slots, n: computed(it.pairs.n, 'data.n') })] : [fillPhrase('difference', slots)];
    return [...pairs, ...(it.test ? [testLine(it, it.test)] : [])];
  });
  const untested = differences.some(({ test }) => test === undefined) ? [fillPhrase('noTest')] : [];
  const shared = differences.length > 1 ? [fillPhrase('manyTests', { count: computed(differences.length, 'data.count') })] : [];
  const columns = by === 'column' && !isListed ? [fillPhrase('columnsApart')] : [];
  return [fillPhrase('differences'), ...lines, ...untested, ...shared, ...columns];
}

function testLine({ pairs }: Difference, { t, freedom, p }: NonNullable<Difference['test']>): Line {
  const slots = {
    t: computed(Number(t.toPrecision(3)), 'data.t'),
    freedom: computed(Number(freedom.toPrecision(3)), 'data.degrees-of-freedom'),
    p: computed(formatP(p), 'data.p'),
  };
  return fillPhrase(pairs ? 'pairedTest' : 'welchTest', slots);
}

/** One sentence for each tested difference, and one that the test shows no cause. */
export function groupSentences(all: readonly Groups[]): Line[] {
  const said = all.flatMap((groups) => groups.differences.flatMap((it) => (it.test ? [sentence(groups, it, it.test.p)] : [])));
  return said.length > 0 ? [...said, fillPhrase('noCause')] : [];
}

function sentence({ of, unit }: Groups, it: Difference, p: number): Line {
  const slots = { ...namesOf(it), y: quantityOf(of), value: sizeOf(it, unit), p: computed(formatP(p), 'data.p') };
  if (p >= LEVEL) return fillPhrase('groupsAlike', slots);
  return fillPhrase(it.value > 0 ? 'groupsAbove' : 'groupsBelow', slots);
}

/** The differences in one line each, as the main result. */
export function groupResults(all: readonly Groups[]): Line[] {
  return all.flatMap(({ differences, unit, of }) =>
    differences.flatMap((it) => {
      if (!it.error) return [];
      const key = it.pairs
        ? it.value > 0
          ? 'pairResultAbove'
          : 'pairResultBelow'
        : it.value > 0
          ? 'groupResultAbove'
          : 'groupResultBelow';
      return [fillPhrase(key, { ...namesOf(it), y: quantityOf(of), value: sizeOf(it, unit) })];
    }),
  );
}

/** Says that readings of one group scatter, and that they are few. */
export function groupErrors(all: readonly Groups[]): Line[] {
  return all.flatMap(({ groups, differences, unit, by }) => {
    const compared = differences.flatMap(({ error }) => error ?? []);
    const freedom = groups.reduce((sum, { summary }) => sum + summary.n - 1, 0);
    if (compared.length === 0 || freedom === 0 || by === 'pair') return [];
    const squares = groups.reduce((sum, { summary }) => sum + (summary.n - 1) * (summary.deviation ?? 0) ** 2, 0);
    const slots = {
      spread: uncertainty(Math.sqrt(squares / freedom), unit, 'data.pooled-deviation'),
      n: computed(Math.min(...groups.map(({ summary }) => summary.n)), 'data.n'),
    };
    return [fillPhrase('groupSpread', slots)];
  });
}

function namesOf({ first, second }: Difference): { a: Span; b: Span } {
  return { a: quote(first.place), b: quote(second.place) };
}

function nameOf({ column, index }: NonNullable<Groups['of']>): Span[] {
  return nameSpans(column, index);
}

/** The quantity whose means are compared, in brackets, because several may be. */
function quantityOf(of: Groups['of']): Span[] {
  return of ? fillPhrase('groupQuantity', { y: nameOf(of) }) : [];
}

function withError({ value, error }: Difference, unit: string): Span {
  return computed(formatResult(value, error, unit), 'data.difference-with-error');
}

function sizeOf({ value, error }: Difference, unit: string): Span {
  return computed(formatResult(Math.abs(value), error, unit), 'data.difference-with-error');
}
