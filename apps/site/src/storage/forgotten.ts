import { onForgottenElsewhere } from '@marginalia/engine/browser';
import type { Notices } from '@marginalia/ui';

/** The key in session storage that outlives the reload after everything was deleted. */
const MARK = 'forgotten';

const TEXTS = {
  here: 'No work, input, settings or keys are left in this browser.',
  elsewhere: 'Another tab deleted what this browser kept for this site. This tab was emptied too.',
} as const;

/** Loads the page again after everything was deleted, in this tab or elsewhere. The page then says so. */
export function reloadEmpty(where: keyof typeof TEXTS): void {
  attempt(() => sessionStorage.setItem(MARK, where));
  // Browsers fill a reloaded form with what was typed.
  for (const form of document.forms) form.reset();
  location.reload();
}

/** Empties this tab when another one deletes everything, and says after the reload that it was done. */
export function followForgetting(show: Notices['show']): void {
  onForgottenElsewhere(() => reloadEmpty('elsewhere'));
  const where = attempt(() => sessionStorage.getItem(MARK));
  if (where !== 'here' && where !== 'elsewhere') return;
  attempt(() => sessionStorage.removeItem(MARK));
  show({ tone: 'info', title: 'Everything was forgotten.', text: TEXTS[where] });
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
