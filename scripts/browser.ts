/**
 * The browser of the tests. As a module it exports the launch options; as a script it installs a browser if none is found.
 * Looks, in this order, at CHROMIUM_PATH, Debian's headless shell, Playwright's own browser, the system's browser; then tries
 * Playwright's download and Debian's packages. The headless shell is Chromium without its window: the tests need half the CPU time in it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that turn off background requests, so that the browser contacts only the page under test. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], HEADLESS_SHELL, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findBrowser();
  return { args: FLAGS, ...(executablePath && { executablePath }) };
}

function downloadPlaywrights(): void {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
}

function installFromDebian(name: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...words: string[]): void => {
    const [command, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...words];
    execFileSync(command as string, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

if (import.meta.main && !findBrowser()) {
  // Not every release of Debian, and no Ubuntu, has the headless shell.
  const packages = process.platform === 'linux' && existsSync('/usr/bin/apt-get') ? ['chromium-headless-shell', 'chromium'] : [];
  for (const install of [downloadPlaywrights, ...packages.map((name) => () => installFromDebian(name))]) {
    if (findBrowser()) break;
    try {
      install();
    } catch {
      // The next way may work. If none does, the error below is thrown.
    }
  }
  if (!findBrowser()) {
    process.stderr.write('No browser for the tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run npm test again.\n');
    process.exit(1);
  }
}
