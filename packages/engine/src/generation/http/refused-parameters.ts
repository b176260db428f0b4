/** Parameters that a model has refused, so that it is not asked with them again. */
export interface RefusalMemory {
  /** @param model the address and the id of a model */
  refused(model: string): ReadonlySet<string>;
  refuse(model: string, names: readonly string[]): void;
}

/** Remembers for as long as the page is open. */
export function refusalMemory(): RefusalMemory {
  const memory = new Map<string, Set<string>>();
  return {
    refused: (model) => memory.get(model) ?? new Set(),
    refuse: (model, names) => memory.set(model, new Set([...(memory.get(model) ?? []), ...names])),
  };
}

/** The parameters that an answer names, of those that were sent. */
export function namesIn(text: string, parameters: Readonly<Record<string, RegExp>>, sent: string): string[] {
  return Object.entries(parameters).flatMap(([name, pattern]) => (sent.includes(`"${name}":`) && pattern.test(text) ? [name] : []));
}
