import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formContext, sectionOf } from '../../testing/form-context.ts';
import { compose } from './skill.ts';

const NAMES = 'Alder Birch Cedar Dogwood Elm Fir Gum Hazel Ivy Juniper Kapok Larch'.split(' ');
const line = fc.constantFrom(
  'The NAME was hung from the clamp and timed for twenty swings before the light was turned off for the next group.',
  '- NAME in the beaker',
  '# NAME',
  'NAME',
  '| NAME | 0.40 | 25.4 |',
  'Apparatus: NAME, thread',
  'The aim was to see NAME. It was not seen.',
);

const section = sectionOf('Introduction', { essential: true, words: [20, 30] });

it('uses every line of a field in its essential section or says why not', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: NAMES.length }), fc.constantFrom('prose', 'steps'), (patterns, as) => {
      const lines = patterns.map((pattern, at) => pattern.replace('NAME', NAMES[at] ?? ''));
      const written = compose(
        { parts: [{ from: 'objective', sentences: 40, as }] },
        formContext({ objective: lines.join('\n') }, { section }),
      );
      if (written instanceof Promise || !('lines' in written)) throw new Error('The section lists nothing');
      const quotes = written.lines.flat().flatMap((span) => (span.kind === 'quote' ? [span] : []));
      const places = [...quotes, ...(written.unused ?? [])];
      let at = 0;
      const silent = lines.filter((own) => {
        const start = at;
        at += own.length + 1;
        return !places.some((place) => place.start < start + own.length && place.end > start);
      });
      expect(silent).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
