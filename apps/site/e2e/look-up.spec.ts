import { deploy, expect, fillForm, open, test as site } from './site.ts';

/** A stand-in for a resolver of DOIs. The test answers its requests. */
const RESOLVER = 'http://localhost:4998';
const test = site.extend({ allowedOrigins: [RESOLVER], expectedErrors: /status of 404/ });

const MINE =
  'Roediger, H. L., & Karpicke, J. D. (2007). Test-enhanced learning: Taking memory tests improves long-term retention. Psychological Science, 17(3), 249-255. https://doi.org/10.1111/j.1467-9280.2006.01693.x';
const WORK = {
  type: 'article-journal',
  title: 'Test-enhanced learning: Taking memory tests improves long-term retention',
  'container-title': 'Psychological Science',
  author: [
    { family: 'Roediger', given: 'Henry L.' },
    { family: 'Karpicke', given: 'Jeffrey D.' },
  ],
  issued: { 'date-parts': [[2006, 3]] },
  volume: '17',
  issue: '3',
  page: '249-255',
  DOI: '10.1111/j.1467-9280.2006.01693.x',
};

test('References are looked up after consent alone, and corrections are kept and exported', async ({ page }) => {
  const asked: string[] = [];
  await deploy(page, { lookup: { doi: RESOLVER } });
  await page.route(`${RESOLVER}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return asked.at(-1)?.includes('science')
      ? route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } })
      : route.fulfill({ json: WORK, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await open(page, '/tools/bibliography-builder');
  await fillForm(page, { sources: `${MINE}\nhttps://doi.org/10.1126/science.1152408` });
  await page.getByRole('button', { name: 'Generate Bibliography' }).click();
  await page.getByRole('tab', { name: /^References/ }).click();
  await page.getByRole('button', { name: 'Look up 2 identifiers at localhost:4998' }).click();
  await expect(page.getByRole('dialog')).toContainText('10.1111/j.1467-9280.2006.01693.x');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Look up', exact: true }).click();
  await expect(page.getByText('Differs from localhost:4998:')).toBeVisible();
  await expect(page.getByText('Not found')).toBeVisible();
  expect(asked.toSorted()).toEqual(['/10.1111/j.1467-9280.2006.01693.x', '/10.1126/science.1152408']);
  await page.getByRole('button', { name: 'Use this year' }).click();
  await expect(page.getByText('Verified')).toBeVisible();

  await page.getByRole('button', { name: 'Copy the list' }).click();
  await expect(page.getByText('References copied to clipboard').first()).toBeVisible();
  const pasted = await page.evaluateHandle(() => {
    const event = new Promise<ClipboardEvent>((resolve) => document.addEventListener('paste', resolve, { once: true }));
    return { html: event.then(({ clipboardData }) => clipboardData?.getData('text/html')) };
  });
  await page.keyboard.press('ControlOrMeta+v');
  const copied = await pasted.evaluate(({ html }) => html);
  expect(copied).toContain('text-indent');
  expect(copied).toContain('<i>Psychological Science, 17</i>');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^BibTeX/ }).click();
  const stream = await (await download).createReadStream();
  expect(Buffer.concat(await stream.toArray()).toString()).toContain('year = {2006}');
  expect(asked).toHaveLength(2);
});
