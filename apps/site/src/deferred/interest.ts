/** Events that show that a person uses the page. `popstate` is needed because back and forward cause no other event. */
const INTEREST_EVENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll', 'popstate'] as const;

let waiting: Promise<void> | undefined;

/**
 * Starts to wait for interest. Called before a prerendered page is hydrated; deferred components then keep their prerendered HTML
 * until the first sign. Without this call, and from the first sign on, they load at once.
 */
export function waitForInterest(page: HTMLElement): void {
  page.dataset['part'] = 'waiting';
  waiting = new Promise((resolve) => {
    const notice = (): void => {
      waiting = undefined;
      for (const sign of INTEREST_EVENTS) window.removeEventListener(sign, notice, true);
      resolve();
    };
    for (const sign of INTEREST_EVENTS) window.addEventListener(sign, notice, { capture: true, passive: true });
  });
  window.addEventListener('click', holdClick, true);
}

/** Called when React has hydrated the page. Each deferred component marks itself. */
export function pageIsHydrated(): void {
  document.getElementById('root')?.removeAttribute('data-part');
}

/** Resolves at the first sign of interest; undefined when the page does not wait. */
export function untilInterest(): Promise<void> | undefined {
  return waiting;
}

const TRY_AGAIN_MILLISECONDS = 50;

/** Stops a click on a button that is not hydrated yet, and repeats it after hydration. Links work without script. */
function holdClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const part = button?.closest('[data-part="waiting"]');
  if (!button || !part) return;
  event.preventDefault();
  event.stopPropagation();
  const repeat = (): void => {
    if (part.matches('[data-part="waiting"]')) setTimeout(repeat, TRY_AGAIN_MILLISECONDS);
    else if (button.isConnected) button.click();
  };
  repeat();
}
