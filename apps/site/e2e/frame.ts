import type { Locator, Page } from '@playwright/test';

/** Elements that every page has, by their accessible names. */

export const main = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
export const settingsButton = (page: Page): Locator => page.getByRole('button', { name: /^Settings/ });
export const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Settings' });
export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Command palette' });
