import type { Locator, Page, Route } from '@playwright/test';
import { deploy, expect, loadDeferredCode, open, test as site } from './site.ts';

// The origin of the fake form service. It differs from the site's origin, as with a real service. The test answers its requests.
const ORIGIN = 'http://localhost:4999';
export const FORM = { url: `${ORIGIN}/submit`, accessKey: 'key-of-the-inbox' };

/** Every test may call the form service. */
export const test = site.extend({ allowedOrigins: [ORIGIN] });

export const MESSAGE = {
  'First Name': 'Ada',
  'Last Name': 'Lovelace',
  Email: 'ada@example.com',
  Subject: 'A bug on the dashboard',
  Message: 'It counts twice.\nOnce would do.',
};

export type Answer = (route: Route) => Promise<void>;

export const answer =
  (status: number, body: unknown): Answer =>
  (route) =>
    route.fulfill({ status, json: body, headers: { 'Access-Control-Allow-Origin': '*' } });

/** Adds a fake form service to the deployment. @returns the bodies that it receives */
export async function serve(page: Page, how: Answer): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await deploy(page, { form: FORM });
  await page.route(FORM.url, async (route) => {
    bodies.push(route.request().postDataJSON());
    await how(route);
  });
  return bodies;
}

/** Opens a page and stops its clock, so that no message disappears before the test reads it. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await loadDeferredCode(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

export const form = (page: Page): Locator => page.locator('main form');
export const message = (page: Page): Locator => form(page).getByRole('status');
export const send = (page: Page): Locator => page.getByRole('button', { name: 'Send Message' });

export async function fill(page: Page, values: Readonly<Record<string, string>> = MESSAGE): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

export async function expectKept(page: Page, values: Readonly<Record<string, string>> = MESSAGE): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
}
