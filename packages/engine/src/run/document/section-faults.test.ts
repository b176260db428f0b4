import { describe, expect, it } from 'vitest';
import { resultText } from '../../result/result.ts';
import { textOfTranscript } from '../../result/transcript.ts';
import { answerTo, askedIn, placeIn, proseOf } from '../../testing/index.ts';
import {
  type AnswerFor,
  answerWell,
  chunksOf,
  headingsIn,
  modelWithFaults,
  requestedTitles,
  runToResult,
  startRun,
  titles,
  values,
} from '../../testing/long-run.ts';

describe('A long document', () => {
  it('is complete despite a pause, an interrupted stream, truncation, a short section and formatting, all in one run', async () => {
    const pause = { type: 'progress', phase: 'queue', wait: 10_000 } as const;
    const { result, ports, waits } = await runToResult(
      modelWithFaults({
        Introduction: [(request) => ({ progress: [pause], chunks: chunksOf(answerTo(request)) })],
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

  it('reports its length and its short sections when a model always writes too little', async () => {
    const { result, notices, ports } = await runToResult((request) => ({
      chunks: [askedIn(request).length > 1 ? answerTo(request) : proseOf(100, `${askedIn(request)[0]?.title}${placeIn(request)}`)],
    }));
    expect(notices[0]?.text).toMatch(/^[\d,]+ of 5,000 words$/);
    expect(result.shortfalls?.[0]).toMatch(/^Shorter than asked for: "Introduction" \([\d,]+ of 1,000 words\)/);
    // Two parts, each followed by one request for missing words, and one more request because the whole document was too short.
    expect(requestedTitles(ports).filter((title) => title === 'Conclusion')).toHaveLength(5);
  });

  it('finds the sections of a packed answer that numbers them as the outline does', async () => {
    const numbered: AnswerFor = (request) => ({
      chunks: [
        answerTo(request).replace(/^(Testing|Limits|References|Appendices)$/gm, (title) => `## ${titles.indexOf(title) + 1}. ${title}:`),
      ],
    });
    const { result, ports } = await runToResult(modelWithFaults({ Testing: [numbered] }), 'easy', 2500);
    expect(requestedTitles(ports).slice(2)).toEqual(['Testing + Limits + References + Appendices', 'Conclusion', 'Abstract']);
    expect(headingsIn(resultText(result))).toEqual(titles);
  });

  it('does not accept the text of another section in an answer', async () => {
    const more: AnswerFor = (request) => ({
      chunks: [`4. INTRODUCTION\n\nIntroduction\n${answerTo(request)}\n\nDesign\n${proseOf(300, 'stray')}`],
    });
    const { result, ports } = await runToResult(modelWithFaults({ Introduction: [more] }));
    expect(headingsIn(resultText(result))).toEqual(titles);
    expect(resultText(result)).not.toMatch(/stray|INTRODUCTION/);
    expect(requestedTitles(ports).filter((title) => title === 'Introduction')).toHaveLength(1);
  });

  it('recognises a title that repeats the length from the request', async () => {
    const literal: AnswerFor = (request) => ({
      chunks: [
        answerTo(request)
          .replace(/^References$/m, 'References (20-30 references)')
          .replace(/^Limits$/m, 'Limits (about 500 words):'),
      ],
    });
    const { result, ports } = await runToResult(modelWithFaults({ Testing: [literal] }), 'easy', 2500);
    expect(requestedTitles(ports).slice(2)).toEqual(['Testing + Limits + References + Appendices', 'Conclusion', 'Abstract']);
    expect(resultText(result)).not.toContain('(20-30 references)');
  });

  it('does not repeat sections when a packed answer has no titles', async () => {
    const untitled: AnswerFor = (request) => ({
      chunks: [
        askedIn(request)
          .map(({ title, words = 150 }) => proseOf(words, title.toLowerCase()).replace(/(w9\.) (Word\d*1 )/g, '$1\n\n$2'))
          .join('\n\n'),
      ],
    });
    const { result } = await runToResult(modelWithFaults({ Testing: [untitled] }), 'easy', 2500);
    expect(headingsIn(resultText(result))).toEqual(titles);
    expect(result.transcript.words).toBeLessThan(5600);
  });

  it('keeps every word around the sections of an answer among what is left out', async () => {
    const { result, ports } = await runToResult((request, index) => ({
      chunks: [`Sure! Here is answer ${index}:\n\nOkay, the user wants text ${index}.\n\n${answerTo(request)}`],
    }));
    const told = (result.leftOut ?? []).map(({ text }) => text).join('\n');
    for (const index of ports.generator.requests.keys()) {
      expect(told).toContain(`Here is answer ${index}:`);
      expect(told).toContain(`the user wants text ${index}.`);
    }
    expect(resultText(result)).not.toMatch(/the user wants|Here is answer/);
  });

  it('keeps every word around the sections of a packed answer among what is left out', async () => {
    const framed: AnswerFor = (request) => ({ chunks: [`Sure! Here is the packet:\n\nOdd words first.\n\n${answerTo(request)}`] });
    const { result } = await runToResult(modelWithFaults({ Testing: [framed] }), 'easy', 2500);
    const told = (result.leftOut ?? []).map(({ reason, text }) => [reason, text]);
    expect(told).toContainEqual(['preamble', 'Sure! Here is the packet:']);
    expect(told).toContainEqual(['unused', 'Odd words first.']);
  });

  it('keeps what comes after the limit of an answer among what is left out', async () => {
    const endless = (request: Parameters<AnswerFor>[0]): string =>
      `${answerTo(request)}\n\n${'counterrevolutionaries '.repeat(48_000)}the very last words`;
    const { result } = await runToResult(modelWithFaults({ Design: [(request) => ({ chunks: [endless(request)] })] }), 'easy', 2500);
    expect(result.leftOut?.find(({ reason }) => reason === 'limit')?.text).toMatch(/the very last words$/);
  });

  it('repeats a request once when its answer is empty', async () => {
    const { notices, ports } = await runToResult(modelWithFaults({ Design: [() => ({ fails: 'empty' })] }));
    expect(notices[0]?.title).toBe('Success!');
    expect(requestedTitles(ports).filter((title) => title === 'Design')).toHaveLength(3);
  });

  it('reports the current and the requested length of each section as progress', async () => {
    const { progress } = await runToResult(answerWell, 'easy', 500);
    const design = progress.filter(({ title }) => title === 'Design');
    expect(new Set(design.map(({ target }) => target))).toEqual(new Set([1500]));
    expect(design.map(({ words }) => words)).toEqual(design.map(({ words }) => words).toSorted((a = 0, b = 0) => a - b));
    expect(design.at(-1)?.words).toBe(1500);
  });

  it('reports when the server has truncated a prompt', async () => {
    const { result } = await runToResult(modelWithFaults({ Design: [(request) => ({ chunks: [answerTo(request)], readInPart: true })] }));
    expect(result.shortfalls?.[0]).toMatch(/^The server may have read only a part of the text/);
  });

  it('continues a truncated answer three times, then accepts the text so far', async () => {
    const { result, ports } = await runToResult((request, index) =>
      askedIn(request)[0]?.title === 'Introduction'
        ? { chunks: [proseOf(50, `part${index}`)], reason: 'length' }
        : answerWell(request, index),
    );
    // The section and one request for its missing words, each with three continuations.
    expect(requestedTitles(ports).filter((title) => title === 'Introduction')).toHaveLength(8);
    expect(result.shortfalls?.[0]).toContain('"Introduction" (400 of 1,000 words)');
  });

  it('accepts a truncated answer when its continuation is empty', async () => {
    const { result } = await runToResult(
      modelWithFaults({ Abstract: [() => ({ chunks: [proseOf(450, 'abstract')], reason: 'length' }), () => ({ fails: 'empty' })] }),
    );
    expect(resultText(result)).toContain('Word45 abstract w2 w3 w4 w5 w6 w7 w8 w9.\n\nContents');
  });

  it('removes text that a continuation repeats', async () => {
    const { result } = await runToResult(
      modelWithFaults({
        Abstract: [
          () => ({ chunks: [`${proseOf(300, 'abstract')} The tide rises and`], reason: 'length' }),
          () => ({ chunks: ['The tide ', 'rises and falls. ', proseOf(200, 'more')] }),
        ],
      }),
    );
    expect(resultText(result)).toMatch(/w9\. The tide rises and falls\. Word1 more/);
  });

  it('splits a packed answer, and requests a missing section again', async () => {
    const { result, ports } = await runToResult(
      (request) => {
        const text = answerTo(request);
        return { chunks: [askedIn(request).length > 2 ? text.slice(0, text.indexOf('Limits\n')) : text] };
      },
      'easy',
      2500,
    );
    expect(requestedTitles(ports)).toEqual([
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

  it("fails with the service's error, and keeps the finished parts", async () => {
    const { reached, send, notices, run, ports } = startRun(modelWithFaults({ Testing: [() => ({ fails: 'quota' })] }));
    send({ type: 'submit', values });
    const { context } = await reached('error');
    expect(notices.at(-1)).toMatchObject({ tone: 'error', text: 'Failed to make example. Please try again.', reason: /used up/ });
    expect(headingsIn(textOfTranscript(context.transcript))).toEqual(['Title Page', 'Contents', 'Introduction', 'Design']);
    expect(run.getSnapshot().can({ type: 'resume' })).toBe(true);
    expect(ports.storage.entries.size).toBe(0);
  });

  it.each(['blocked', 'empty'] as const)('fails when a section is %s again', async (kind) => {
    const play: AnswerFor = () => ({ chunks: kind === 'empty' ? [] : ["I'm sorry, but I can't help with that."] });
    const { reached, send } = startRun(modelWithFaults({ Testing: [play, play] }));
    send({ type: 'submit', values });
    expect((await reached('error')).context.failure).toBe(kind);
  });
});
