/** Loads the code that finds where the lines of a result come from. */
export function loadSources(): Promise<typeof import('@marginalia/engine/sources')> {
  return import('@marginalia/engine/sources');
}

/** Loads the code that compares the text of a model with the form. */
export function loadComparison(): Promise<typeof import('@marginalia/engine/comparison')> {
  return import('@marginalia/engine/comparison');
}
