import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemKindName } from '../definition/holds.ts';
import { type ItemsByKind, itemKinds } from './kinds.ts';

const word = fc.stringMatching(/^[A-Za-zé][A-Za-z0-9é,'-]{0,8}[a-zé]$/);
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '));
const groups = fc.constantFrom('Opening', 'Unit 1: Models', 'Within 24 hours');

/** Items that come back from their printed form: one line of text in each field. */
const printable: { readonly [Kind in ItemKindName]: fc.Arbitrary<readonly ItemsByKind[Kind][]> } = {
  card: fc.array(fc.record({ front: words, back: words })),
  term: fc.array(fc.record({ term: words, meaning: words, times: fc.integer({ min: 2, max: 99 }) }, { requiredKeys: ['term'] })),
  question: fc
    .tuple(
      fc.option(groups, { nil: undefined }),
      fc.array(
        fc.record(
          { question: words, shows: words, followUp: words, look: words, tells: words, notes: fc.oneof(fc.constant(''), words) },
          { requiredKeys: ['question'] },
        ),
      ),
    )
    .map(([group, list]) => list.map((entry) => ({ ...entry, ...(group !== undefined && { group }) }))),
  event: fc.array(
    fc.oneof(
      fc.record(
        { title: words, date: day(), week: fc.integer({ min: 1, max: 30 }), weight: fc.integer({ min: 1, max: 100 }) },
        { requiredKeys: ['title', 'date'] },
      ),
      fc.record(
        { title: words, week: fc.integer({ min: 1, max: 30 }), weight: fc.integer({ min: 1, max: 100 }) },
        { requiredKeys: ['title'] },
      ),
      fc.record({ title: words, date: day(), end: day() }),
      fc.record({
        title: words,
        date: day(),
        weight: fc.integer({ min: 1, max: 1000 }),
        unit: fc.constantFrom('points' as const, 'marks' as const),
      }),
    ),
  ),
  block: fc
    .array(
      fc.oneof(
        fc.record(
          { date: day(), subject: words, minutes: fc.integer({ min: 5, max: 600 }), activity: words },
          { requiredKeys: ['date', 'subject', 'minutes'] },
        ),
        fc.record({ date: day(), subject: words, exam: fc.constant(true as const) }),
        fc.record({ date: day(), subject: words, goal: fc.constant(true as const) }),
      ),
    )
    .map((list) => [...list].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))),
  coverage: fc
    .tuple(
      fc.option(groups, { nil: undefined }),
      fc.array(
        fc.record(
          { topic: words, state: fc.constantFrom('covered', 'thin', 'mentioned', 'missing'), evidence: words },
          { requiredKeys: ['topic', 'state'] },
        ),
      ),
    )
    .map(([group, list]) => list.map((entry) => ({ ...entry, ...(group !== undefined && { group }) }))),
  finding: fc.array(
    fc.record(
      { place: words, quote: words, correction: words, why: words, times: fc.integer({ min: 2, max: 99 }) },
      { requiredKeys: ['quote', 'why'] },
    ),
  ),
  reference: fc
    .array(
      fc.record(
        {
          text: words.map((text) => `${text} (2001).`),
          status: fc.constantFrom('look-up', 'incomplete', 'check', 'unread', 'duplicate'),
          missing: fc.array(
            word.map((text) => text.replaceAll(',', '')),
            { minLength: 1 },
          ),
          notes: fc.array(words, { minLength: 1 }),
        },
        { requiredKeys: ['text'] },
      ),
    )
    .map((list) => list.toSorted((a, b) => Number(a.status !== undefined) - Number(b.status !== undefined))),
  row: fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.array(fc.array(words, { minLength: 5, maxLength: 5 })))
    .map(([columns, list]) =>
      list.map((cells, index) => ({ cells: cells.slice(0, columns), ...(index === 0 && { heading: true as const }) })),
    ),
  task: fc
    .tuple(fc.option(groups, { nil: undefined }), fc.array(fc.record({ text: words, done: fc.boolean() })))
    .map(([group, list]) => list.map((entry) => ({ ...entry, ...(group !== undefined && { group }) }))),
};

function day(): fc.Arbitrary<string> {
  return fc
    .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
}

