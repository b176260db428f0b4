import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ON_DEVICE, type Result } from '../result/result.ts';
import { transcriptOf } from '../result/transcript.ts';
import { exampleTool, type MemoryStorage, memoryStorage } from '../testing/index.ts';
import { saveResult } from './save-result.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const result: Result = {
  transcript: transcriptOf('The text.'),
  values: { topic: 'Tides', level: 'hard' },
  source: ON_DEVICE,
  complete: true,
};

describe('saveResult', () => {
  it('stores the record of the specification with its source', async () => {
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

  it('gives each record its own id, even within one millisecond', async () => {
    const storage = memoryStorage();
    for (let n = 0; n < 3; n += 1) await saveResult(storage, exampleTool(), result, now);
    expect(new Set(savedIn(storage).map((item) => item.id)).size).toBe(3);
  });

  it('keeps everything that is already stored', async () => {
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
