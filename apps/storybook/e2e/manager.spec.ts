import { expect, test } from '@playwright/test';

test('The manager opens, and names stories in sentence case', async ({ page }) => {
  await page.goto('/?path=/story/components-navigation-header--on-a-tool-page');
  await expect(page.getByRole('link', { name: 'On a tool page', exact: true })).toBeVisible();
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('link', { name: 'Marginalia' }).first()).toBeVisible();
});
