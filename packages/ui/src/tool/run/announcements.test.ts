import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcements, type RunMoment } from './announcements.ts';

let said: string[] = [];
let announcements: Announcements;
const hear = (now: Partial<RunMoment>): void => announcements.update({ state: 'busy', words: 0, progress: undefined, ...now });
const section = (title: string, index: number) => ({ progress: { title, index, count: 3 } });

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  announcements = new Announcements('Study plan', (message) => said.push(message));
});
afterEach(() => {
  announcements.stop();
  vi.useRealTimers();
});

describe('what is announced', () => {
  it('is the start, and a finished section at most every ten seconds; the end has a notice, which is announced', () => {
    hear({});
    hear(section('Goals', 1));
    hear(section('Week 1', 2));
    hear(section('Week 2', 3));
    vi.advanceTimersByTime(10_000);
    hear(section('Week 3', 4));
    hear({ state: 'result', words: 1_284 });
    expect(said).toEqual(['Writing study plan', 'Goals done, 1 of 3', 'Week 2 done, 3 of 3', '']);
  });

  it('is that it still writes, where no section says so', () => {
    hear({});
    hear({ words: 420 });
    vi.advanceTimersByTime(15_000);
    expect(said.at(-1)).toBe('Still writing, 420 words');
    const before = said.length;
    vi.advanceTimersByTime(60_000);
    expect(said).toHaveLength(before);
  });

  it('is a stop before the first word; what a later one has kept is told by its notice', () => {
    hear({});
    hear({ state: 'idle' });
    expect(said).toEqual(['Writing study plan', 'Stopped.']);
    hear({});
    hear({ state: 'result', words: 1 });
    expect(said.slice(2)).toEqual(['Writing study plan', '']);
  });

  it('is nothing after a failure, whose notice is an alert', () => {
    hear({});
    hear({ state: 'error', words: 12 });
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual(['Writing study plan', '']);
  });
});
