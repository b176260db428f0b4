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

const dateCell = fc.oneof(date, fc.constantFrom('', '-', 'TBA'));
function rowOf(one: fc.Arbitrary<string>, two: fc.Arbitrary<string>, three: fc.Arbitrary<string>): fc.Arbitrary<string[]> {
  return fc.tuple(one, two, three).map((cells) => [...cells]);
}

/** A table between bars, tabs or in HTML. Its second or first column has a name of its own in each row. */
const table = fc
  .constantFrom(
    { titles: ['Week', 'Topic', 'Due'], row: rowOf(number.map(String), words, dateCell) },
    { titles: ['Date', 'Topic', 'Reading'], row: rowOf(dateCell, words, fc.constantFrom<string>('', 'pp. 3-9', 'ch. 4')) },
    { titles: ['Assessment', 'Weight', 'Date'], row: rowOf(words, fc.constantFrom<string>('', '20%', '5 %'), dateCell) },
  )
  .chain(({ titles, row }) =>
    fc.tuple(fc.array(row, { minLength: 1, maxLength: 6 }), fc.constantFrom('bars', 'tabs', 'html')).map(([filled, kind]) => {
      const rows = [titles, ...filled];
      if (kind === 'tabs') return rows.map((cells) => cells.join('\t')).join('\n');
      if (kind === 'bars')
        return rows
          .map((row) => `| ${row.join(' | ')} |`)
          .toSpliced(1, 0, '|---|---|---|')
          .join('\n');
      return ['<table>', ...rows.map((cells) => `<tr>${cells.map((it) => `<td>${it}</td>`).join('')}</tr>`), '</table>'].join('\n');
    }),
  );

/** The lines of a syllabus that no view shows and no list names. Markup, rules and empty lines have no words. */
function silentLines(patterns: readonly string[]): string[] {
  let named = 0;
  const text = patterns.join('\n').replaceAll('NAME', () => NAMES[named++] ?? '');
  const context = formContext({ syllabus: text });
  const places = VIEWS.flatMap((view) => {
    const output = timeline({ from: 'syllabus', view }, context);
    const { lines: printed, unused = [] } = output instanceof Promise ? { lines: [] } : output;
    return [...printed.flat().flatMap((span) => (span.kind === 'quote' ? [span] : [])), ...unused];
  });
  let at = 0;
  return text.split('\n').filter((own) => {
    const start = at;
    at += own.length + 1;
    // Only names are looked for: the head of a table says what its columns hold.
    return NAMES.some((name) => own.includes(name)) && !places.some((place) => place.start < start + own.length && place.end > start);
  });
}

it.each([
  ['line', fc.array(line, { minLength: 1, maxLength: NAMES.length })],
  ['row of a table', fc.array(table, { minLength: 1, maxLength: 1 })],
] as const)('shows every %s of a syllabus in one of its views or lists it as unused', (_, syllabus) => {
  fc.assert(
    fc.property(syllabus, (patterns) => {
      expect(silentLines(patterns)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
