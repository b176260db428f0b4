import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appendTo, extendedFingerprint, joinList, listFingerprint, rememberStored } from './list-text.ts';

/** Forgets the last texts, of which the module keeps two. */
const forgetLast = (): void => ['[1]', '[2]', '[3]'].forEach((text) => void listFingerprint(text));
beforeEach(forgetLast);

describe('The text of a list', () => {
  it.each([
    [null, '[{"id":1}]'],
    ['', '[{"id":1}]'],
    ['[]', '[{"id":1}]'],
    ['[ \n ]', '[ \n {"id":1}]'],
    ['[{"id":0}]', '[{"id":0},{"id":1}]'],
    ['[{"id":0}] \n', '[{"id":0},{"id":1}]'],
    ['["ends with ["]', '["ends with [",{"id":1}]'],
  ])('%j with one more element', (before, after) => {
    expect(appendTo(before, '{"id":1}')).toBe(after);
    expect(JSON.parse(after)).toHaveLength((JSON.parse(before || '[]') as unknown[]).length + 1);
  });

  it('puts a comma after an element that ends with an opening bracket far from its end', () => {
    const long = `["[${' '.repeat(40)}"]`;
    expect(JSON.parse(appendTo(long, '1'))).toHaveLength(2);
  });

  it('is joined from its elements', () => {
    expect(joinList(['1', '{}'])).toBe('[1,{}]');
    expect(joinList([])).toBe('[]');
  });
});

describe('The fingerprint of a list', () => {
  it('covers all of its text but the closing bracket and white space after it', () => {
    expect(listFingerprint('[1,2]')).toBe(listFingerprint('[1,2]  '));
    expect(listFingerprint('[1,2]')).not.toBe(listFingerprint('[1,3]'));
    expect(listFingerprint('[1,2]x')).not.toBe(listFingerprint('[1,2]'));
    expect(listFingerprint(null)).toBe(listFingerprint(''));
    expect(listFingerprint(']')).toBe(listFingerprint(''));
    expect(listFingerprint('no list')).not.toBe(listFingerprint('no lis'));
  });

  it('The fingerprint of a longer list continues that of the shorter one', () => {
    fc.assert(
      fc.property(fc.array(fc.json()), fc.array(fc.json(), { minLength: 1 }), (before, more) => {
        const short = joinList(before);
        const long = joinList([...before, ...more]);
        const continued = extendedFingerprint(listFingerprint(short), long);
        forgetLast();
        expect(listFingerprint(long)).toBe(continued);
      }),
    );
  });

  it('The fingerprint of the last two lists is not computed again, and a text that is stored stands for the one that was written', () => {
    const written = joinList(['"one"']);
    const print = listFingerprint(written);
    listFingerprint('["another"]');
    rememberStored(written, '["one"]');
    rememberStored('["another"]', '["short"]');
    rememberStored('["unknown"]', '["unknown"]');
    rememberStored(written, null);
    const read = vi.spyOn(String.prototype, 'charCodeAt');
    const found = [listFingerprint('["one"]'), listFingerprint('["another"]')];
    const calls = read.mock.calls.length;
    read.mockRestore();
    expect([found[0], found[1] === print, calls]).toEqual([print, false, 0]);
  });
});
