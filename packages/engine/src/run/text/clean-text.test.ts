import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, hasMarks } from './clean-text.ts';

describe('Cleaning a text', () => {
  it.each([
    ['a fence', '```markdown\nTides\nThey rise.\n```', 'Tides\nThey rise.'],
    ['heading marks', '## Tides ##\nThey rise.\n\n### Why', 'Tides\nThey rise.\n\nWhy'],
    ['bold and italics', '**Tides** rise *and* fall. __Twice__ a day: ***always***.', 'Tides rise and fall. Twice a day: always.'],
    ['bold over lines', '**1. Q: Why?\nA: The moon.**\n\nMore.', '1. Q: Why?\nA: The moon.\n\nMore.'],
    ['a long bold paragraph', `**${'word '.repeat(200)}end.**`, `${'word '.repeat(200)}end.`],
    ['bold that is never closed', '**Tides\nThey rise.', 'Tides\nThey rise.'],
    ['bullets of asterisks', 'Tides\n* high\n  * low', 'Tides\n- high\n  - low'],
    ['code and links', 'Run `npm i` as [the page](https://a.example/x) says.', 'Run npm i as the page (https://a.example/x) says.'],
    ['rules', 'Tides\n\n---\n\nThey rise.', 'Tides\n\nThey rise.'],
    ['a table', 'Tides\n| Place | Range |\n|---|:--:|\n| Bay | 12 m |\nEnd', 'Tides\nPlace, Range\nBay, 12 m\nEnd'],
    ['a preamble', "Sure! Here's the text:\n\nTides\nThey rise.", 'Tides\nThey rise.'],
    ['a plainer preamble', 'Here are your flashcards:\n1. Q: Why?', '1. Q: Why?'],
    ['a preamble in the first person', 'Certainly, I can help with that.\nTides\nThey rise.', 'Tides\nThey rise.'],
    ['a bare preamble', 'Of course!\n\nTides\nThey rise.', 'Tides\nThey rise.'],
    ['an announcement', 'Here is the report you asked for.\nTides\nThey rise.', 'Tides\nThey rise.'],
    ['a wish', 'Tides\nThey rise.\n\nI hope this helps!', 'Tides\nThey rise.'],
    ['an offer', 'Tides\nThey rise.\n\nLet me know if you would like more!', 'Tides\nThey rise.'],
    ['a conditional offer', 'They rise.\n\nIf you would like, I can add sources.', 'They rise.'],
    ['lines of Windows', 'Tides\r\nThey rise.\r\n', 'Tides\nThey rise.'],
  ])('takes off %s', (_what, text, clean) => {
    expect(cleanText(text)).toBe(clean);
    expect(hasMarks(cleanText(text))).toBe(false);
  });

  it.each([
    'Powers: 2**3 and 4**5, products: 5 * 3 * 2.',
    'r = 0.42** and 0.31*, p < 0.05**',
    'Name: ____________ Date: ______',
    'P(A|B) is the chance of A given B.',
    '| 12 |####....| week 3',
    'snake_case_name and C# and issue #4',
    'Study plan\nIf you would like more time, begin a week earlier.',
    'Sure footing matters.',
    'Mon  Tue  Wed\n---  ---  ---',
    'I hope for rain.\nSo do they.',
    'Great Britain entered the war in August 1914.\nIt lasted four years.',
    'Certainly the most cited work is Smith (2010).\nIt is old.',
    'Of course plants need light.\nThey also need water.',
    'OK Computer was released in 1997.\nIt is an album.',
    'Here are the results of three runs.\nThey differ.',
    'It ends.\nI hope this report is of use to the next group.',
  ])('leaves alone: %s', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('removes no word of plain prose, and is fast', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefgh12.,()'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        const text = `x ${words.join(' ')} x`;
        expect(cleanText(text)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab*#`|_- \n'), maxLength: 60 }), (text) => {
        const letters = (of: string): string => of.replace(/[^ab]/g, '');
        expect(letters(cleanText(text))).toBe(letters(text));
      }),
    );
  });

  it('is fast for a megabyte of marks on one line', () => {
    expect(cleanText('**a '.repeat(250_000)).length).toBeGreaterThan(900_000);
  });
});
