import { describe, expect, it } from 'vitest';
import { print } from './print-view.test-data.ts';

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

it('The weeks after a break without a number are a week later', async () => {
  const text = await print(
    'Jan 12 - May 1 2027\n\nWeek 1: Atoms\nWeek 2: Cells, Quiz Jan 21\nSPRING BREAK January 25-29\nWeek 3: Genes\nWeek 4: Exam II, February 11',
    'timeline',
  );
  expect(text).toMatch(/^Week 3 +Mon 1 Feb .*Genes$/m);
  expect(text).toMatch(/^Week 4 +Mon 8 Feb /m);
  expect(text).toMatch(/beside the weeks:\n +- SPRING BREAK – Mon 25 Jan to Fri 29 Jan/);
});
