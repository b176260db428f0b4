import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { verdictOf } from '../../generation/verdict.ts';
import { type KeptResult, newKeptId } from '../../kept/kept-result.ts';
import { resultText } from '../../result/result.ts';
import { checkedValues, exampleTool, fakeGenerator, fakePorts, longTool, memoryKept } from '../../testing/index.ts';
import { type AnswerFor, answerWell, modelWithFaults, requestedTitles, startRun, values } from '../../testing/long-run.ts';
import { documentKey } from '../document/document-key.ts';
import { readParts, storePart } from '../document/report-parts.ts';
import { toolMachine } from '../machine/tool-machine.ts';
import { forgetSections, showKept } from './kept-document.ts';
import { CHECKPOINT, RunKeeper } from './run-keeper.ts';

const good = checkedValues(exampleTool(), { topic: 'Tides', notes: 'The moon pulls.' });

function started(ports = fakePorts(), unkept: string[] = []) {
  const run = createActor(toolMachine, { input: { tool: exampleTool(), ports } });
  const keeper = new RunKeeper(run, { ports, onUnkept: ({ reason }) => unkept.push(reason) });
  run.start();
  const records = () => [...ports.kept.records.values()];
  const ended = async () => {
    await waitFor(run, (now) => now.matches('result') || now.matches('error'));
    await keeper.settled();
  };
  return { run, keeper, ports, records, ended };
}
const withGenerator = (options: Parameters<typeof fakeGenerator>[0]) => fakePorts({ generator: fakeGenerator(options) });
const submit = { type: 'submit', values: good } as const;

afterEach(() => {
  vi.useRealTimers();
});

