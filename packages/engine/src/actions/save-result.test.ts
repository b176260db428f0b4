import { describe, expect, it } from 'vitest';
import { ON_DEVICE, type Result } from '../result/result.ts';
import { transcriptOf } from '../result/transcript.ts';
import { exampleTool, fakePorts, type MemoryStorage } from '../testing/index.ts';
import { saveResult } from './save-result.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const result: Result = {
  transcript: transcriptOf('The text.'),
  values: { topic: 'Tides', level: 'hard' },
  source: ON_DEVICE,
  complete: true,
};

describe('saveResult', () => {
  it('stores the public record with its source', async () => {
    const ports = fakePorts({ clock: { now: () => now } });
    await saveResult(ports, exampleTool(), result);
    expect(savedIn(ports.storage)).toEqual([
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
    const ports = fakePorts();
    for (let n = 0; n < 3; n += 1) await saveResult(ports, exampleTool(), result);
    expect(new Set(savedIn(ports.storage).map((item) => item.id)).size).toBe(3);
  });
});

function savedIn(storage: MemoryStorage): { readonly id: number }[] {
  return JSON.parse(storage.entries.get('saved_content') ?? '[]');
}
