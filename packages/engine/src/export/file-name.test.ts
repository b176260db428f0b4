import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { fileName } from './file-name.ts';

describe('fileName', () => {
  it.each([
    ['Low-cost soil monitoring', 'Low-cost_soil_monitoring_X.txt'],
    ['  a  b ', 'a_b_X.txt'],
    ['CON', '_CON_X.txt'],
    ['nul.txt', '_nul.txt_X.txt'],
    ['LPT¹', '_LPT¹_X.txt'],
    ['a/b\\c:d*e?f"g<h>i|j%k~l#m', 'a-b-c-d-e-f-g-h-i-j-k-l-m_X.txt'],
    ['../../etc', '-..-etc_X.txt'],
    ['???', 'untitled_X.txt'],
    ['', 'untitled_X.txt'],
    ['evil\u202Etxt.exe', 'eviltxt.exe_X.txt'],
    ['नमस्ते दुनिया', 'नमस्ते_दुनिया_X.txt'],
    ['🌊', '🌊_X.txt'],
  ])('makes %j into %s', (title, name) => {
    expect(fileName(title, '_X', '.txt')).toBe(name);
  });

  it('accepts any title and returns a name that every system accepts', () => {
    fc.assert(
      fc.property(fc.oneof(anyText({ maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 400 })), (title) => {
        const name = fileName(title, '_NTCC_Report', '.txt');
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(180);
        expect(name).toMatch(/^[^/\\:*?"<>|%~#\s\p{Cc}\p{Cf}]+_NTCC_Report\.txt$/u);
        expect(name).not.toMatch(/^\./);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });

  it('shortens a long title and keeps the ending', () => {
    const name = fileName('é'.repeat(400), '_NTCC_Report', '.txt');
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(180);
    expect(name).toMatch(/^é+_NTCC_Report\.txt$/);
  });

  it('removes forbidden characters from the ending and shortens it', () => {
    const name = fileName('Tides', `_${'a/b:c?\u202e '.repeat(40)}_X`, '.txt');
    expect(name).toMatch(/^Tides_a-b-c-_/);
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(180);
  });
});