describe.each(Object.keys(itemKinds) as ItemKindName[])('The kind "%s"', (kind) => {
  const { parse, print, ask, example } = itemKinds[kind] as (typeof itemKinds)['card'];
  const items = printable[kind] as (typeof printable)['card'];

  it('reads what it printed', () => {
    fc.assert(
      fc.property(items, (list) => {
        expect(parse(print(list))).toEqual(list);
      }),
    );
  });

  it('reads any text without a fault', () => {
    const piece = fc.constantFrom(
      '1. ',
      '- ',
      'Q: ',
      'A: ',
      '[ ] ',
      '[covered] ',
      ': ',
      '"',
      ' → ',
      'Mon 7 Sep 2026',
      'week 5 – ',
      ' 1 h (',
      '|',
      '---  ---',
      '**',
      '\n',
      '\n\n',
      'words ',
      '20 %',
      ' · ',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }).map((list) => list.join('')),
        (text) => {
          expect(Array.isArray(parse(text))).toBe(true);
        },
      ),
    );
  });

  it('takes time in proportion to the text', () => {
    const hard = `- 1. Q: "a: ${'- : "a → ( | '.repeat(200)}\n`;
    const took = (times: number): number => {
      const text = hard.repeat(times);
      // Time of the processor: on a busy machine the clock also counts the work of others.
      const from = process.threadCpuUsage();
      parse(text);
      return process.threadCpuUsage(from).user / 1000;
    };
    took(10);
    // Milliseconds: many times the time of a program that reads the text once, and a hundredth of the time of one that reads it for each
    // line.
    expect(took(400)).toBeLessThan(2_000);
  });

  it('says how to write the items in one sentence', () => {
    expect(ask).toMatch(/^Write .*\.$/);
    expect(ask).not.toContain('\n');
  });

  it('reads its own example', () => {
    expect(parse(example).length).toBeGreaterThan(0);
    expect(parse(parse(example).length > 0 ? print(parse(example)) : '')).toEqual(parse(example));
  });
});

