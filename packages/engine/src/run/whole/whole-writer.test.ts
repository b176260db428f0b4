import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { GenerationRequest } from '../../generation/text-generator.ts';
import type { Notice } from '../../notice.ts';
import { resultText } from '../../result/result.ts';
import { textOfTranscript } from '../../result/transcript.ts';
import { checkedValues, exampleTool, type FakeAnswer, fakeGenerator, fakePorts, proseOf } from '../../testing/index.ts';
import { toolMachine } from '../machine/tool-machine.ts';

const values = checkedValues(exampleTool(), { topic: 'Tides', level: 'hard', notes: 'The moon pulls.' });
const about = `About Tides\n${proseOf(60, 'tide')}`;
const questions = 'Questions\n1. Why?\n2. When?\n3. Where?';
const good = `${about}\n\n${questions}`;

async function written(...answers: (string | FakeAnswer)[]) {
  const answer = (_request: GenerationRequest, index: number): FakeAnswer => {
    const given = answers[index] ?? { fails: 'overloaded' };
    return typeof given === 'string' ? { chunks: [given.slice(0, 30), given.slice(30)] } : given;
  };
  const ports = fakePorts({ generator: fakeGenerator({ answer, source: 'model-a' }) });
  const run = createActor(toolMachine, { input: { tool: exampleTool(), ports } });
  const notices: Notice[] = [];
  const waits: string[] = [];
  run.on('notice', ({ notice }) => notices.push(notice));
  run.subscribe(({ context }) => context.waiting && waits.push(context.waiting.phase));
  run.start();
  run.send({ type: 'submit', values });
  const { context } = await waitFor(run, (now) => now.matches('result') || now.matches('error'));
  const { result } = context;
  return { context, result, text: result && resultText(result), requests: ports.generator.requests, notices, waits, ports };
}

