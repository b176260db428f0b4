import { describe, expect, it } from 'vitest';
import { print } from './print-view.test-data.ts';

const BREAK = `Week 1 (Mar 1, 2027): Sets
Week 2 (Mar 8): Maps
Spring break March 15-19, no classes
Week 3 (Mar 22): Rings
Week 4: Fields. Quiz Wed Mar 31`;

describe('A week after a break', () => {
  it('begins on the day that is written beside it, and so do those that follow', async () => {
    const text = await print(BREAK, 'timeline');
    expect(text).toMatch(/Week 3 {2}Mon 22 Mar .*Rings\nWeek 4 {2}Mon 29 Mar .*Fields\n {2}- Quiz – Wed 31 Mar/);
    expect(text).toContain('With a date, beside the weeks:\n  - Spring break – Mon 15 Mar to Fri 19 Mar');
  });

  it('has its days in the plan, the calendar and the milestones', async () => {
    expect(await print(BREAK, 'study-plan')).toContain('Week 3 (Mon 22 Mar to Sun 28 Mar)');
    const calendar = await print(BREAK, 'calendar');
    expect(calendar).toContain('(22)');
    expect(calendar).toMatch(/Wed 31 Mar: Quiz, week 4/);
    expect(await print(BREAK, 'milestone')).toContain('week 4');
  });

  it('keeps a break that is written before its name, and the dated rows of other lists', async () => {
    const text = await print(
      'Week 1 (Sep 7 & 9, 2026): Towns\nWeek 2 (Sep 14 & 16): Guilds\nSep 21–25: READING WEEK – no classes\nWeek 3 (Sep 28 & 30): Trade\n\nLABS\nSep 8 Maps\nSep 15 Ledgers\nSep 29 Coins',
      'timeline',
    );
    expect(text).toMatch(/Week 3 .*Mon 28 Sep .*Trade; Coins/);
    expect(text).toContain('READING WEEK – no classes – Mon 21 Sep to Fri 25 Sep');
  });

  it('is counted by its number where the written days contradict each other', async () => {
    const text = await print('Week 1 (Mar 1, 2027): Sets\nWeek 2 (Mar 29): Maps\nWeek 3 (Mar 15): Rings', 'timeline');
    expect(text).toMatch(/Week 2 {2}Mon 8 Mar/);
  });
});

describe('A percentage', () => {
  it.each([
    'A score of 90% is required on the dosage test on March 9, 2027 before you may start.',
    'A passing grade of 80 % is required. Two attempts are allowed; the second attempt is on March 9, 2027.',
  ])('that must be reached is no weight: %s', async (line) => {
    const text = await print(`Week 1: Sets\n${line}\n\nExam 60%\nPaper 40%`, 'overview');
    expect(text).toContain('- Exam: 60 %\n- Paper: 40 %\nThe weights add up to 100 %.');
  });
});

describe('A list of something else', () => {
  it.each([
    ['Evaluation conferences: midterm March 11, 2027; final April 22', 'Evaluation conferences: final – Thu 22 Apr'],
    ['Advising meetings: midterm March 11, 2027; final April 22', 'Advising meetings: final – Thu 22 Apr'],
  ])('names its events by its label: %s', async (line, event) => {
    expect(await print(`Week 1: Sets\n${line}`, 'timeline')).toContain(event);
  });

  it('has no part of the mark in the points of a rubric', async () => {
    const rubric = 'CARE PLAN RUBRIC (20 points)\nAssessment complete – 15 points\nEvaluation and revision – 5 points';
    const text = await print(`Week 1: Sets\n\nGrading\nExam 60%\nPaper 40%\n\n${rubric}\n\nOther`, 'overview');
    expect(text).not.toContain('points');
  });

  it('keeps the points of a rubric where they are the mark', async () => {
    expect(await print('Week 1: Sets\n\nGrading rubric\nExam 60 points\nPaper 40 points', 'overview')).toContain('Exam: 60 points');
  });
});

describe('A day without class', () => {
  it('keeps a name with "Jr." whole', async () => {
    const text = await print('Week 1 (Jan 18, 2027): No class Monday, January 18 – Martin Luther King Jr. Day. Acids; bases', 'timeline');
    expect(text).toMatch(/\| {2}Acids; bases/);
  });
});
