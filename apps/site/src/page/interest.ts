/** The first signs that a person turns to the page. `popstate`: back and forward change the page without any other. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll', 'popstate'] as const;

let waiting: Promise<void> | undefined;
let arriving = 0;

/**
 * Called before prerendered HTML is taken over: what is deferred then stays as it was served until a person turns to the page.
 * Without it, and from the first sign on, deferred parts load at once.
 */
export function waitForInterest(): void {
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

/** Pending while the page waits; nothing once somebody has turned to it. */
export function interest(): Promise<void> | undefined {
  return waiting;
}

/** Runs the loading of a deferred part, so that a click that comes sooner than the part is not lost. */
export async function arrives<T>(load: Promise<T>): Promise<T> {
  arriving += 1;
  try {
    return await load;
  } finally {
    arriving -= 1;
  }
}

/** A press on a button that is not yet alive is kept and given back when it is. Links work by themselves. */
function holdClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('main button') : null;
  if (arriving === 0 || button === null) return;
  event.preventDefault();
  event.stopPropagation();
  const giveBack = (): void => {
    if (arriving > 0) setTimeout(giveBack, GIVE_BACK_MILLISECONDS);
    else if (button.isConnected) button.click();
  };
  setTimeout(giveBack, GIVE_BACK_MILLISECONDS);
}

const GIVE_BACK_MILLISECONDS = 50;
