import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/index.ts';
import { ANALYTICS_KEY, parseAnalytics, recordUse } from './analytics.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('The usage counters', () => {
  it('count a use and set lastUsed, and keep unknown fields', async () => {
    const storage = memoryStorage({ [ANALYTICS_KEY]: '{"flashcards":2,"other":{"x":1},"lastUsed":"2020-01-01T00:00:00Z"}' });
    await recordUse(storage, 'flashcards', now);
    await recordUse(storage, 'mockInterview', now);
    expect(JSON.parse(storage.entries.get(ANALYTICS_KEY) ?? '')).toEqual({
      flashcards: 3,
      other: { x: 1 },
      mockInterview: 1,
      lastUsed: now.toISOString(),
    });
  });

  it.each([
    ['"5"', 6],
    ['"x"', 1],
    ['-1', 1],
    ['1e308', 1],
    ['null', 1],
    ['2.5', 1],
  ])('continue from a stored counter of %s with %d', async (stored, next) => {
    const storage = memoryStorage({ [ANALYTICS_KEY]: `{"flashcards":${stored}}` });
    await recordUse(storage, 'flashcards', now);
    expect(parseAnalytics(storage.entries.get(ANALYTICS_KEY) ?? null).counters.get('flashcards')).toBe(next);
  });

  it('accept any stored text and keep what cannot be read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (raw) => {
        const storage = memoryStorage({ [ANALYTICS_KEY]: raw });
        await recordUse(storage, 'flashcards', now);
        expect(parseAnalytics(storage.entries.get(ANALYTICS_KEY) ?? null).counters.get('flashcards')).toBeGreaterThan(0);
      }),
    );
    const storage = memoryStorage({ [ANALYTICS_KEY]: '{"flash' });
    await recordUse(storage, 'flashcards', now);
    expect(storage.entries.get(ANALYTICS_KEY)).toContain('{\\"flash');
  });

  it('do not count an unreadable text that looks like a number', async () => {
    const storage = memoryStorage({ [ANALYTICS_KEY]: '5' });
    await recordUse(storage, 'flashcards', now);
    expect(storage.entries.get(ANALYTICS_KEY)).toContain('"5"');
    expect([...parseAnalytics(storage.entries.get(ANALYTICS_KEY) ?? null).counters]).toEqual([['flashcards', 1]]);
  });

  it('accept a counter with the name of an inherited property', async () => {
    const storage = memoryStorage();
    await recordUse(storage, 'constructor', now);
    expect(JSON.parse(storage.entries.get(ANALYTICS_KEY) ?? '')['constructor']).toBe(1);
    expect(parseAnalytics('{"lastUsed":"nonsense"}').lastUsed).toBeUndefined();
  });
});
