import { describe, expect, it } from 'vitest';
import { english } from '../../../lib/language/english.ts';
import { readDocument } from '../../../lib/text/read-document.ts';
import { check } from '../check.ts';

async function found(text: string): Promise<string[]> {
  const { grammar } = await check(readDocument('content', text, english, true));
  return grammar.map(({ rule, start, end }) => `${rule}: ${text.slice(start, end)}`);
}

describe('A part of a sentence that begins with "which"', () => {
  it('is found where it stands as a sentence', async () => {
    expect(await found('Rights come first. Which Mill denies he needs.')).toEqual(['fragment: Which Mill denies he needs.']);
  });

  it.each(['Rights come first. Which he meant is unclear.', 'Which rights does he need?'])('is a sentence in %j', async (text) => {
    expect(await found(text)).toEqual([]);
  });
});

describe('Two errors at one place', () => {
  it('are named by the one that matters more than a comma', async () => {
    expect(await found('However there is things which harm me.')).toEqual(['there-is-plural: there is things']);
  });
});
