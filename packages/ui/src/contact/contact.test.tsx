import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { ContactPage } from './ContactPage.tsx';
import type { FormResponse, FormService, FormSubmission } from './form-service.ts';
import { SubscribeForm } from './SubscribeForm.tsx';

// A test can skip ahead in time. The fake time also advances by itself, because Testing Library polls with timers.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const withNavigation = (page: ReactNode) => <MemoryNavigation>{page}</MemoryNavigation>;
/** A form service that never responds. */
const UNRESPONSIVE: FormService = { submit: () => new Promise(() => {}) };

/** A form service that records its submissions. Its response comes when the test calls `respond`. */
function serviceWith(response: FormResponse | Error) {
  const sent: FormSubmission[] = [];
  const gate = Promise.withResolvers<void>();
  const service: FormService = {
    submit: async (submission) => {
      sent.push(submission);
      await gate.promise;
      if (response instanceof Error) throw response;
      return response;
    },
  };
  return { service, sent, respond: () => act(async () => gate.resolve()) };
}

const FILLED = {
  'First Name': 'Ananya',
  'Last Name': 'Rao',
  Email: 'ananya@college.edu',
  Subject: 'Citations',
  Message: 'Which ones are real?',
} as const;
const labels = Object.keys(FILLED) as (keyof typeof FILLED)[];
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (given: Partial<Record<keyof typeof FILLED, string>> = {}): void => {
  for (const [label, value] of Object.entries({ ...FILLED, ...given })) fireEvent.change(field(label), { target: { value } });
};
const typed = (): string[] => labels.map((label) => field(label).value);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const status = (): string => screen.getByRole('status').textContent ?? '';
const messageOf = (control: HTMLElement): string | null | undefined =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const trap = (): HTMLInputElement => document.querySelector('[name="botcheck"]') as HTMLInputElement;