describe('A text that a run writes', () => {
  it('is kept as a result with its form and source', async () => {
    const { run, records, ended } = started();
    run.send(submit);
    await ended();
    expect(records()).toEqual([
      {
        id: expect.any(String),
        tool: 'example-tool',
        at: expect.stringMatching(/^2026-11-20T/),
        values: { topic: 'Tides', level: 'easy', notes: 'The moon pulls.' },
        text: 'Written by a fake.\nSecond line.',
        source: 'on-device',
        shortfalls: [],
        complete: true,
        unfinished: false,
      },
    ]);
  });

  it('is kept with its verdict, its quoted words and its language, which are shown again', async () => {
    const facts = { verdict: verdictOf([{ grade: 'partial', reason: 'Two cards are missing.' }], []), language: 'fr' };
    const span = { at: 0, length: 7, field: 'notes', start: 0, end: 7 };
    const { run, records, ports, ended } = started(withGenerator({ chunks: ['The moon'], spans: [[span]], ...facts }));
    run.send(submit);
    await ended();
    const [record] = records();
    expect(record).toMatchObject({ ...facts, spans: [span] });
    const shown = record && (await showKept(exampleTool(), record, ports));
    expect(shown?.result).toMatchObject({ ...facts, spans: [span] });
  });

  it('is shown without a verdict that cannot be read', async () => {
    const { run, records, ports, ended } = started();
    run.send(submit);
    await ended();
    const [record] = records();
    const odd = { ...record, verdict: { grade: 'grand', lacks: [{}] } } as unknown as KeptResult;
    expect((await showKept(exampleTool(), odd, ports)).result.verdict).toBeUndefined();
  });

  it('is kept while it is written: the first words at once, then every two seconds, and when the page is hidden', async () => {
    vi.useFakeTimers();
    const { run, records, keeper } = started(withGenerator({ chunks: ['One ', 'two ', 'three ', 'four '], delay: 1_500, hangs: true }));
    const text = () => records()[0]?.text;
    run.send(submit);
    await vi.advanceTimersByTimeAsync(1_600);
    expect([text(), records()[0]?.unfinished]).toEqual(['One ', true]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(text()).toBe('One ');
    await vi.advanceTimersByTimeAsync(CHECKPOINT);
    expect(text()).toBe('One two three ');
    await vi.advanceTimersByTimeAsync(1_000);
    keeper.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(text()).toBe('One two three four ');
    expect(records()).toHaveLength(1);
  });

  it('is claimed by its page until the run ends', async () => {
    const { run, ports, ended } = started(withGenerator({ chunks: ['Two words'], hangs: true }));
    run.send(submit);
    await waitFor(run, (now) => now.context.transcript.words === 2);
    expect(await ports.kept.list('example-tool')).toEqual([]);
    run.send({ type: 'cancel' });
    await ended();
    expect(await ports.kept.list('example-tool')).toMatchObject([{ text: 'Two words', complete: false, unfinished: false }]);
  });

  it('stays unfinished when the run fails, and no later run replaces it', async () => {
    const { run, ports, records, ended } = started(withGenerator({ chunks: ['Half of it'], fails: 'network' }));
    run.send(submit);
    await ended();
    expect(records()).toMatchObject([{ text: 'Half of it', unfinished: true }]);
    Object.assign(ports.generator, { generate: fakeGenerator().generate });
    run.send({ type: 'retry' });
    await waitFor(run, (now) => now.matches('result'));
    await ended();
    expect(records().map(({ text }) => text)).toEqual(['Half of it', 'Written by a fake.\nSecond line.']);
  });

  it('leaves the last ten results and three unfinished texts, and every pinned one', async () => {
    const minute = (n: number): string => new Date(2026, 10, 20, 10, n).toISOString();
    const record = (n: number, given: Partial<KeptResult> = {}): KeptResult => ({
      ...{ id: newKeptId(new Date(minute(n))), tool: 'example-tool', at: minute(n), values: {}, text: `Text ${n}` },
      ...{ source: 'on-device', complete: true, shortfalls: [], unfinished: false, ...given },
    });
    const results = Array.from({ length: 12 }, (_, n) => record(n, n === 0 ? { pinned: true } : {}));
    const unfinished = Array.from({ length: 4 }, (_, n) => record(20 + n, { unfinished: true, complete: false }));
    const { run, records, ended } = started(fakePorts({ kept: memoryKept([...results, ...unfinished]) }));
    run.send(submit);
    await ended();
    const left = records().map(({ text }) => text);
    expect(left.filter((text) => text.startsWith('Text'))).toEqual(
      ['0', '3', '4', '5', '6', '7', '8', '9', '10', '11', '21', '22', '23'].map((n) => `Text ${n}`),
    );
    expect(left).toHaveLength(14);
  });

  it('stays as the last one, and the oldest goes, if the clock was set back before it', async () => {
    const results = Array.from({ length: 10 }, (_, n): KeptResult => {
      const at = new Date(2027, 10, 20, 10, n).toISOString();
      const facts = { values: {}, source: 'on-device', complete: true, shortfalls: [], unfinished: false } as const;
      return { ...facts, id: newKeptId(new Date(at)), tool: 'example-tool', at, text: `Text ${n}` };
    });
    const { run, records, ended } = started(fakePorts({ kept: memoryKept(results) }));
    run.send(submit);
    await ended();
    expect(records().map(({ text }) => text.split('\n')[0])).toEqual([...results.slice(1).map(({ text }) => text), 'Written by a fake.']);
  });

  it('is shown all the same when the device cannot keep it', async () => {
    const kept = memoryKept();
    kept.failure = 'full';
    const unkept: string[] = [];
    const { run, ended } = started(fakePorts({ kept }), unkept);
    run.send(submit);
    await ended();
    expect(run.getSnapshot().context.result?.complete).toBe(true);
    expect(unkept).toContain('full');
  });
});

describe('A long document', () => {
  const key = documentKey('long-tool', longTool().sections(values), values);
  const hang: AnswerFor = () => ({ chunks: ['Half of testing'], hangs: true });

  it('is continued after a crash at its first missing section, from the kept form and sections', async () => {
    const first = startRun(modelWithFaults({ Testing: [hang] }));
    first.send({ type: 'submit', values });
    await waitFor(first.run, ({ context }) => context.transcript.open.endsWith('Half of testing'));
    first.run.stop();
    const { archive, kept } = first.ports;
    // The locks of a page end with it.
    kept.claimed.clear();

    const [record] = await kept.list('long-tool');
    expect(record).toMatchObject({ values, unfinished: true });
    const second = startRun(answerWell, { archive, kept });
    second.send(await showKept(longTool(), record as KeptResult, { archive }));
    const { progress, parts } = second.run.getSnapshot().context;
    expect([progress?.done, progress?.count]).toEqual([['Title Page', 'Contents', 'Introduction', 'Design'], 10]);
    expect(parts.length).toBeGreaterThan(0);
    second.send({ type: 'resume' });
    const { context } = await second.reached('result').then(() => waitFor(second.run, (now) => now.context.result?.complete === true));
    expect(requestedTitles(second.ports)).not.toContain('Introduction');
    await vi.waitFor(async () => expect(await readParts(archive, key)).toEqual([]));
    // It replaces its own beginning, and nothing else.
    expect([...kept.records.values()]).toMatchObject([{ id: record?.id, complete: true, text: resultText(context.result as never) }]);
  });

  it('keeps its sections until the whole text is kept', async () => {
    const kept = memoryKept();
    kept.failure = 'blocked';
    const { send, reached, ports } = startRun(answerWell, { kept });
    send({ type: 'submit', values });
    await reached('result');
    expect((await readParts(ports.archive, key)).length).toBeGreaterThan(0);
  });

  it('loses its sections when it is discarded, and no other document does', async () => {
    const ports = fakePorts();
    const part = { partId: 'design/1', sectionId: 'design', budget: 1, text: 'T', words: 1, summary: 'T', source: 'm' };
    for (const one of [key, 'other']) await storePart(ports.archive, { ...part, key: one }, new Date());
    await forgetSections(longTool(), values, ports);
    expect(await readParts(ports.archive, key)).toEqual([]);
    expect(await readParts(ports.archive, 'other')).toHaveLength(1);
  });
});
