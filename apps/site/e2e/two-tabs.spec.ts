import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { damageOf, findAll } from '../faults/damage.ts';
import { startBrowser } from '../faults/killed-browser.ts';
import { storm } from '../faults/storm.ts';
import { openTab, saveOne } from '../faults/tabs.ts';
import { openWith, test } from './dashboard.ts';
import { expect } from './site.ts';

// `npm run test:faults` has the long versions.
test('Two tabs save, delete and undo at the same time: nothing is lost, and an open dashboard shows it at once', async ({
  page,
  context,
}) => {
  await openWith(page, {});
  const tabs = await Promise.all([openTab(context), openTab(context)]);
  const told = await Promise.all(tabs.map((tab, index) => storm(tab, { name: `tab ${index}`, operations: 25, pause: 10 })));
  const listed = told.reduce((sum, tab) => sum + tab.listed.length, 0);
  await expect(page.getByText(`${listed} saved in this browser`)).toBeVisible();
  expect(damageOf(told, await findAll(tabs[0]))).toEqual({ lost: 0, ghosts: 0, sharedIds: 0, miscounted: 0 });
});

test('A saved result is there after the browser was killed right after the save', async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), 'marginalia-kill-'));
  try {
    const first = await startBrowser(profile);
    await first.page.goto(`${baseURL ?? ''}/terms`);
    await saveOne(first.page, 'Tides - Debrief');
    await first.kill();
    const second = await startBrowser(profile);
    await second.page.goto(`${baseURL ?? ''}/dashboard`);
    await expect(second.page.getByRole('heading', { name: 'Recovered: Tides - Debrief' })).toBeVisible();
    await expect(second.page.getByRole('button', { name: 'Delete Tides - Debrief' })).toBeVisible();
    await second.kill();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
