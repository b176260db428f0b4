/** A student's decision on one finding: to take new words, to leave the draft as it is, or to take note of advice. */
export type Decision = { readonly kind: 'accepted'; readonly to: string } | { readonly kind: 'ignored' } | { readonly kind: 'noted' };

export const DECISION_LABELS: Readonly<Record<Decision['kind'], string>> = { accepted: 'Accepted', ignored: 'Ignored', noted: 'Noted' };

/** The decisions by the id of the finding. A finding without one is open. */
export interface Decisions {
  readonly of: Readonly<Record<string, Decision>>;
}

export function isDecisions(value: unknown): value is Decisions {
  const of = (value as Partial<Decisions> | null | undefined)?.of;
  return typeof of === 'object' && of !== null && Object.values(of).every(isDecision);
}

function isDecision(value: unknown): value is Decision {
  const { kind, to } = (value ?? {}) as { readonly kind?: unknown; readonly to?: unknown };
  return kind === 'accepted' ? typeof to === 'string' : kind === 'ignored' || kind === 'noted';
}

/** Sets or, with undefined, takes back decisions. */
export function withDecisions(before: Decisions | undefined, changes: Readonly<Record<string, Decision | undefined>>): Decisions {
  const all = Object.entries({ ...before?.of, ...changes });
  return { of: Object.fromEntries(all.filter((entry): entry is [string, Decision] => entry[1] !== undefined)) };
}
