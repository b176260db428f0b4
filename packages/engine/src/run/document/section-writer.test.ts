import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { GenerationRequest } from '../../generation/text-generator.ts';
import { resultText } from '../../result/result.ts';
import { textOfTranscript } from '../../result/transcript.ts';
import { REPORT_PARTS_KEY } from '../../storage/report-parts-key.ts';
import { answerTo } from '../../testing/index.ts';
import {
  type AnswerFor,
  answerWell,
  headingsIn,
  modelWithFaults,
  requestedTitles,
  runToResult,
  startRun,
  titles,
  values,
} from '../../testing/long-run.ts';

describe('A long document', () => {
  it.each([
    ['easy', 600],
    ['easy', 2500],
    ['hard', 600],
    ['hard', 2500],
  ])('at level %s with %i words per request has every section in order, its full length and no Markdown', async (level, most) => {
    const { result, notices, ports } = await runToResult(answerWell, level, most);
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

  it('builds the title page and the contents without a request, from the form and the outline', async () => {
    const { result, ports } = await runToResult(answerWell);
    expect(resultText(result)).toContain('Title Page\nTides\nLevel: Easy Going\n\nAbstract\nWord1');
    expect(resultText(result)).toContain('Contents\n1. Title Page\n2. Abstract\n');
    expect(requestedTitles(ports).join()).not.toMatch(/Title Page|Contents/);
  });

  it('puts every input, tone, audience, closing request, the place and the words of the section into each prompt', async () => {
    const { ports } = await runToResult(answerWell);
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

  it('quotes the last two sentences before the place in the prompt', async () => {
    const { ports } = await runToResult(answerWell, 'hard');
    const second = ports.generator.requests[1] as GenerationRequest;
    expect(second.prompt).toContain('This is part 2 of 4 of the section.');
    expect(second.prompt).toMatch(/\n<text-before-(\w+)>Word99 introduction [^.]*\. Word100 introduction [^.]*\.<\/text-before-\1>\n/);
  });

  it('lists in the later requests the places that are still open, each with the words before it', async () => {
    const open = 'Rain fell. The pump moves [to be added: litres] an hour, costs [to be added] and\nneeds [to be added: power].';
    const { ports } = await runToResult(modelWithFaults({ Design: [(request) => ({ chunks: [`${open} ${answerTo(request)}`] })] }));
    expect(ports.generator.requests.at(-1)?.prompt).toContain(
      [
        'Still open in the text:',
        '- Design: The pump moves [to be added: litres]',
        '- Design: an hour, costs [to be added]',
        '- Design: needs [to be added: power]',
      ].join('\n'),
    );
  });

  it('writes the summarising sections last, and shows each text at its place', async () => {
    const { ports, progress } = await runToResult(answerWell);
    expect(requestedTitles(ports).slice(-2)).toEqual(['Conclusion', 'Abstract']);
    expect([...new Set(progress.map(({ title }) => title))].slice(-2)).toEqual(['Conclusion', 'Abstract']);
    expect(progress.at(-1)).toMatchObject({ index: 10, count: 10, words: 500, target: 500 });
    expect(progress.at(-1)?.done).not.toContain('Abstract');
    const indexes = progress.map(({ index }) => index);
    expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
  });

  it('shows a section between its neighbours while it is written', async () => {
    const conclusion: AnswerFor = () => ({ chunks: ['Half a conclusion'], hangs: true });
    const { run, send } = startRun(modelWithFaults({ Conclusion: [conclusion] }));
    send({ type: 'submit', values });
    const { context } = await waitFor(run, (now) => now.context.transcript.open.endsWith('Half a conclusion'));
    const text = textOfTranscript(context.transcript);
    expect(headingsIn(text)).toEqual(titles.filter((title) => title !== 'Abstract'));
    expect(text).toContain('Conclusion\nHalf a conclusion\n\nReferences\n');
  });
});
