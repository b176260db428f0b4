import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { GenerationRequest } from '../generation/text-generator.ts';
import type { Notice } from '../notice.ts';
import {
  answerTo,
  askedIn,
  type FakeAnswer,
  type FakePorts,
  fakeGenerator,
  fakePorts,
  longTool,
  type MemoryStorage,
  memoryStorage,
  proseOf,
} from '../testing/index.ts';
import { REPORT_PARTS_KEY } from '../work/report-parts.ts';
import { resultText } from './result.ts';
import { canContinue, toolMachine } from './tool-machine.ts';
import { textOfTranscript } from './transcript.ts';
import type { Progress, Waiting } from './writer-events.ts';

const values = { topic: 'Tides', level: 'easy', notes: 'The moon pulls.', more: 'Mind the sun.' };
const titles = [
  'Title Page',
  'Abstract',
  'Contents',
  'Introduction',
  'Design',
  'Testing',
  'Limits',
  'Conclusion',
  'References',
  'Appendices',
];

type Play = (request: GenerationRequest, index: number) => FakeAnswer;
const inPieces = (text: string): string[] => text.match(/[\s\S]{1,900}/g) ?? [];
const well: Play = (request) => ({ chunks: inPieces(answerTo(request)) });
/** Plays one thing for the request that asks for a section, the first time, and does well otherwise. */
const faulty = (faults: Record<string, readonly Play[]>): Play => {
  const left = new Map(Object.entries(faults).map(([title, plays]) => [title, [...plays]]));
  return (request, index) => {
    const title = askedIn(request)[0]?.title ?? '';
    const play = left.get(title)?.shift();
    return (play ?? well)(request, index);
  };
};

function started(play: Play, given: { archive?: MemoryStorage; maxCallWords?: number; source?: string } = {}) {
  const { archive = memoryStorage(), maxCallWords = 1000, source = 'model-a' } = given;
  const ports = fakePorts({ generator: fakeGenerator({ answer: play, source, capabilities: { maxCallWords } }), archive });
  const run = createActor(toolMachine, { input: { tool: longTool(), ports } });
  const notices: Notice[] = [];
  const progress: Progress[] = [];
  const waits: Waiting[] = [];
  run.on('notice', ({ notice }) => notices.push(notice));
  run.subscribe(({ context }) => {
    if (context.progress && context.progress !== progress.at(-1)) progress.push(context.progress);
    if (context.waiting && context.waiting !== waits.at(-1)) waits.push(context.waiting);
  });
  run.start();
  const reached = (state: 'result' | 'error') => waitFor(run, (now) => now.matches(state));
  return { run, ports, notices, progress, waits, reached, send: run.send.bind(run) };
}

async function written(play: Play, level = 'easy', maxCallWords = 1000) {
  const all = started(play, { maxCallWords });
  all.send({ type: 'submit', values: { ...values, level } });
  const { context } = await all.reached('result');
  return { ...all, result: context.result as NonNullable<typeof context.result>, context };
}

const headingsIn = (text: string): string[] => text.split('\n').filter((line) => titles.includes(line));
const asked = ({ generator }: FakePorts): string[] =>
  generator.requests.map((request) =>
    askedIn(request)
      .map(({ title }) => title)
      .join(' + '),
  );

