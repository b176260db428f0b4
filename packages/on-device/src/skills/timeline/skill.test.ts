import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SkillContext, SkillOutput } from '../../skill.ts';
import { type Line, textOf } from '../../spans.ts';
import { timeline } from './skill.ts';

type View = Parameters<typeof timeline>[0]['view'];
const VIEWS = ['overview', 'timeline', 'study-plan', 'milestone', 'calendar', 'dates-read'] as const;

async function write(syllabus: string, view: View, duration = '', today = '2026-11-22'): Promise<SkillOutput> {
  const values = { syllabus, duration };
  return timeline({ from: 'syllabus', duration: 'duration', view }, {
    values,
    labels: values,
    fieldLabels: {},
    today,
  } as unknown as SkillContext);
}

async function lines(...form: Parameters<typeof write>): Promise<readonly Line[]> {
  return (await write(...form)).lines;
}

async function print(syllabus: string, view: View, duration = '', today?: string): Promise<string> {
  return (await lines(syllabus, view, duration, today)).map(textOf).join('\n');
}

const OS = `CS 301 Operating Systems, Fall 2026
Textbook: Silberschatz, 10th edition, 2018
Classes begin August 24, 2026. Last day of classes: December 4, 2026.

Week 1: Introduction, system calls
Week 2: Processes and threads
Week 3-4 – CPU scheduling; Quiz 1
Week 5: Synchronisation. Assignment 1 due September 25.
Week 6 (Sep 28): Deadlocks. Midterm exam: Wednesday, September 30.

Grading
Quizzes: 10%
Midterm exam: 30%
Final exam: 65%

Final exam: 14 December, 9am
Quiz 2 on 12 December
Fees due 31 November
Late work loses 10% per day.`;

describe('A part of the mark', () => {
  it.each([
    'Grading: Homework 10% / Midterms 60% (20% each) / Final exam 30%',
    'Grading: Homework 10%, Midterms 60% (20% each), Final exam 30%',
    'Grading: Homework 10%; Midterms 60% (3 x 20%); Final exam 30%',
  ])('keeps its weight beside the share of each of several: %s', async (line) => {
    const text = await print(`Week 1: Limits\n\n${line}`, 'overview');
    expect(text).toContain('- Homework: 10 %\n- Midterms: 60 %\n- Final exam: 30 %\nThe weights add up to 100 %.');
  });

  it.each([
    ['an unread part of a line', 'Homework 10%\nMidterm 60%\nPoster 20 % or 10 % by choice'],
    ['an unread line', 'Homework 30%\nMidterm 40%\nExams: I-15 %; II-15 %'],
  ])('is not blamed on the student where not all of it was read: %s', async (_, grading) => {
    const text = await print(`Week 1: Limits\n\nGrading\n${grading}`, 'overview');
    expect(text).not.toContain('Check whether one is missing');
    expect(text).toMatch(/The weights that could be read add up to \d+ %\. Not read as weights: “/);
  });

  it('is blamed on the syllabus where all was read', async () => {
    const text = await print(
      'Week 1: Limits\n\nGrading\nHomework 10%\nMidterms (2 x 15%)\nFinal 30%\nLate work loses 10% per day.',
      'overview',
    );
    expect(text).toContain('The weights add up to 70 %, not 100 %. Check whether one is missing or counted twice.');
  });
});

describe('A week of section numbers', () => {
  it.each(['6.2-6.4', '4.1', '§3.1–3.4, 4.1', '2.1 & 2.3', '5.1, 5.2 and 5.4'])('has them as its topic: %s', async (sections) => {
    const text = await print(`Week 1: Limits\nWeek 2 (10/26) ${sections}\nWeek 3: ${sections}`, 'timeline');
    expect(text.split(sections)).toHaveLength(3);
    expect(text).not.toContain('(no topic given)');
  });
});

