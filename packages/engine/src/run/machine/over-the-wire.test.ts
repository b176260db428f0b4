import { type FakeModel, type Fault, startFakeModel } from '@marginalia/fake-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { geminiGenerator } from '../../generation/adapters/gemini.ts';
import { openAiCompatibleGenerator } from '../../generation/adapters/openai-compatible.ts';
import type { TextGenerator } from '../../generation/text-generator.ts';
import { resultText } from '../../result/result.ts';
import { fakePorts, longTool, type MemoryStorage, memoryStorage, runTool } from '../../testing/index.ts';

const values = { topic: 'Tides', level: 'hard', notes: 'The moon pulls.' };
const tool = longTool();
const titles = tool.sections(values).map(({ title }) => title);

let service: FakeModel;
beforeEach(async () => {
  service = await startFakeModel();
});
afterEach(() => service.close());

const quick = { key: () => 'test-key', sleep: async () => {} };
const generators: Readonly<Record<string, () => TextGenerator>> = {
  Gemini: () => geminiGenerator({ ...quick, baseUrl: service.url, model: 'gemini-3.5-flash-lite' }),
  'an OpenAI-compatible server': () => openAiCompatibleGenerator({ ...quick, baseUrl: `${service.url}/v1`, model: 'some-model' }),
};

async function write(generator: TextGenerator, faults: readonly Fault[] = [], archive: MemoryStorage = memoryStorage()) {
  const before = service.requests.length;
  service.fault(...faults);
  const { context, notices } = await runTool(tool, { ...fakePorts({ archive }), generator }, values);
  const text = context.result ? resultText(context.result) : '';
  const headings = text.split('\n').filter((line) => titles.includes(line));
  return { context, headings, text, told: notices.map((notice) => notice.text), calls: service.requests.length - before };
}

describe.each(Object.keys(generators))('A long document over %s', (name) => {
  const generator = (): TextGenerator => (generators[name] as () => TextGenerator)();

  it('comes whole, in order and plain', async () => {
    const { context, headings, text, told } = await write(generator());
    expect(headings).toEqual(titles);
    expect(context.result?.transcript.words).toBeGreaterThanOrEqual(19_000);
    expect(text).not.toMatch(/^#|\*\*|```/m);
    expect(told).toEqual(['Your hard document has been made']);
    expect(service.requests.filter(({ violation }) => violation)).toEqual([]);
  });

  it('comes whole through pauses, cut streams, truncation, short and fancy sections and a busy service', async () => {
    const { context, headings, text } = await write(generator(), [
      '429-minute',
      'drop-mid',
      'overlap',
      'max-tokens',
      'too-short',
      '503',
      'ok',
      'markdown',
      'preamble',
      'refusal',
      'continuation',
      'missing-section',
    ]);
    expect(headings).toEqual(titles);
    expect(context.result?.transcript.words).toBeGreaterThanOrEqual(19_000);
    expect(text).not.toMatch(/^#|\*\*|```|Let me know|Sure!|^I.m sorry/m);
  });

  it('goes on after a hard failure and a reload without asking again for what is finished', async () => {
    const archive = memoryStorage();
    const whole = (await write(generator())).calls;
    const first = await write(generator(), ['ok', 'ok', 'ok', '403'], archive);
    expect(first.context.failure).toBeDefined();
    const second = await write(generator(), [], archive);
    expect(second.calls).toBe(whole - 3);
    expect(second.headings).toEqual(titles);
  });
});
