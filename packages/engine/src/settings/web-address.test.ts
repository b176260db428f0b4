import { describe, expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

describe('isWebAddress', () => {
  it.each(['https://host/v1', 'http://localhost:11434', 'HTTPS://host', 'https://host/path?query#hash'])('accepts %s', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  it.each([
    ['a user name', 'https://user@host/v1'],
    ['a password', 'https://:secret@host/v1'],
    ['a user name and a password', 'https://user:secret@host/v1'],
    ['white space', 'https://host/a b'],
    ['a line break', 'https://host\n'],
    ['another protocol', 'ftp://host'],
    ['a script', 'javascript:alert(1)'],
    ['no protocol', 'host/v1'],
    ['no host', 'https://'],
    ['nothing', ''],
  ])('refuses an address with %s', (_, text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});
