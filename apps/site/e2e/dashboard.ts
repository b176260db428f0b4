import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { open, test as site, write } from './site.ts';

// "Last updated" is local time.
export const test = site.extend({ timezoneId: 'Asia/Kolkata', locale: 'en-US' });

/** The number of tools: one per definition file. */
export const TOOL_COUNT = globSync('*.tool.ts', { cwd: join(import.meta.dirname, '../../../packages/tool-defs/src/tools') }).length;

/** Elements of the dashboard. */
export const region = (page: Page, name: string): Locator => page.getByRole('region', { name });
export const saved = (page: Page): Locator => region(page, 'Saved Content & Reports');
export const rows = (page: Page): Locator => saved(page).getByRole('list').first().getByRole('listitem');
export const heading = (page: Page): Locator => page.getByRole('heading', { name: 'Saved Content & Reports' });
export const notice = (page: Page): Locator => region(page, 'Notifications');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Opens the dashboard with records in storage. */
export async function openWith(page: Page, records: Readonly<Record<string, unknown>>): Promise<void> {
  await write(page, records);
  await open(page, '/dashboard');
}
