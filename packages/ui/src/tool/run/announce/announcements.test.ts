import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcements, type RunMoment } from './announcements.ts';

let announced: string[] = [];
let announcements: Announcements;
const update = (now: Partial<RunMoment>): void => announcements.update({ state: 'busy', words: 0, progress: undefined, ...now });
const section = (title: string, index: number) => ({ progress: { title, index, count: 3 } });

beforeEach(() => {
  vi.useFakeTimers();
  announced = [];
  announcements = new Announcements('Study plan', (message) => announced.push(message));
});
afterEach(() => {
  announcements.stop();
  vi.useRealTimers();
});

describe('Announcements', () => {
  it('says what to do with each prompt that waits', () => {
    const parts = [
      { titles: ['Why'], words: 10, done: true },
      { titles: ['How'], words: 10, done: false },
    ];
    update({ handover: { id: '1', prompt: 'Write.' } });
    update({});
    update({ handover: { id: '2', prompt: 'Write on.', parts } });
    update({ handover: { id: '3', prompt: 'Write more.', parts, reason: 'Too short.' } });
    expect(announced.slice(1)).toEqual([
      'The prompt is ready. Copy it into your chat, then paste the answer.',
      'Prompt 2 of 2 is ready. Copy it into your chat, then paste the answer.',
      'A second prompt is ready. Copy it into your chat, then paste the answer.',
    ]);
  });

  it('announces the start, and a finished section at most every ten seconds, but not the end, which has a notice', () => {
    update({});
    update(section('Goals', 1));
    update(section('Week 1', 2));
    update(section('Week 2', 3));
    vi.advanceTimersByTime(10_000);
    update(section('Week 3', 4));
    update({ state: 'result', words: 1_284 });
    expect(announced).toEqual(['Writing study plan', 'Goals done, 1 of 3', 'Week 2 done, 3 of 3', '']);
  });

  it('announces every 15 seconds that it still writes, if new words have arrived', () => {
    update({});
    update({ words: 420 });
    vi.advanceTimersByTime(15_000);
    expect(announced.at(-1)).toBe('Still writing, 420 words');
    const before = announced.length;
    vi.advanceTimersByTime(60_000);
    expect(announced).toHaveLength(before);
  });

  it('announces no stop, because it has a notice', () => {
    update({});
    update({ state: 'idle' });
    expect(announced).toEqual(['Writing study plan', '']);
    update({});
    update({ state: 'result', words: 1 });
    expect(announced.slice(2)).toEqual(['Writing study plan', '']);
  });

  it('announces nothing after a failure, whose notice is an alert', () => {
    update({});
    update({ state: 'error', words: 12 });
    vi.advanceTimersByTime(60_000);
    expect(announced).toEqual(['Writing study plan', '']);
  });
});
