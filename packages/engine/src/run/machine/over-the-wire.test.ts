import { type FakeModel, type Fault, startFakeModel } from '@marginalia/fake-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { geminiGenerator } from '../../generation/adapters/gemini.ts';
import { openAiCompatibleGenerator } from '../../generation/adapters/openai-compatible.ts';
import { fixedGenerator } from '../../generation/generators.ts';
import type { TextGenerator } from '../../generation/text-generator.ts';
import { resultText } from '../../result/result.ts';
import { exampleTool, fakePorts, longTool, type MemoryStorage, memoryStorage, quickClock, runWithPorts } from '../../testing/index.ts';

const values = { topic: 'Tides', level: 'hard', notes: 'The moon pulls.' };
const tool = longTool();
const titles = tool.sections(values).map(({ title }) => title);

let service: FakeModel;
beforeEach(async () => {
  service = await startFakeModel();
});
afterEach(() => service.close());

const quick = { ...quickClock(), key: () => 'test-key', random: () => 0.01 };
const generators: Readonly<Record<string, () => TextGenerator>> = {
  Gemini: () => geminiGenerator({ ...quick, baseUrl: service.url, model: 'gemini-3.5-flash-lite' }),
  'an OpenAI-compatible server': () => openAiCompatibleGenerator({ ...quick, baseUrl: `${service.url}/v1`, model: 'some-model' }),
};

async function write(generator: TextGenerator, faults: readonly Fault[] = [], archive: MemoryStorage = memoryStorage()) {
  const before = service.requests.length;
  service.fault(...faults);
  const { context, notices } = await runWithPorts(tool, { ...fakePorts({ archive }), generators: fixedGenerator(generator) }, values);
  const text = context.result ? resultText(context.result) : '';
  const headings = text.split('\n').filter((line) => titles.includes(line));
  return { context, headings, text, told: notices.map((notice) => notice.text), calls: service.requests.length - before };
}

describe.each(Object.keys(generators))('A long document over %s', (name) => {
  const generator = (): TextGenerator => (generators[name] as () => TextGenerator)();

  it('is complete, in order and free of formatting', async () => {
    const { context, headings, text, told } = await write(generator());
    expect(headings).toEqual(titles);
    expect(context.result?.transcript.words).toBeGreaterThanOrEqual(19_000);
    expect(text).not.toMatch(/^#|\*\*|```/m);
    expect(told).toEqual(['Your hard document has been made']);
    expect(service.requests.filter(({ violation }) => violation)).toEqual([]);
  });

  it('is complete despite pauses, interrupted streams, truncation, short or formatted sections and a busy service', async () => {
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

  it('fails and keeps the text so far when every stream is interrupted', async () => {
    const { context, told } = await write(
      generator(),
      Array.from({ length: 40 }, () => 'malformed-chunk'),
    );
    expect(context.failure).toBe('protocol');
    expect(context.transcript.words).toBeGreaterThan(0);
    expect(told).toEqual([expect.stringMatching(/^Failed to make/)]);
  });

  it('continues after a failure and a reload without requesting finished parts again', async () => {
    const archive = memoryStorage();
    const whole = (await write(generator())).calls;
    const first = await write(generator(), ['ok', 'ok', 'ok', '403'], archive);
    expect(first.context.failure).toBeDefined();
    const second = await write(generator(), [], archive);
    expect(second.calls).toBe(whole - 3);
    expect(second.headings).toEqual(titles);
  });
});

describe.each(Object.keys(generators))('A short text over %s', (name) => {
  const form = { ...values, level: 'easy' };

  async function writeShort(faults: readonly Fault[]) {
    service.fault(...faults);
    const ports = fakePorts();
    const generator = (generators[name] as () => TextGenerator)();
    const { context, notices } = await runWithPorts(exampleTool(), { ...ports, generators: fixedGenerator(generator) }, form);
    return { text: context.result && resultText(context.result), notices, warnings: ports.warnings, stored: ports.storage.entries };
  }

  it.each<Fault>([
    '429-minute',
    '429-wrapped',
    '503',
    'drop-before',
    'drop-mid',
    'truncated-chunk',
    'malformed-chunk',
    'error-mid',
    'no-finish',
    'max-tokens',
    ['max-tokens', 'bytes', 'cr'],
    'continuation',
    'thinking',
    'thinking-only',
    'rejects-temperature',
    'preamble',
    'fences',
    'refusal',
  ])('is complete after %s happened once', async (fault) => {
    const { text: expected } = await writeShort([]);
    expect(expected).toContain('About Tides');
    const { text, notices, warnings } = await writeShort([fault]);
    expect(text).toBe(expected);
    expect(notices.map(({ tone }) => tone)).toEqual(['success']);
    expect(warnings).toEqual([]);
    expect(service.requests[1]?.faults).toEqual([fault].flat());
  });

  const KEY = 'The key is missing or was not accepted. Check in Settings that it was copied whole.';
  const BUSY = 'The service is busy or out of order. Try again in a moment.';
  const NO_MODEL =
    'What answered is not a model, or its answer cannot be read. Check the base URL in Settings; your network may also ask you to sign in first.';
  const NETWORK = 'The service could not be reached. Check your connection. Still failing? Test the connection in Settings.';
  const BLOCKED = 'The service declined to answer this text. Change the text, or choose another model or this device in Settings.';
  const EMPTY = 'The answer was empty. Try again, or paste more text.';
  const PERMISSION = 'The key may not use this model, or is blocked. Choose another model or another key in Settings.';
  const QUOTA = 'The limit of this key is used up for now. Try again later, or choose another model or this device in Settings.';

  it.each<[Fault, reason: string, logged: RegExp]>([
    ['bad-key', KEY, /^auth, status 40[01]$/],
    ['401', KEY, /^auth, status 401$/],
    ['403', KEY, /^auth, status 40[13]$/],
    ['referrer-blocked', PERMISSION, /^permission, status 403$/],
    ['404', 'This model is not available any more. Choose another one in Settings.', /^not-found, status 404$/],
    ['429-day', QUOTA, /^quota, status 429$/],
    ['500', BUSY, /^overloaded, status 500$/],
    ['502-html', BUSY, /^overloaded, status 502$/],
    ['drop-before', NETWORK, /^network$/],
    ['redirect', NETWORK, /^network$/],
    ['html-200', NO_MODEL, /^protocol(, status 200)?$/],
    ['no-candidates', EMPTY, /^empty$/],
    ['empty', EMPTY, /^empty$/],
    ['safety', BLOCKED, /^blocked$/],
    ['refusal', BLOCKED, /^blocked$/],
    ['prompt-blocked', BLOCKED, /^blocked(, status 400)?$/],
  ])('fails with the reason when %s happens at every attempt, logs it and counts no use', async (fault, reason, logged) => {
    const { text, notices, warnings, stored } = await writeShort(Array.from({ length: 12 }, () => fault));
    expect(text).toBeUndefined();
    expect(notices).toMatchObject([{ tone: 'error', text: 'Failed to make example. Please try again.', reason }]);
    expect(warnings).toEqual([expect.stringMatching(/^example-tool: generation failed \(.*\)$/)]);
    expect(/\((.*)\)$/.exec(warnings[0] ?? '')?.[1]).toMatch(logged);
    expect(stored.size).toBe(0);
  });
});
