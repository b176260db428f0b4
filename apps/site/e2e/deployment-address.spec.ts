import type { Locator } from '@playwright/test';
import { deploy, expect, test } from './site.ts';

const PAGES = ['/privacy', '/terms', '/disclaimer'];

test('The legal pages and the footer show the address of the deployment, without any interaction', async ({ page }) => {
  await deploy(page, { site: { email: 'team@example.org', repository: 'https://git.example.org/marginalia' } });
  for (const path of PAGES) {
    await page.goto(path);
    const link = (where: Locator): Locator => where.getByRole('link', { name: 'team@example.org', exact: true });
    await expect(link(page.getByRole('main')).first(), path).toHaveAttribute('href', 'mailto:team@example.org');
    await expect(link(page.getByRole('contentinfo')), path).toHaveAttribute('href', 'mailto:team@example.org');
    const source = page.getByRole('contentinfo').getByRole('link', { name: 'Source code' });
    await expect(source, path).toHaveAttribute('href', 'https://git.example.org/marginalia');
  }
});

test('The legal pages and the footer link to the contact page where the deployment has no address', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'the contact page' }).first(), path).toHaveAttribute('href', '/contact');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }), path).toHaveAttribute('href', '/contact');
    await expect(page.locator('a[href^="mailto:"]'), path).toHaveCount(0);
  }
});
