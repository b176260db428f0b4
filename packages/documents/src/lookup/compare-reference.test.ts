import { withTheirs } from '@marginalia/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareReference, withoutIdentifiers } from './compare-reference.ts';
import { differencesOf } from './differences.ts';
import { registeredWork } from './registered-work.ts';

const ROEDIGER = {
  type: 'article-journal',
  title: 'Test-Enhanced Learning: Taking Memory Tests Improves Long-Term Retention',
  'container-title': 'Psychological Science',
  author: [
    { family: 'Roediger', given: 'Henry L.', sequence: 'first' },
    { family: 'Karpicke', given: 'Jeffrey D.' },
  ],
  issued: { 'date-parts': [[2006, 3]] },
  volume: '17',
  issue: '3',
  page: '249-255',
  DOI: '10.1111/j.1467-9280.2006.01693.x',
  URL: 'http://dx.doi.org/10.1111/j.1467-9280.2006.01693.x',
};
const APA =
  'Roediger, H. L., & Karpicke, J. D. (2006). Test-enhanced learning: Taking memory tests improves long-term retention. Psychological Science, 17(3), 249–255. https://doi.org/10.1111/j.1467-9280.2006.01693.x';

const compared = (text: string, work: object = ROEDIGER, style = 'apa') => compareReference(text, JSON.stringify(work), style);

describe('A reference that is registered', () => {
  it.each([
    ['APA', APA],
    [
      'MLA',
      'Roediger, Henry L., and Jeffrey D. Karpicke. “Test-Enhanced Learning: Taking Memory Tests Improves Long-Term Retention.” Psychological Science, vol. 17, no. 3, 2006, pp. 249–55, doi:10.1111/j.1467-9280.2006.01693.x.',
    ],
    [
      'IEEE',
      'H. L. Roediger and J. D. Karpicke, “Test-enhanced learning: taking memory tests improves long-term retention,” Psychological Science, vol. 17, no. 3, pp. 249–255, 2006, doi: 10.1111/j.1467-9280.2006.01693.x.',
    ],
    ['a list that is cut', APA.replace('Roediger, H. L., & Karpicke, J. D.', 'Roediger, H. L., et al.')],
  ])('is verified in %s', async (_style, text) => {
    expect(await compared(text)).toEqual({ state: 'verified' });
  });

  it('has the year of its publication on paper or online', async () => {
    const work = { ...ROEDIGER, issued: { 'date-parts': [[2005]] }, 'published-print': { 'date-parts': [[2006]] } };
    expect(await compared(APA, work)).toEqual({ state: 'verified' });
  });

  it.each([
    ['year', '(2006)', '(2007)', { yours: '2007', theirs: '2006' }],
    ['authors', 'Karpicke', 'Karpike', { yours: 'Karpike', theirs: 'Karpicke' }],
    ['volume', ', 17(3)', ', 18(3)', { yours: '18', theirs: '17' }],
    ['issue', '17(3)', '17(5)', { yours: '5', theirs: '3' }],
    ['pages', '249–255', '349–355', { yours: '349–355', theirs: '249–255' }],
    [
      'container',
      'Psychological Science,',
      'Psychological Bulletin,',
      { yours: 'Psychological Bulletin', theirs: 'Psychological Science' },
    ],
    ['title', 'Taking memory tests improves', 'Taking memory tests impairs', {}],
  ])('differs in its %s, which can be replaced', async (field, right, wrong, values) => {
    const text = APA.replace(right, wrong);
    const answer = await compared(text);
    if (answer.state !== 'differs') throw new Error(answer.state);
    expect(answer.differences).toEqual([expect.objectContaining({ field, ...values })]);
    const [difference] = answer.differences;
    const corrected = difference && withTheirs(text, answer.differences, difference.field);
    expect(corrected?.differences).toEqual([]);
    expect(corrected?.text.toLowerCase()).toBe(APA.toLowerCase());
  });

  it('says what the reference does not give, and the whole reference in its style', async () => {
    const answer = await compared(APA.replace(', 17(3), 249–255', ''), ROEDIGER, 'mla');
    expect(answer).toMatchObject({
      state: 'differs',
      differences: [
        { field: 'volume', theirs: '17' },
        { field: 'pages', theirs: '249–255' },
      ],
      whole: expect.stringMatching(/^Roediger, Henry L\., and Jeffrey D\. Karpicke\. “Test-Enhanced Learning.*vol\. 17, no\. 3/),
    });
  });

  it('is given whole for an identifier alone', async () => {
    expect(await compared('https://doi.org/10.1111/j.1467-9280.2006.01693.x')).toMatchObject({
      state: 'found',
      differences: [],
      whole: expect.stringMatching(/^Roediger, H\. L\., & Karpicke, J\. D\. \(2006\)\. Test-/),
    });
  });

  it('has the marks of a registry in its texts as plain words', async () => {
    const work = { ...ROEDIGER, title: ['<i>Test-enhanced</i> learning &amp; <script>alert(1)</script> more'], 'container-title': [] };
    expect(await compared('doi:10.1111/j.1467-9280.2006.01693.x', work)).toMatchObject({
      whole: expect.stringContaining('Test-enhanced learning & alert(1) more'),
    });
  });

  it('gives places that hold the words that it quotes, whatever was answered', () => {
    const anything = fc.record(
      {
        title: fc.oneof(fc.string({ unit: 'grapheme' }), fc.jsonValue()),
        author: fc.oneof(fc.array(fc.record({ family: fc.string({ unit: 'grapheme' }) }), { maxLength: 3 }), fc.jsonValue()),
        issued: fc.oneof(fc.constant({ 'date-parts': [[2001]] }), fc.jsonValue()),
        volume: fc.oneof(fc.string(), fc.integer()),
        page: fc.oneof(fc.string(), fc.constant('1-9')),
        'container-title': fc.oneof(fc.string({ unit: 'grapheme' }), fc.array(fc.string())),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anything, fc.oneof(fc.constant(APA), fc.string({ unit: 'grapheme', minLength: 12 })), (work, text) => {
        const differences = differencesOf(text, withoutIdentifiers(text), registeredWork(JSON.stringify(work)));
        for (const { yours, at } of differences) if (at) expect(text.slice(at.start, at.end)).toBe(yours);
      }),
    );
  });
});
