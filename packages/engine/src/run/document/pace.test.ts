import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { resultText } from '../../result/result.ts';
import { textOfTranscript } from '../../result/transcript.ts';
import { askedIn, proseOf } from '../../testing/index.ts';
import { asked, faulty, headingsIn, type Play, started, titles, values, written } from '../../testing/long-run.ts';
import { Pace } from './pace.ts';

describe('The pace of a model', () => {
  it('is as asked for until answers tell otherwise, and a little off is no matter', () => {
    const pace = new Pace(2500);
    expect(pace.ask(1000)).toBe(1000);
    pace.learn(2000, 1900);
    expect([pace.ask(1000), pace.most]).toEqual([1000, Number.POSITIVE_INFINITY]);
  });

  it('asks a model that writes too little for more, and one that writes too much for less', () => {
    const [brief, broad] = [new Pace(2500), new Pace(2500)];
    for (let turn = 0; turn < 20; turn += 1) {
      brief.learn(2000, 1500);
      broad.learn(2000, 3000);
    }
    expect(brief.ask(1500)).toBeGreaterThan(1900);
    expect(broad.ask(1500)).toBeLessThan(1100);
  });

  it('never asks for more than twice or less than half, whatever comes', () => {
    const [silent, endless] = [new Pace(2500), new Pace(2500)];
    for (let turn = 0; turn < 20; turn += 1) {
      silent.learn(2000, 0);
      endless.learn(2000, 90_000);
    }
    expect([silent.ask(1000), endless.ask(1000)]).toEqual([2000, 500]);
  });

  it('plans no more at once than a model has written, from the second answer that is far too short', () => {
    const pace = new Pace(2500);
    pace.learn(2500, 700);
    expect(pace.most).toBe(Number.POSITIVE_INFINITY);
    pace.learn(1800, 600);
    expect(pace.most).toBe(700);
    pace.learn(700, 900);
    expect(pace.most).toBe(900);
  });
});

/** A model that writes a share of what it is asked for, and so many words at most. */
const writer =
  (share: number, most = Number.POSITIVE_INFINITY): Play =>
  (request) => ({
    chunks: [
      askedIn(request)
        .map(({ title, words = 0, items }, _index, all) => {
          const text =
            items === undefined
              ? proseOf(Math.max(1, Math.round(Math.min(words * share, most / all.length))), title.toLowerCase())
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
    const { result, notices, ports } = await written(model, 'hard', 2500);
    expect(headingsIn(resultText(result))).toEqual(titles);
    expect(result.transcript.words).toBeGreaterThanOrEqual(19_000);
    expect(notices.map(({ text }) => text)).toEqual(['Your hard document has been made']);
    expect(asked(ports).length).toBeLessThanOrEqual(requests);
  });

  it('does not run far over with a model that writes too much', async () => {
    const { result } = await written(writer(1.75), 'hard', 2500);
    expect(result.transcript.words).toBeLessThan(27_000);
  });

  it('can be cancelled while it is made longer, and goes on with that alone', async () => {
    const model = writer(0.5);
    const play: Play = (request, index) =>
      request.prompt.includes('of 4000 words so far') ? { chunks: ['More of it'], hangs: true } : model(request, index);
    const { run, send, ports, reached } = started(play, { maxCallWords: 2500 });
    send({ type: 'submit', values: { ...values, level: 'hard' } });
    await waitFor(run, ({ context }) => context.transcript.open.endsWith('More of it'));
    expect(headingsIn(textOfTranscript(run.getSnapshot().context.transcript))).toEqual(titles);
    send({ type: 'cancel' });
    expect((await reached('result')).context.result?.complete).toBe(false);
    const later = started(play, { maxCallWords: 2500, archive: ports.archive });
    later.send({ type: 'submit', values: { ...values, level: 'hard' } });
    await expect.poll(() => later.ports.generator.requests[0]?.prompt).toContain('of 4000 words so far');
  });

  it('is not asked for more because a section was declined once', async () => {
    const { ports } = await written(
      faulty({ Introduction: [() => ({ chunks: ['I’m sorry, but I can’t help with that.'] })] }),
      'hard',
      2500,
    );
    expect(ports.generator.requests[2]?.prompt).toContain(
      'part 2 of 2 of the section. Go on where the part before ended.\nWrite about 2000 words.',
    );
  });
});
