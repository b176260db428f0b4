import type { Line, Span } from '../../../spans.ts';
import { computed, fill, quote } from '../../../spans.ts';
import { sayFinding } from '../phrases.ts';
import type { Prose } from '../read/prose.ts';
import type { Finding } from '../rule.ts';
import { namePlaces, placeOf } from './place.ts';

/** Longest piece of a finding that is quoted, in characters; a comma splice shows its joint only. */
const LONGEST_QUOTE = 70;

/** The same words with the same answer, wherever they stand. */
interface Group {
  readonly findings: readonly [Finding, ...Finding[]];
  /** How many groups of its rule stand before it. */
  readonly rank: number;
}

/** One line a fault, with its places; at most `max` lines, the most different first, told in order of the text. */
export function report(prose: Prose, findings: readonly Finding[], max = 12): Line[] {
  const groups = groupsOf(prose, findings);
  const chosen = [...groups]
    .sort((a, b) => a.rank - b.rank || b.findings.length - a.findings.length || a.findings[0].start - b.findings[0].start)
    .slice(0, max);
  chosen.sort((a, b) => a.findings[0].start - b.findings[0].start);
  const lines = chosen.map(({ findings: same }) => lineOf(prose, same));
  const left = groups.length - chosen.length;
  if (left > 0) lines.push(sayFinding('more', { count: computed(left, 'style.count') }));
  return lines;
}

/** How many lines the findings fill, before any are left out. */
export function countLines(prose: Prose, findings: readonly Finding[]): number {
  return groupsOf(prose, findings).length;
}

function groupsOf({ document }: Prose, findings: readonly Finding[]): Group[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const key = `${finding.rule}|${document.raw.slice(finding.start, finding.end).toLowerCase().replace(/\s+/g, ' ')}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  const ranks = new Map<string, number>();
  return [...groups.values()].map((same) => {
    const rank = ranks.get(same[0].rule) ?? 0;
    ranks.set(same[0].rule, rank + 1);
    return { findings: same, rank };
  });
}

function lineOf(prose: Prose, same: readonly [Finding, ...Finding[]]): Line {
  const [first] = same;
  return [
    ...sayFinding('place', { place: computed(namePlaces(same.map(({ start }) => placeOf(prose, start))), 'style.place') }),
    ...quoted(prose, first),
    ...(same.length > 1 ? sayFinding('times', { count: computed(same.length, 'style.count') }) : []),
    ...answer(first),
  ];
}

/** The words at fault; a long stretch by its beginning. */
export function quoted({ document: { raw, field } }: Prose, { start, end }: { readonly start: number; readonly end: number }): Span[] {
  if (end - start <= LONGEST_QUOTE) return sayFinding('quoted', { words: quote({ field, raw, start, end }) });
  const cut = raw.slice(start, start + LONGEST_QUOTE).replace(/\s+\S*$/, '').length;
  return [...sayFinding('quoted', { words: quote({ field, raw, start, end: start + cut }) }).slice(0, -1), ...fill(' …"', 'style.cut')];
}

/** " → "could have" (why)" or " → advice". */
function answer({ rule, fix, advice }: Finding): Span[] {
  const why = advice === undefined ? [] : fill(advice, `style.${rule}`);
  if (fix === undefined) return [...sayFinding('arrow'), ...why];
  return [
    ...sayFinding('becomes', { fix: computed(fix, `style.${rule}`) }),
    ...(advice === undefined ? [] : [...fill(' (', 'style.open'), ...why, ...fill(')', 'style.close')]),
  ];
}
