/** Whether shortcuts use the Command key instead of Control. */
export function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
