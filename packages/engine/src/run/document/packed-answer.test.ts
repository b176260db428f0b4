import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SectionPiece } from '../../generation/request/compose-section.ts';
import { longTool } from '../../testing/index.ts';
import { PackedAnswer } from './packed-answer.ts';

const sections = longTool().sections({ topic: 'Tides', level: 'easy', notes: 'x' }).slice(-4);
const pieces = sections.map((section): SectionPiece => ({ section, part: 1, parts: 1, words: 40 }));
const [first, ...others] = pieces;
if (!first) throw new Error('There is a section');

const line = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z]{3,8}( [a-z]{3,8}){0,12}\.$/) },
  { weight: 2, arbitrary: fc.constantFrom(...sections.flatMap(({ title }) => [title, `## ${title}:`, `2. ${title}`])) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '---', 'Sure! Here is the text:', 'I hope this helps!', '- a line of a list', '**bold words**'),
  },
);
const wordsOf = (text: string): string[] => text.match(/[\p{L}]+/gu) ?? [];

describe('An answer with several sections', () => {
  it('has each of its words in a section or in what is left out', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.array(fc.integer({ min: 1, max: 9 })), (lines, cuts) => {
        const answer = new PackedAnswer([first, ...others]);
        const text = lines.join('\n');
        let from = 0;
        for (const cut of cuts) {
          answer.add(text.slice(from, from + cut));
          from += cut;
        }
        answer.add(text.slice(from));
        const kept = [
          ...answer.texts().values(),
          ...answer.leftOut().map(({ text: words }) => words),
          ...sections.map(({ title }) => title),
        ];
        const there = new Set(kept.flatMap(wordsOf));
        expect(wordsOf(text).filter((word) => !there.has(word))).toEqual([]);
      }),
    );
  });

  it('takes as many words as it should have for the first section, where no title stands, and leaves out the rest', () => {
    const answer = new PackedAnswer([first, ...others]);
    const paragraphs = ['one', 'two', 'three'].map((name) => `${name} ${'word '.repeat(30).trim()}.`);
    answer.add(paragraphs.join('\n\n'));
    expect([...answer.texts()]).toEqual([[first, paragraphs.slice(0, 2).join('\n\n')]]);
    expect(answer.leftOut()).toEqual([{ reason: 'unused', text: paragraphs[2] }]);
  });
});
