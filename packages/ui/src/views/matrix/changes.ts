import type { CoverageState, KeptResult, SectionItems } from '@marginalia/engine';

/** A result of the same tool that was made before this one. */
export interface EarlierStates {
  /** ISO time. */
  readonly at: string;
  readonly states: ReadonlyMap<string, CoverageState>;
}

/** The changes since an earlier result. */
interface CoverageChanges {
  readonly newlyCovered: number;
  readonly lost: number;
  /** The number of topics of the earlier result that were covered. */
  readonly wereCovered: number;
  readonly hadTopics: number;
}

/** Two results are about the same topics if they have at least this share of them in common. */
const SHARED = 0.5;

/** The result before the one with a text, of those that are kept, newest first. */
export function keptBefore(kept: readonly KeptResult[], text: string): KeptResult | undefined {
  const at = kept.findIndex((record) => record.text === text);
  return at < 0 ? undefined : kept.slice(at + 1).find((record) => record.complete && record.text !== text);
}

/** The states of an earlier result; undefined where it is about other topics. */
export function earlierStates(
  sections: readonly SectionItems[],
  at: string,
  topics: readonly { readonly topic: string }[],
): EarlierStates | undefined {
  const states = new Map(
    sections.flatMap((section) =>
      section.kind === 'coverage' ? section.items.map(({ topic, state }) => [keyOf(topic), state] as const) : [],
    ),
  );
  const shared = topics.filter(({ topic }) => states.has(keyOf(topic))).length;
  return shared > 0 && shared >= SHARED * Math.max(topics.length, states.size) ? { at, states } : undefined;
}

/** The earlier state of a topic, if it was another one. */
export function stateBefore(
  earlier: EarlierStates | undefined,
  { topic, state }: { readonly topic: string; readonly state: CoverageState },
): CoverageState | undefined {
  const before = earlier?.states.get(keyOf(topic));
  return before === state ? undefined : before;
}

export function changesSince(
  earlier: EarlierStates,
  topics: readonly { readonly topic: string; readonly state: CoverageState }[],
): CoverageChanges {
  const changed = topics.map((topic) => ({ now: topic.state, before: stateBefore(earlier, topic) }));
  return {
    newlyCovered: changed.filter(({ now, before }) => now === 'covered' && before !== undefined).length,
    lost: changed.filter(({ before }) => before === 'covered').length,
    wereCovered: [...earlier.states.values()].filter((state) => state === 'covered').length,
    hadTopics: earlier.states.size,
  };
}

function keyOf(topic: string): string {
  return topic.toLowerCase();
}
