import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@mail.college.ac.in', "o'hara@example.org", 'नाम@उदाहरण.भारत', 'x@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'])(
    'accepts %s',
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
  ])('rejects %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('accepts every generated address', () => {
    fc.assert(fc.property(fc.emailAddress(), isEmail));
  });
});