describe('the contact page', () => {
  it('has five fields, with autocomplete for name and email', () => {
    render(withNavigation(<ContactPage service={UNRESPONSIVE} />));
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeTruthy();
    expect(screen.getAllByRole('textbox').map((control) => (control as HTMLInputElement).labels?.[0]?.textContent)).toEqual(labels);
    expect(labels.map((label) => field(label).autocomplete).slice(0, 3)).toEqual(['given-name', 'family-name', 'email']);
    expect(screen.getByText('Sent through a form service, not stored here.')).toBeTruthy();
  });

  it('is disabled until the page is hydrated, and has no style attribute', () => {
    const html = renderToString(withNavigation(<ContactPage service={UNRESPONSIVE} />));
    expect(html).toContain('<fieldset disabled=""');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('hides the bot check from sight, keyboard and assistive technology', () => {
    render(withNavigation(<ContactPage service={UNRESPONSIVE} />));
    expect(trap().closest('[aria-hidden="true"]')).toBeTruthy();
    expect(trap().tabIndex).toBe(-1);
    expect(trap().autocomplete).toBe('off');
  });

  it('links to the repository only when there is one', () => {
    const { rerender } = render(withNavigation(<ContactPage service={UNRESPONSIVE} />));
    expect(screen.queryByRole('link', { name: 'public repository' })).toBeNull();
    rerender(withNavigation(<ContactPage repository="https://git.example.org/x" service={UNRESPONSIVE} />));
    expect(screen.getByRole('link', { name: 'public repository' }).getAttribute('href')).toBe('https://git.example.org/x');
  });
});

describe('sending a message', () => {
  it('announces that it is sending, keeps focus on the button, announces success and clears the form', async () => {
    const { service, sent, respond } = serviceWith({ ok: true });
    render(withNavigation(<ContactPage service={service} />));
    fill();
    await press('Send Message');
    const button = await screen.findByRole('button', { name: 'Sending...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(status()).toBe('Please wait...');
    expect(field('Message').readOnly).toBe(true);
    await respond();
    await waitFor(() => expect(status()).toBe('Form submitted successfully!'));
    expect(sent).toEqual([
      { name: 'Ananya Rao', email: 'ananya@college.edu', subject: 'Citations', message: 'Which ones are real?', botcheck: '' },
    ]);
    expect(typed()).toEqual(['', '', '', '', '']);
    expect(screen.getByRole('button', { name: 'Send Message' }).getAttribute('aria-disabled')).toBeNull();
  });

  it.each<[string, FormResponse | Error, string]>([
    ['the service refuses', { ok: false, message: 'Unsuccessful: <b>quota</b>' }, 'Unsuccessful: <b>quota</b>'],
    ['the service gives no reason', { ok: false }, 'Something went wrong'],
    ['the network fails', new TypeError('Failed to fetch'), 'Something went wrong!'],
  ])('shows an error when %s, keeps the texts, and can be sent again', async (_, response, text) => {
    const { service, sent, respond } = serviceWith(response);
    render(withNavigation(<ContactPage service={service} />));
    fill();
    await press('Send Message');
    await respond();
    await waitFor(() => expect(status()).toBe(text));
    expect(screen.getByRole('status').className).toContain('--error');
    expect(typed()).toEqual(Object.values(FILLED));
    await press('Send Message');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('removes every status after 3 seconds', async () => {
    const { service, respond } = serviceWith({ ok: true });
    render(withNavigation(<ContactPage service={service} />));
    fill();
    await press('Send Message');
    await respond();
    await waitFor(() => expect(screen.getByRole('status').className).toContain('--ok'));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(status()).toBe('');
  });

  it('sends once, however often the button is pressed', async () => {
    const { service, sent, respond } = serviceWith({ ok: true });
    render(withNavigation(<ContactPage service={service} />));
    fill();
    const form = screen.getByRole('button', { name: 'Send Message' }).closest('form') as HTMLFormElement;
    for (let n = 0; n < 3; n += 1) fireEvent.submit(form);
    await screen.findByText('Please wait...');
    fireEvent.submit(form);
    await respond();
    await waitFor(() => expect(status()).toBe('Form submitted successfully!'));
    expect(sent).toHaveLength(1);
  });

  it('does not send for a bot', async () => {
    const { service, sent } = serviceWith({ ok: true });
    render(withNavigation(<ContactPage service={service} />));
    fill();
    fireEvent.change(trap(), { target: { value: 'x' } });
    await press('Send Message');
    await waitFor(() => expect(status()).toBe('Bot detected!'));
    expect(sent).toEqual([]);
  });
});

describe('an incomplete message', () => {
  it('is not sent: each field says what to type, and the first takes focus', async () => {
    const { service, sent } = serviceWith({ ok: true });
    render(withNavigation(<ContactPage service={service} />));
    await press('Send Message');
    await waitFor(() => expect(document.activeElement).toBe(field('First Name')));
    expect(labels.map((label) => messageOf(field(label)))).toEqual([
      'Enter your first name',
      'Enter your last name',
      'Enter an email address in the format name@example.com',
      'Enter a subject',
      'Enter a message',
    ]);
    expect(sent).toEqual([]);
    expect(status()).toBe('');
  });

  it('focuses the first invalid field at every submit, and shows its error until it is fixed', async () => {
    render(withNavigation(<ContactPage service={UNRESPONSIVE} />));
    fill({ Email: 'ananya@college' });
    for (let n = 0; n < 2; n += 1) {
      await press('Send Message');
      await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    }
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field('Email'), { target: { value: 'ananya@college.edu' } });
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBeNull());
    expect(messageOf(field('Email'))).toBeUndefined();
  });
});

describe('without a form service', () => {
  it('says so before anything is typed, and links to the email address', () => {
    render(withNavigation(<ContactPage email="hello@example.org" service={undefined} />));
    expect(screen.getByText(/No form service is set up here/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'hello@example.org' }).getAttribute('href')).toBe('mailto:hello@example.org');
    expect(screen.queryByText(/Sent through a form service/)).toBeNull();
  });

  it('says so once after a press, keeps the link to the address and loses no text', async () => {
    render(withNavigation(<ContactPage email="hello@example.org" service={undefined} />));
    fill();
    await press('Send Message');
    await waitFor(() => expect(status()).toContain('No form service is set up here'));
    expect(screen.getAllByText(/No form service is set up here/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'hello@example.org' })).toBeTruthy();
    expect(typed()).toEqual(Object.values(FILLED));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(status()).toBe('');
    expect(screen.getAllByText(/No form service is set up here/)).toHaveLength(1);
  });
});

describe('the subscribe form', () => {
  it('sends the address with its purpose', async () => {
    const { service, sent, respond } = serviceWith({ ok: true });
    render(<SubscribeForm service={service} />);
    await userEvent.type(field('Email address'), 'ananya@college.edu{Enter}');
    await respond();
    await waitFor(() => expect(status()).toBe('Form submitted successfully!'));
    expect(sent).toMatchObject([{ email: 'ananya@college.edu', subject: 'Newsletter subscription' }]);
    expect(field('Email address').value).toBe('');
  });

  it('shows an example of an address when it is invalid', async () => {
    render(<SubscribeForm service={UNRESPONSIVE} />);
    await press('Subscribe');
    await waitFor(() => expect(document.activeElement).toBe(field('Email address')));
    expect(messageOf(field('Email address'))).toBe('Enter an email address in the format name@example.com');
  });

  it('says that there is no form service, and keeps the address', async () => {
    render(<SubscribeForm email="hello@example.org" service={undefined} />);
    fireEvent.change(field('Email address'), { target: { value: 'a@b.co' } });
    await press('Subscribe');
    await waitFor(() => expect(status()).toContain('No form service is set up here'));
    expect(screen.getAllByText(/No form service is set up here/)).toHaveLength(1);
    expect(field('Email address').value).toBe('a@b.co');
    expect(screen.getByRole('link', { name: 'hello@example.org' })).toBeTruthy();
  });
});
