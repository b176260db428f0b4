import { expect, test } from 'vitest';
import { formatHeaders, headersAt } from './headers-file.ts';

test('sends a file the headers of every path that matches it', () => {
  const text = formatHeaders({ '/*': { A: '1' }, '/tools/*': { B: '2: two' }, '/tools': { C: '3' } });
  expect(headersAt(text, '/tools/planner')).toEqual({ A: '1', B: '2: two' });
  expect(headersAt(text, '/tools')).toEqual({ A: '1', C: '3' });
});

test('throws for a line of more than 2,000 characters or more than 100 rules, which some hosts ignore', () => {
  expect(() => formatHeaders({ '/': { 'Content-Security-Policy': 'x'.repeat(1_990) } })).toThrow('CSP_CONNECT_EXTRA');
  const rules = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${index}`, {}]));
  expect(() => formatHeaders(rules(101))).toThrow('101 rules');
  expect(formatHeaders(rules(100))).toContain('/99');
});
