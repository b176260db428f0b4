import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOf } from '../../spans.ts';
import { formContext } from '../../testing/form-context.ts';
import { schedule } from './skill.ts';

const PARAMETERS = { subjects: 'subjects', time: 'time', dates: 'dates', goals: 'goals' } as const;
const PARTS = ['inputs', 'days'] as const;

const NAMES = 'Algebra Botany Ceramics Drama Economics French Geology History Italian Jurisprudence Kinetics Logic'.split(' ');
const subjects = fc.constantFrom(
  'NAME',
  'NAME (hard)',
  '- NAME: one, two',
  'NAME 4 credits',
  'NAME, weak at proofs',
  'NAME 12 December 2026',
);
const dates = fc.constantFrom('NAME 12 December 2026', '3 Dec NAME', 'NAME', 'NAME next month', 'NAME 1 May 2026', '18th: NAME');
const goals = fc.constantFrom(
  'an A in NAME',
  'weak at NAME',
  'past papers for NAME',
  'finish NAME by 1 December',
  'buy a NAME book',
  'NAME',
);

/** The lines that the planner prints and lists for a form, without the places of the words. */
function planOf(values: Readonly<Record<string, string>>): string {
  const context = formContext(values);
  return PARTS.map((part) => {
    const written = schedule({ ...PARAMETERS, part }, context);
    if (written instanceof Promise) throw new Error('The planner waits for nothing');
    const { lines, unused = [] } = 'lines' in written ? written : { lines: written };
    const listed = unused.map(({ field, start, end, reason }) => `${values[field]?.slice(start, end)} ${reason}`);
    return [...lines.map(textOf), ...listed].join('\n');
  }).join('\n');
}

it.each([
  ['subjects', subjects],
  ['dates', dates],
  ['goals', goals],
] as const)('changes the plan or is listed: every line of the %s', (field, line) => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 4 }), fc.nat(3), (patterns, chosen) => {
      const form = { subjects: NAMES.slice(0, 4).join('\n'), time: '3 hours a day', dates: '', goals: '' };
      const lines = patterns.map((pattern, at) => pattern.replace('NAME', NAMES[at] ?? ''));
      const without = lines.filter((_, at) => at !== chosen % lines.length);
      expect(planOf({ ...form, [field]: lines.join('\n') })).not.toBe(planOf({ ...form, [field]: without.join('\n') }));
    }),
    { numRuns: 20 },
  );
});

it('lists the text beyond the characters that it reads', () => {
  const context = formContext({ subjects: `Algebra\n${' '.repeat(20_000)}\nBotany`, time: '3 hours a day' });
  expect(schedule({ ...PARAMETERS, part: 'days' }, context)).toMatchObject({
    unused: [{ field: 'subjects', reason: 'Only the first 20,000 characters are read.' }],
  });
});

it('lists the subjects for which the plan has no room', () => {
  const names = Array.from({ length: 26 }, (_, at) => `Course ${String.fromCharCode(65 + at)}x`);
  const context = formContext({ subjects: names.join('\n'), time: '3 hours a day' });
  expect(schedule({ ...PARAMETERS, part: 'days' }, context)).toMatchObject({
    unused: [{ reason: 'The plan takes up to 24 subjects with 40 topics each.' }, { field: 'subjects' }],
  });
});
