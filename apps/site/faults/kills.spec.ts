import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findAll } from './damage.ts';
import { figure } from './figures.ts';
import { startBrowser } from './killed-browser.ts';
import { saveOne } from './tabs.ts';

const KILLS = 50;

test(`Nothing is lost when the browser is killed ${KILLS} times right after "Saved!"`, async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'marginalia-kills-'));
  let lost = 0;
  let rewritten = 0;
  const saved: string[] = [];
  try {
    for (let round = 0; round < KILLS; round += 1) {
      const running = await startBrowser(profile);
      await running.page.goto(`${baseURL ?? ''}/terms`);
      if (round > 0) {
        const raw = await running.page.evaluate(() => localStorage.getItem('saved_content') ?? '');
        const found = await findAll(running.page);
        lost += saved.filter((title) => !found.titles.includes(title)).length;
        if (!raw.includes(saved.at(-1) as string)) rewritten += 1;
      }
      const title = `Round ${round}.`;
      await saveOne(running.page, title);
      await running.kill();
      saved.push(title);
    }
    const last = await startBrowser(profile);
    await last.page.goto(`${baseURL ?? ''}/dashboard`);
    await expect(last.page.getByText(`${saved.length} saved in this browser`)).toBeVisible();
    await expect(last.page.getByRole('heading', { name: /^Recovered/ })).toBeVisible();
    await last.kill();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
  figure(
    `${KILLS} kills right after "Saved!"`,
    `${lost} lost; local storage did not have the record yet in ${rewritten} of ${KILLS - 1}, and the store wrote it again`,
  );
  expect(lost).toBe(0);
});
