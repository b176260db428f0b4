import { resultText } from '@marginalia/engine';
import { answerTo, askedIn, type FakeAnswer, fakeGenerator, fakePorts, runWithPorts } from '@marginalia/engine/testing';
import { describe, expect, it } from 'vitest';
import { loadTool } from './index.ts';

const form = {
  title: 'Smart Irrigation Controller',
  description: 'We built a controller for pumps.',
  field: 'Electronics',
  complexity: 'advanced',
  reportType: 'technical',
  sources: 'Smith, A. (2001). Tides. Springer.',
};

async function reportOf(pages: string, maxCallWords: number, faults: readonly FakeAnswer[] = []) {
  const tool = await loadTool('ntcc-report-creator');
  if (!tool) throw new Error('No report tool');
  const left = new Map(faults.map((fault, index) => [2 + 2 * index, fault]));
  const generator = fakeGenerator({
    capabilities: { maxCallWords },
    answer: (request, index) => {
      const text = answerTo(request);
      const fault = left.get(index);
      return fault
        ? { ...fault, chunks: fault.reason || fault.fails ? [text.slice(0, 700)] : (fault.chunks ?? [text]) }
        : { chunks: [text] };
    },
  });
  const { context, notices } = await runWithPorts(tool, fakePorts({ generator }), { ...form, pages });
  const told = notices.map(({ text }) => text);
  const result = context.result;
  if (!result) throw new Error(`It failed: ${context.failure}`);
  return { tool, result, text: resultText(result), told, requests: generator.requests, target: tool.target(result.values) ?? 0 };
}

describe('The report by a model', () => {
  it.each([
    ['20-25', 600],
    ['25-30', 1000],
    ['30-35', 2500],
    ['35-40', 2500],
  ])(
    'The report by a model of %s pages, with at most %i words per request, is complete, in order and free of formatting',
    async (pages, most) => {
      const { tool, result, text, told, requests, target } = await reportOf(pages, most);
      const titles = tool.sections(result.values).map(({ title }) => title);
      expect(text.split('\n').filter((line) => titles.includes(line))).toEqual(titles);
      expect(result.transcript.words).toBeGreaterThanOrEqual(0.95 * target);
      expect(told).toEqual([`Your ${pages}-page professional report has been generated`]);
      expect(text).not.toMatch(/^#|\*\*|```/m);
      expect(text).toMatch(/^Title Page\nSmart Irrigation Controller\n\nTechnical Report\nField of study: Electronics\n/);
      for (const { prompt } of requests) {
        for (const input of [
          ...Object.values(tool.labels(result.values)),
          'Tone: academic and professional',
          'Target Audience: Students and',
        ]) {
          expect(prompt).toContain(input);
        }
      }
      expect(result.shortfalls).toEqual([
        '"References" lists the 1 that you named; 20 to 30 are asked for. Add what you read, then generate again.',
      ]);
    },
  );

  it('reaches its length despite a pause, an interrupted stream, truncation, a short section and a busy service', async () => {
    const pause = { type: 'progress', phase: 'queue', wait: 2000 } as const;
    const { result, told, target, requests } = await reportOf('25-30', 1000, [
      { progress: [pause] },
      { fails: 'network' },
      { reason: 'length' },
      { chunks: ['Too short.'] },
      { fails: 'overloaded' },
    ]);
    expect(result.transcript.words).toBeGreaterThanOrEqual(0.95 * target);
    expect(told).toEqual(['Your 25-30-page professional report has been generated']);
    expect(requests.some(({ resume }) => resume !== undefined)).toBe(true);
    expect(requests.filter((request) => askedIn(request).length === 0)).toEqual([]);
  });
});
