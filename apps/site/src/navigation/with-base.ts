/**
 * The address of a path of this site on its host: "/tools" is "/marginalia/tools" where the build setting BASE_PATH is "/marginalia/".
 * The router adds the base itself to the paths that it navigates to.
 */
export function withBase(path: string): string {
  return import.meta.env.BASE_URL + path.slice(1);
}
