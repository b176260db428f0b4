import { describe, expect, it } from 'vitest';
import { contactForm, formIssues, isBot, submissionOf, subscribeForm } from './message-form.ts';

const texts = { firstName: 'Ananya', lastName: 'Rao', email: 'ananya@college.edu', subject: 'Citations', message: 'Hello.', botcheck: '' };

describe('The contact form', () => {
  it('requires all five fields, in screen order', () => {
    expect(formIssues(contactForm, {}).map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email', 'subject', 'message']);
    expect(formIssues(contactForm, texts)).toEqual([]);
  });

  it.each(Object.keys(contactForm.required))('rejects a %s of invisible characters', (field) => {
    for (const blank of ['', ' \n', '\u00a0\u200b', '\u2800'])
      expect(formIssues(contactForm, { ...texts, [field]: blank }).map((issue) => issue.field)).toEqual([field]);
  });

  it('shows the format of an address', () => {
    expect(formIssues(contactForm, { ...texts, email: 'ananya@college' })).toEqual([
      { field: 'email', message: 'Enter an email address in the format name@example.com' },
    ]);
  });

  it('sends trimmed texts and joins the two names', () => {
    const typed = { ...texts, firstName: ' Ananya ', email: '\u200bananya@college.edu ', message: '\n One.\n\nTwo. \n' };
    expect(formIssues(contactForm, typed)).toEqual([]);
    expect(submissionOf(contactForm, typed)).toEqual({
      name: 'Ananya Rao',
      email: 'ananya@college.edu',
      subject: 'Citations',
      message: 'One.\n\nTwo.',
      botcheck: '',
    });
  });

  it('recognises a bot by any text in the hidden field', () => {
    expect(isBot(texts)).toBe(false);
    expect(isBot({})).toBe(false);
    expect(isBot({ botcheck: ' ' })).toBe(true);
  });
});

describe('The subscribe box', () => {
  it('requires an address only, and sends it as a newsletter subscription', () => {
    expect(formIssues(subscribeForm, {}).map(({ field }) => field)).toEqual(['email']);
    const { subject, message, email } = submissionOf(subscribeForm, { email: 'ananya@college.edu' });
    expect(subject).toBe('Newsletter subscription');
    expect(message).toContain(email);
  });
});
