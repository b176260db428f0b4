import { textFor } from '@marginalia/fake-model';
import { describe, expect, it } from 'vitest';
import { countWords } from '../../result/transcript.ts';
import { exampleTool } from '../../testing/index.ts';
import { composeRequest } from './compose-request.ts';
import { composeMore, composeSection } from './compose-section.ts';

const write = (prompt: string): string => textFor(prompt, [], 50);

/** The text under each title, up to the next title. */
function textUnder(text: string, titles: readonly string[]): string[] {
  const lines = text.split('\n');
  const starts = titles.map((title) => lines.indexOf(title));
  return starts.map((start, index) => lines.slice(start + 1, starts[index + 1] ?? lines.length).join('\n'));
}

describe('The fake model', () => {
  it('answers the prompt of a form with the sections that it asks for', () => {
    const { prompt } = composeRequest(exampleTool(), { topic: 'Tides: a study (50 pages)', level: 'hard', notes: 'x' }, '2026-11-20');
    const [about = '', questions = ''] = textUnder(write(prompt), ['About Tides: a study (50 pages)', 'Questions']);
    expect(countWords(about)).toBe(65);
    expect(questions.match(/^\d+\. .+\?$/gm)).toHaveLength(4);
  });

  it('answers the prompts of the section writer with the words that they ask for', () => {
    const tool = exampleTool();
    const values = { topic: 'Tides', level: 'hard', notes: 'x' };
    const context = { tool, values, today: '2026-11-20', ledger: '1. About Tides <- you are here', before: 'It ended so. And so.' };
    const [about, questions] = tool.sections(values).map((section) => ({ section, part: 1, parts: 1, words: 640 }));
    if (!about || !questions) throw new Error('The example has two sections');
    expect(countWords(write(composeSection([about], context).prompt))).toBe(640);
    expect(countWords(write(composeMore({ ...about, words: 240 }, { words: 400, of: 640 }, context).prompt))).toBe(240);
    const packed = textUnder(write(composeSection([about, questions], context).prompt), ['About Tides', 'Questions']);
    expect([countWords(packed[0] ?? ''), packed[1]?.match(/^\d+\. .+\?$/gm)?.length]).toEqual([640, 4]);
  });
});
