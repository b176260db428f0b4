/** Loads the code that finds where the lines of a result come from. */
export function loadSources(): Promise<typeof import('@marginalia/engine/sources')> {
  return import('@marginalia/engine/sources');
}
