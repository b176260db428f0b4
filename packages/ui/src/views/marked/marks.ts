import { applyCorrections } from '@marginalia/engine';
import type { Decision } from './decisions.ts';
import type { MarkedEntry } from './entries.ts';
import type { FindingMark } from './pieces.ts';

/** The places of all findings in the order of the draft. Their order never changes, whatever is decided. */
export function findingMarks(
  entries: readonly MarkedEntry[],
  decisions: Readonly<Record<string, Decision>>,
  blocked: ReadonlyMap<string, MarkedEntry>,
): FindingMark[] {
  return entries
    .flatMap(({ id, places }, entry) => {
      const decision = decisions[id];
      const shown = blocked.has(id) ? { covered: true as const } : decision?.kind === 'accepted' && { to: decision.to };
      return places.map((place) => ({ ...place, entry, ...shown }));
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The next mark that is shown, in either direction and around the ends of the draft; undefined if none is. */
export function nextMark(
  marks: readonly FindingMark[],
  from: number,
  by: 1 | -1,
  fits: (mark: FindingMark) => boolean = () => true,
): number | undefined {
  for (let steps = 1; steps <= marks.length; steps += 1) {
    const index = (((from + by * steps) % marks.length) + marks.length) % marks.length;
    const mark = marks[index];
    if (mark && !mark.covered && fits(mark)) return index;
  }
  return undefined;
}

/** The findings as a reader meets them: by their first place, then those without one. */
export function inReadingOrder(entries: readonly MarkedEntry[]): MarkedEntry[] {
  const first = ({ places }: MarkedEntry): number => Math.min(...places.map(({ start }) => start));
  return [...entries].sort((a, b) => (first(a) === first(b) ? 0 : first(a) - first(b)));
}

/** Those of some findings that can be accepted together: of two that overlap, the first. */
export function withoutClashes(entries: readonly MarkedEntry[]): MarkedEntry[] {
  const all = applyCorrections(
    '',
    entries.map(({ places }) => ({ places, to: '' })),
  );
  return entries.filter((_entry, index) => !all.refused.includes(index));
}
