/** Whether a link marks the page shown: itself or anything below it; "/" is Home alone. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/';
  return pathname === to || pathname.startsWith(`${to}/`);
}
