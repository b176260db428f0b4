import type { Line, Span } from '../../../spans.ts';
import { computed, fill, quote } from '../../../spans.ts';
import type { Finding } from '../finding.ts';
import { sayFinding } from '../phrases.ts';
import type { Prose } from '../read/prose.ts';
import { namePlaces, placeOf } from './place.ts';

/** The longest quote of a finding, in characters. */
const LONGEST_QUOTE = 70;

/** Findings of one rule with the same words. */
interface Group {
  readonly findings: readonly [Finding, ...Finding[]];
  /** The number of earlier groups of the same rule. */
  readonly rank: number;
}

/** Prints one line for each error with its places, in order of the text. Of more than `max` lines it chooses different rules first. */
export function printFindings(prose: Prose, findings: readonly Finding[], max = 12): Line[] {
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

/** The number of lines for the findings without a maximum. */
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

/** Quotes the wrong words, or the first of many. */
export function quoted({ document: { raw, field } }: Prose, { start, end }: { readonly start: number; readonly end: number }): Span[] {
  if (end - start <= LONGEST_QUOTE) return sayFinding('quoted', { words: quote({ field, raw, start, end }) });
  const cut = raw.slice(start, start + LONGEST_QUOTE).replace(/\s+\S*$/, '').length;
  return [...sayFinding('quoted', { words: quote({ field, raw, start, end: start + cut }) }).slice(0, -1), ...fill(' …"', 'style.cut')];
}

/** The correction: " → "could have" (why)", or advice: " → check the spelling (perhaps "strict")". */
function answer({ rule, fix, alternatives = [], advice }: Finding): Span[] {
  const words = computed(alternatives.map((word) => `"${word}"`).join(' or '), `style.${rule}`);
  const why = advice === undefined ? [] : fill(advice, `style.${rule}`);
  if (fix === undefined) return [...sayFinding('arrow'), ...why, ...(alternatives.length === 0 ? [] : sayFinding('perhaps', { words }))];
  const more = [...(alternatives.length === 0 ? [] : sayFinding('or', { words })), ...why];
  return [
    ...sayFinding('becomes', { fix: computed(fix, `style.${rule}`) }),
    ...(more.length === 0 ? [] : [...fill(' (', 'style.open'), ...more, ...fill(')', 'style.close')]),
  ];
}
