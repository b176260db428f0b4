import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { GenerationRequest } from '../../generation/text-generator.ts';
import { resultText } from '../../result/result.ts';
import { textOfTranscript } from '../../result/transcript.ts';
import { answerTo, askedIn, fakeGenerator, memoryStorage } from '../../testing/index.ts';
import { asked, faulty, headingsIn, type Play, started, titles, values, well } from '../../testing/long-run.ts';
import { isUnfinished } from '../machine/tool-run.ts';
import { REPORT_PARTS_KEY } from './report-parts.ts';

describe('A long document that was broken off', () => {
  const twice = (requests: readonly string[]): string[] => requests.filter((title, index) => requests.indexOf(title) !== index);

  it('goes on at the first missing section, and asks for nothing twice', async () => {
    const { reached, send, ports, notices } = started(faulty({ Testing: [() => ({ fails: 'network' })] }));
    send({ type: 'submit', values });
    await reached('error');
    send({ type: 'resume' });
    const { context } = await reached('result');
    expect(context.result?.complete).toBe(true);
    expect(headingsIn(resultText(context.result as never))).toEqual(titles);
    expect(twice(asked(ports))).toEqual(['Design', 'Testing']);
    expect(notices.at(-1)?.title).toBe('Success!');
  });

  it('goes on after a cancel, which keeps the words and shows them until new ones come', async () => {
    const { run, reached, send, ports } = started(faulty({ Testing: [() => ({ chunks: ['Half of testing'], hangs: true })] }));
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
    expect(asked(ports).filter((title) => title === 'Introduction')).toHaveLength(1);
  });

  it('shows a stopped text once, also when going on fails', async () => {
    const hang: Play = () => ({ chunks: ['Half of testing'], hangs: true });
    const { run, reached, send } = started(faulty({ Testing: [hang, () => ({ fails: 'network' })] }));
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

  it('shows a stopped text once, also when the same form is submitted again and fails', async () => {
    const hang: Play = () => ({ chunks: ['Half of testing'], hangs: true });
    const { run, reached, send } = started(faulty({ Testing: [hang, () => ({ chunks: ['More of testing'], fails: 'quota' })] }));
    send({ type: 'submit', values });
    await waitFor(run, ({ context }) => context.transcript.open.endsWith('Half of testing'));
    send({ type: 'cancel' });
    await reached('result');
    send({ type: 'submit', values: { ...values } });
    const { context } = await reached('error');
    expect(textOfTranscript(context.transcript)).toContain('Word1 design');
    expect([context.result, context.earlier]).toEqual([undefined, undefined]);
  });

  it('keeps a stopped text where the same form fails before its first word', async () => {
    const { run, reached, send, ports } = started(faulty({ Testing: [() => ({ chunks: ['Half of testing'], hangs: true })] }));
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

  it('goes on after a reload, when the same form is submitted', async () => {
    const first = started(faulty({ Testing: [() => ({ fails: 'network' })] }));
    first.send({ type: 'submit', values });
    await first.reached('error');
    first.run.stop();
    const second = started(well, { archive: first.ports.archive });
    second.send({ type: 'submit', values });
    const { context } = await second.reached('result');
    expect(headingsIn(resultText(context.result as never))).toEqual(titles);
    expect(asked(second.ports)).toEqual(['Testing', 'Limits', 'References', 'Appendices', 'Conclusion', 'Abstract']);
  });

  it('is another document where the form differs', async () => {
    const first = started(faulty({ Testing: [() => ({ fails: 'network' })] }));
    first.send({ type: 'submit', values });
    await first.reached('error');
    const second = started(well, { archive: first.ports.archive });
    second.send({ type: 'submit', values: { ...values, topic: 'Seas' } });
    await second.reached('result');
    expect(asked(second.ports)[0]).toBe('Introduction');
  });

  it('goes on with another model of other limits, and says who wrote it', async () => {
    const half: Play = () => ({ fails: 'quota' });
    const first = started(faulty({ Design: [well, half] }));
    first.send({ type: 'submit', values });
    await first.reached('error');
    const second = started(well, { archive: first.ports.archive, source: 'model-b', maxCallWords: 300 });
    second.send({ type: 'submit', values });
    const { context } = await second.reached('result');
    expect(context.result?.source).toBe('model-a and model-b');
    expect(askedIn(second.ports.generator.requests[0] as GenerationRequest)).toEqual([{ title: 'Design', words: 250 }]);
    expect(second.ports.generator.requests[0]?.prompt).toContain('This is part 2 of 4');
    expect(context.result?.transcript.words).toBeGreaterThanOrEqual(5000);
    expect(headingsIn(resultText(context.result as never))).toEqual(titles);
  });

  it('is not gone on with by the device, whose own draft leaves it standing', async () => {
    const { run, reached, send, ports } = started(faulty({ Testing: [() => ({ chunks: ['Half of testing'], hangs: true })] }));
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

  it("is the device's alone where the device writes it after all, and can still be continued later", async () => {
    const { reached, send, ports, run } = started(faulty({ Testing: [() => ({ fails: 'quota' })] }));
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

  it('begins again where that is wanted, and after it was finished', async () => {
    const { reached, send, ports, run } = started(faulty({ Testing: [() => ({ fails: 'network' })] }));
    send({ type: 'submit', values });
    await reached('error');
    send({ type: 'startOver' });
    await reached('result');
    expect(asked(ports).filter((title) => title === 'Introduction')).toHaveLength(2);
    expect(run.getSnapshot().can({ type: 'resume' })).toBe(false);
    send({ type: 'submit', values });
    await waitFor(run, (now) => now.matches('result') && asked(ports).filter((title) => title === 'Introduction').length === 3);
  });

  it('goes on where nothing can be stored, as long as the page lives', async () => {
    const archive = memoryStorage();
    archive.failure = 'blocked';
    const { reached, send, ports } = started(faulty({ Testing: [() => ({ fails: 'network' })] }), { archive });
    send({ type: 'submit', values });
    await reached('error');
    send({ type: 'submit', values });
    await reached('result');
    expect(asked(ports).filter((title) => title === 'Introduction')).toHaveLength(1);
    expect(ports.warnings.join()).toContain('could not be stored');
  });

  it('ends also where a part in its middle was lost', async () => {
    const first = started(faulty({ Design: [() => ({ fails: 'network' })] }), { maxCallWords: 300 });
    first.send({ type: 'submit', values });
    await first.reached('error');
    const stored = JSON.parse(first.ports.archive.entries.get(REPORT_PARTS_KEY) ?? '');
    for (const document of Object.values<{ parts: { partId: string }[] }>(stored))
      document.parts = document.parts.filter(({ partId }) => partId !== 'introduction/1');
    const second = started(well, { archive: memoryStorage({ [REPORT_PARTS_KEY]: JSON.stringify(stored) }), maxCallWords: 300 });
    second.send({ type: 'submit', values });
    const { context } = await second.reached('result');
    expect(asked(second.ports).filter((title) => title === 'Introduction')).toHaveLength(1);
    expect(context.result?.transcript.words).toBeGreaterThanOrEqual(5000);
  });

  it('keeps the whole sections of an answer to several, also where another one needs a call that fails', async () => {
    const several: Play = (request) => ({ chunks: [answerTo(request).replace(/Testing\n[\s\S]*?\n\n/, 'Testing\n\n')] });
    const first = started(faulty({ Testing: [several, () => ({ fails: 'quota' })] }), { maxCallWords: 2500 });
    first.send({ type: 'submit', values });
    await first.reached('error');
    first.send({ type: 'resume' });
    await first.reached('result');
    expect(asked(first.ports).slice(2)).toEqual([
      'Testing + Limits + References + Appendices',
      'Testing',
      'Testing',
      'Conclusion',
      'Abstract',
    ]);
  });

  it('keeps the whole sections of an answer to several that broke off', async () => {
    const several: Play = (request) => {
      const text = answerTo(request);
      return { chunks: [text.slice(0, text.indexOf('References\n') + 40)], fails: 'quota' };
    };
    const first = started(faulty({ Testing: [several] }), { maxCallWords: 2500 });
    first.send({ type: 'submit', values });
    await first.reached('error');
    first.send({ type: 'resume' });
    const { context } = await first.reached('result');
    expect(asked(first.ports).slice(3)).toEqual(['References + Appendices', 'Conclusion', 'Abstract']);
    expect(headingsIn(resultText(context.result as never))).toEqual(titles);
  });
});
