/** Parameters that a model has refused, so that later requests leave them out. */
export interface RefusedParameters {
  /** Reads what was stored, once. Never throws. */
  load(): Promise<void>;
  /** @param model the address and the id of a model */
  refused(model: string): ReadonlySet<string>;
  refuse(model: string, names: readonly string[]): void;
}

/** Names of parameters by model. */
export type Refusals = Readonly<Record<string, readonly string[]>>;

/** A store in which refusals outlive the page. */
export interface RefusalStore {
  read(): Promise<Refusals>;
  add(model: string, names: readonly string[]): Promise<void>;
}

/** Keeps the names in memory as long as the page is open, and in a store if there is one. A store that fails costs a refused request. */
export function createRefusedParameters(store?: RefusalStore): RefusedParameters {
  const byModel = new Map<string, Set<string>>();
  const add = (model: string, names: readonly string[]): void => {
    byModel.set(model, new Set([...(byModel.get(model) ?? []), ...names]));
  };
  let loading: Promise<void> | undefined;
  return {
    load: () => {
      loading ??= (store?.read() ?? Promise.resolve<Refusals>({})).then(
        (stored) => {
          for (const [model, names] of Object.entries(stored)) add(model, names);
        },
        () => undefined,
      );
      return loading;
    },
    refused: (model) => byModel.get(model) ?? new Set(),
    refuse: (model, names) => {
      add(model, names);
      store?.add(model, names).catch(() => undefined);
    },
  };
}

/**
 * The parameters that an error message complains about.
 * @param parameters patterns that match a message about a parameter, by its name; `system` is the value of a role
 * @param sent the JSON that was sent: a parameter that is not in it cannot have been refused
 */
export function refusedNamesIn(message: string, parameters: Readonly<Record<string, RegExp>>, sent: string): string[] {
  return Object.entries(parameters).flatMap(([name, pattern]) =>
    (sent.includes(`"${name}":`) || sent.includes(`:"${name}"`)) && pattern.test(message) ? [name] : [],
  );
}
