import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { resultText } from '../../result/result.ts';
import { type FakeAnswer, proseOf } from '../../testing/index.ts';
import { answerWell, headingsIn, modelWithFaults, startRun, titles, values } from '../../testing/long-run.ts';

/** Whole sentences with this number of words, followed by the beginning of one more sentence. */
const half = (words: number): string => `${proseOf(words, 'half')} And a sentence that is cut`;
const CUT: FakeAnswer = { fails: 'overloaded' };

/** Starts a run that ends in an error at the given section. */
async function failedRun(title: string, answers: readonly FakeAnswer[], maxCallWords = 1000) {
  const run = startRun(modelWithFaults({ [title]: answers.map((answer) => () => answer) }), { maxCallWords });
  run.send({ type: 'submit', values });
  await run.reached('error');
  return run;
}

/** Continues the run up to the complete result. Returns the text, and the prompt of the first request after the interruption. */
async function continueRun({ send, run, ports }: Awaited<ReturnType<typeof failedRun>>) {
  const before = ports.generator.requests.length;
  send({ type: 'resume' });
  const { context } = await waitFor(run, (now) => now.matches('result') && now.context.result?.complete === true);
  const text = resultText(context.result as NonNullable<typeof context.result>);
  expect(headingsIn(text)).toEqual(titles);
  expect(text).not.toContain('a sentence that is cut');
  return { text, prompt: ports.generator.requests[before]?.prompt ?? '' };
}

describe('A part that was interrupted in the middle', () => {
  it('is kept up to its last whole sentence, and only the rest of its section is requested', async () => {
    const { text, prompt } = await continueRun(await failedRun('Design', [{ ...CUT, chunks: [half(600)] }, CUT]));
    expect(text).toContain('Word60 half w2 w3 w4 w5 w6 w7 w8 w9.\n\nWord1 design');
    expect(prompt).toContain('This is part 2 of 2 of the section. Go on where the part before ended.\nWrite about 900 words.');
    expect(prompt).toContain('Word60 half w2 w3 w4 w5 w6 w7 w8 w9.</text-before-');
  });

  it('is kept when the run is cancelled, even after a reload', async () => {
    const first = startRun(modelWithFaults({ Design: [() => ({ chunks: [half(600)], hangs: true })] }));
    first.send({ type: 'submit', values });
    await waitFor(first.run, ({ context }) => context.transcript.open.endsWith('that is cut'));
    first.send({ type: 'cancel' });
    await expect.poll(() => [...first.ports.archive.entries.values()].join()).toContain('Word60 half');
    const second = startRun(answerWell, { archive: first.ports.archive });
    second.send({ type: 'submit', values });
    await second.reached('result');
    expect(second.ports.generator.requests[0]?.prompt).toContain('Write about 900 words.');
  });

  it('is kept when it is the last of several sections in one answer', async () => {
    const chunks = [`Testing\n${proseOf(900, 'testing')}\n\nLimits\n${half(300)}`];
    const { text, prompt } = await continueRun(await failedRun('Testing', [{ ...CUT, chunks }, CUT], 2500));
    expect(prompt).toContain(
      'Section: Limits\nThis is part 2 of 2 of the section. Go on where the part before ended.\nWrite about 200 words.',
    );
    expect(text).toContain('w8 w9.\n\nLimits\nWord1 half');
  });

  it('is kept when the run is cancelled while the rest of the part is requested', async () => {
    const short: FakeAnswer = { chunks: [proseOf(400, 'half')] };
    const more: FakeAnswer = { chunks: [`${proseOf(60, 'more')} And a sentence that is cut`], hangs: true };
    const run = startRun(modelWithFaults({ Design: [() => short, () => more] }));
    run.send({ type: 'submit', values });
    await waitFor(run.run, ({ context }) => context.transcript.open.endsWith('that is cut'));
    run.send({ type: 'cancel' });
    await expect.poll(() => [...run.ports.archive.entries.values()].join()).toContain('Word6 more');
    const { text, prompt } = await continueRun(run);
    expect(prompt).toContain('This is part 2 of 3 of the section. Go on where the part before ended.\nWrite about 520 words.');
    expect(text).toContain('Word6 more w2 w3 w4 w5 w6 w7 w8 w9.\n\nWord1 design');
  });

  it('is accepted unchanged when only a few words are missing', async () => {
    const { prompt } = await continueRun(await failedRun('Design', [{ ...CUT, chunks: [half(740)] }, CUT]));
    expect(prompt).toContain('This is part 2 of 2 of the section. Go on where the part before ended.\nWrite about 750 words.');
  });

  it('can be continued even if it is the first part of the document', async () => {
    const run = startRun(modelWithFaults({ Introduction: [() => ({ chunks: [half(600)], hangs: true })] }));
    run.send({ type: 'submit', values });
    await waitFor(run.run, ({ context }) => context.transcript.open.endsWith('that is cut'));
    run.send({ type: 'cancel' });
    await expect.poll(() => [...run.ports.archive.entries.values()].join()).toContain('Word60 half');
    expect((await continueRun(run)).prompt).toContain('Write about 400 words.');
  });

  it.each([
    ['it has but a few words', [{ ...CUT, chunks: [half(60)] }, CUT]],
    ['the service has blocked it', [{ chunks: [half(600)], reason: 'blocked' } as const]],
  ])('is written again when %s', async (_why, answers) => {
    const { text, prompt } = await continueRun(await failedRun('Design', answers));
    expect(text).not.toContain('Word1 half');
    expect(prompt).toContain('This is part 1 of 2 of the section.\nWrite about 750 words.');
  });
});