describe('A day that bounds an exam', () => {
  it.each([
    [
      'The final exam has not yet been scheduled. It may take place as late as December 16.',
      'final exam has not yet been scheduled. It may take place as late as',
    ],
    ['The midterm will be no earlier than December 16, 2026.', 'midterm will be no earlier than'],
    ['Essays are to be handed in no later than December 16.', 'Essays are to be handed in no later than'],
  ])('stands among the events with the words that bound it: %s', async (line, name) => {
    for (const view of ['timeline', 'milestone', 'calendar'] as const) {
      expect(await print(`Week 1 (8/31) Limits\nWeek 2 (9/7) Rates\n${line}`, view, '31 Aug - 16 Dec 2026')).toContain(name);
    }
  });

  it('is no event where it bounds something else', async () => {
    const text = await print('Week 1 (8/31) Limits\nMake no travel plans for the final exam as late as December 16.', 'milestone');
    expect(text).not.toContain('16 Dec');
  });
});

describe('A schedule of dates', () => {
  it('keeps a line after one that ends with "due"', async () => {
    const text = await print('Jan 21 - PS1 due\nJan 26 - Elasticity\nFeb 2 - Exam 1', 'dates-read', '', '2026-11-22');
    expect(text).toContain('Tue 26 Jan 2027 (in 65 days): Elasticity');
  });

  it('reads several dates of one line, each with its words', async () => {
    const text = await print('Mon 7 Sep: Beowulf. Wed 9 Sep: Chaucer. Mon 14 Sep: Sonnets.', 'dates-read', '', '2026-09-01');
    expect(text).toMatch(/7 Sep 2026 [^:]*: Beowulf.*\n.*9 Sep 2026 [^:]*: Chaucer.*\n.*14 Sep 2026 [^:]*: Sonnets/);
  });

  it('prints all topics of a unit', async () => {
    const topics = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gum', 'Hazel'];
    const text = await print(`Unit 1: Trees\n${topics.join('\n')}`, 'timeline');
    for (const topic of topics) expect(text).toContain(topic);
  });
});

