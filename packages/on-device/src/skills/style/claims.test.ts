import { describe, expect, it } from 'vitest';
import { english } from '../../lib/language/english.ts';
import { readDocument } from '../../lib/text/read-document.ts';
import { check } from './check.ts';

async function claims(text: string): Promise<string[]> {
  const found = await check(readDocument('content', text, english, true));
  return found.claims.map(({ start, end }) => text.slice(start, end));
}

describe('A figure without a source', () => {
  it('is named', async () => {
    expect(await claims('Today 72% of the teenagers use it.')).toEqual(['72%']);
  });

  it.each(['The measured gain was 98.2 mV ± 1.5 %.', 'I noticed that her saturation was 98%.', 'Of our sample, 40% agreed.'])(
    'needs none where the writer has read it: %j',
    async (text) => {
      expect(await claims(text)).toEqual([]);
    },
  );
});
