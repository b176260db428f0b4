import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';
import { contactForm, isBot, issuesOf, submissionOf, subscribeForm } from './message-form.ts';

const texts = { firstName: 'Ananya', lastName: 'Rao', email: 'ananya@college.edu', subject: 'Citations', message: 'Hello.', botcheck: '' };

describe('An email address', () => {
  it.each(['a@b.co', 'first.last+tag@mail.college.ac.in', "o'hara@example.org", 'नाम@उदाहरण.भारत', 'x@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'])(
    'may be %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'ananya',
    'ananya@college',
    '@college.edu',
    'ananya@',
    'a b@college.edu',
    'a@b@college.edu',
    'a@college..edu',
    'a@.edu',
    'a@college.edu.',
    'a@-college.edu',
    'a@192.168.0.1',
    '.a@college.edu',
    'a..b@college.edu',
    'a\u200b@college.edu',
    'a@college.edu\nBcc: b@college.edu',
    '<a@college.edu>',
    `${'a'.repeat(65)}@college.edu`,
    `a@${'b.'.repeat(130)}edu`,
  ])('is never %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is what a generator of addresses makes', () => {
    fc.assert(fc.property(fc.emailAddress(), isEmail));
  });
});

describe('The contact form', () => {
  it('asks for all five fields, in their order', () => {
    expect(issuesOf(contactForm, {}).map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email', 'subject', 'message']);
    expect(issuesOf(contactForm, texts)).toEqual([]);
  });

  it.each(Object.keys(contactForm.required))('takes no %s that nobody can see', (field) => {
    for (const blank of ['', ' \n', '\u00a0\u200b', '\u2800'])
      expect(issuesOf(contactForm, { ...texts, [field]: blank }).map((issue) => issue.field)).toEqual([field]);
  });

  it('says what an address looks like', () => {
    expect(issuesOf(contactForm, { ...texts, email: 'ananya@college' })).toEqual([
      { field: 'email', message: 'Enter an email address in the format name@example.com' },
    ]);
  });

  it('sends trimmed texts and the two names as one', () => {
    const typed = { ...texts, firstName: ' Ananya ', email: '\u200bananya@college.edu ', message: '\n One.\n\nTwo. \n' };
    expect(issuesOf(contactForm, typed)).toEqual([]);
    expect(submissionOf(contactForm, typed)).toEqual({
      name: 'Ananya Rao',
      email: 'ananya@college.edu',
      subject: 'Citations',
      message: 'One.\n\nTwo.',
      botcheck: '',
    });
  });

  it('knows a bot by the hidden field, however little is in it', () => {
    expect(isBot(texts)).toBe(false);
    expect(isBot({})).toBe(false);
    expect(isBot({ botcheck: ' ' })).toBe(true);
  });
});

describe('The subscribe box', () => {
  it('asks for an address alone, and tells the service what it is for', () => {
    expect(issuesOf(subscribeForm, {}).map(({ field }) => field)).toEqual(['email']);
    const { subject, message, email } = submissionOf(subscribeForm, { email: 'ananya@college.edu' });
    expect(subject).toBe('Newsletter subscription');
    expect(message).toContain(email);
  });
});
