import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { GenerationRequest } from '../../generation/text-generator.ts';
import { resultText } from '../../result/result.ts';
import { textOfTranscript } from '../../result/transcript.ts';
import { REPORT_PARTS_KEY } from '../../storage/report-parts-key.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { answerTo, askedIn, fakeGenerator, memoryStorage } from '../../testing/index.ts';
import {
  type AnswerFor,
  answerWell,
  headingsIn,
  modelWithFaults,
  requestedTitles,
  startRun,
  titles,
  values,
} from '../../testing/long-run.ts';
import { isUnfinished } from '../machine/tool-run.ts';

describe('A long document that was interrupted', () => {
  const twice = (requests: readonly string[]): string[] => requests.filter((title, index) => requests.indexOf(title) !== index);

  it('continues at the first missing section, and requests no finished section again', async () => {
    const { reached, send, ports, notices } = startRun(modelWithFaults({ Testing: [() => ({ fails: 'network' })] }));
    send({ type: 'submit', values });
    await reached('error');
    send({ type: 'resume' });
    const { context } = await reached('result');
    expect(context.result?.complete).toBe(true);
    expect(headingsIn(resultText(context.result as never))).toEqual(titles);
    expect(twice(requestedTitles(ports))).toEqual(['Design', 'Testing']);
    expect(notices.at(-1)?.title).toBe('Success!');
  });

  it('continues after a cancel, which keeps the text and shows it until new text arrives', async () => {
    const { run, reached, send, ports } = startRun(modelWithFaults({ Testing: [() => ({ chunks: ['Half of testing'], hangs: true })] }));
    send({ type: 'submit', values });
    await waitFor(run, ({ context }) => context.transcript.open.endsWith('Half of testing'));
    send({ type: 'cancel' });
    const stopped = await reached('result');
    expect(stopped.value).toEqual({ result: 'stopped' });
    expect(stopped.context.result?.complete).toBe(false);
    expect(stopped.can({ type: 'resume' })).toBe(true);
    send({ type: 'resume' });
    expect(textOfTranscript(run.getSnapshot().context.transcript)).toContain('Half of testing');
    const { context } = await waitFor(run, (now) => now.matches('result') && now.context.result?.complete === true);
    expect(resultText(context.result as never)).not.toContain('Half of testing');
    expect(context.earlier).toBeUndefined();
    expect(requestedTitles(ports).filter((title) => title === 'Introduction')).toHaveLength(1);
  });

  it('shows a stopped text only once when continuing fails', async () => {
    const hang: AnswerFor = () => ({ chunks: ['Half of testing'], hangs: true });
    const { run, reached, send } = startRun(modelWithFaults({ Testing: [hang, () => ({ fails: 'network' })] }));
    send({ type: 'submit', values });
    await waitFor(run, ({ context }) => context.transcript.open.endsWith('Half of testing'));
    send({ type: 'cancel' });
    await reached('result');
    send({ type: 'resume' });
    const failed = await reached('error');
    expect(failed.context.result).toBeUndefined();
    expect(textOfTranscript(failed.context.transcript)).toContain('Half of testing');
    expect(failed.can({ type: 'resume' })).toBe(true);
  });

  it('shows a stopped text only once when the same form is submitted again and fails', async () => {
    const hang: AnswerFor = () => ({ chunks: ['Half of testing'], hangs: true });
    const { run, reached, send } = startRun(modelWithFaults({ Testing: [hang, () => ({ chunks: ['More of testing'], fails: 'quota' })] }));
    send({ type: 'submit', values });
    await waitFor(run, ({ context }) => context.transcript.open.endsWith('Half of testing'));
    send({ type: 'cancel' });
    await reached('result');
    send({ type: 'submit', values: { ...values } });
    const { context } = await reached('error');
    expect(textOfTranscript(context.transcript)).toContain('Word1 design');
    expect([context.result, context.earlier]).toEqual([undefined, undefined]);
  });

  it('keeps a stopped text when the same form fails before its first word', async () => {
    const { run, reached, send, ports } = startRun(modelWithFaults({ Testing: [() => ({ chunks: ['Half of testing'], hangs: true })] }));
    send({ type: 'submit', values });
    await waitFor(run, ({ context }) => context.transcript.open.endsWith('Half of testing'));
    send({ type: 'cancel' });
    await reached('result');
    ports.generators.choose(fakeGenerator({ source: 'model-a', answer: () => ({ fails: 'quota' }) }));
    send({ type: 'submit', values: { ...values } });
    const failed = await reached('error');
    expect(failed.value).toEqual({ error: 'empty' });
    expect(resultText(failed.context.result as never)).toContain('Half of testing');
  });

  it('continues after a reload when the same form is submitted', async () => {
    const first = startRun(modelWithFaults({ Testing: [() => ({ fails: 'network' })] }));
    first.send({ type: 'submit', values });
    await first.reached('error');
    first.run.stop();
    const second = startRun(answerWell, { archive: first.ports.archive });
    second.send({ type: 'submit', values });
    const { context } = await second.reached('result');
    expect(headingsIn(resultText(context.result as never))).toEqual(titles);
    expect(requestedTitles(second.ports)).toEqual(['Testing', 'Limits', 'References', 'Appendices', 'Conclusion', 'Abstract']);
  });

  it('counts as a different document when the form differs', async () => {
    const first = startRun(modelWithFaults({ Testing: [() => ({ fails: 'network' })] }));
    first.send({ type: 'submit', values });
    await first.reached('error');
    const second = startRun(answerWell, { archive: first.ports.archive });
    second.send({ type: 'submit', values: { ...values, topic: 'Seas' } });
    await second.reached('result');
    expect(requestedTitles(second.ports)[0]).toBe('Introduction');
  });

  it('continues with another model that has other limits, and names both models', async () => {
    const half: AnswerFor = () => ({ fails: 'quota' });
    const first = startRun(modelWithFaults({ Design: [answerWell, half] }));
    first.send({ type: 'submit', values });
    await first.reached('error');
    const second = startRun(answerWell, { archive: first.ports.archive, source: 'model-b', maxCallWords: 300 });
    second.send({ type: 'submit', values });
    const { context } = await second.reached('result');
    expect(context.result?.source).toBe('model-a and model-b');
    expect(askedIn(second.ports.generator.requests[0] as GenerationRequest)).toEqual([{ title: 'Design', words: 250 }]);
    expect(second.ports.generator.requests[0]?.prompt).toContain('This is part 2 of 4');
    expect(context.result?.transcript.words).toBeGreaterThanOrEqual(5000);
    expect(headingsIn(resultText(context.result as never))).toEqual(titles);
  });

  it('is not continued by the device, and stays stored beside the text of the device', async () => {
    const { run, reached, send, ports } = startRun(modelWithFaults({ Testing: [() => ({ chunks: ['Half of testing'], hangs: true })] }));
    send({ type: 'submit', values });
    await waitFor(run, ({ context }) => context.transcript.open.endsWith('Half of testing'));
    send({ type: 'cancel' });
    await reached('result');
    ports.generators.choose(fakeGenerator());
    const stopped = run.getSnapshot();
    expect([stopped.can({ type: 'resume' }), isUnfinished(stopped)]).toEqual([false, true]);
    send({ type: 'resume' });
    expect(run.getSnapshot().value).toEqual({ result: 'stopped' });
    send({ type: 'submit', values });
    const { context } = await waitFor(run, (now) => now.matches('result') && now.context.result?.complete === true);
    expect(context.result?.source).toBe('on-device');
    expect(resultText(context.earlier as never)).toContain('Half of testing');
  });

  it('stays continuable after the device has written its own text, which names only the device', async () => {
    const { reached, send, ports, run } = startRun(modelWithFaults({ Testing: [() => ({ fails: 'quota' })] }));
    send({ type: 'submit', values });
    await reached('error');
    const model = ports.generator;
    ports.generators.choose(fakeGenerator());
    send({ type: 'retry' });
    const whole = await reached('result');
    expect(whole.context.result?.source).toBe('on-device');
    expect(whole.can({ type: 'resume' })).toBe(false);
    ports.generators.choose(model);
    send({ type: 'submit', values });
    await waitFor(run, (now) => now.matches('result') && now.context.result?.source === 'model-a');
    expect(askedIn(model.requests.at(-1) as GenerationRequest)[0]?.title).toBe('Abstract');
    expect(model.requests.filter((request) => askedIn(request)[0]?.title === 'Introduction')).toHaveLength(1);
  });

  it('starts over on request, and after it was finished', async () => {
    const { reached, send, ports, run } = startRun(modelWithFaults({ Testing: [() => ({ fails: 'network' })] }));
    send({ type: 'submit', values });
    await reached('error');
    send({ type: 'startOver' });
    await reached('result');
    expect(requestedTitles(ports).filter((title) => title === 'Introduction')).toHaveLength(2);
    expect(run.getSnapshot().can({ type: 'resume' })).toBe(false);
    send({ type: 'submit', values });
    await waitFor(run, (now) => now.matches('result') && requestedTitles(ports).filter((title) => title === 'Introduction').length === 3);
  });

  it('continues on the same page when nothing can be stored', async () => {
    const archive = memoryStorage();
    archive.failure = 'blocked';
    const { reached, send, ports } = startRun(modelWithFaults({ Testing: [() => ({ fails: 'network' })] }), { archive });
    send({ type: 'submit', values });
    await reached('error');
    send({ type: 'submit', values });
    await reached('result');
    expect(requestedTitles(ports).filter((title) => title === 'Introduction')).toHaveLength(1);
    expect(ports.warnings.join()).toContain('could not be stored');
  });

  it('waits for a storage that is slow to open, so that no finished section is requested again', async () => {
    const first = startRun(modelWithFaults({ Design: [() => ({ fails: 'network' })] }));
    first.send({ type: 'submit', values });
    await first.reached('error');
    const { archive } = first.ports;
    let failures = 2;
    const read = (key: string): Promise<string | null> => {
      failures -= 1;
      return failures >= 0 ? Promise.reject(new StorageError('slow')) : archive.read(key);
    };
    const second = startRun(answerWell, { archive: { ...archive, read } });
    second.send({ type: 'submit', values });
    await second.reached('result');
    expect(requestedTitles(second.ports)).not.toContain('Introduction');
    expect(requestedTitles(second.ports)[0]).toBe('Design');
  });

  it('is completed even if a stored part in its middle was lost', async () => {
    const first = startRun(modelWithFaults({ Design: [() => ({ fails: 'network' })] }), { maxCallWords: 300 });
    first.send({ type: 'submit', values });
    await first.reached('error');
    const stored = JSON.parse(first.ports.archive.entries.get(REPORT_PARTS_KEY) ?? '');
    for (const document of Object.values<{ parts: { partId: string }[] }>(stored))
      document.parts = document.parts.filter(({ partId }) => partId !== 'introduction/1');
    const second = startRun(answerWell, { archive: memoryStorage({ [REPORT_PARTS_KEY]: JSON.stringify(stored) }), maxCallWords: 300 });
    second.send({ type: 'submit', values });
    const { context } = await second.reached('result');
    expect(requestedTitles(second.ports).filter((title) => title === 'Introduction')).toHaveLength(1);
    expect(context.result?.transcript.words).toBeGreaterThanOrEqual(5000);
  });

  it('keeps the finished sections of a packed answer when another section needs a request that fails', async () => {
    const several: AnswerFor = (request) => ({ chunks: [answerTo(request).replace(/Testing\n[\s\S]*?\n\n/, 'Testing\n\n')] });
    const first = startRun(modelWithFaults({ Testing: [several, () => ({ fails: 'quota' })] }), { maxCallWords: 2500 });
    first.send({ type: 'submit', values });
    await first.reached('error');
    first.send({ type: 'resume' });
    await first.reached('result');
    expect(requestedTitles(first.ports).slice(2)).toEqual([
      'Testing + Limits + References + Appendices',
      'Testing',
      'Testing',
      'Conclusion',
      'Abstract',
    ]);
  });

  it('keeps the finished sections of a packed answer that was interrupted', async () => {
    const several: AnswerFor = (request) => {
      const text = answerTo(request);
      return { chunks: [text.slice(0, text.indexOf('References\n') + 40)], fails: 'quota' };
    };
    const first = startRun(modelWithFaults({ Testing: [several] }), { maxCallWords: 2500 });
    first.send({ type: 'submit', values });
    await first.reached('error');
    first.send({ type: 'resume' });
    const { context } = await first.reached('result');
    expect(requestedTitles(first.ports).slice(3)).toEqual(['References + Appendices', 'Conclusion', 'Abstract']);
    expect(headingsIn(resultText(context.result as never))).toEqual(titles);
  });
});
