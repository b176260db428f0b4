/** Whether the command key stands where others have Control. */
export function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
