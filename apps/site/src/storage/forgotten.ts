import { onForgottenElsewhere } from '@marginalia/engine/browser';
import type { Notices } from '@marginalia/ui';
import { attempt } from './attempt.ts';
import type { ForgottenPlace } from './forgotten-notice.ts';

/** The key in session storage that outlives the reload after everything was deleted. */
const MARK = 'forgotten';

/** Loads the page again after everything was deleted. The page then says so. */
export function reloadEmpty(where: ForgottenPlace): void {
  attempt(() => sessionStorage.setItem(MARK, where));
  // Browsers fill a reloaded form with what was typed.
  for (const form of document.forms) form.reset();
  location.reload();
}

/** Empties this tab when another one deletes everything, and says after the reload that it was done. */
export function followForgetting(show: Notices['show']): void {
  onForgottenElsewhere(() => reloadEmpty('elsewhere'));
  const where = attempt(() => sessionStorage.getItem(MARK));
  if (!where) return;
  attempt(() => sessionStorage.removeItem(MARK));
  void import('./forgotten-notice.ts').then(
    ({ showForgotten }) => showForgotten(show, where),
    () => undefined,
  );
}