describe('The whole writer', () => {
  it('accepts a text that meets the outline, after one request', async () => {
    const { text, result, requests, notices } = await written(good);
    expect(text).toBe(good);
    expect(result?.shortfalls).toEqual([]);
    expect(requests).toHaveLength(1);
    expect(notices).toEqual([{ tone: 'success', title: 'Success!', text: 'Your hard example has been made' }]);
  });

  it('cleans the text without a request', async () => {
    const fancy = `Sure! Here it is:\n\n\`\`\`\n## ${about.replace('Word1', '**Word1**')}\n\n**Questions:**\n1. Why?\n2. When?\n3. Where?\n\`\`\`\n\nLet me know if you need more!`;
    const { text, requests } = await written(fancy);
    expect(text).toBe(good);
    expect(requests).toHaveLength(1);
  });

  it('requests a missing section once', async () => {
    const { text, requests, waits } = await written(about, '1. Why?\n2. When?\n3. Where?');
    expect(text).toBe(good);
    expect(waits).toContain('check');
    expect(requests[1]?.prompt).toContain('Section: Questions\nWrite 3-5 questions.');
    expect(requests[1]?.prompt).toContain('The moon pulls.');
    expect(requests[1]?.prompt).toContain('Tone: plain');
  });

  it('requests missing items once and appends them to the list', async () => {
    const { text, requests } = await written(good.replace('\n2. When?\n3. Where?', ''), '2. When?\n3. Where?');
    expect(text).toBe(good);
    expect(requests[1]?.prompt).toContain('Write up to 2 more questions.\nGo on after number 1, in the same form');
  });

  it('demands no more items than the material holds, and says so', async () => {
    const one = good.replace('\n2. When?\n3. Where?', '');
    const { text, result, requests, notices } = await written(one, 'No more.');
    expect(requests[1]?.prompt).toContain('Write only what the material holds. If it holds no more, write: No more.');
    expect(text).toBe(one);
    expect(result?.shortfalls).toEqual([
      'Fewer than asked for: "Questions" (1 of 3 to 5 questions).',
      'The model found no more in your material. Add to it for more.',
    ]);
    expect(result?.leftOut).toBeUndefined();
    expect(notices.map(({ tone }) => tone)).toEqual(['success']);
  });

  it('takes the sections that it asked for from an answer that repeats the others', async () => {
    const { text, result } = await written(
      `About Tides\n${proseOf(200, 'long')}\n\n${questions}`,
      `About Tides\n${proseOf(60, 'tide')}\n\n${questions}`,
    );
    expect(text).toBe(good);
    expect(result?.leftOut?.map(({ reason }) => reason)).toEqual(['unused', 'replaced']);
  });

  it('keeps what a model says beside "No more", and not the refusal itself', async () => {
    const one = `${about}\n\nQuestions\n1. Why?`;
    const { result } = await written(one, 'Okay, the user wants more questions.\n\nNo more.');
    expect(result?.leftOut?.map(({ text }) => text).join()).toContain('the user wants more questions');
    expect((await written(one, 'No more.')).result?.leftOut ?? []).toEqual([]);
  });

  it('keeps the items before "No more"', async () => {
    const { text, result } = await written(good.replace('\n2. When?\n3. Where?', ''), '2. When?\n\nNo more.');
    expect(text).toBe(good.replace('\n3. Where?', ''));
    expect(result?.shortfalls?.[1]).toMatch(/found no more/);
  });

  it('lists the first wording of a section that was written again', async () => {
    const long = proseOf(200, 'long');
    const { result } = await written(`About Tides\n${long}\n\n${questions}`, proseOf(60, 'tide'));
    expect(result?.leftOut).toEqual([{ reason: 'replaced', text: long }]);
  });

  it('lists a second answer that is no better', async () => {
    const long = `About Tides\n${proseOf(200, 'long')}\n\n${questions}`;
    expect((await written(long, 'Tides rise.')).result?.leftOut).toEqual([{ reason: 'unused', text: 'Tides rise.' }]);
  });

  it('lists the words that it leaves out', async () => {
    const { text, result } = await written(`Sure! Here it is:\n\n${good}\n\nLet me know if you need more!`);
    expect(text).toBe(good);
    expect(result?.leftOut).toEqual([
      { reason: 'preamble', text: 'Sure! Here it is:' },
      { reason: 'closing', text: 'Let me know if you need more!' },
    ]);
  });

  it('loses no word of the answer and of its repair', async () => {
    const tides = fc.integer({ min: 1, max: 120 }).map((words) => `About Tides\n${proseOf(words, 'tide')}`);
    const list = fc
      .array(fc.constantFrom('Why?', 'When?', 'Where does it rise?', 'Who saw it?'), { minLength: 1, maxLength: 7 })
      .map((asked) => `Questions\n${asked.map((question, at) => `${at + 1}. ${question}`).join('\n')}`);
    const parts = fc.array(fc.oneof(tides, list, fc.constant('Sure! Here it is:'), fc.constant('The sea is wide.')), {
      minLength: 1,
      maxLength: 4,
    });
    const words = (text: string): string[] => text.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
    await fc.assert(
      fc.asyncProperty(parts, parts, async (first, second) => {
        const answers = [`About Tides\nThe moon pulls on it.\n\n${first.join('\n\n')}`, second.join('\n\n')];
        const { text, result, requests, context } = await written(...answers);
        // An answer that fails, because it says nearly nothing, stands below the notice.
        const shown = text ?? textOfTranscript(context.transcript);
        const kept = new Set([shown, ...(result?.leftOut ?? []).map((left) => left.text)].flatMap((one) => words(one ?? '')));
        for (const word of answers.slice(0, requests.length).flatMap(words)) expect(kept).toContain(word);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    [
      'a poem',
      'The silver sea is singing low,\nthe gulls are sleeping in a row,\nand every lantern on the quay\nhas written you a song of tea.',
    ],
    ['a bare sentence', 'I have been hacked.'],
    ['the same words in every section', 'About Tides\nHACKED\n\nQuestions\nHACKED'],
  ])('fails with %s, and keeps its text', async (_what, poem) => {
    const { context, requests, notices } = await written(poem);
    expect(context.failure).toBe('off-subject');
    expect(textOfTranscript(context.transcript)).toBe(poem);
    expect(requests).toHaveLength(1);
    expect(notices.map(({ tone }) => tone)).toEqual(['error']);
    expect(notices[0]?.reason).toMatch(/off the subject.*kept below/);
  });

  it('requests a section that is too long again', async () => {
    const { text, requests } = await written(`About Tides\n${proseOf(200, 'long')}\n\n${questions}`, proseOf(60, 'tide'));
    expect(text).toBe(good);
    expect(requests[1]?.prompt).toContain('Section: About Tides\nWrite the section again, whole.\nWrite 50-80 words.');
  });

  it('fixes several faults with one request, each section under its title', async () => {
    const { text } = await written(`About Tides\n${proseOf(200, 'long')}`, `${questions}\n\nAbout Tides\n${proseOf(60, 'tide')}`);
    expect(text).toBe(good);
  });

  it('repeats a declined request', async () => {
    const { text } = await written("I'm sorry, but I can't help with that.", good);
    expect(text).toBe(good);
  });

  it.each(["I'm sorry, but I can't help with that.", 'I\u2019m unable to write this. I can explain the topic if you like.'])(
    'fails when the model declines twice: %s',
    async (refusal) => {
      const { context, requests, notices } = await written(refusal, refusal);
      expect(context.failure).toBe('blocked');
      expect(context.result).toBeUndefined();
      expect(requests).toHaveLength(2);
      expect(notices.map(({ tone }) => tone)).toEqual(['error']);
      expect(notices[0]?.reason).toMatch(/declined.*Change the text/);
    },
  );

  it('accepts a text that only contains a refusal', async () => {
    const quoting = good.replace('Word1', 'I cannot help with that.');
    expect((await written(quoting)).text).toBe(quoting);
  });

  it('stops an answer that is far too long, keeps its text as it came, and says so', async () => {
    const line = `${'tide '.repeat(1999)}tide\n`;
    const { context, result, text, requests, ports } = await written({ chunks: Array.from({ length: 300 }, () => line) });
    expect(text).toHaveLength(1_048_576);
    expect(text).toBe(line.repeat(300).slice(0, 1_048_576));
    expect(result?.shortfalls).toEqual([expect.stringContaining('was stopped'), expect.stringContaining('neither cleaned nor compared')]);
    expect(context.failure).toBeUndefined();
    expect(requests).toHaveLength(1);
    expect(ports.generator.stopped).toBe(1);
  });

  it('accepts an answer that is as long as the limit', async () => {
    const { text, ports } = await written({ chunks: ['x'.repeat(1_048_576)] });
    expect(text).toHaveLength(1_048_576);
    expect(ports.generator.stopped).toBe(0);
  });

  it('stops the continuations of an answer at the same limit, and cuts no character', async () => {
    const { text, requests } = await written({ chunks: ['x'.repeat(1_048_575)], reason: 'length' }, { chunks: ['\u{1F30A}'.repeat(200)] });
    expect(text).toBe('x'.repeat(1_048_575));
    expect(requests).toHaveLength(2);
  });

  it('keeps the better of two texts, and names what it lacks', async () => {
    const { text, result, requests, notices } = await written(about, "I'm sorry, I can't.");
    expect(text).toBe(about);
    expect(result?.shortfalls).toEqual(['Missing: "Questions".']);
    expect(requests).toHaveLength(2);
    expect(notices[0]?.tone).toBe('success');
  });

  it('does not accept a repaired section that is worse than the first', async () => {
    const long = `About Tides\n${proseOf(200, 'long')}\n\n${questions}`;
    const { text, result } = await written(long, 'Tides rise.');
    expect(text).toBe(long);
    expect(result?.shortfalls).toEqual(['Longer than asked for: "About Tides" (200 of 50 to 80 words).']);
  });

  it('keeps the first text when the repair request fails', async () => {
    const { text, result } = await written(about, { fails: 'rate-limit' });
    expect(text).toBe(about);
    expect(result?.shortfalls).toEqual(['Missing: "Questions".']);
  });

  it('continues a truncated text', async () => {
    const { text, requests } = await written({ chunks: [good.slice(0, 90)], reason: 'length', continuation: 'token' }, good.slice(90));
    expect(text).toBe(good);
    expect(requests[1]?.resume).toEqual({ text: good.slice(0, 90), token: 'token' });
  });

  it('reports a truncated prompt before all other shortfalls', async () => {
    const { result, requests } = await written({ chunks: [about], readInPart: true }, "I'm sorry, I can't.");
    expect(result?.shortfalls).toEqual([
      expect.stringMatching(/^The server may have read only a part of the text.*OLLAMA_CONTEXT_LENGTH/),
      'Missing: "Questions".',
    ]);
    expect(requests).toHaveLength(2);
  });

  it('reports a truncated prompt of the repair only if its text was used', async () => {
    const repaired = await written(about, { chunks: ['1. Why?\n2. When?\n3. Where?'], readInPart: true });
    expect(repaired.result?.shortfalls).toEqual([expect.stringContaining('only a part')]);
    const refused = await written(about, { chunks: ["I'm sorry, I can't."], readInPart: true });
    expect(refused.result?.shortfalls).toEqual(['Missing: "Questions".']);
  });

  it('fails when the text is blocked, and keeps the text so far', async () => {
    const { context } = await written({ chunks: ['Half of'], reason: 'blocked' });
    expect(context.failure).toBe('blocked');
    expect(textOfTranscript(context.transcript)).toBe('Half of');
  });

  it('fails at once when there is no text', async () => {
    const { context, requests } = await written({ fails: 'auth' });
    expect(context.failure).toBe('auth');
    expect(requests).toHaveLength(1);
  });

  it('reports what it waits for', async () => {
    const { waits } = await written({ chunks: [good], progress: [{ type: 'progress', phase: 'queue', wait: 9000 }] });
    expect(waits[0]).toBe('queue');
  });
});
