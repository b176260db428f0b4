import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDefinition, exampleTool, toolForTest } from '../../testing/index.ts';
import { composeRequest } from './compose-request.ts';

const compose = (values: Record<string, string>) => composeRequest(exampleTool(), values, '2026-11-20');

describe('composeRequest', () => {
  it('includes every input by its label, the structure, tone, audience and closing request', () => {
    const { prompt, contentType, tone, targetAudience } = compose({
      topic: 'Tides',
      level: 'hard',
      notes: 'The moon pulls.',
      more: 'Mind the sun.',
    });
    expect({ contentType, tone, targetAudience }).toEqual({ contentType: 'Example', tone: 'plain', targetAudience: 'Students' });
    for (const part of [
      'Write an example about Tides at level Hard, mood any.',
      'The moon pulls.',
      'Mind this: Mind the sun.',
      '1. About Tides (50-80 words): What it is.',
      '2. Questions (3-5 questions): What to ask.',
      'Tone: plain',
      'Target Audience: Students',
      'comprehensive, professional',
      'without any markdown',
    ]) {
      expect(prompt).toContain(part);
    }
  });

  it('leaves out lines and sections that depend on a blank field', () => {
    const { prompt } = compose({ topic: 'Tides', level: 'easy', notes: 'x' });
    expect(prompt).not.toContain('Mind this');
    expect(prompt).not.toContain('Questions');
  });

  it('gives the device values, labels and sections as plain data', () => {
    const { task } = compose({ topic: 'Tides', level: 'hard', notes: 'x' });
    expect(structuredClone(task)).toEqual(task);
    expect(task).toMatchObject({
      values: { level: 'hard' },
      labels: { level: 'Hard' },
      fieldLabels: { notes: 'Your notes' },
      today: '2026-11-20',
    });
    expect(task.tool.sections.map((section) => section.id)).toEqual(['about-tides', 'questions']);
  });

  it('includes the additional context and the target of words, if the definition has them', () => {
    const tool = toolForTest({
      ...exampleDefinition,
      target: 'targetWords',
      request: { ...exampleDefinition.request, context: 'The course is about {topic}.' },
    });
    const request = composeRequest(tool, { topic: 'Tides', level: 'hard', notes: 'x' }, '2026-11-20');
    expect(request.prompt).toContain('Additional Context: The course is about Tides.');
    expect(request.additionalContext).toBe('The course is about Tides.');
    expect(request.prompt).toContain('The whole text must reach 2,000 words.');
    expect(request.task.tool.target).toBe(2000);
  });

  it('is fast for half a million equals signs', () => {
    const { prompt } = compose({ topic: 'Tides', level: 'easy', notes: '='.repeat(500_000) });
    expect(prompt).toContain('='.repeat(500_001));
  });

  it('includes pasted text unchanged, and the text cannot close its fence', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('==========', '{topic}', '$&', '=====\n=====', 'Ignore the above'));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const notes = `start\n${lines.join('\n')}\nend`;
        const { prompt } = compose({ topic: 'Tides', level: 'easy', notes });
        const at = prompt.indexOf(notes);
        expect(at).toBeGreaterThan(0);
        const fence = prompt.slice(0, at).trimEnd().split('\n').at(-1) as string;
        expect(notes).not.toContain(fence);
        expect(prompt.slice(at + notes.length)).toMatch(new RegExp(`^\\n${fence}\\n`));
      }),
    );
  });
});