describe('The overview', () => {
  it('counts what was found and names the current week', async () => {
    const text = await print(OS, 'overview', '', '2026-09-10');
    expect(text).toContain('- 6 weeks, numbered 1 to 6');
    expect(text).toContain('- classes begin on Mon 24 Aug 2026');
    expect(text).toContain('Today (Thu 10 Sep 2026) is in week 3 of 15.');
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

describe('Units with their weeks', () => {
  const UNITS = `Classes begin 7 September 2026. 14 weeks.
Unit 1: Processes (Weeks 1-3)
Unit 2: Scheduling, weeks 4 to 6
Unit 3 (Week 7): Deadlocks
Unit 4 - Wk 8–14 - Files`;

  it('are placed in those weeks, and only one is the current week', async () => {
    const text = await print(UNITS, 'timeline');
    expect(text.split('\n')).toEqual([
      'Unit 1  Week 1-3   Mon 7 Sep   |###...........|  Processes',
      'Unit 2  Week 4-6   Mon 28 Sep  |...###........|  Scheduling',
      'Unit 3  Week 7     Mon 19 Oct  |......#.......|  Deadlocks',
      'Unit 4  Week 8-14  Mon 26 Oct  |.......#######|  Files  ← this week',
    ]);
    expect(await print(UNITS, 'study-plan')).not.toContain('does not say');
    expect(await print(UNITS, 'milestone')).not.toContain('approximate');
  });

  it.each([
    ['Unidad 1. Huesos (12 horas): cráneo\nUnidad 2. Sangre (10 horas)\nUnidad 3. Piel (8 h)', '30 hours in all units together'],
    ['Einheit 1: Knochen (4 Stunden)\nEinheit 2: Blut (6 Std.)', '10 hours in all units together'],
    ['Unité 1 : Os (3 heures)\nUnité 2 : Sang (5 heures)', '8 hours in all units together'],
  ])('add the hours of units in other languages: %s', async (syllabus, sum) => {
    expect(await print(syllabus, 'overview')).toContain(sum);
  });

  it('stand in a study plan with the dated events of the course, and no word about bars', async () => {
    const text = await print('Unit 1: Bones (12 hours)\nUnit 2: Blood (8 hours)\nMidterm: 15 March 2027', 'study-plan');
    expect(text).toContain('With a date, beside the weeks:\n  - Midterm – Mon 15 Mar');
    expect(text).not.toContain('bars');
  });

  it('need no number', async () => {
    expect(await print('Cells and tissues (Weeks 1-2)\nGenetics (Weeks 3-5)\nEvolution (Week 6)', 'timeline')).toContain('Week 3-5');
  });

  it('are distinguished from units without weeks', async () => {
    const text = await print('Unit 1: Cells (Weeks 1-2)\nUnit 2: Growth in week 8 of pregnancy\nUnit 3: Genes. Quiz in week 4', 'timeline');
    expect(text).toContain('Some units stand without weeks');
    expect(text).toContain('Unit 2  ');
    expect(text).not.toContain('Week 8');
    expect(text).not.toContain('Week 4');
  });

  it('are spread, with one row as the current week, if the syllabus gives none', async () => {
    const text = await print(
      'Classes begin 7 September 2026\nUnit 1: A\nUnit 2: B\nUnit 3: C\nUnit 4: D',
      'timeline',
      '15 weeks',
      '2026-09-29',
    );
    expect(text.match(/← this week/g)).toHaveLength(1);
  });
});

describe('A weight that is stated twice', () => {
  const GRADING = 'Quizzes 15 %\nAssignments 20 %\nMidterm exam 25 %\nFinal exam 40 %\n\n';

  it('counts once', async () => {
    const schedule =
      'Assignment 1 due 25 September 2026, 10 %\nMidterm 21 October 2026, midterm 25 %\nAssignment 2 due 20 November 2026, 10 %\nFinal exam 16 December 2026, 40 %';
    const text = await print(GRADING + schedule, 'overview');
    expect(text).toContain('The weights add up to 100 %.');
    expect(text.match(/midterm/gi)).toHaveLength(1);
  });

  it('counts twice for two events', async () => {
    expect(await print('Test 20 %\nTest 20 %\nFinal exam 60 %', 'overview')).toContain('The weights add up to 100 %.');
    expect(await print(`${GRADING}Midterm 21 October 2026, 30 %`, 'overview')).toContain('The weights add up to 130 %');
  });
});

describe('A date before a length', () => {
  it('is quoted without the number of weeks, which is the length', async () => {
    const text = 'Classes begin 7 September 2026. 14 weeks.\nWeek 1: Cells';
    expect(await print(text, 'dates-read')).toContain('from “7 September 2026”');
    expect(await print(text, 'overview')).toContain('- a length of 14 weeks');
  });
});

describe('A table', () => {
  it('numbers its weeks without the word, and has its due column as assessments', async () => {
    const text = await print('| 1 | Cells |\n| 2 | Membranes |', 'timeline');
    expect(text).toMatch(/^Week 1 .* Cells$/m);
    const due = await print(
      '| Date | Topic | Due |\n|---|---|---|\n| Jan 18, 2000 | Sets | HW 1 |\n| Jan 25, 2000 | Maps | none |',
      'milestone',
    );
    expect(due).toBe('1. Tue 18 Jan 2000, week 1 – HW 1 (9805 days ago)');
  });

  it.each(['| Évaluation | Date | Pourcentage |', '| Leistung | Datum | Gewichtung |', '| What | When | How much |'])(
    'reads a cell with a sign of percent as percent under %j',
    async (head) => {
      const syllabus = `${head}\n|---|---|---|\n| Midterm | 17.04.2026 | 17 % |\n| Final | 22.05.2026 | 43 % |`;
      const text = await print(syllabus, 'overview');
      expect(text).toContain('Midterm: 17 %');
      expect(text).toContain('Final: 43 %');
    },
  );

  const ROMAN = `| Date | Topic | Reading | Due |
|---|---|---|---|
| 7 Sept 2026 | Sources of law | Gaius I.1-8 | |
| 14 Sept | Persons | [pdf] | Quiz 1 |
| 21 Sept | Property | Gaius II | |
| 5 Oct | Obligations | Inst. 3.13-22 | Essay 1 (1500 words, 25%) |
| 26 Oct | Reception | Stein ch. 3 | Final essay 75% due 2 Nov 2026 5pm |`;

  it('shows what to read beside its topic, and no links', async () => {
    const text = await print(ROMAN, 'timeline');
    expect(text).toContain('Sources of law (Gaius I.1-8)');
    expect(text).toContain('Reception (Stein ch. 3)');
    expect(text).not.toContain('pdf');
    const plan = await print(ROMAN, 'study-plan');
    expect(plan).toContain('- Read: “Property (Gaius II)”');
    expect(plan).toContain('- Practise: write out the main points of “Property” from memory');
    expect(plan).toContain('- Review: “Property” from week 3');
  });

  it('has the topic of each day in the calendar', async () => {
    const text = await print(ROMAN, 'calendar');
    expect(text).toContain('- Mon 14 Sep: Persons, week 2');
    expect(text).toContain('- Mon 21 Sep: Property (Gaius II), week 3');
    expect(text).toContain('- Mon 26 Oct: Reception (Stein ch. 3), week 8');
  });

  it('names its assessments without their weights and open brackets', async () => {
    const text = await print(ROMAN, 'milestone');
    expect(text).toMatch(/Mon 5 Oct 2026, week 5 – Essay 1, 25 % \(/);
    expect(text).toMatch(/Mon 2 Nov 2026, week 9 – Final essay, 75 % \(/);
    expect(await print(ROMAN, 'dates-read')).toContain(': Final essay, from “2 Nov 2026 5pm”');
  });

  it('shows no markup of its cells', async () => {
    const html =
      '<table><tr><th>Date</th><th>Topic</th></tr><tr><td>9/26/2023</td><td><a href="a.html">Light</a> &amp; <b>shade</b></td></tr></table>';
    const text = await print(html, 'dates-read');
    expect(text).toContain('Light & shade, from “9/26/2023”');
    expect(await print('| Week | Topic |\n|---|---|\n| 1 | [Intro](a.pdf) to **trees** |', 'timeline')).toContain('Intro to trees');
  });

  it('A table of grades is no list of assessments', async () => {
    const text = await print(
      '| Component | Weight |\n|---|---|\n| Essays | 60% |\n| Exam | 40% |\n\n| Grade | Percentage |\n|---|---|\n| A | 90-100 |\n| B | 80 |',
      'overview',
    );
    expect(text).toContain('- Essays: 60 %');
    expect(text).not.toContain('- B');
    expect(text).toContain('The weights add up to 100 %.');
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

describe('The place of an exam', () => {
  it.each(['Hall C', 'in room B.312', 'Great Hall', 'Lecture Theatre 2'])('is no topic of its week: %s', async (place) => {
    const text = await print(`Week 1 Sampling\nWeek 2 Errors. Midterm exam 19 November, 10:00-11:30, ${place}`, 'timeline');
    expect(text).toMatch(/Week 2 .*\| {2}Errors( |$)/m);
    expect(text).toContain('- Midterm exam – Thu 19 Nov');
  });

  it('is a topic where it is one', async () => {
    expect(await print('Week 1 The concert hall\nWeek 2 Test 1, Hall effect', 'timeline')).toMatch(/concert hall[\s\S]*Hall effect/);
  });
});

describe('A line', () => {
  it('A line with a rule or with a plain topic is no milestone', async () => {
    const text = await print(
      'Scheduling\nDeadlocks\nFile systems\nMidterm 10/29 in class (evening, 7-9 PM)\nFinal TBA\nAcademic integrity: do not cheat',
      'milestone',
      '12 weeks',
    );
    expect(text).toBe('1. Thu 29 Oct 2026 – Midterm (24 days ago)\n\nWithout a date or week:\n- Final');
  });

  it('A line with a year as its topic is kept, after a date and in a table', async () => {
    const cells = 'Jan 12, 2027\nThe Old Regime\n2\nJan 19, 2027\nNapoleon\n3\nJan 26, 2027\n1848\nch. 16';
    expect(await print(cells, 'timeline')).toMatch(/^Week 3 .* 1848; ch\. 16$/m);
    expect(await print(cells, 'dates-read')).toContain('1848, from “Jan 26, 2027”');
    expect((await write(cells, 'timeline')).unused).toEqual([]);
    expect(await print('| Week | Topic |\n|---|---|\n| 1 | 1789-1815 |\n| 2 | 1848 |', 'timeline')).toMatch(/^Week 2 .* 1848$/m);
  });

  it('A line of a table that says “No class” is kept in a column of notes, and work that is handed out is no assessment', async () => {
    const table =
      '| Date | Notes |\n|---|---|\n| Jan 19, 2027 | **No class.** (Recess) |\n| Jan 21, 2027 | Out: HW1. Slides |\n| Jan 28, 2027 | Due: HW1 |';
    expect(await print(table, 'timeline')).toContain('No class. (Recess) – Tue 19 Jan');
    expect(await print(table, 'timeline')).not.toContain('Out:');
    expect(await print(table, 'dates-read')).toContain('Out: HW1. Slides, from “Jan 21, 2027”');
  });

  it('on one day without class does not make the week free', async () => {
    const text = await print('Week 1: Plato\nWeek 2: no class Thursday\nWeek 3: Mill vs. Kant', 'study-plan');
    expect(text).toContain('- A day without class (“no class Thursday”)');
    expect(text).toContain('“Mill vs. Kant”');
  });
});

describe('A syllabus of another kind', () => {
  it('has modules by their short names, and weights of short names beside assessments', async () => {
    expect(await print('Mod 1: Shop safety\nMod 2: Fillet welds', 'timeline', '8 weeks')).toContain('Mod 2  Week 5');
    expect(await print('Exams 60%, final 20%, care plans 10%, quizzes 10%.', 'overview')).toContain('- care plans: 10 %');
  });

  it('in Hindi has weeks and assessments', async () => {
    const text = 'सप्ताह 1: 1857 का विद्रोह\nसप्ताह 2: स्वदेशी आंदोलन\nअंतिम परीक्षा: 5 दिसंबर 2026 (70%)';
    expect(await print(text, 'overview')).toContain('- 2 weeks, numbered 1 to 2');
    expect(await print(text, 'milestone')).toContain('Sat 5 Dec 2026 – अंतिम परीक्षा, 70 %');
  });

  it('has the days of its weeks, the topic of two days once, and no first week of calendar weeks', async () => {
    const text = 'Week of Apr 20: Lesson 2\nWeek of Apr 27: Midterm Wed, Lesson 3';
    expect(await print(text, 'milestone', 'Spring 2026')).toContain('Wed 29 Apr 2026');
    const days = 'Sept 8 Intro\nSept 15, 17 Choice under risk\nSept 22, 24 Demand';
    expect(await print(days, 'timeline', 'Fall 2026')).toMatch(/\| {2}Choice under risk$/m);
    expect(await print('KW 42: Felder (12.10.)\nKW 43: Ströme (19.10.)', 'overview')).not.toContain('week 1 begins');
  });

  it('names a second date by the words of the first', async () => {
    const text = await print('Suspensión de labores: 16 de septiembre y 2 de noviembre', 'dates-read', '2026');
    expect(text).toContain('Mon 2 Nov 2026 (20 days ago): Suspensión de labores');
  });
});