describe('A text of a model', () => {
  it.each<[kind: ItemKindName, what: string, text: string, items: unknown[]]>([
    [
      'card',
      'bold labels',
      '**Q1:** What is pH?\n**A1:** acidity\n\n**Q2: Why?**\nA2: it is',
      [
        { front: 'What is pH?', back: 'acidity' },
        { front: 'Why?', back: 'it is' },
      ],
    ],
    [
      'card',
      '"3. Question:"',
      '3. Question: What is pH?\n   Answer: acidity\n   of water',
      [{ front: 'What is pH?', back: 'acidity of water' }],
    ],
    ['card', 'cards with a heading', 'Card 1\nFront: pH\nBack: acidity', [{ front: 'pH', back: 'acidity' }]],
    ['card', 'numbers without a label', '1. What is pH?\nAnswer: acidity\n\nOnly 1 card.', [{ front: 'What is pH?', back: 'acidity' }]],
    [
      'card',
      'a table',
      '| # | Front | Back |\n|---|:---|---|\n| 1 | What is **pH**? | acidity |\n| 2 | Ion | charged atom |\n\nMore?',
      [
        { front: 'What is **pH**?', back: 'acidity' },
        { front: 'Ion', back: 'charged atom' },
      ],
    ],
    ['card', 'a list in an answer', 'Q: Which?\nA:\n1. one\n2. two', [{ front: 'Which?', back: '1. one 2. two' }]],
    [
      'term',
      'bold terms',
      '- **pH**: acidity\n* **Acid** – gives protons',
      [
        { term: 'pH', meaning: 'acidity' },
        { term: 'Acid', meaning: 'gives protons' },
      ],
    ],
    [
      'term',
      'lines without a mark',
      'pH: acidity\nAcid: gives protons',
      [
        { term: 'pH', meaning: 'acidity' },
        { term: 'Acid', meaning: 'gives protons' },
      ],
    ],
    ['term', 'a sentence', 'No terms could be found: the text is too short.', []],
    [
      'question',
      'bold numbers',
      'Technical Questions\n**Question 1:** Why Java?\n- Good answer: a reason\n- Follow-up question: And now?',
      [{ question: 'Why Java?', group: 'Technical Questions', shows: 'a reason', followUp: 'And now?' }],
    ],
    ['question', 'bullets', '- Why Java?\n- Why not?', [{ question: 'Why Java?' }, { question: 'Why not?' }]],
    [
      'event',
      'days in other forms',
      '- September 9, 2026: Quiz 1 (10%)\n- Essay due 2026-10-01\n- Exam – Dec 3',
      [
        { title: 'Quiz 1', date: '2026-09-09', weight: 10 },
        { title: 'Essay', date: '2026-10-01' },
        { title: 'Exam', date: '2026-12-03' },
      ],
    ],
    [
      'event',
      'weights in points and marks',
      '1. Wed 9 Sep 2026 – Quiz 1, 20 points\n- Essay due 2026-10-01 (15 marks)',
      [
        { title: 'Quiz 1', date: '2026-09-09', weight: 20, unit: 'points' },
        { title: 'Essay', date: '2026-10-01', weight: 15, unit: 'marks' },
      ],
    ],
    [
      'event',
      'weeks',
      'Week 2 (7 Sep 2026 – 13 Sep 2026): Atoms\n- Quiz – Wed 9 Sep',
      [
        { title: 'Atoms', date: '2026-09-07', end: '2026-09-13', week: 2, topics: true },
        { title: 'Quiz', date: '2026-09-09', week: 2 },
      ],
    ],
    [
      'block',
      'time before the subject',
      'Monday, 23 November 2026: 60 min, Physics: optics, reading',
      [{ date: '2026-11-23', subject: 'Physics', minutes: 60, activity: 'optics, reading' }],
    ],
    [
      'block',
      'hours with a point',
      '- Mon 23 Nov 2026 – Physics – 1.5 hours (optics)',
      [{ date: '2026-11-23', subject: 'Physics', minutes: 90, activity: 'optics' }],
    ],
    [
      'coverage',
      'curly quotation marks',
      '1. [Not covered] Entropy\n2. [thin] Enthalpy: “one line”',
      [
        { topic: 'Entropy', state: 'missing' },
        { topic: 'Enthalpy', state: 'thin', evidence: 'one line' },
      ],
    ],
    [
      'finding',
      'another arrow',
      '1. Paragraph 2: “we was” -> “we were”',
      [{ place: 'Paragraph 2', quote: 'we was', correction: 'we were' }],
    ],
    [
      'reference',
      'a numbered list',
      '1. Smith, A. (2001). One.\n2. Jones, B. (2002).\n   Two.',
      [
        { text: 'Smith, A. (2001). One.', mark: '1.' },
        { text: 'Jones, B. (2002). Two.', mark: '2.' },
      ],
    ],
    [
      'row',
      'bars without a rule, and prose with a bar',
      'Length (m) | Period (s)\n0.40 | 1.27\n0.60 | -\n\nP(A|B) is small.\nP(B|A) is not.',
      [{ cells: ['Length (m)', 'Period (s)'], heading: true }, { cells: ['0.40', '1.27'] }, { cells: ['0.60', '-'] }],
    ],
    [
      'event',
      'lines with bars',
      '2026-10-15 | Midterm | 30% | "Midterm: 15 October, 30%"\n- 2026-08-24 to 2026-08-28 | Introduction | - | "Week 1"\nno date | Essay | 20 points | "An essay"\n2026-12-01 | - | - | -',
      [
        { title: 'Midterm', date: '2026-10-15', weight: 30 },
        { title: 'Introduction', date: '2026-08-24', end: '2026-08-28' },
        { title: 'Essay', weight: 20, unit: 'points' },
      ],
    ],
    [
      'block',
      'lines with bars',
      '2026-11-23 | 50 min | Calculus II | series | recall without notes\n2026-11-23 | 1.5 h | Chemistry | - | past paper\n2026-12-07 | - | Calculus II | - | exam\nDay 1 | 50 min | History | - | reading',
      [
        { date: '2026-11-23', subject: 'Calculus II', minutes: 50, activity: 'series, recall without notes' },
        { date: '2026-11-23', subject: 'Chemistry', minutes: 90, activity: 'past paper' },
        { date: '2026-12-07', subject: 'Calculus II', exam: true },
        { date: '', day: 1, subject: 'History', minutes: 50, activity: 'reading' },
      ],
    ],
    [
      'block',
      'the hour of an exam',
      'Mon 7 Dec 2026: EXAM Calculus II, 9am\nThu 10 Dec 2026: EXAM Law, 14:15–16:15',
      [
        { date: '2026-12-07', subject: 'Calculus II', exam: true, hours: '9am' },
        { date: '2026-12-10', subject: 'Law', exam: true, hours: '14:15–16:15' },
      ],
    ],
    [
      'block',
      'numbered days, for a plan without dates',
      'Day 1: 60 min, Physics: optics\n- Day 2 (evening) - Chemistry 1 h (past paper) · Physics 30 min\nDay by day it gets easier.',
      [
        { date: '', day: 1, subject: 'Physics', minutes: 60, activity: 'optics' },
        { date: '', day: 2, subject: 'Chemistry', minutes: 60, activity: 'past paper' },
        { date: '', day: 2, subject: 'Physics', minutes: 30 },
      ],
    ],
    [
      'coverage',
      'lines with bars',
      'Unit 1:\nBCNF | mentioned | "BCNF ??"\n- Lossless joins | not found | -\nKeys | well known | "x"',
      [
        { topic: 'BCNF', state: 'mentioned', evidence: 'BCNF ??', group: 'Unit 1' },
        { topic: 'Lossless joins', state: 'missing', group: 'Unit 1' },
      ],
    ],
    [
      'finding',
      'three lines each, with and without quotation marks, numbers and a missing correction',
      'Quote: "who recieves"\nChange to: "who receives"\nWhy: spelling\n\n1. Quote: most people\nWhy: too general\n\nWhy: nothing is open here',
      [
        { quote: 'who recieves', correction: 'who receives', why: 'spelling' },
        { quote: 'most people', why: 'too general' },
      ],
    ],
    [
      'row',
      'a heading whose indentation is cut off',
      'Trial  Initial (mL)\n---------  ------------\n1 (rough)          0.00',
      [{ cells: ['Trial', 'Initial (mL)'], heading: true }, { cells: ['1 (rough)', '0.00'] }],
    ],
    ['row', 'pipes', '| x | y |\n|---|---|\n| 1 | 2 |', [{ cells: ['x', 'y'], heading: true }, { cells: ['1', '2'] }]],
    [
      'task',
      'ticked boxes',
      '- [x] Read\n- [ ] Write',
      [
        { text: 'Read', done: true },
        { text: 'Write', done: false },
      ],
    ],
    [
      'task',
      'bullets',
      '- Read\n- Write',
      [
        { text: 'Read', done: false },
        { text: 'Write', done: false },
      ],
    ],
  ])('reads a %s: %s', (kind, _what, text, items) => {
    expect(itemKinds[kind].parse(text)).toEqual(items);
  });
});

it('reads in the references of a report the sources that it names or has to find, and none of its advice', () => {
  const text = `Sources you named, as you gave them. Check each one against the work itself:
1. Rao (2019) (named in your text: add its title and where it appeared)

Beyond the one source you named, no source is filled in for you.

What this section is for: The sources a reader can check, in one style throughout.
[ ] Note author, year, title, place and link at once.

[ ] 1. Source on “Soil”: search: soil survey`;
  expect(itemKinds.reference.parse(text)).toEqual([
    { text: 'Rao (2019) (named in your text: add its title and where it appeared)', mark: '1.', status: 'check' },
    { text: 'Source on “Soil”: search: soil survey', status: 'look-up' },
  ]);
});

it('reads no sentence that a model says to the student as a reference', () => {
  const text = `I cannot look up sources, so please send the details that you have.

Are We Alone? Smith, I. (2010). Harbour Press.

Okafor, I. Where We Go from Here. [to be added].

Lee, M. What You Owe. Harbour Press, n.d.`;
  expect(itemKinds.reference.parse(text).map((item) => item.text.slice(0, 9))).toEqual(['Are We Al', 'Okafor, I', 'Lee, M. W']);
});
