import { type FakeModel, startFakeModel } from '@marginalia/fake-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { geminiGenerator } from '../../generation/adapters/gemini.ts';
import type { ModelOptions } from '../../generation/adapters/model-generator.ts';
import { openAiCompatibleGenerator } from '../../generation/adapters/openai-compatible.ts';
import { createRefusedParameters } from '../../generation/http/refused-parameters.ts';
import type { TextGenerator } from '../../generation/text-generator.ts';
import { storedRefusals } from '../../settings/stored-refusals.ts';
import { exampleDefinition, memoryStorage, quickClock, toolForTest } from '../../testing/index.ts';
import { runTool } from '../run-tool.ts';

const [section] = exampleDefinition.outline;
const { length: _length, ...plain } = section;
const tool = toolForTest({
  ...exampleDefinition,
  outline: [{ ...plain, title: 'Cards', length: { items: [4, 6], of: 'card' }, holds: { kind: 'card' } }],
});
const values = { topic: 'Tides', level: 'easy', notes: 'The moon pulls the sea. Spring tides come at new moon. Neap tides come between.' };
const FIRST = 'Cards\nQ: What pulls the sea?\nA: The moon.\n\nQ: When are spring tides?\nA: At new moon.';

let service: FakeModel;
let answers: string[];
beforeEach(async () => {
  answers = [FIRST];
  service = await startFakeModel({ write: () => answers.shift() ?? 'No more.' });
});
afterEach(() => service.close());

const quick = { ...quickClock(), key: () => 'test-key', random: () => 0.01 };
type Make = (options?: Partial<ModelOptions>) => TextGenerator;
const generators: Readonly<Record<string, Make>> = {
  Gemini: (options) => geminiGenerator({ ...quick, baseUrl: service.url, model: 'gemini-3.5-flash-lite', ...options }),
  'an OpenAI-compatible server': (options) =>
    openAiCompatibleGenerator({ ...quick, baseUrl: `${service.url}/v1`, model: 'm', capabilities: { enforcesSchema: true }, ...options }),
};
const asksForJson = ({ body }: { readonly body: unknown }): boolean => /"(?:responseJsonSchema|json_schema)":/.test(JSON.stringify(body));

describe.each(Object.entries(generators))('Missing items, asked from %s', (_name, make) => {
  const run = (generator: TextGenerator = make({ refusedParameters: createRefusedParameters() })) => runTool(tool, values, { generator });

  it('come as JSON by the schema of their kind, and code prints them', async () => {
    answers.push(
      JSON.stringify({
        cards: [
          { front: 'When are neap tides?', back: 'Between  spring tides.' },
          { front: 'Why do tides come?', back: 'The moon pulls.' },
        ],
      }),
    );
    const { text } = await run();
    expect(text).toBe(`${FIRST}\nQ: When are neap tides?\nA: Between spring tides.\n\nQ: Why do tides come?\nA: The moon pulls.`);
    expect(service.requests.map(asksForJson)).toEqual([false, true]);
    expect(service.requests.map(({ violation }) => violation)).toEqual([undefined, undefined]);
    expect(service.requests[1]?.prompt).toContain('{"cards":[{"front":"…","back":"…"}]}');
  });

  it('are declined by an empty list', async () => {
    answers.push('{"cards": []}');
    const { text, shortfalls } = await run();
    expect(text).toBe(FIRST);
    expect(shortfalls.join(' ')).toContain('found no more in your material');
  });

  it('count if they are whole, and what is no item is left out', async () => {
    answers.push(
      '{"cards": [{"front": "When are neap tides?", "back": ""}, {"front": "Why tides?", "back": "The moon pulls."}], "note": "Enjoy learning"}',
    );
    const { text, leftOut } = await run();
    expect(text).toContain('Q: Why tides?\nA: The moon pulls.');
    expect(leftOut?.map(({ text: words }) => words)).toEqual(['When are neap tides?', 'Enjoy learning']);
  });

  it('are asked for in words after a refusal of the schema, also when the page is loaded again', async () => {
    const storage = memoryStorage();
    const fresh = (): TextGenerator => make({ refusedParameters: createRefusedParameters(storedRefusals(storage)) });
    service.fault('ok', ['rejects-responseJsonSchema', 'rejects-response_format']);
    answers.push('Q: When are neap tides?\nA: Between spring tides.');
    expect((await run(fresh())).text).toContain('neap tides');
    answers.push(FIRST, 'Q: When are neap tides?\nA: Between spring tides.');
    expect((await run(fresh())).text).toContain('neap tides');
    expect(service.requests.map(asksForJson)).toEqual([false, true, false, false, false]);
    expect(service.requests.at(-1)?.prompt).toContain('write: No more.');
    expect([...storage.entries.values()].join()).not.toContain('test-key');
  });
});

it('A server that is not known to keep to a schema is asked in words', async () => {
  const generator = openAiCompatibleGenerator({ ...quick, baseUrl: `${service.url}/v1`, model: 'm' });
  await runTool(tool, values, { generator });
  expect(service.requests.map(asksForJson)).toEqual([false, false]);
});
