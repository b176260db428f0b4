import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lines, OS, print, type View, write } from './print-view.test-data.ts';

const VIEWS = ['overview', 'timeline', 'study-plan', 'milestone', 'calendar', 'dates-read'] as const;

describe('The overview', () => {
  it('counts what was found and names the current week', async () => {
    const text = await print(OS, 'overview', '', '2026-09-10');
    expect(text).toContain('- 6 weeks, numbered 1 to 6');
    expect(text).toContain('- classes begin on Mon 24 Aug 2026');
    expect(text).toContain('Today (Thu 10 Sep 2026) is in week 3 of 15.');
  });

  it('gives the reason why weeks have no line where a break fills them', async () => {
    const text = await print(
      '7.12.2026 Regression\n14.12. ANOVA\nWeihnachtspause 21.12.–3.1.\n4.1. Verfahren\n11.1. Wiederholung',
      'overview',
    );
    expect(text).toContain('- weeks 3, 4: “Weihnachtspause”');
    expect(text).not.toContain('no line for');
  });

  it('names an assessment without the sentence behind its dash', async () => {
    const item = '**Literature Review** - Following the selection of a text for the final project, students will submit a review (10%)';
    expect(await print(`${item}\nExam 90%`, 'overview')).toContain('- Literature Review: 10 %');
  });

  it('reads the numbers of weeks in words', async () => {
    const text = ['Ten', 'Eleven', 'Fourteen'].map((it) => `Week ${it}: Topic ${it}`).join('\n');
    expect(await print(text, 'overview')).toContain('- 3 weeks, numbered 10 to 14');
  });

  it('warns when weights do not add up, and ignores percentages in rules', async () => {
    expect(await print(OS, 'overview')).toContain('The weights add up to 105 %, not 100 %.');
    expect(await print('Quizzes 20%, Midterm 30%, Final 50%', 'overview')).toContain('The weights add up to 100 %.');
    expect(await print('Internal test: 40 marks\nEnd semester exam: 60 marks', 'overview')).toContain('100 marks in all.');
  });

  it('lists what is missing from a syllabus with little content', async () => {
    const text = await print('Unit 1 basics, unit 2 advanced', 'overview');
    expect(text).toContain('- 2 units');
    expect(text).toContain('Give the length');
    expect(await print('', 'overview')).toContain('No weeks, units, or dates could be read.');
  });
});

describe('The study plan', () => {
  it('practises all topics of a week, also a lab in a column of its own', async () => {
    const text = await print('Week 1: Cells (ch 4)   Lab 1: microscopy\nWeek 2: Respiration; photosynthesis', 'study-plan');
    expect(text).toContain('main points of “Cells (ch 4); Lab 1: microscopy”');
    expect(text).toContain('main points of “Respiration; photosynthesis”');
  });
});

