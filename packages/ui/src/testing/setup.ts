import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A busy machine is slow. An element that never appears still fails the test, at the time limit of the test.
configure({ asyncUtilTimeout: 15_000 });

// jsdom drives animation frames by one interval, which lives while a frame is requested. An interval that starts while a test fakes timers
// never ticks, and the later files of the worker would have no frames: so one frame is always requested, from before the first test on.
const { requestAnimationFrame: request, framesRun } = globalThis as typeof globalThis & { framesRun?: boolean };
if (typeof request === 'function' && !framesRun) {
  const next = (): void => void request(next);
  next();
  Object.assign(globalThis, { framesRun: true });
}

/** The next file of the worker begins with an empty page, empty storage and the real clock. */
afterAll(() => {
  if (!('document' in globalThis)) return;
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
