import { type ChildProcess, spawn } from 'node:child_process';
import type { OtherBrowser } from './other-browser.ts';

/** Debian's packages webkit2gtk-driver and xvfb, and the browser that the first one brings. */
export const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'] as const;
const [DRIVER, DISPLAY, BROWSER] = WEBKIT;
const PORT = 4476;

/** Milliseconds between two looks whether a page has finished its work. */
const POLL_MILLISECONDS = 50;

/** Starts WebKitGTK over its WebDriver. Its storage ends with it. */
export async function startWebKit(): Promise<OtherBrowser> {
  const screen = spawn(DISPLAY, ['-displayfd', '1', '-screen', '0', '1280x800x24'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const display = await new Promise<string>((resolve) =>
    screen.stdout.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`)),
  );
  const driver = spawn(DRIVER, [`--port=${PORT}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
  const children = [driver, screen];
  try {
    return await startSession(children);
  } catch (cause) {
    stop(children);
    throw cause;
  }
}

async function startSession(children: readonly ChildProcess[]): Promise<OtherBrowser> {
  const options = { binary: BROWSER, args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const { sessionId } = await whenReady(() => ask<{ sessionId: string }>('POST', '/session', { capabilities }));
  const session = `/session/${sessionId}`;
  let last: Promise<unknown> = Promise.resolve();
  /** A session has one current window, so commands to windows take turns. */
  const inWindow = <T>(handle: string, path: string, body: object): Promise<T> => {
    const turn = last.then(async () => {
      await ask('POST', `${session}/window`, { handle });
      return ask<T>('POST', session + path, body);
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  let pieces = 0;
  return {
    async open(url) {
      const { handle } = await ask<{ handle: string }>('POST', `${session}/window/new`, { type: 'tab' });
      await inWindow(handle, '/url', { url });
      return {
        async evaluate(work, given) {
          pieces += 1;
          const name = `piece ${pieces}`;
          const run = <T>(script: string, ...args: unknown[]) => inWindow<T>(handle, '/execute/sync', { script, args });
          // The page is only asked to begin: a command that waits would keep the other windows from working.
          const begin = `window[arguments[0]] = {}; (${String(work)})(arguments[1]).then(
            (found) => { window[arguments[0]] = { found: found ?? null }; },
            (cause) => { window[arguments[0]] = { cause: String(cause) }; });`;
          await run(begin, name, given ?? null);
          for (;;) {
            const { found, cause } = await run<{ found?: never; cause?: string }>('return window[arguments[0]]', name);
            if (cause !== undefined) throw new Error(cause);
            if (found !== undefined) return found;
            await new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));
          }
        },
      };
    },
    async close() {
      await ask('DELETE', session);
      stop(children);
    },
  };
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { readonly error?: string; readonly message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The driver listens a moment after it was started. */
async function whenReady<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 50; ; left -= 1) {
    try {
      return await work();
    } catch (cause) {
      if (left === 0) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function stop(children: readonly ChildProcess[]): void {
  for (const child of children) child.kill();
}