describe('The timeline', () => {
  it('has a row for each week with its date, bar, topics and events', async () => {
    const text = await print(OS, 'timeline');
    expect(text).toMatch(/^Week 1 +Mon 24 Aug +\|#\.+\| {2}Introduction, system calls$/m);
    expect(text).toMatch(/^Week 3-4 +Mon 7 Sep +\|\.\.##\.+\| {2}CPU scheduling\n {2}- Quiz 1 – week 3$/m);
    expect(text).toContain('  - Assignment 1 due – Fri 25 Sep');
    expect(text).toContain('  - Midterm exam – Wed 30 Sep, 30 %');
    expect(text).toContain('Final exam – Mon 14 Dec, 65 %');
  });

  it('states that units without weeks are spread evenly', async () => {
    const text = await print(
      'Unit I – Numbers (8 hours)\nUnit II – Algebra (16 hours)\nUnit III: Circuits (24 hours)',
      'timeline',
      '12 weeks',
    );
    expect(text).toContain('a spread worked out from the hours of each unit');
    expect(text).toMatch(/Unit I +Week 1-2 /);
    expect(text).toMatch(/Unit III +Week 7-12 /);
    expect(await print('Arrays, lists, trees, graphs', 'timeline', '8 weeks')).toContain('an even spread over 8 weeks');
  });

  it('uses the weeks that units state', async () => {
    const text = await print('Module 1 (2 weeks): Basics\nModule 2 (3 weeks): Frames', 'timeline');
    expect(text).toMatch(/Module 2 +Week 3-5 /);
  });

  it('lists units in order if no length is known', async () => {
    expect(await print('Unit 1 basics, unit 2 advanced', 'timeline')).toBe(
      'Your syllabus gives no length, so its units stand in order without weeks.\n\nUnit 1  basics\nunit 2  advanced',
    );
  });

  it('counts weeks from a dated table', async () => {
    const text = await print(
      'Date | Topic | Due\nAug 25 2026 | Units |\nSep 1 | Atoms | Problem set 1\nSep 8 | Gases |\nSep 15 | Exam 1 (15%) |',
      'timeline',
    );
    expect(text).toMatch(/Week 2 +Mon 31 Aug .* Atoms\n {2}- Problem set 1 – Tue 1 Sep/);
    expect(text).toContain('Exam 1 – Tue 15 Sep, 15 %');
    expect(text).not.toContain('Topic');
  });

  it('reads numbered topics as weeks if their number equals the length', async () => {
    const text = await print('1. Cities\n2. Schools -- essay due 2/10/2026\n3. Rent', 'timeline', '3 weeks');
    expect(text).toContain('Your 3 numbered topics and the length of 3 weeks agree');
    expect(text).toContain('essay due – Fri 2 Oct');
  });

  it('reads “hypothesis tests” and “project management” as topics', async () => {
    const text = await print('Week 1: Hypothesis tests\nWeek 2: Project management', 'timeline');
    expect(text).not.toContain('*');
  });
});

describe('The other views', () => {
  it('plan each week and quote its topics', async () => {
    const text = await print(OS, 'study-plan');
    expect(text).toContain('Week 2 (Mon 31 Aug to Sun 6 Sep):\n- Read: “Processes and threads”');
    expect(text).toContain('- Review: “Introduction, system calls” from week 1');
    expect(text).toContain('- Prepare: Assignment 1 due – Fri 25 Sep');
  });

  it('order milestones by day with weight and distance', async () => {
    const text = await print(OS, 'milestone');
    expect(text).toContain('Wed 30 Sep 2026, week 6 – Midterm exam, 30 % (53 days ago)');
    expect(text).toMatch(/Mon 14 Dec 2026, week 17 – Final exam, 65 % \(in 22 days\)/);
  });

  it('draw months of fixed width with marks', async () => {
    const text = await print(OS, 'calendar');
    expect(text).toContain('December 2026\n Mon  Tue  Wed  Thu  Fri  Sat  Sun\n       1    2    3  [ 4]   5    6\n');
    expect(text).toContain('- Mon 14 Dec: Final exam, 65 %');
  });

  it('list the course in order if there are no dates', async () => {
    const text = await print('Unit 1 basics, unit 2 advanced', 'calendar');
    expect(text).toContain('No dates could be read');
    expect(text).toContain('Unit 1  basics');
  });

  it('list dates, clashes and what could not be read', async () => {
    const text = await print(OS, 'dates-read');
    expect(text).toContain('- Fri 25 Sep 2026 (58 days ago): Assignment 1 due, from “September 25”');
    expect(text).toMatch(/Quiz 2, Sat 12 Dec 2026 and Final exam, Mon 14 Dec 2026: 2 days apart/);
    expect(text).toContain('“Fees due 31 November”');
    expect(text).not.toContain('2018');
  });

  it('read a date in September as this year’s in November', async () => {
    const text = await print('Classes begin 24 August 2026\nMidterm: 9 September', 'dates-read');
    expect(text).toContain('Wed 9 Sep 2026');
    expect(await print('Midterm: 9 September', 'dates-read')).toContain('Your syllabus names no year');
  });
});

describe('Any text', () => {
  it('gives quotes that match their offsets and never throws', async () => {
    const piece = fc.constantFrom(
      'Week 3',
      'Unit II',
      '12 Dec',
      '30%',
      'Midterm',
      ' – ',
      ':',
      '\n',
      '|',
      ' ',
      '(8 hours)',
      'due',
      '5/12/2026',
      'é🌱',
      'Classes begin',
      '2026-27',
      ';',
      '.',
      '1.',
      '\n- ',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), fc.constantFrom(...VIEWS), async (pieces, view) => {
        const text = pieces.join(' ');
        for (const span of (await lines(text, view, '10 weeks')).flat()) {
          if (span.kind === 'quote') expect(span.text).toBe(text.slice(span.start, span.end).replace(/\s+/g, ' ').trim());
        }
      }),
      { numRuns: 200 },
    );
  });

  it('A text of half a million characters is read in time', async () => {
    await print(
      'Week 3: Scheduling on 5 Dec; quiz 2 due 15/12/2026, 30% of the mark. Unit 4 – memory (8 hours)\n'.repeat(5200),
      'overview',
    );
    await print('Week 3 5 Dec; '.repeat(36_000), 'overview');
  });
});

describe('What the result lacks', () => {
  const grades = async (syllabus: string, view: View) => (await write(syllabus, view)).lacks?.map(({ grade }) => grade);

  it('is all of it without weeks, units, dates or assessments', async () => {
    expect(await grades('Please read the rules of the library. You will find them at the door of the room.', 'timeline')).toEqual([
      'needs-more',
    ]);
  });

  it('is a part of it where the view has no weeks, dates or milestones to show', async () => {
    expect(await grades('Midterm 40 %\nFinal exam 60 %', 'study-plan')).toEqual(['partial']);
    expect(await grades('Week 1: Sets', 'calendar')).toEqual(['partial']);
    expect(await grades('Week 1: Sets', 'milestone')).toEqual(['partial']);
  });

  it('is a part without a schedule, or with dates that could not be read', async () => {
    expect(await grades('Midterm 40 %\nFinal exam 60 %', 'milestone')).toEqual(['partial']);
    expect(await grades(OS, 'timeline')).toEqual(['partial']);
    expect(await grades(OS.replace('Fees due 31 November', ''), 'timeline')).toEqual([]);
  });

  it('lists each line that was not used, with adjacent ones as one passage', async () => {
    const syllabus = 'Be on time.\nBe kind to one another.\n\nWeek 1 (Aug 24): Sets\nFees due 31 November';
    const { unused = [] } = await write(syllabus, 'timeline');
    expect(unused.map(({ start, end, reason }) => [syllabus.slice(start, end), reason])).toEqual([
      ['Be on time.\nBe kind to one another.', 'Not part of the schedule.'],
      ['Fees due 31 November', 'No date that can be read.'],
    ]);
  });

  it('covers every line that has words: each is used or listed', async () => {
    const line = fc.constantFrom(
      'Week 2: Maps',
      'Midterm 12 Oct (20%)',
      'Be kind.',
      '',
      '| 3 | Trees |',
      '| Date | Topic |',
      'due 31 Nov',
      'Essay 30%',
      '9/4 Sets',
      'Grading',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (all) => {
        const { unused = [] } = await write(all.join('\n'), 'timeline');
        for (const [index, it] of unused.entries()) expect(it.start).toBeGreaterThanOrEqual(unused[index - 1]?.end ?? 0);
      }),
      { numRuns: 100 },
    );
  });
});
