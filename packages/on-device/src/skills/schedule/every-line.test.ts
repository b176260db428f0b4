import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDay } from '../../lib/dates/civil.ts';
import type { SkillOutput } from '../../skill.ts';
import { textOf } from '../../spans.ts';
import { formContext } from '../../testing/form-context.ts';
import { readStudyTime } from './read/study-time.ts';
import { schedule } from './skill.ts';

const PARAMETERS = { subjects: 'subjects', time: 'time', dates: 'dates', goals: 'goals' } as const;
const TODAY = parseDay('2026-11-14');
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
async function planOf(values: Readonly<Record<string, string>>): Promise<string> {
  const context = formContext(values);
  const parts = PARTS.map(async (part) => {
    const written = await schedule({ ...PARAMETERS, part }, context);
    const { lines, unused = [] } = 'lines' in written ? written : { lines: written };
    const listed = unused.map(({ field, start, end, reason }) => `${values[field]?.slice(start, end)} ${reason}`);
    return [...lines.map(textOf), ...listed].join('\n');
  });
  return (await Promise.all(parts)).join('\n');
}

it.each([
  ['subjects', subjects],
  ['dates', dates],
  ['goals', goals],
] as const)('changes the plan or is listed: every line of the %s', async (field, line) => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 2, maxLength: 4 }), fc.nat(3), async (patterns, chosen) => {
      const form = { subjects: NAMES.slice(0, 4).join('\n'), time: '3 hours a day', dates: '', goals: '' };
      const lines = patterns.map((pattern, at) => pattern.replace('NAME', NAMES[at] ?? ''));
      const without = lines.filter((_, at) => at !== chosen % lines.length);
      expect(await planOf({ ...form, [field]: lines.join('\n') })).not.toBe(await planOf({ ...form, [field]: without.join('\n') }));
    }),
    { numRuns: 20 },
  );
});

/** Pieces of forms in which "WORD" stands for a word that means nothing. */
const FORMS = {
  subjects: ['NAME WORD', 'NAME (WORD)', 'NAME: one, WORD', '- NAME WORD 4 credits', 'NAME (hard WORD)', 'NAME 12 December 2026 WORD'],
  time: [
    'WORD 2 hours a day',
    '2 hours WORD on Mondays',
    'WORD 4-6pm on Fridays',
    '3 hours a day (WORD)',
    'weekdays 2h, weekends WORD 4h',
    'not on Sundays WORD, 3 hours',
    '10 hours a week WORD max 3 a day',
    'every day but WORD Friday 2h',
    'from 1 December WORD 4 hours a day',
    'mornings 2 hours but WORD off on Wed',
    '2 hours a day\nWORD',
  ],
  dates: [
    'NAME WORD 12 December 2026',
    'NAME 12 December 2026 WORD',
    'WORD NAME: 3 Dec (WORD)',
    'NAME WORD',
    'WORD 9 Dec',
    'NAME in 3 weeks, WORD',
  ],
  goals: [
    'an A in NAME WORD',
    'weak at NAME, WORD',
    'WORD',
    'finish NAME by 1 December WORD',
    'past papers WORD',
    'no study on Sundays WORD',
  ],
} as const;

type Form = Readonly<Record<string, string>>;

async function written(form: Form, part: 'inputs' | 'days'): Promise<SkillOutput> {
  const result = await schedule({ ...PARAMETERS, part }, formContext(form));
  return 'lines' in result ? result : { lines: result };
}

/** All that the planner prints and asks for; not its quote of the whole study time. */
async function printedOf(form: Form): Promise<string> {
  const days = await written(form, 'days');
  const lines = [...days.lines, ...(await written(form, 'inputs')).lines].map(textOf).filter((it) => !it.startsWith('Study time: '));
  const lacks = (days.lacks ?? []).map(({ reason }) => textOf(reason));
  return [...lines, ...lacks].join('\n');
}

async function listedOf(form: Form, field: string): Promise<string> {
  const days = await written(form, 'days');
  return (days.unused ?? []).flatMap((it) => (it.field === field ? form[field]?.slice(it.start, it.end) : [])).join('\n');
}

