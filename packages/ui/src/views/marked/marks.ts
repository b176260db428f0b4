import { applyCorrections } from '@marginalia/engine';
import type { Decision } from './decisions.ts';
import type { Entry } from './entries.ts';
import type { Mark } from './pieces.ts';

/** The places of all findings in the order of the draft. Those under accepted words are left out. */
export function marksOf(
  entries: readonly Entry[],
  decisions: Readonly<Record<string, Decision>>,
  blocked: ReadonlyMap<string, Entry>,
): Mark[] {
  return entries
    .flatMap((entry, index) => {
      if (blocked.has(entry.id)) return [];
      const decision = decisions[entry.id];
      return entry.places.map((place) => ({ ...place, entry: index, ...(decision?.kind === 'accepted' && { to: decision.to }) }));
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Those of some findings that can be accepted together: of two that overlap, the first. */
export function withoutClashes(entries: readonly Entry[]): Entry[] {
  const all = applyCorrections(
    '',
    entries.map(({ places }) => ({ places, to: '' })),
  );
  return entries.filter((_entry, index) => !all.refused.includes(index));
}
