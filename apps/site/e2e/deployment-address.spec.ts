import type { Locator } from '@playwright/test';
import { deploy, expect, test } from './site.ts';

test.describe('The address of a deployment', () => {
  for (const path of ['/privacy', '/terms', '/disclaimer']) {
    test(`stands in ${path} and in the footer, without any interaction`, async ({ page }) => {
      await deploy(page, { site: { email: 'team@example.org', repository: 'https://git.example.org/marginalia' } });
      await page.goto(path);
      const link = (where: Locator): Locator => where.getByRole('link', { name: 'team@example.org', exact: true });
      await expect(link(page.getByRole('main')).first()).toHaveAttribute('href', 'mailto:team@example.org');
      await expect(link(page.getByRole('contentinfo'))).toHaveAttribute('href', 'mailto:team@example.org');
      const source = page.getByRole('contentinfo').getByRole('link', { name: 'Source code' });
      await expect(source).toHaveAttribute('href', 'https://git.example.org/marginalia');
    });

    test(`is a link to the contact page in ${path} where there is none`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: 'the contact page' }).first()).toHaveAttribute('href', '/contact');
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
      await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
    });
  }
});
