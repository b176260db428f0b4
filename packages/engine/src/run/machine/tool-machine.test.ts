import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { FinishReason, GenerationEvent } from '../../generation/text-generator.ts';
import { verdictOf } from '../../generation/verdict.ts';
import type { Notice } from '../../notice.ts';
import { resultText } from '../../result/result.ts';
import { textOfTranscript } from '../../result/transcript.ts';
import { checkedValues, exampleTool, type FakeGeneratorOptions, type FakePorts, fakeGenerator, fakePorts } from '../../testing/index.ts';
import { toolMachine } from './tool-machine.ts';

const good = checkedValues(exampleTool(), { topic: 'Tides', notes: 'The moon pulls.' });

function started(ports: FakePorts = fakePorts()) {
  const notices: Notice[] = [];
  const run = createActor(toolMachine, { input: { tool: exampleTool(), ports } });
  run.on('notice', ({ notice }) => notices.push(notice));
  run.start();
  return { run, ports, notices, reached: (state: 'idle' | 'busy' | 'result' | 'error') => waitFor(run, (s) => s.matches(state)) };
}
const withGenerator = (options: FakeGeneratorOptions) => fakePorts({ generator: fakeGenerator(options) });

describe('A run of a tool', () => {
  it('writes a result, sends a success notice, and counts the use', async () => {
    const { run, ports, notices, reached } = started();
    run.send({ type: 'submit', values: good });
    expect(run.getSnapshot().value).toEqual({ busy: 'fresh' });
    const { context } = await reached('result');
    expect(context.result && resultText(context.result)).toBe('Written by a fake.\nSecond line.');
    expect(context.result).toMatchObject({ source: 'on-device', complete: true, values: { topic: 'Tides', level: 'easy' } });
    expect(notices).toEqual([{ tone: 'success', title: 'Success!', text: 'Your easy example has been made' }]);
    await vi.waitFor(() =>
      expect(JSON.parse(ports.storage.entries.get('tool_analytics') ?? '')).toEqual({
        exampleTool: 1,
        lastUsed: '2026-11-20T12:00:00.000Z',
      }),
    );
  });

  it('counts no use of a result that holds nothing, and says what to add instead of a success', async () => {
    const verdict = verdictOf([{ grade: 'needs-more', reason: 'Paste full sentences.', field: 'notes' }], []);
    const { run, ports, notices, reached } = started(withGenerator({ verdict }));
    run.send({ type: 'submit', values: good });
    const { context } = await reached('result');
    expect(context.result).toMatchObject({ complete: true, verdict });
    expect(notices).toEqual([{ tone: 'warning', title: 'Needs more', text: 'Paste full sentences.' }]);
    expect(ports.storage.entries.size).toBe(0);
  });

  it('counts a partial result as a use, and keeps what is known of the text', async () => {
    const verdict = verdictOf([{ grade: 'partial', reason: 'Two more cards are missing.' }], []);
    const span = { at: 2, length: 3, field: 'notes', start: 4, end: 7 };
    const { run, notices, reached } = started(
      withGenerator({ chunks: ['The moon ', 'a moon'], spans: [[], [span]], verdict, language: 'fr' }),
    );
    run.send({ type: 'submit', values: good });
    const { context } = await reached('result');
    expect(context.result).toMatchObject({ verdict, spans: [{ ...span, at: 11 }], language: 'fr' });
    expect(notices.map(({ title }) => title)).toEqual(['Success!']);
  });

  it('ignores a second submit while busy', async () => {
    const { run, ports, reached } = started(withGenerator({ delay: 5 }));
    for (let n = 0; n < 3; n += 1) run.send({ type: 'submit', values: good });
    await reached('result');
    expect(ports.generator.requests).toHaveLength(1);
  });

  it('keeps the text so far and counts no use when it is cancelled', async () => {
    const { run, ports, notices, reached } = started(withGenerator({ chunks: ['Two words'], hangs: true }));
    run.send({ type: 'submit', values: good });
    await waitFor(run, (s) => s.context.transcript.words === 2);
    run.send({ type: 'cancel' });
    const { context } = await reached('result');
    expect(context.result?.complete).toBe(false);
    expect(notices).toEqual([{ tone: 'info', title: 'Stopped.', text: '2 words kept.' }]);
    await vi.waitFor(() => expect(ports.generator.stopped).toBe(1));
    expect(ports.storage.entries.size).toBe(0);
  });

  it('keeps a finished result beside the stopped one when the next run is cancelled', async () => {
    const { run, ports, reached } = started();
    run.send({ type: 'submit', values: good });
    const whole = (await reached('result')).context.result;
    Object.assign(ports.generator, { generate: fakeGenerator({ chunks: ['Two words'], hangs: true }).generate });
    run.send({ type: 'submit', values: good });
    await waitFor(run, (s) => s.context.transcript.words === 2);
    run.send({ type: 'cancel' });
    const { context } = await reached('result');
    expect(context.result?.complete).toBe(false);
    expect(context.earlier).toBe(whole);
  });

  it('shows the earlier result again when cancelled before the first word', async () => {
    const { run, ports, reached } = started();
    run.send({ type: 'submit', values: good });
    const whole = (await reached('result')).context.result;
    Object.assign(ports.generator, { generate: fakeGenerator({ chunks: [], hangs: true }).generate });
    run.send({ type: 'submit', values: good });
    run.send({ type: 'cancel' });
    const snapshot = await reached('result');
    expect(snapshot.context.result).toBe(whole);
  });

  it.each<FinishReason | undefined>(['blocked', 'interrupted', 'length', undefined])(
    'fails and keeps the text when the generator ends with %s',
    async (reason) => {
      const ports = fakePorts();
      Object.assign(ports.generator, {
        async *generate(): AsyncGenerator<GenerationEvent> {
          yield { type: 'delta', text: 'Half of it' };
          if (reason) yield { type: 'finish', reason };
        },
      });
      const { run, reached } = started(ports);
      run.send({ type: 'submit', values: good });
      const { context } = await reached('error');
      expect(textOfTranscript(context.transcript)).toBe('Half of it');
      expect(ports.storage.entries.size).toBe(0);
    },
  );

  it('shows the earlier unfinished text again when a retry is cancelled before its first word', async () => {
    const { run, ports, notices, reached } = started(withGenerator({ chunks: ['Half of it'], fails: 'network' }));
    run.send({ type: 'submit', values: good });
    await reached('error');
    Object.assign(ports.generator, { generate: fakeGenerator({ chunks: [], hangs: true }).generate });
    run.send({ type: 'retry' });
    run.send({ type: 'cancel' });
    const { context } = await reached('error');
    expect(textOfTranscript(context.transcript)).toBe('Half of it');
    expect(context.failure).toBe('network');
    expect(notices).toHaveLength(1);
  });

  it('keeps an unfinished text when a retry fails at once', async () => {
    const { run, ports, reached } = started(withGenerator({ chunks: ['Half of it'], fails: 'network' }));
    run.send({ type: 'submit', values: good });
    await reached('error');
    Object.assign(ports.generator, { generate: fakeGenerator({ chunks: [], fails: 'network' }).generate });
    run.send({ type: 'retry' });
    expect(textOfTranscript((await reached('error')).context.transcript)).toBe('Half of it');
  });

  it('returns to its earlier state when it is cancelled before the first word', async () => {
    const { run, reached } = started(withGenerator({ chunks: [], hangs: true }));
    run.send({ type: 'submit', values: good });
    run.send({ type: 'cancel' });
    await reached('idle');
  });

  it('keeps the form values, the earlier result and the text so far when it fails, and can be retried', async () => {
    const { run, ports, notices, reached } = started();
    run.send({ type: 'submit', values: good });
    const earlier = (await reached('result')).context.result;
    Object.assign(ports.generator, { generate: fakeGenerator({ chunks: ['Half of'], fails: 'network' }).generate });
    run.send({ type: 'submit', values: { ...good, topic: 'Seas' } });
    const { context } = await reached('error');
    expect(context.result).toBe(earlier);
    expect(textOfTranscript(context.transcript)).toBe('Half of');
    expect(context.values['topic']).toBe('Seas');
    expect(notices.at(-1)).toMatchObject({
      tone: 'error',
      title: 'Error',
      text: 'Failed to make example. Please try again.',
      reason: /reached/,
    });
    expect(ports.warnings).toEqual(['example-tool: generation failed (network)']);
    run.send({ type: 'retry' });
    await reached('error');
    Object.assign(ports.generator, { generate: fakeGenerator({ chunks: ['Whole'] }).generate });
    run.send({ type: 'retry' });
    expect((await reached('result')).context.result?.values['topic']).toBe('Seas');
  });

  it.each<[string, FakeGeneratorOptions]>([
    ['an empty answer', { chunks: [] }],
    ['an answer of nothing visible', { chunks: [' \n\u200B'] }],
    ['a failure before the first word', { chunks: [], fails: 'auth' }],
  ])('fails for %s', async (_name, options) => {
    const { run, reached } = started(withGenerator(options));
    run.send({ type: 'submit', values: good });
    expect((await reached('error')).context.result).toBeUndefined();
  });

  it('shows a result even when the use cannot be counted', async () => {
    const ports = fakePorts();
    ports.database.failure = 'full';
    const { run, reached } = started(ports);
    run.send({ type: 'submit', values: good });
    await reached('result');
    await vi.waitFor(() => expect(ports.warnings).toEqual(['example-tool: the use could not be counted']));
  });

  it('shows the whole result when it is cancelled while its use is counted', async () => {
    const ports = fakePorts();
    ports.work.count = () => new Promise(() => {});
    const { run, notices } = started(ports);
    run.send({ type: 'submit', values: good });
    await waitFor(run, (now) => now.matches({ busy: 'counting' }));
    run.send({ type: 'cancel' });
    const { value, context } = run.getSnapshot();
    expect(value).toEqual({ result: 'whole' });
    expect(context.result?.complete).toBe(true);
    expect(notices.map(({ title }) => title)).toEqual(['Success!']);
  });

  it('shows the whole result even if storage does not respond', async () => {
    const ports = fakePorts();
    ports.work.count = () => new Promise(() => {});
    const { run, reached } = started(ports);
    run.send({ type: 'submit', values: good });
    expect((await reached('result')).context.result?.complete).toBe(true);
  });

  it('writes a run with the generator that was chosen when it began', async () => {
    const { run, ports, reached } = started(withGenerator({ delay: 5 }));
    run.send({ type: 'submit', values: good });
    await waitFor(run, (now) => now.matches({ busy: 'writing' }));
    ports.generators.choose(fakeGenerator({ answer: () => ({ chunks: ['About Tides\nBy a model: the moon pulls.'] }), source: 'model-a' }));
    expect((await reached('result')).context.result?.source).toBe('on-device');
    run.send({ type: 'submit', values: good });
    const { context } = await waitFor(run, (now) => now.matches('result') && now.context.result?.source === 'model-a');
    expect(context.result && resultText(context.result)).toContain('By a model');
  });

  it('leaves the busy state when the generator throws anything but a GenerationError', async () => {
    const ports = fakePorts();
    Object.assign(ports.generator, {
      // biome-ignore lint/correctness/useYield: it throws before it writes anything
      async *generate() {
        throw new RangeError('My private text');
      },
    });
    const { run, reached } = started(ports);
    run.send({ type: 'submit', values: good });
    expect((await reached('error')).context.failure).toBe('unknown');
    expect(ports.warnings.join()).not.toContain('private');
  });
});
