/**
 * Sorts the newest items to the beginning, by ISO times. An item whose time is still to come was made before the clock was set back, so
 * it is older than the rest.
 */
export function newestFirst(now: Date): (one: { readonly at: string }, other: { readonly at: string }) => number {
  const latest = now.toISOString();
  const isAhead = ({ at }: { readonly at: string }): number => Number(at > latest);
  return (one, other) => isAhead(one) - isAhead(other) || other.at.localeCompare(one.at);
}
