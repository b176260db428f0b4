import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { resultText } from '../../../result/result.ts';
import { textOfTranscript } from '../../../result/transcript.ts';
import { askedIn, placeIn, proseOf } from '../../../testing/index.ts';
import {
  type AnswerFor,
  headingsIn,
  modelWithFaults,
  requestedTitles,
  runToResult,
  startRun,
  titles,
  values,
} from '../../../testing/long-run.ts';
import { AnswerPace } from './pace.ts';

describe('The length correction for a model', () => {
  it('changes nothing before the first answer, or when answers are almost as long as requested', () => {
    const pace = new AnswerPace(2500);
    expect(pace.ask(1000)).toBe(1000);
    pace.learn(2000, 1900);
    expect([pace.ask(1000), pace.most]).toEqual([1000, Number.POSITIVE_INFINITY]);
  });

  it('requests more words from a model that writes too little, and fewer from one that writes too much', () => {
    const [brief, broad] = [new AnswerPace(2500), new AnswerPace(2500)];
    for (let turn = 0; turn < 20; turn += 1) {
      brief.learn(2000, 1500);
      broad.learn(2000, 3000);
    }
    expect(brief.ask(1500)).toBeGreaterThan(1900);
    expect(broad.ask(1500)).toBeLessThan(1100);
  });

  it('never requests more than twice or less than half of the words, whatever the answers', () => {
    const [silent, endless] = [new AnswerPace(2500), new AnswerPace(2500)];
    for (let turn = 0; turn < 20; turn += 1) {
      silent.learn(2000, 0);
      endless.learn(2000, 90_000);
    }
    expect([silent.ask(1000), endless.ask(1000)]).toEqual([2000, 500]);
  });

  it('plans no more words than the longest answer, from the second answer that is far too short', () => {
    const pace = new AnswerPace(2500);
    pace.learn(2500, 700);
    expect(pace.most).toBe(Number.POSITIVE_INFINITY);
    pace.learn(1800, 600);
    expect(pace.most).toBe(700);
    pace.learn(700, 900);
    expect(pace.most).toBe(900);
  });
});

/** A model that writes a share of the words that it is asked for, up to a maximum. */
const writer =
  (share: number, most = Number.POSITIVE_INFINITY): AnswerFor =>
  (request) => ({
    chunks: [
      askedIn(request)
        .map(({ title, words = 0, items }, _index, all) => {
          const text =
            items === undefined
              ? proseOf(Math.max(1, Math.round(Math.min(words * share, most / all.length))), `${title.toLowerCase()}${placeIn(request)}`)
              : Array.from({ length: items }, (_, at) => `${at + 1}. An entry (verify)`).join('\n');
          return all.length > 1 ? `${title}\n${text}` : text;
        })
        .join('\n\n'),
    ],
  });

describe('A document of 20,000 words', () => {
  it.each([
    ['all it is asked for', writer(1), 15],
    ['85 % of what it is asked for', writer(0.85), 17],
    ['70 % of what it is asked for', writer(0.7), 25],
    ['half of what it is asked for', writer(0.5), 40],
    ['1,200 words at most', writer(1, 1200), 30],
    ['600 words at most', writer(1, 600), 50],
    ['90 % of what it is asked for, and 800 words at most', writer(0.9, 800), 45],
  ])('reaches its length with a model that writes %s', async (_how, model, requests) => {
    const { result, notices, ports } = await runToResult(model, 'hard', 2500);
    expect(headingsIn(resultText(result))).toEqual(titles);
    expect(result.transcript.words).toBeGreaterThanOrEqual(19_000);
    expect(notices.map(({ text }) => text)).toEqual(['Your hard document has been made']);
    expect(requestedTitles(ports).length).toBeLessThanOrEqual(requests);
  });

  it('is not much longer than its target with a model that writes too much', async () => {
    const { result } = await runToResult(writer(1.75), 'hard', 2500);
    expect(result.transcript.words).toBeLessThan(27_000);
  });

  it('can be cancelled while missing words are requested, and continues with these requests only', async () => {
    const model = writer(0.5);
    const play: AnswerFor = (request, index) =>
      request.prompt.includes('of 4000 words so far') ? { chunks: ['More of it'], hangs: true } : model(request, index);
    const { run, send, ports, reached } = startRun(play, { maxCallWords: 2500 });
    send({ type: 'submit', values: { ...values, level: 'hard' } });
    await waitFor(run, ({ context }) => context.transcript.open.endsWith('More of it'));
    expect(headingsIn(textOfTranscript(run.getSnapshot().context.transcript))).toEqual(titles);
    send({ type: 'cancel' });
    expect((await reached('result')).context.result?.complete).toBe(false);
    const later = startRun(play, { maxCallWords: 2500, archive: ports.archive });
    later.send({ type: 'submit', values: { ...values, level: 'hard' } });
    await expect.poll(() => later.ports.generator.requests[0]?.prompt).toContain('of 4000 words so far');
  });

  it('ignores a declined section when it corrects lengths', async () => {
    const { ports } = await runToResult(
      modelWithFaults({ Introduction: [() => ({ chunks: ['I’m sorry, but I can’t help with that.'] })] }),
      'hard',
      2500,
    );
    expect(ports.generator.requests[2]?.prompt).toContain(
      'part 2 of 2 of the section. Go on where the part before ended.\nWrite about 2000 words.',
    );
  });
});
