/** Parameters that a model has refused, so that later requests leave them out. */
export interface RefusedParameters {
  /** @param model the address and the id of a model */
  refused(model: string): ReadonlySet<string>;
  refuse(model: string, names: readonly string[]): void;
}

/** Keeps the names in memory, as long as the page is open. */
export function createRefusedParameters(): RefusedParameters {
  const byModel = new Map<string, Set<string>>();
  return {
    refused: (model) => byModel.get(model) ?? new Set(),
    refuse: (model, names) => byModel.set(model, new Set([...(byModel.get(model) ?? []), ...names])),
  };
}

/**
 * The parameters that an error message complains about.
 * @param parameters patterns that match a message about a parameter, by its name; `system` is the value of a role
 * @param sent the JSON that was sent: what is not in it cannot have been refused
 */
export function refusedNamesIn(message: string, parameters: Readonly<Record<string, RegExp>>, sent: string): string[] {
  return Object.entries(parameters).flatMap(([name, pattern]) =>
    (sent.includes(`"${name}":`) || sent.includes(`:"${name}"`)) && pattern.test(message) ? [name] : [],
  );
}
