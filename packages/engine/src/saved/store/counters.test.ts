import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnalytics } from '../analytics.ts';
import { mergeCounters, withOneUse } from './counters.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const counted = (raw: string | null, counter = 'flashcards') => withOneUse(raw, counter, now);

describe('The usage counters', () => {
  it('count a use and set lastUsed, and keep unknown fields', () => {
    const { text } = counted('{"flashcards":2,"other":{"x":1},"lastUsed":"2020-01-01T00:00:00Z"}');
    expect(JSON.parse(counted(text, 'mockInterview').text)).toEqual({
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
  ])('continue from a stored counter of %s with %d', (stored, next) => {
    expect(parseAnalytics(counted(`{"flashcards":${stored}}`).text).counters.get('flashcards')).toBe(next);
  });

  it('accept any stored text, and return what cannot be read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        expect(parseAnalytics(counted(raw).text).counters.get('flashcards')).toBeGreaterThan(0);
      }),
    );
    expect(counted('{"flash')).toMatchObject({ unreadable: '{"flash' });
    expect(counted('5').unreadable).toBe('5');
    expect(counted(null).unreadable).toBeUndefined();
  });

  it('return a text whose fields are nested too deeply to be written again, and keep its counters', () => {
    const deep = `{"flashcards":2,"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const { text, unreadable } = counted(deep);
    expect(unreadable).toBe(deep);
    expect(parseAnalytics(text).counters.get('flashcards')).toBe(3);
  });

  it('accept a counter with the name of an inherited property', () => {
    expect(JSON.parse(counted(null, 'constructor').text)['constructor']).toBe(1);
    expect(parseAnalytics('{"lastUsed":"nonsense"}').lastUsed).toBeUndefined();
  });

  it('are merged: of each counter the greater one, with the later time', () => {
    const merged = mergeCounters('{"a":5,"b":1,"more":[],"lastUsed":"2026-01-01"}', '{"b":3,"c":1,"lastUsed":"2026-02-01"}');
    expect(JSON.parse(merged ?? '')).toEqual({ a: 5, b: 3, c: 1, more: [], lastUsed: '2026-02-01' });
    expect(mergeCounters('{"a":5}', '{"a":5}')).toBe('{"a":5}');
    expect(mergeCounters(null, '{"a":5}')).toBe('{"a":5}');
    expect(mergeCounters('{"a"', '{"a":5}')).toBe('{"a"');
    expect(mergeCounters('{"a":5}', null)).toBe('{"a":5}');
    expect(mergeCounters(null, null)).toBeNull();
  });

  it('stay as they were written, byte for byte, if none is less than ours', () => {
    const theirs = '{ "a": 5, "lastUsed": "2026-01-01" }';
    expect(mergeCounters(theirs, '{"a":5,"lastUsed":"2026-02-01"}')).toBe(theirs);
    expect(mergeCounters(theirs, '{"lastUsed":"2026-02-01"}')).toBe(theirs);
    expect(Object.keys(counted('{"a":1}'))).toEqual(['text']);
  });

  it('are not replaced when something else than their depth fails', () => {
    const broken = { toISOString: () => '', getTime: () => 0 } as unknown as Date;
    expect(() => withOneUse('{"a":1}', 'a', { ...broken, toISOString: undefined } as never)).toThrow(TypeError);
    expect(() => withOneUse(null, 'a', new Date(Number.NaN))).toThrow(RangeError);
  });
});
