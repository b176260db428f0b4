/** The first signs that a person turns to the page. `popstate`: back and forward change the page without any other. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll', 'popstate'] as const;

let waiting: Promise<void> | undefined;

/**
 * Called before prerendered HTML is taken over: what is deferred then stays as it was served until a person turns to the page.
 * Without it, and from the first sign on, deferred parts load at once. Until React has taken the page over, no button of it is alive.
 */
export function waitForInterest(page: HTMLElement): void {
  page.dataset['part'] = 'waiting';
  waiting = new Promise((resolve) => {
    const notice = (): void => {
      waiting = undefined;
      for (const sign of SIGNS) window.removeEventListener(sign, notice, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true });
  });
  window.addEventListener('click', holdClick, true);
}

/** React has taken the page over; of its parts, each says so for itself. */
export function pageIsAlive(): void {
  document.getElementById('root')?.removeAttribute('data-part');
}

/** Pending while the page waits; nothing once somebody has turned to it. */
export function interest(): Promise<void> | undefined {
  return waiting;
}

const TRY_AGAIN_MILLISECONDS = 50;

/** A press on a button that is not yet alive is held, and given back when it is. Links work by themselves. */
function holdClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const part = button?.closest('[data-part="waiting"]');
  if (!button || !part) return;
  event.preventDefault();
  event.stopPropagation();
  const giveBack = (): void => {
    if (part.matches('[data-part="waiting"]')) setTimeout(giveBack, TRY_AGAIN_MILLISECONDS);
    else if (button.isConnected) button.click();
  };
  giveBack();
}