const nonsense = fc
  .tuple(fc.constantFrom('blor', 'quen', 'vash', 'zilt'), fc.constantFrom('adrix', 'oxym', 'ulkev'))
  .map((parts) => parts.join(''));

it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])('prints or lists every word of the %s, whatever stands beside it', async (field) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...FORMS[field]), nonsense), { minLength: 1, maxLength: 4 }), async (pieces) => {
      const lines = pieces.map(([pattern, word], at) =>
        pattern.replaceAll('WORD', `${word}${'aeiou'[at]}`).replace('NAME', NAMES[at] ?? ''),
      );
      const form = { subjects: NAMES.slice(0, 4).join('\n'), time: '3 hours a day', dates: '', goals: '', [field]: lines.join('\n') };
      const told = `${await printedOf(form)}\n${await listedOf(form, field)}`;
      for (const word of form[field].match(/\b(?:blor|quen|vash|zilt)\w+/g) ?? []) expect(told).toContain(word);
    }),
    { numRuns: 60 },
  );
});

type Read = Extract<ReturnType<typeof readStudyTime>, { kind: 'read' }>['time'];

const hours = ({ perDay = [] }: Read, ...days: number[]): number[] => days.map((day) => perDay[day] ?? 0);
const allFree = (time: Read, ...days: number[]): boolean => days.every((day) => hours(time, day)[0] === 0 || time.offDays.includes(day));

/** Pieces of a study time that the planner knows, with what holds in a week that agrees with them. */
const KNOWN: readonly (readonly [string, (time: Read) => boolean])[] = [
  ['3 hours a day', (time) => hours(time, 0, 1, 2, 3, 4, 5, 6).includes(180)],
  ['weekends off', (time) => allFree(time, 5, 6)],
  ['no Sundays', (time) => allFree(time, 6)],
  ['Mon-Fri 2h', (time) => hours(time, 0, 1, 2, 3, 4).every((it) => it >= 120)],
  ['Saturdays 5 hours', (time) => hours(time, 5)[0] === 300],
  ['except Wednesdays', (time) => allFree(time, 2)],
  ['evenings 7-9pm', (time) => hours(time, 0, 1, 2, 3, 4, 5, 6).some((it) => it >= 120)],
  ['max 4h a day', (time) => hours(time, 0, 1, 2, 3, 4, 5, 6).every((it) => it <= 240)],
  ['20 hours a week', (time) => time.weekly === 1200],
  ['for 2 weeks', ({ horizon }) => horizon === 14],
  ['from 1 December', ({ window }) => window.first !== undefined],
  ['until Friday', ({ window }) => window.last !== undefined],
  ['off 5-6 Dec', ({ off }) => off.length > 0],
  ['every other day', ({ everyOther }) => everyOther],
  ['half days on Fridays', () => false],
  ['nights off on Monday', () => false],
  ['Tuesdays', (time) => hours(time, 1)[0] !== 0],
  ['mornings', () => true],
];

it('uses or lists every piece of a study time that it knows', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...KNOWN), { minLength: 2, maxLength: 5 }), fc.nat(4), (pieces, chosen) => {
      const [piece, holds] = pieces[chosen % pieces.length] as (typeof KNOWN)[number];
      const time = pieces.map(([it]) => it).join('; ');
      const whole = readStudyTime(time, TODAY, 1);
      const rest = readStudyTime(pieces.flatMap(([it]) => (it === piece ? [] : it)).join('; '), TODAY, 1);
      if (whole.kind === 'unread' || rest.kind === 'unread') return;
      const start = time.indexOf(piece);
      const isListed = whole.unused.some((it) => it.start < start + piece.length && it.end > start);
      const changes = JSON.stringify(whole.time) !== JSON.stringify(rest.time);
      expect({ time, piece, isSilent: !isListed && !changes && !holds(whole.time) }).toMatchObject({ isSilent: false });
    }),
    { numRuns: 300 },
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
