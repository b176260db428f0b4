import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrapAnswer } from './unwrapped.ts';

describe('An answer that a chat has wrapped', () => {
  it.each([
    [
      'sections by their titles',
      '{"Summary": "Water moves.", "Terms": ["Tide: a wave", "Ebb: it falls"]}',
      'Summary\nWater moves.\n\nTerms\nTide: a wave\nEbb: it falls',
    ],
    [
      'a list of sections, between fences',
      '```json\n{"sections": [{"title": "Summary", "content": "Water moves."}]}\n```',
      'Summary\nWater moves.',
    ],
    [
      'cards',
      '{"Cards": [{"question": "Why?", "answer": "So."}, {"front": "How?", "back": "Thus."}]}',
      'Cards\nQ: Why?\nA: So.\n\nQ: How?\nA: Thus.',
    ],
    ['entries with other names', '[{"topic": "BCNF", "state": "covered"}]', 'topic: BCNF\nstate: covered'],
  ])('is printed as lines: %s', (_name, answer, text) => {
    expect(unwrapAnswer(answer)).toBe(text);
  });

  it('is read from a web page, whose marks are text and never a page', () => {
    const page =
      '<html><head><title>x</title></head><body><h2>Summary</h2>\n<p>Water &amp; wind &#8211; &lt;b&gt; <b>move</b>.</p><ul><li>One</li><li>Two</li></ul>';
    expect(unwrapAnswer(`${page}<table><tr><td>1</td><td>2</td></tr></table></body></html>`)).toBe(
      '## Summary\n\nWater & wind – <b> move.\n\n- One\n\n- Two\n\n1 | 2',
    );
  });

  it.each(['Summary\nIf a < b and b > c, use <p>.', '{"broken": ', '[to be added]', '{ }x', ''])(
    'stays as it is otherwise: %s',
    (answer) => {
      expect(unwrapAnswer(answer)).toBe(answer);
    },
  );

  it('loses no word of any JSON, and is fast for a megabyte', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'small', stringUnit: fc.constantFrom('a', 'b', 'c', ' ') }), (value) => {
        const text = unwrapAnswer(JSON.stringify(value));
        const all = JSON.stringify(Object.values(Object(value) as object)).match(/(?<=: ?")[abc]+(?=")/g) ?? [];
        expect(all.filter((word) => !text.includes(word))).toEqual([]);
      }),
    );
    const from = process.threadCpuUsage();
    unwrapAnswer(`<p>${'<'.repeat(300_000)}${'&'.repeat(300_000)}${'<p '.repeat(100_000)}`);
    unwrapAnswer('['.repeat(500_000) + ']'.repeat(500_000));
    expect(process.threadCpuUsage(from).user / 1000).toBeLessThan(3000);
  });
});