describe('A long document', () => {
  it.each([
    ['easy', 600],
    ['easy', 2500],
    ['hard', 600],
    ['hard', 2500],
  ])('at level %s in calls of %i words has every section in order, its whole length and no markdown', async (level, most) => {
    const { result, notices, ports } = await written(well, level, most);
    const text = resultText(result);
    expect(headingsIn(text)).toEqual(titles);
    expect(result.transcript.words).toBeGreaterThanOrEqual(level === 'hard' ? 20_000 : 5000);
    expect(text).not.toMatch(/^#|\*\*|```|\|/m);
    expect(result).toMatchObject({ complete: true, source: 'model-a' });
    expect(notices.map((notice) => notice.text)).toEqual([`Your ${level} document has been made`]);
    expect(result.shortfalls).toEqual(['"References" was written by a model. Verify each entry against its source before you submit.']);
    expect(ports.archive.entries.get(REPORT_PARTS_KEY)).toBe('{}');
    expect(ports.storage.entries.has('tool_analytics')).toBe(true);
  });

  it('makes the title page and the contents itself, from the form and the outline', async () => {
    const { result, ports } = await written(well);
    expect(resultText(result)).toContain('Title Page\nTides\nLevel: Easy Going\n\nAbstract\nWord1');
    expect(resultText(result)).toContain('Contents\n1. Title Page\n2. Abstract\n');
    expect(asked(ports).join()).not.toMatch(/Title Page|Contents/);
  });

  it('asks in every call with each input, tone, audience, the closing request, its place and its words', async () => {
    const { ports } = await written(well);
    for (const { prompt } of ports.generator.requests) {
      for (const part of ['Tides', 'Easy Going', 'The moon pulls.', 'Mind the sun.', 'Tone: plain', 'Target Audience: Students']) {
        expect(prompt).toContain(part);
      }
      expect(prompt).toContain('comprehensive, professional response that can be used as it is');
      expect(prompt).toMatch(/^\d+\. .* <- you are here$/m);
      expect(prompt).not.toContain('The whole text must reach');
      expect(prompt.length).toBeLessThan(6000);
    }
    const last = ports.generator.requests.at(-1) as GenerationRequest;
    expect(last.prompt).toContain('Section: Abstract\nWrite about 500 words.\n');
    expect(last.prompt).toContain('8. Conclusion (finished: Word1 conclusion w2 w3 w4 w5 w6 w7 w8 w9.)');
    expect(last.task.section).toBe('abstract');
    expect(last.maxOutputTokens).toBe(8192);
  });

  it('goes on with the last two sentences of what stands before', async () => {
    const { ports } = await written(well, 'hard');
    const second = ports.generator.requests[1] as GenerationRequest;
    expect(second.prompt).toContain('This is part 2 of 4 of the section.');
    expect(second.prompt).toMatch(/\n={10,}\nWord99 introduction [^.]*\. Word100 introduction [^.]*\.\n={10,}\n/);
  });

  it('writes what sums up last, and shows each text at its place', async () => {
    const { ports, progress } = await written(well);
    expect(asked(ports).slice(-2)).toEqual(['Conclusion', 'Abstract']);
    expect([...new Set(progress.map(({ title }) => title))].slice(-2)).toEqual(['Conclusion', 'Abstract']);
    expect(progress.at(-1)).toMatchObject({ index: 10, count: 10, words: 500, target: 500 });
    expect(progress.at(-1)?.done).not.toContain('Abstract');
    const indexes = progress.map(({ index }) => index);
    expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
  });

  it('shows a section between those that stand around it while it is written', async () => {
    const conclusion: Play = () => ({ chunks: ['Half a conclusion'], hangs: true });
    const { run, send } = started(faulty({ Conclusion: [conclusion] }));
    send({ type: 'submit', values });
    const { context } = await waitFor(run, (now) => now.context.transcript.open.endsWith('Half a conclusion'));
    const text = textOfTranscript(context.transcript);
    expect(headingsIn(text)).toEqual(titles.filter((title) => title !== 'Abstract'));
    expect(text).toContain('Conclusion\nHalf a conclusion\n\nReferences\n');
  });

  it('survives a pause, a cut stream, truncation, a short section and formatting, all at once', async () => {
    const pause = { type: 'progress', phase: 'queue', wait: 10_000 } as const;
    const { result, ports, waits } = await written(
      faulty({
        Introduction: [(request) => ({ progress: [pause], chunks: inPieces(answerTo(request)) })],
        Design: [
          (request) => ({ chunks: [answerTo(request).slice(0, 900)], fails: 'network' }),
          ({ resume }) => ({
            chunks: [` ${proseOf(600, 'rest').slice(0, 1500)}`],
            reason: 'length',
            continuation: `after ${resume?.text.length}`,
          }),
          (_request) => ({ chunks: [` ${proseOf(600, 'end')}`] }),
        ],
        Testing: [(request) => ({ chunks: [`## Testing\n\n**Sure.** ${answerTo(request).slice(0, 2000)}`] })],
        Conclusion: [
          (request) => ({ chunks: ['Sure! Here is the conclusion:\n\n', answerTo(request), '\n\nLet me know if you need more.'] }),
        ],
      }),
    );
    const text = resultText(result);
    expect(headingsIn(text)).toEqual(titles);
    expect(result.transcript.words).toBeGreaterThanOrEqual(4750);
    expect(text).not.toMatch(/^#|\*\*|Sure!|Let me know/m);
    expect(waits).toContainEqual({ phase: 'queue', wait: 10_000 });
    const design = ports.generator.requests.filter((request) => askedIn(request)[0]?.title === 'Design');
    expect(design[1]?.resume?.text).toHaveLength(900);
    expect(design[2]?.resume?.token).toBe('after 900');
    const more = ports.generator.requests.find(({ prompt }) => prompt.includes('Output only what is missing'));
    expect(more?.prompt).toMatch(/It has \d+ of 1000 words so far/);
  });

  it('says how long it is and what is short, where a model writes too little however it is asked', async () => {
    const { result, notices, ports } = await written((request) => ({
      chunks: [askedIn(request).length > 1 ? answerTo(request) : proseOf(100, askedIn(request)[0]?.title ?? '')],
    }));
    expect(notices[0]?.text).toMatch(/^[\d,]+ of 5,000 words$/);
    expect(result.shortfalls?.[0]).toMatch(/^Shorter than asked for: "Abstract" \(200 of 500 words\), "Introduction"/);
    const tries = asked(ports).filter((title) => title === 'Abstract');
    expect(tries).toHaveLength(2);
  });

  it('continues a truncated answer three times, then takes what there is', async () => {
    const { result, ports } = await written((request, index) =>
      askedIn(request)[0]?.title === 'Introduction' ? { chunks: [proseOf(50, `part-${index}`)], reason: 'length' } : well(request, index),
    );
    // The section and its one top-up, each with three continuations.
    expect(asked(ports).filter((title) => title === 'Introduction')).toHaveLength(8);
    expect(result.shortfalls?.[0]).toContain('"Introduction" (400 of 1,000 words)');
  });

  it('takes a truncated answer as it is where the service has nothing to add', async () => {
    const { result } = await written(
      faulty({ Abstract: [() => ({ chunks: [proseOf(450, 'abstract')], reason: 'length' }), () => ({ fails: 'empty' })] }),
    );
    expect(resultText(result)).toContain('Word45 abstract w2 w3 w4 w5 w6 w7 w8 w9.\n\nContents');
  });

  it('drops what a continuation says twice', async () => {
    const { result } = await written(
      faulty({
        Abstract: [
          () => ({ chunks: [`${proseOf(300, 'abstract')} The tide rises and`], reason: 'length' }),
          () => ({ chunks: ['The tide ', 'rises and falls. ', proseOf(200, 'more')] }),
        ],
      }),
    );
    expect(resultText(result)).toMatch(/w9\. The tide rises and falls\. Word1 more/);
  });

  it('takes apart what it asked for together, and asks again for a section that is missing', async () => {
    const { result, ports } = await written(
      (request) => {
        const text = answerTo(request);
        return { chunks: [askedIn(request).length > 2 ? text.slice(0, text.indexOf('Limits\n')) : text] };
      },
      'easy',
      2500,
    );
    expect(asked(ports)).toEqual([
      'Introduction',
      'Design',
      'Testing + Limits + References + Appendices',
      'Limits',
      'References',
      'Appendices',
      'Conclusion',
      'Abstract',
    ]);
    expect(headingsIn(resultText(result))).toEqual(titles);
  });

  it('fails with what the service says, and keeps what is finished', async () => {
    const { reached, send, notices, run, ports } = started(faulty({ Testing: [() => ({ fails: 'quota' })] }));
    send({ type: 'submit', values });
    const { context } = await reached('error');
    expect(notices.at(-1)).toMatchObject({ tone: 'error', text: 'Failed to make example. Please try again.', reason: /used up/ });
    expect(headingsIn(textOfTranscript(context.transcript))).toEqual(['Title Page', 'Contents', 'Introduction', 'Design']);
    expect(canContinue(run.getSnapshot().context)).toBe(true);
    expect(ports.storage.entries.size).toBe(0);
  });

  it.each(['blocked', 'empty'] as const)('fails where a section stays %s', async (kind) => {
    const play: Play = () => ({ chunks: kind === 'empty' ? [] : ["I'm sorry, but I can't help with that."] });
    const { reached, send } = started(faulty({ Testing: [play, play] }));
    send({ type: 'submit', values });
    expect((await reached('error')).context.failure).toBe(kind);
  });
});

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
    const stopped = (await reached('result')).context;
    expect(stopped.result?.complete).toBe(false);
    expect(canContinue(stopped)).toBe(true);
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
    const { context } = await reached('error');
    expect(context.result).toBeUndefined();
    expect(textOfTranscript(context.transcript)).toContain('Half of testing');
    expect(canContinue(context)).toBe(true);
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

  it("is the device's alone where the device writes it after all, and can still be continued later", async () => {
    const { reached, send, ports, run } = started(faulty({ Testing: [() => ({ fails: 'quota' })] }));
    send({ type: 'submit', values });
    await reached('error');
    const model = { ...ports.generator };
    Object.assign(ports.generator, fakeGenerator());
    send({ type: 'retry' });
    expect((await reached('result')).context.result?.source).toBe('on-device');
    Object.assign(ports.generator, model);
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
    expect(canContinue(run.getSnapshot().context)).toBe(false);
    send({ type: 'submit', values });
    await waitFor(run, (now) => now.matches('result') && asked(ports).filter((title) => title === 'Introduction').length === 3);
  });

  it('goes on where nothing can be stored, as long as the page lives', async () => {
    const archive = memoryStorage();
    archive.failure = 'blocked';
    const { reached, send, ports } = started(faulty({ Testing: [() => ({ fails: 'network' })] }), { archive });
    send({ type: 'submit', values });
    await reached('error');
    send({ type: 'resume' });
    await reached('result');
    expect(asked(ports).filter((title) => title === 'Introduction')).toHaveLength(1);
    expect(ports.warnings.join()).toContain('could not be stored');
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
