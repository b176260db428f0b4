/** Stands in for TanStack Router's cache of resolved paths in builds. Only relative ones are kept there, and no link here is one. */
export function createSieveCache(): Map<string, string> {
  return new Map();
}
