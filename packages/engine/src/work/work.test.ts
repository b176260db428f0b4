import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ON_DEVICE, type Result } from '../result/result.ts';
import { transcriptOf } from '../result/transcript.ts';
import { exampleTool, type MemoryStorage, memoryStorage } from '../testing/index.ts';
import { ANALYTICS_KEY, parseAnalytics, recordUse } from './analytics.ts';
import { saveResult } from './saved-work.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const result: Result = {
  transcript: transcriptOf('The text.'),
  values: { topic: 'Tides', level: 'hard' },
  source: ON_DEVICE,
  complete: true,
};

describe('Analytics', () => {
  it('count a use and set lastUsed, beside whatever else is there', async () => {
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
  ])('take a counter of %s for what it is worth', async (stored, next) => {
    const storage = memoryStorage({ [ANALYTICS_KEY]: `{"flashcards":${stored}}` });
    await recordUse(storage, 'flashcards', now);
    expect(parseAnalytics(storage.entries.get(ANALYTICS_KEY) ?? null).counters.get('flashcards')).toBe(next);
  });

  it('survive any text in their key, and keep it aside', async () => {
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

  it('count nothing for a text that was kept aside, also where it looks like a number', async () => {
    const storage = memoryStorage({ [ANALYTICS_KEY]: '5' });
    await recordUse(storage, 'flashcards', now);
    expect(storage.entries.get(ANALYTICS_KEY)).toContain('"5"');
    expect([...parseAnalytics(storage.entries.get(ANALYTICS_KEY) ?? null).counters]).toEqual([['flashcards', 1]]);
  });

  it('are never fooled by names that every object has', async () => {
    const storage = memoryStorage();
    await recordUse(storage, 'constructor', now);
    expect(JSON.parse(storage.entries.get(ANALYTICS_KEY) ?? '')['constructor']).toBe(1);
    expect(parseAnalytics('{"lastUsed":"nonsense"}').lastUsed).toBeUndefined();
  });
});

describe('Saved work', () => {
  it('is the record of the specification, with its source', async () => {
    const storage = memoryStorage();
    await saveResult(storage, exampleTool(), result, now);
    expect(savedIn(storage)).toEqual([
      {
        id: now.getTime(),
        title: 'Tides - Example',
        content: 'The text.',
        createdAt: '2026-11-20T12:00:00.000Z',
        type: 'Example',
        level: 'hard',
        wordCount: 2000,
        source: 'on-device',
      },
    ]);
  });

  it('has an id of its own, also when two are saved in one millisecond', async () => {
    const storage = memoryStorage();
    for (let n = 0; n < 3; n += 1) await saveResult(storage, exampleTool(), result, now);
    expect(new Set(savedIn(storage).map((item) => item.id)).size).toBe(3);
  });

  it('never drops what is already there, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.jsonValue()).map((list) => JSON.stringify(list)),
        ),
        async (raw) => {
          const storage = memoryStorage({ saved_content: raw });
          await saveResult(storage, exampleTool(), result, now);
          const list: unknown[] = JSON.parse(storage.entries.get('saved_content') ?? '');
          expect(list.at(-1)).toMatchObject({ title: 'Tides - Example' });
          const before = isList(raw) ? (JSON.parse(raw) as unknown[]) : raw === '' ? [] : [{ unreadable: raw }];
          expect(list.slice(0, -1)).toEqual(before);
        },
      ),
    );
  });
});

function savedIn(storage: MemoryStorage): { readonly id: number }[] {
  return JSON.parse(storage.entries.get('saved_content') ?? '[]');
}

function isList(raw: string): boolean {
  try {
    return Array.isArray(JSON.parse(raw));
  } catch {
    return false;
  }
}
