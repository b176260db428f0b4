import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.ts';
import { figure, findAll, storeUrl } from './tabs.ts';

const KILLS = Number(process.env['KILLS'] ?? 50);

/** A browser in a process group of its own, with a profile that outlives it. */
async function start(profile: string): Promise<{ process: ChildProcess; browser: Browser; page: Page }> {
  const { executablePath = chromium.executablePath(), args } = launchOptions();
  const child = spawn(
    executablePath,
    [...args, '--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said += String(part);
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The browser did not start: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  return { process: child, browser, page };
}

/** Ends the browser and all of its processes at once, as a power cut does. */
async function kill({ process: child, browser }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid as number), 'SIGKILL');
  await ended;
  await browser.close().catch(() => undefined);
}

test(`Nothing is lost when the browser is killed ${KILLS} times right after "Saved!"`, async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'marginalia-kills-'));
  let lost = 0;
  let rewritten = 0;
  const saved: string[] = [];
  try {
    for (let round = 0; round < KILLS; round += 1) {
      const running = await start(profile);
      await running.page.goto(`${baseURL ?? ''}/terms`);
      if (round > 0) {
        const raw = await running.page.evaluate(() => localStorage.getItem('saved_content') ?? '');
        const found = await findAll(running.page);
        const missing = saved.filter((title) => !found.titles.includes(title));
        lost += missing.length;
        if (!raw.includes(saved.at(-1) as string)) rewritten += 1;
      }
      const title = `Round ${round}.`;
      await running.page.evaluate(
        async ({ url, name }) => {
          interface Work {
            save(store: string, record: (id: number) => object): Promise<string>;
          }
          const module = (await import(url)) as Record<string, (clock: { now: () => Date }) => Work>;
          const work = (Object.values(module)[0] as (clock: { now: () => Date }) => Work)({ now: () => new Date() });
          await work.save('saved_content', (id) => ({ id, title: name, content: 'word — '.repeat(2_000), type: 'Kill' }));
        },
        { url: storeUrl, name: title },
      );
      await kill(running);
      saved.push(title);
    }
    const last = await start(profile);
    await last.page.goto(`${baseURL ?? ''}/dashboard`);
    await expect(last.page.getByText(`${saved.length} saved in this browser`)).toBeVisible();
    await expect(last.page.getByRole('heading', { name: /^Recovered/ })).toBeVisible();
    await kill(last);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
  figure(
    `${KILLS} kills right after "Saved!"`,
    `${lost} lost; local storage had not yet the record in ${rewritten} of ${KILLS - 1}, the store wrote it again`,
  );
  expect(lost).toBe(0);
});
