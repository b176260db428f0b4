import { describe, expect, it } from 'vitest';
import { readStream } from './read-stream.ts';

const LINE = 'x'.repeat(100);
const streamed = (events: number): Response =>
  new Response(`data: "${LINE}"\n\n`.repeat(events), { headers: { 'content-type': 'text/event-stream' } });
const wait = <T>(next: Promise<T>): Promise<T> => next;

describe('readStream', () => {
  it('gives the page turns while it reads what has arrived already', async () => {
    let turns = 0;
    const count = (): void => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    const texts: unknown[] = [];
    let longest = 0;
    let before = 0;
    for await (const text of readStream(streamed(10_000), wait)) {
      texts.push(text);
      if (turns === before) longest += 1;
      else longest = 0;
      before = turns;
      expect(longest).toBeLessThan(1000);
    }
    clearImmediate(timer);
    expect(texts).toHaveLength(10_000);
    expect(turns).toBeGreaterThan(20);
  });
});
