import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOf } from '../../spans.ts';
import { formContext } from '../../testing/form-context.ts';
import { cite } from './skill.ts';

const NAMES = 'Alder Birch Cedar Dogwood Elm Fir Gum Hazel'.split(' ');
const line = fc.constantFrom(
  'NAME, A. (2019). On the NAME tree. Journal of Trees, 4(2), 10-12.',
  '[3] A. NAME, "The NAME tree," Trees, vol. 4, pp. 10-12, 2019.',
  'https://doi.org/10.1000/NAME',
  'https://example.org/NAME',
  'NAME',
  'the book on NAME from the library',
  '# NAME',
  '- NAME, B. The wood of NAME. Forest Press, 2001.',
  '@book{NAME, title = {NAME}, author = {NAME, A.}, year = {2001}}',
  '',
);

/** The lines that the bibliography prints and lists for a text, without the places of the words. */
async function listOf(sources: string): Promise<string> {
  const context = formContext({ sources, style: 'ieee' });
  const parts = await Promise.all((['list', 'attention'] as const).map((part) => cite({ from: 'sources', style: 'style', part }, context)));
  return parts
    .flatMap(({ lines, unused = [] }) => [...lines.map(textOf), ...unused.map(({ start, end }) => sources.slice(start, end))])
    .join('\n');
}

it('prints or lists every line of the sources', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 2, maxLength: 5 }), fc.nat(4), async (patterns, chosen) => {
      const lines = patterns.map((pattern, at) => pattern.replaceAll('NAME', NAMES[at] ?? ''));
      fc.pre(lines[chosen % lines.length] !== '');
      const without = lines.filter((_, at) => at !== chosen % lines.length);
      expect(await listOf(lines.join('\n'))).not.toBe(await listOf(without.join('\n')));
    }),
    { numRuns: 10 },
  );
});
