import { savedSentence } from '@marginalia/engine';
import type { Page } from '@playwright/test';
import { palette } from './frame.ts';
import { BELOW } from './hosts.ts';
import { keptForOffline, missedRequests, offlineTest as test } from './offline.ts';
import { isSecondBuild } from './offline-host.ts';
import { expect, fillForm, isMarked, loadDeferredCode, markWindow, open } from './site.ts';

test('A gateway, a form and the page of another network are never kept, and after a visit of the home page alone the site works without a network', async ({
  page,
  host,
  context,
}) => {
  await open(page, '/');
  await keptForOffline(page);
  // The code of files follows, one file after another; that of the page comes last.
  const FOLLOWING = [
    'documents/apkg',
    'documents/csv',
    'documents/docx',
    'documents/read-word',
    'documents/srt-parser',
    'file-reads',
    'reader.worker',
  ];
  for (const name of [...FOLLOWING, 'worker-documents'])
    await expect.poll(async () => (await keptPaths(page)).some((path) => path.includes(`/assets/${name}-`)), name).toBe(true);
  const ask = (path: string, method = 'GET') =>
    page.evaluate(async ([url, verb]) => (await fetch(url, { method: verb })).text(), [path, method] as const);
  const answers = [
    await ask('/llm/v1/models'),
    await ask('/llm/v1/models'),
    await ask('/config.json', 'POST'),
    await ask('/tools', 'POST'),
  ];
  expect(answers).toEqual([1, 2, 3, 4].map((answer) => JSON.stringify({ answer })));

  host.setPortal(true);
  await page.goto('/llm/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accept the terms of this café');
  await page.goto('/tools?ticket=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accept the terms of this café');
  await open(page, '/tools');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
  expect(await ask('/config.json')).toContain('café');
  await host.stop();

  expect(JSON.parse(await ask('/config.json')), 'the kept configuration').toEqual({ version: 1 });
  await expect(ask('/llm/v1/models')).rejects.toThrow('Failed to fetch');
  const kept = await keptPaths(page);
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((path) => path.startsWith('/llm'))).toEqual([]);
  await open(page, '/tools?ticket=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');

  await page.close();
  const later = await context.newPage();
  await open(later, '/tools/mock-interview');
  await fillForm(later, { role: 'Data Analyst' });
  await later.getByRole('button', { name: 'Start Mock Interview' }).click();
  await later.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(later.getByText(savedSentence('Interview'))).toBeVisible();
  await open(later, '/dashboard/');
  await expect(later.getByText('Data Analyst - Mock Interview').first()).toBeVisible();
  await open(later, '/blog/complete-guide-ntcc-reports/index.html?from=feed');
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(/NTCC/);
  expect((await later.goto('/nowhere'))?.status()).toBe(404);
  await expect(later.getByText('Oops! Page not found')).toBeVisible();

  await test.step('files are read and written, and a message can be typed', async () => {
    const missed = missedRequests((hear) => later.on('requestfailed', hear));
    await open(later, '/tools/study-planner');
    const subjects = { name: 'subjects.csv', mimeType: '', buffer: Buffer.from('Law') };
    await later.locator('input[type="file"]').first().setInputFiles(subjects);
    await expect(later.getByRole('textbox', { name: 'Subjects' })).toHaveValue(/Law/);
    await fillForm(later, { duration: '2 hours a day for 1 week' });
    await later.getByRole('button', { name: 'Create Study Plan' }).click();
    for (const extension of ['.ics', '.csv', '.docx']) {
      await later.getByRole('button', { name: 'Export', exact: true }).click();
      const [file] = await Promise.all([
        later.waitForEvent('download'),
        later.getByRole('menuitem').filter({ hasText: extension }).first().click(),
      ]);
      expect(file.suggestedFilename()).toContain(extension);
    }
    await open(later, '/tools/lecture-debrief');
    const captions = { name: 'talk.srt', mimeType: '', buffer: Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nTax law\n') };
    await later.locator('input[type="file"]').first().setInputFiles(captions);
    await expect(later.locator('form [name="content"]')).toHaveValue('Tax law');
    await open(later, '/contact');
    await expect(later.getByLabel('First Name')).toBeEnabled();
    expect(missed()).toEqual([]);
  });
});

/** The paths of all files that the worker keeps. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}

test.describe('Below a path of a host', () => {
  test.use({ build: BELOW });
  test('a new version waits: pages and forms stay as they are until Reload is pressed', async ({ page, host, context }) => {
    const at = (path: string): string => BELOW.base + path;
    await open(page, at('tools/mock-interview'));
    await keptForOffline(page);
    await loadDeferredCode(page);
    await fillForm(page, { role: 'Data Analyst' });
    await markWindow(page);
    host.deployNextBuild();

    const other = await context.newPage();
    await open(other, at(''));
    expect(await isSecondBuild(other)).toBe(false);
    const offer = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
    await expect(offer).toBeVisible();
    await expect(other.getByRole('status').filter({ hasText: 'A new version is ready.' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page), 'code of the old version, which the host no longer has').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Job role')).toHaveValue('Data Analyst');
    expect(await isMarked(page), 'the page was not reloaded').toBe(true);

    await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'Reload' }).click()]);
    expect(await isMarked(page)).toBe(false);
    await expect(page.getByLabel('Job role')).toHaveValue('Data Analyst');
    await other.reload();
    expect(await isSecondBuild(other)).toBe(true);

    await test.step('which works without a network', async () => {
      await page.close();
      await host.stop();
      for (const path of ['blog/index.html', 'tools/mock-interview/']) {
        await open(other, at(path));
        await expect(other.getByRole('heading', { level: 1 }), path).toBeVisible();
      }
      await fillForm(other, { role: 'Data Analyst' });
      await other.getByRole('button', { name: 'Start Mock Interview' }).click();
      await expect(other.getByText('Your mock interview has been generated')).toBeVisible();
      expect((await other.goto(at('nowhere')))?.status()).toBe(404);
      await expect(other.getByText('Oops! Page not found')).toBeVisible();
    });
  });
});
