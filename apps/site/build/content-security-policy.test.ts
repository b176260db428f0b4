import { expect, test } from 'vitest';
import { policyForMeta, resolversOf, securityHeaders } from './content-security-policy.ts';

test('allows inline code by its hash alone', () => {
  const policy = policyForMeta({ scripts: ['alert(1)'], styles: ['a{}', 'b{}'] });
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; style-src 'self' 'sha256-");
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(policy).not.toContain('unsafe');
});

test('forbids frames in the header, because browsers ignore frame-ancestors in a meta element', () => {
  const code = { scripts: [], styles: [] };
  expect(securityHeaders(code)['Content-Security-Policy']).toBe(`${policyForMeta(code)}; frame-ancestors 'none'`);
});

test('names no registry by default, and for doi.org those that it passes a request on to', () => {
  expect(policyForMeta({ scripts: [], styles: [] })).not.toMatch(/doi\.org|crossref/);
  expect(resolversOf('https://doi.org')).toEqual(expect.arrayContaining(['https://doi.org', 'https://api.crossref.org']));
  expect(resolversOf('https://doi.example.edu/resolve')).toEqual(['https://doi.example.edu']);
  expect(resolversOf('/doi')).toEqual([]);
});
