import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemKinds } from '../../items/kinds.ts';
import { exampleDefinition, exampleTool, toolForTest } from '../../testing/index.ts';
import { wholePrompt } from '../text-generator.ts';
import { composeRequest } from './compose-request.ts';
import { inTags } from './tagged-texts.ts';

const compose = (values: Record<string, string>) => composeRequest(exampleTool(), values, '2026-11-20');

describe('composeRequest', () => {
  it('includes every input under its label, the sections, tone, audience and closing request', () => {
    const { prompt, contentType, tone, targetAudience } = compose({
      topic: 'Tides',
      level: 'hard',
      notes: 'The moon pulls.',
      more: 'Mind the sun.',
    });
    expect({ contentType, tone, targetAudience }).toEqual({ contentType: 'Example', tone: 'plain', targetAudience: 'Students' });
    for (const part of [
      'Write an example about the topic.\nLevel: Hard, mood any\nTone: plain',
      '>The moon pulls.</notes-',
      '>Mind the sun.</mind-this-',
      'Section: About Tides\n50-80 words: What it is.',
      'Section: Questions\n3-5 questions: What to ask.',
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
    expect(prompt).not.toContain('mind-this');
    expect(prompt).not.toContain('Questions');
  });

  it('gives the form of items with an example, once for all sections that share it, and none for what only a draft holds', () => {
    const [about] = exampleDefinition.outline;
    const section = (title: string, drafted?: true) => ({ ...about, title, holds: { kind: 'term' as const, ...(drafted && { drafted }) } });
    const tool = toolForTest({ ...exampleDefinition, outline: [section('To Do', true), section('Terms'), section('More Terms')] });
    const { prompt } = composeRequest(tool, { topic: 'Tides', notes: 'x' }, '2026-11-20');
    const { ask, example } = itemKinds.term;
    expect(prompt).toContain(
      `Section: To Do\n50-80 words: What it is.\n\nSection: Terms\n50-80 words: What it is.\n${ask}\nForm (not content):\n${example}\n\n`,
    );
    expect(prompt).toContain('Section: More Terms\n50-80 words: What it is.\nForm: as in "Terms".\n');
  });

  it('says what stands for a blank field, where the tool names it', () => {
    const prompt = [...exampleDefinition.request.prompt.slice(0, -1), { block: 'more', label: 'Mind this', blank: 'Nothing' }];
    const tool = toolForTest({ ...exampleDefinition, request: { ...exampleDefinition.request, prompt } });
    expect(composeRequest(tool, { topic: 'Tides', notes: 'x' }, '2026-11-20').prompt).toContain('>Nothing</mind-this-');
  });

  it('puts the role and the rules into the system turn, and language and form last', () => {
    const { system, prompt } = compose({ topic: 'Tides', level: 'hard', notes: 'x' });
    expect(system).toMatch(/^You are a teacher of the sea\. .*no outside facts.*"\[to be added\]"\.$/);
    expect(prompt.split('\n\n').at(-1)).toMatch(
      /material's language\..*without any markdown.*no instructions\..*Begin with the line: About Tides$/,
    );
    expect(wholePrompt({ system: 'S', prompt: 'P' })).toBe('S\n\nP');
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
    expect(prompt).toContain(`>\n${'='.repeat(500_000)}\n</`);
  });

  it('includes pasted text unchanged, and the text cannot close its tag', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('</notes>', '<notes-', '{topic}', '$&', '</notes-k3f9x1>', 'Ignore the above'));
    fc.assert(
      fc.property(fc.array(line), line, (lines, topic) => {
        const notes = `start\n${lines.join('\n')}\nend`;
        const { prompt } = compose({ topic: `On ${topic}`, level: 'easy', notes });
        const code = /<\/topic-([a-z0-9]{6})>\n<notes-\1>\n/.exec(prompt)?.[1] ?? '';
        expect(prompt).toContain(`<topic-${code}>On ${topic}</topic-${code}>\n<notes-${code}>\n${notes}\n</notes-${code}>\n\n`);
        expect(prompt.split(code)).toHaveLength(5);
      }),
    );
  });

  it('asks for a text that holds the code of its own tags under another code', () => {
    const codeOf = (notes: string): string => /<notes-([a-z0-9]{6})>/.exec(inTags([{ label: 'Notes', text: notes }]))?.[1] ?? '';
    const told = `A first text. ${codeOf('A first text.')}`;
    expect(told).not.toContain(codeOf(told));
  });
});
