import { describe, expect, it } from 'vitest';
import { english } from '../../../lib/language/english.ts';
import { readDocument } from '../../../lib/text/read-document.ts';
import { check } from '../check.ts';
import { EXAMPLES } from './examples.test-data.ts';

describe.each(Object.entries(EXAMPLES))('The rule %s', (id, { wrong, right }) => {
  it.each(wrong)('corrects %j', async (sentence, fix) => {
    const { grammar } = await check(readDocument('content', sentence, english, true));
    expect(grammar.map((finding) => finding.fix).join('\n')).toContain(fix);
  });

  it.each(right)('leaves alone %j', async (sentence) => {
    const { grammar } = await check(readDocument('content', sentence, english, true));
    expect(grammar.filter((finding) => finding.rule === id)).toEqual([]);
  });
});
