/** The key of the switch "Keep nothing here" in local storage, so that it holds for every tab of this browser. */
export const KEEP_NOTHING = 'keep_nothing';

/** Keys in local storage begin so while the database has not confirmed a change that the page gave it. */
export const UNSTORED = 'unstored:';

/** Whether drafts and results end with the tab. */
export function keepsNothing(): boolean {
  try {
    return localStorage.getItem(KEEP_NOTHING) !== null;
  } catch {
    return false;
  }
}

let forgotten = false;

/** Makes this page keep nothing more, because everything is being deleted and the page will be reloaded. */
export function stopKeeping(): void {
  forgotten = true;
}

/** Makes this page keep things again, because not everything could be deleted. */
export function resumeKeeping(): void {
  forgotten = false;
}

/** Whether this page keeps nothing more. */
export function hasStoppedKeeping(): boolean {
  return forgotten;
}
