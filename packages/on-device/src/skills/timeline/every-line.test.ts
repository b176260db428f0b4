import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formContext } from '../../testing/form-context.ts';
import type { TimelineView } from './parameters.ts';
import { timeline } from './skill.ts';

const VIEWS: readonly TimelineView[] = ['overview', 'timeline', 'study-plan', 'milestone', 'calendar', 'dates-read'];

/** Each line has a name of its own, because events with equal names are one. */
const NAMES = 'Alder Birch Cedar Dogwood Elm Fir Gum Hazel Ivy Juniper Kapok Larch'.split(' ');
const words = fc
  .array(fc.constantFrom('Cells', 'Entropy', 'the', 'exam', 'Quiz', 'Lab', 'Homework', 'ions', 'Essay', 'vs', 'reading', 'of', 'marks'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((list) => `NAME ${list.join(' ')}`);
const number = fc.integer({ min: 1, max: 16 });
const date = fc.constantFrom('12 Oct 2026', '3 December', '2026-11-30', 'Nov 5', 'Friday', '1st of May', '31.12.2026');
const line = fc.oneof(
  words,
  words.map((text) => `# ${text}`),
  words.map((text) => `- ${text}`),
  fc.tuple(number, words).map(([at, text]) => `Unit ${at}: ${text}`),
  fc.tuple(number, words).map(([at, text]) => `${at}. ${text}`),
  fc.tuple(number, words).map(([at, text]) => `Week ${at}: the ${text}`),
  fc.tuple(date, words).map(([day, text]) => `${day} ${text}`),
  fc.tuple(words, date).map(([text, day]) => `${text} due ${day}`),
  fc.tuple(words, number).map(([text, share]) => `${text} ${share * 5}%`),
);

it('shows every line of a syllabus in one of its views or lists it as unused', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: NAMES.length }), (patterns) => {
      const lines = patterns.map((pattern, at) => pattern.replace('NAME', NAMES[at] ?? ''));
      const text = lines.join('\n');
      const context = formContext({ syllabus: text });
      const written = VIEWS.map((view) => timeline({ from: 'syllabus', view }, context));
      const places = written.flatMap((output) => {
        const { lines: printed, unused = [] } = output instanceof Promise ? { lines: [] } : output;
        return [...printed.flat().flatMap((span) => (span.kind === 'quote' ? [span] : [])), ...unused];
      });
      let at = 0;
      const silent = lines.filter((own) => {
        const start = at;
        at += own.length + 1;
        return !places.some((place) => place.start < start + own.length && place.end > start);
      });
      expect(silent).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
