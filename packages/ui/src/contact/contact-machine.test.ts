import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type ContactEmitted, contactMachine } from './contact-machine.ts';
import type { FormResponse, FormService, FormSubmission } from './form-service.ts';
import { contactForm } from './message-form.ts';

const texts = { firstName: 'Ananya', lastName: 'Rao', email: 'ananya@college.edu', subject: 'Citations', message: 'Hello.', botcheck: '' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form service whose response comes when the test calls `respond` or `fail`. */
function fakeService() {
  const submissions: FormSubmission[] = [];
  const signals: AbortSignal[] = [];
  let pending: { resolve: (response: FormResponse) => void; reject: (error: unknown) => void } | undefined;
  const service: FormService = {
    submit: (submission, signal) => {
      submissions.push(submission);
      signals.push(signal);
      const { promise, ...settle } = Promise.withResolvers<FormResponse>();
      pending = settle;
      return promise;
    },
  };
  const settle = (how: (by: NonNullable<typeof pending>) => void): Promise<unknown> => {
    if (pending) how(pending);
    return vi.advanceTimersByTimeAsync(0);
  };
  return {
    service,
    submissions,
    signals,
    respond: (response: FormResponse) => settle(({ resolve }) => resolve(response)),
    fail: () => settle(({ reject }) => reject(new TypeError('Failed to fetch'))),
  };
}

function started() {
  const fake = fakeService();
  const emitted: ContactEmitted[] = [];
  const run = createActor(contactMachine, { input: { form: contactForm } });
  run.on('*', (event) => emitted.push(event));
  run.start();
  const submit = (given: Readonly<Record<string, string>> = {}, service: FormService | undefined = fake.service): void =>
    run.send({ type: 'submit', texts: { ...texts, ...given }, service });
  return {
    ...fake,
    run,
    emitted,
    submit,
    state: () => run.getSnapshot().value,
    status: () => run.getSnapshot().context.status,
    wrong: () => run.getSnapshot().context.issues.map(({ field }) => field),
  };
}

describe('contactMachine', () => {
  it('sends the message and emits that the form can be cleared', async () => {
    const { submit, state, status, submissions, respond, emitted } = started();
    submit();
    expect(state()).toBe('sending');
    expect(status()).toEqual({ tone: 'busy', text: 'Please wait...' });
    expect(submissions).toEqual([
      { name: 'Ananya Rao', email: 'ananya@college.edu', subject: 'Citations', message: 'Hello.', botcheck: '' },
    ]);
    expect(emitted).toEqual([]);
    await respond({ ok: true });
    expect(status()).toEqual({ tone: 'ok', text: 'Form submitted successfully!' });
    expect(emitted).toEqual([{ type: 'sent' }]);
  });

  it.each<[string, FormResponse | 'unreachable', string]>([
    ['a refusal with a reason', { ok: false, message: 'Unsuccessful: too many messages' }, 'Unsuccessful: too many messages'],
    ['a refusal without one', { ok: false }, 'Something went wrong'],
    ['a network failure', 'unreachable', 'Something went wrong!'],
    [
      'no form service',
      { ok: false, reason: 'not-set-up' },
      'No form service is set up here. Nothing was sent, and what you typed is still here.',
    ],
  ])('shows an error after %s and keeps the texts', async (_, outcome, text) => {
    const { submit, status, respond, fail, emitted } = started();
    submit();
    await (outcome === 'unreachable' ? fail() : respond(outcome));
    expect(status()).toEqual({ tone: 'error', text });
    expect(emitted).toEqual([]);
  });

  it('sends nothing without a form service', async () => {
    const { run, state, status, emitted } = started();
    run.send({ type: 'submit', texts, service: undefined });
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe('message');
    expect(status()?.text).toContain('No form service is set up here');
    expect(emitted).toEqual([]);
  });

  it('does not send the message of a bot, whatever the other fields contain', () => {
    for (const given of [{ botcheck: 'x' }, { botcheck: 'x', email: '', message: '' }]) {
      const { submit, status, submissions, wrong } = started();
      submit(given);
      expect(status()).toEqual({ tone: 'error', text: 'Bot detected!' });
      expect(submissions).toEqual([]);
      expect(wrong()).toEqual([]);
    }
  });

  it('ignores a submit while it is sending', async () => {
    const { submit, submissions, respond, emitted } = started();
    for (let n = 0; n < 3; n += 1) submit();
    submit({ botcheck: 'x' });
    submit({ email: '' });
    await respond({ ok: true });
    expect(submissions).toHaveLength(1);
    expect(emitted).toEqual([{ type: 'sent' }]);
  });

  it('aborts and shows an error when no response comes within 30 seconds', async () => {
    const { submit, status, state, signals, respond, emitted } = started();
    submit();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(state()).toBe('sending');
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(status()).toEqual({ tone: 'error', text: 'Something went wrong!' });
    expect(signals[0]?.aborted).toBe(true);
    await respond({ ok: true });
    expect(emitted).toEqual([]);
  });

  it('does not abort the request when the person leaves the page', async () => {
    const { run, submit, signals } = started();
    submit();
    run.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(signals[0]?.aborted).toBe(false);
  });
});

describe('The status line', () => {
  it.each<[string, Readonly<Record<string, string>>, FormResponse]>([
    ['after success', {}, { ok: true }],
    ['after failure', {}, { ok: false }],
    ['after a bot check', { botcheck: 'x' }, { ok: true }],
  ])('%s disappears after 3 seconds', async (_, given, outcome) => {
    const { submit, state, status, respond } = started();
    submit(given);
    await respond(outcome);
    await vi.advanceTimersByTimeAsync(2999);
    expect(status()).toBeDefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(status()).toBeUndefined();
    expect(state()).toBe('idle');
  });

  it('stays for 3 seconds after the last attempt', async () => {
    const { submit, status } = started();
    submit({ botcheck: 'x' });
    await vi.advanceTimersByTimeAsync(2000);
    submit({ botcheck: 'y' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(status()?.text).toBe('Bot detected!');
    await vi.advanceTimersByTimeAsync(1000);
    expect(status()).toBeUndefined();
  });

  it('is replaced at once by the next attempt', async () => {
    const { submit, state, respond, submissions, status } = started();
    submit();
    await respond({ ok: false });
    submit();
    expect(state()).toBe('sending');
    expect(submissions).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(status()?.text).toBe('Please wait...');
  });
});

describe('A form with missing fields', () => {
  it('sends nothing and emits `invalid` with the first invalid field', () => {
    const { submit, state, wrong, submissions, emitted, status } = started();
    submit({ email: 'ananya@college', message: ' \u200b' });
    expect(state()).toBe('idle');
    expect(wrong()).toEqual(['email', 'message']);
    expect(emitted).toEqual([{ type: 'invalid', field: 'email' }]);
    expect(submissions).toEqual([]);
    expect(status()).toBeUndefined();
  });

  it('removes the status of an earlier attempt', async () => {
    const { submit, status, respond } = started();
    submit();
    await respond({ ok: true });
    submit({ email: '' });
    expect(status()).toBeUndefined();
  });

  it('keeps each issue until it is fixed and adds none while a person types', async () => {
    const { run, submit, wrong } = started();
    submit({ email: 'ananya@college', message: '' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wrong()).toEqual(['email', 'message']);
    run.send({ type: 'change', texts: { ...texts, message: '', subject: '' } });
    expect(wrong()).toEqual(['message']);
    run.send({ type: 'change', texts: { ...texts, message: 'Hello.' } });
    expect(wrong()).toEqual([]);
  });
});
