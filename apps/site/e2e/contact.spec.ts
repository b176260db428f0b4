import type { Locator, Page, Route } from '@playwright/test';
import { axeFindings, deploy, expect, open, test, wake } from './site.ts';

// A stand-in of a form service on another origin, as the real one is; nothing listens there but the test.
const ORIGIN = 'http://localhost:4999';
const FORM = { url: `${ORIGIN}/submit`, accessKey: 'key-of-the-inbox' };

test.use({ mayCall: ORIGIN });

const MESSAGE = {
  'First Name': 'Ada',
  'Last Name': 'Lovelace',
  Email: 'ada@example.com',
  Subject: 'A bug on the dashboard',
  Message: 'It counts twice.\nOnce would do.',
};

type Answer = (route: Route) => Promise<void>;

const answer =
  (status: number, body: unknown): Answer =>
  (route) =>
    route.fulfill({ status, json: body, headers: { 'Access-Control-Allow-Origin': '*' } });

/** Sets the form service up, and gives what it is sent. */
async function serve(page: Page, how: Answer): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await deploy(page, { form: FORM });
  await page.route(FORM.url, async (route) => {
    bodies.push(route.request().postDataJSON());
    await how(route);
  });
  return bodies;
}

/** Opens a page whose clock stands still, so that no message is gone before it is looked at. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await wake(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

const form = (page: Page): Locator => page.locator('main form');
const message = (page: Page): Locator => form(page).getByRole('status');
const send = (page: Page): Locator => page.getByRole('button', { name: 'Send Message' });

async function fill(page: Page, values: Readonly<Record<string, string>> = MESSAGE): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

async function expectKept(page: Page, values: Readonly<Record<string, string>> = MESSAGE): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
}

test('A message reaches the form service, and the form is empty again', async ({ page }) => {
  const bodies = await serve(page, answer(200, { success: true }));
  await openAtRest(page, '/contact');
  await fill(page, { ...MESSAGE, Email: ' ada@example.com ' });
  await send(page).click();
  await expect(message(page)).toHaveText('Form submitted successfully!');
  expect(bodies).toEqual([
    {
      access_key: 'key-of-the-inbox',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: 'A bug on the dashboard',
      message: 'It counts twice.\nOnce would do.',
      botcheck: '',
    },
  ]);
  await expectKept(page, { 'First Name': '', 'Last Name': '', Email: '', Subject: '', Message: '' });
  await page.clock.runFor(2_900);
  await expect(message(page)).toHaveText('Form submitted successfully!');
  await page.clock.runFor(200);
  await expect(message(page)).toHaveText('');
});

test.describe('What goes wrong is said, clears after 3 seconds and loses nothing', () => {
  test.use({ mayComplain: /^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 4\d\d)/ });

  const FAILURES: readonly (readonly [name: string, how: Answer, said: string])[] = [
    ['the service says why it refuses', answer(422, { success: false, message: 'This inbox is full.' }), 'This inbox is full.'],
    ['the service refuses without a word', answer(400, { success: false }), 'Something went wrong'],
    ['the network fails', (route) => route.abort(), 'Something went wrong!'],
  ];
  for (const [name, how, said] of FAILURES) {
    test(name, async ({ page }) => {
      const bodies = await serve(page, how);
      await openAtRest(page, '/contact');
      await fill(page);
      await send(page).click();
      await expect(message(page)).toHaveText(said);
      expect(bodies).toHaveLength(1);
      await expectKept(page);
      await page.clock.runFor(3_000);
      await expect(message(page)).toHaveText('');
      await expectKept(page);
    });
  }
});

test('The colour of a message follows the outcome, not the word "success" in it', async ({ page }) => {
  await serve(page, answer(200, {}));
  await openAtRest(page, '/contact');
  await fill(page);
  await send(page).click();
  await expect(message(page)).toHaveText('Form submitted successfully!');
  const colour = () => message(page).evaluate((element) => getComputedStyle(element).color);
  const good = await colour();
  await page.clock.runFor(3_000);
  await page.unroute(FORM.url);
  await page.route(FORM.url, answer(200, { message: 'unused' }));
  await page.locator('input[name="botcheck"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await fill(page);
  await send(page).click();
  await expect(message(page)).toHaveText('Bot detected!');
  expect(await colour()).not.toBe(good);
});

test('Whoever fills in the hidden field is told so, and nothing is sent', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openAtRest(page, '/contact');
  await expect(page.locator('input[name="botcheck"]')).not.toBeInViewport();
  await fill(page);
  await page.locator('input[name="botcheck"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await send(page).click();
  await expect(message(page)).toHaveText('Bot detected!');
  expect(bodies).toEqual([]);
  await expectKept(page);
  await page.clock.runFor(3_000);
  await expect(message(page)).toHaveText('');
});

test('An empty form names every field, and the focus goes to the first', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openAtRest(page, '/contact');
  await send(page).click();
  await expect(page.getByLabel('First Name', { exact: true })).toBeFocused();
  const messages = [
    ['First Name', 'Enter your first name'],
    ['Last Name', 'Enter your last name'],
    ['Email', 'Enter an email address in the format name@example.com'],
    ['Subject', 'Enter a subject'],
    ['Message', 'Enter a message'],
  ] as const;
  for (const [label, error] of messages) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(error);
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await page.clock.runFor(10_000);
  await expect(page.getByText('Enter a message', { exact: true })).toBeVisible();
  await fill(page, { 'First Name': 'Ada' });
  await expect(page.getByText('Enter your first name')).toHaveCount(0);
  expect(bodies).toEqual([]);
});

test('An address that is none is not sent, and has the focus', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openAtRest(page, '/contact');
  for (const address of ['ada', 'ada@example', 'ada@@example.com', 'ada lovelace@example.com']) {
    await fill(page, { ...MESSAGE, Email: address });
    await send(page).click();
    await expect(page.getByLabel('Email', { exact: true }), address).toBeFocused();
    await expect(page.getByText('Enter an email address in the format name@example.com')).toBeVisible();
  }
  expect(bodies).toEqual([]);
  await fill(page);
  await send(page).click();
  await expect(message(page)).toHaveText('Form submitted successfully!');
  expect(bodies).toHaveLength(1);
});

test('Blank text is none', async ({ page }) => {
  const bodies = await serve(page, answer(200, {}));
  await openAtRest(page, '/contact');
  await fill(page, { ...MESSAGE, Subject: ' \u00A0 ' });
  await send(page).click();
  await expect(page.getByLabel('Subject', { exact: true })).toBeFocused();
  expect(bodies).toEqual([]);
});

test('Pressing the button again and again sends one message', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  const bodies = await serve(page, async (route) => {
    await gate.promise;
    await answer(200, {})(route);
  });
  await openAtRest(page, '/contact');
  await fill(page);
  await send(page).evaluate((button: HTMLButtonElement) => {
    for (let n = 0; n < 3; n += 1) button.click();
  });
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(message(page)).toHaveText('Please wait...');
  await busy.click({ force: true });
  await page.getByLabel('Email', { exact: true }).press('Enter');
  gate.resolve();
  await expect(message(page)).toHaveText('Form submitted successfully!');
  expect(bodies).toHaveLength(1);
});

test('With no form service it says so, sends nothing and keeps what was typed', async ({ page }) => {
  await openAtRest(page, '/contact');
  await expect(page.getByText('No form service is set up here, so this form cannot be sent.')).toBeVisible();
  await fill(page);
  await send(page).click();
  await expect(message(page)).toContainText('No form service is set up here.');
  await page.clock.runFor(3_000);
  await expect(message(page)).toHaveText('');
  await expectKept(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });
    test(`With errors and while it sends, at 320 px, the contact page passes axe in the ${colorScheme} theme`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const gate = Promise.withResolvers<void>();
      await serve(page, async (route) => {
        await gate.promise;
        await answer(200, {})(route);
      });
      await open(page, '/contact');
      await send(page).click();
      await expect(page.getByText('Enter a subject')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await fill(page);
      await send(page).click();
      await expect(message(page)).toHaveText('Please wait...');
      expect(await axeFindings(page)).toEqual([]);
      gate.resolve();
    });
  });
}

for (const path of ['/blog', '/blog/complete-guide-ntcc-reports']) {
  test.describe(`The Subscribe box of ${path}`, () => {
    const address = (page: Page): Locator => form(page).getByLabel('Email address');
    const subscribe = (page: Page): Locator => form(page).getByRole('button', { name: 'Subscribe' });

    test('sends an address once, and is empty again', async ({ page }) => {
      const bodies = await serve(page, answer(200, {}));
      await openAtRest(page, path);
      await address(page).fill('ada@example');
      await subscribe(page).click();
      await expect(address(page)).toBeFocused();
      await expect(address(page)).toHaveAccessibleDescription('Enter an email address in the format name@example.com');
      await address(page).fill('ada@example.com');
      await subscribe(page).click();
      await expect(message(page)).toHaveText('Form submitted successfully!');
      expect(bodies).toEqual([expect.objectContaining({ access_key: 'key-of-the-inbox', email: 'ada@example.com', botcheck: '' })]);
      await expect(address(page)).toHaveValue('');
      await page.clock.runFor(3_000);
      await expect(message(page)).toHaveText('');
    });

    test('says so where there is no form service, and keeps what was typed', async ({ page }) => {
      // Nobody has turned to the page yet: the focus in the field is the first sign.
      await open(page, path);
      await address(page).fill('ada@example.com');
      await expect(form(page).getByText('No form service is set up here, so this form cannot be sent.')).toBeVisible();
      await subscribe(page).click();
      await expect(message(page)).toContainText('No form service is set up here.');
      await expect(address(page)).toHaveValue('ada@example.com');
    });
  });
}

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
