import { describe, expect, it } from 'vitest';
import { print, write } from './print-view.test-data.ts';

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
