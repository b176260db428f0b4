import { memoryDrafts } from '@marginalia/engine/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { ContactPage } from './ContactPage.tsx';
import type { FormResponse, FormService } from './form-service.ts';

afterEach(cleanup);

const drafts = memoryDrafts();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const TYPED = { firstName: 'Ada', lastName: 'Rao', email: 'ada@college.edu', subject: 'Citations', message: 'Which ones are real?' };

function open(service: FormService) {
  render(
    <MemoryNavigation>
      <ContactPage drafts={drafts} service={service} />
    </MemoryNavigation>,
  );
}

/** A form service whose response comes when the test calls `respond`. */
function pendingService() {
  const { promise, resolve } = Promise.withResolvers<FormResponse>();
  const service: FormService = { submit: () => promise };
  return { service, respond: (response: FormResponse) => act(async () => resolve(response)) };
}

function type(): void {
  for (const [name, value] of Object.entries({ ...TYPED, botcheck: '' })) {
    const control = document.querySelector(`[name="${name}"]`) as HTMLInputElement;
    fireEvent.input(control, { target: { value } });
  }
}
const send = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByRole('button', { name: 'Sending...' });
};

it('text typed into the contact form is restored, except the bot check', () => {
  open(pendingService().service);
  type();
  fireEvent.input(document.querySelector('[name="botcheck"]') as HTMLInputElement, { target: { value: 'x' } });
  cleanup();
  expect(drafts.read('contact')).toEqual(TYPED);
  open(pendingService().service);
  expect(field('Message').value).toBe('Which ones are real?');
  expect(document.querySelector<HTMLInputElement>('[name="botcheck"]')?.value).toBe('');
});

it('the draft is kept when sending fails and removed when it succeeds', async () => {
  const refused = pendingService();
  open(refused.service);
  type();
  await send();
  await refused.respond({ ok: false });
  await screen.findByText('Something went wrong');
  cleanup();
  expect(drafts.read('contact')).toEqual(TYPED);

  const accepted = pendingService();
  open(accepted.service);
  await send();
  await accepted.respond({ ok: true });
  await screen.findByText('Form submitted successfully!');
  expect(drafts.read('contact')).toEqual({});
  cleanup();
  expect(drafts.read('contact')).toEqual({});
});

it('the draft is removed when sending succeeds after the page was left', async () => {
  const { service, respond } = pendingService();
  open(service);
  type();
  await send();
  cleanup();
  expect(drafts.read('contact')).toEqual(TYPED);
  await respond({ ok: true });
  await waitFor(() => expect(drafts.read('contact')).toEqual({}));
});
