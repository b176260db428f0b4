import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { fakePorts } from '../testing/index.ts';
import { isSaved } from './is-saved.ts';

const nothing = { saved_reports: null, saved_content: null, overflow: [] };

describe('The check for a saved text', () => {
  it('finds a text in a record of its list, whatever its characters', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(), async (content) => {
        const { work } = fakePorts();
        await work.save('saved_content', (id) => ({ id, title: 'Tides', content, type: 'Cards' }));
        const texts = await work.read();
        expect(isSaved(texts, 'saved_content', content)).toBe(true);
        expect(isSaved(texts, 'saved_reports', content)).toBe(false);
        expect(isSaved(texts, 'saved_content', `${content}.`)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it('finds it among much plain text, and in a record of another program', async () => {
    const content = `It rises — and falls. ${'The moon pulls. '.repeat(20)}`;
    const { work } = fakePorts();
    await work.save('saved_content', (id) => ({ id, title: 'Tides', content }));
    expect(isSaved(await work.read(), 'saved_content', content)).toBe(true);
    expect(isSaved({ ...nothing, saved_content: JSON.stringify([{ content }]) }, 'saved_content', content)).toBe(true);
  });

  it('finds it in extended storage', () => {
    const text = JSON.stringify({ id: 1, content: 'The moon pulls.' });
    const texts = { ...nothing, overflow: [{ store: 'saved_content', text } as const] };
    expect(isSaved(texts, 'saved_content', 'The moon pulls.')).toBe(true);
    expect(isSaved(texts, 'saved_reports', 'The moon pulls.')).toBe(false);
  });

  it('finds only the whole text of a record: no part of one, and none that another one quotes', () => {
    const saved_content = JSON.stringify([{ id: 1, content: 'It says {"content":"Tides"}. Tides are high.' }]);
    expect(isSaved({ ...nothing, saved_content }, 'saved_content', 'Tides')).toBe(false);
    expect(isSaved(nothing, 'saved_content', '')).toBe(false);
  });
});
