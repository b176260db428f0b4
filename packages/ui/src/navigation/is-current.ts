/** Whether a link leads to the current page or to an ancestor of it. "/" matches Home only. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/';
  return pathname === to || pathname.startsWith(`${to}/`);
}
