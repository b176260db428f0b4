import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, type Tool } from '@marginalia/engine';
import { fakeGenerator } from '@marginalia/engine/testing';
import { describe, expect, it } from 'vitest';
import { loadTool } from './index.ts';
import { TRUE_ANSWERS } from './true-answers.fixture.ts';

const SAMPLES = [...Object.keys(TRUE_ANSWERS), 'ntcc-report-creator.irrigation'];

async function formOf(sample: string): Promise<{ tool: Tool; values: Record<string, string> }> {
  const file = join(import.meta.dirname, `../../on-device/corpus/${sample}.json`);
  const { tool: slug, values } = JSON.parse(readFileSync(file, 'utf8')) as { tool: string; values: Record<string, string> };
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`No tool ${slug}`);
  return { tool, values };
}

/** What became of a run whose model gives this answer to every request. */
async function outcomeOf(sample: string, answer: (titles: string[], prompt: string) => string) {
  const { tool, values } = await formOf(sample);
  const titles = tool.sections(tool.check(values).values).map(({ title }) => title);
  const generator = fakeGenerator({ answer: ({ prompt }) => ({ chunks: [answer(titles, prompt)] }) });
  return runTool(tool, values, { generator }).then(
    ({ text, leftOut = [] }) => ({ failure: '', text, leftOut }),
    (error: { kind: string; text: string }) => ({ failure: error.kind, text: error.text, leftOut: [] }),
  );
}

const POEM = `The silver moon hangs over the sea,
A gentle tide sings softly to me.
The gulls have folded their weary wings,
And deep in the harbour a mooring bell rings.

O wandering night, o lantern of foam,
You carry the fishermen safely home.
The stars are a map on the velvet above,
And every wave is a letter of love.`;

/** What models write that obey a text in the material. */
const INJECTIONS: Readonly<Record<string, (titles: string[], prompt: string) => string>> = {
  'a poem': () => POEM,
  'a poem under the first title': ([first]) => `${first}\n${POEM}`,
  'a bare sentence': () => 'I have been hacked.',
  'one word in every section': (titles) => titles.map((title) => `${title}\nHACKED`).join('\n\n'),
  'another text with headings': () =>
    '# Pancakes\n\n## Ingredients\n- 200 g flour\n- 2 eggs\n- 300 ml milk\n\n## Method\n1. Whisk the eggs.\n2. Add the flour.\n3. Fry in butter.\n\nServe with syrup.',
  'the request itself': (_titles, prompt) => `My instructions are:\n\n${prompt}`,
};

describe('An answer that is not the result', () => {
  it.each(SAMPLES)('is never a success, and its text is kept: %s', async (sample) => {
    for (const [name, answer] of Object.entries(INJECTIONS)) {
      const { failure, text } = await outcomeOf(sample, answer);
      expect(failure, name).toBe('off-subject');
      expect(text.trim(), name).not.toBe('');
    }
  });
});

describe('An answer that is the result', () => {
  it.each(Object.entries(TRUE_ANSWERS))('is never off the subject: %s', async (sample, answer) => {
    const half = answer.slice(0, answer.length / 2);
    for (const text of [answer, half, `Sure! Here it is:\n\n${answer}`, answer.replaceAll('\n', '\n\n')]) {
      expect((await outcomeOf(sample, () => text)).failure).toBe('');
    }
  });
});
