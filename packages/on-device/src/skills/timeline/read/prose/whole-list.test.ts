import { describe, expect, it } from 'vitest';
import { parseDay } from '../../../../lib/dates/civil.ts';
import { weightSums } from '../../weights.ts';
import { readSyllabus } from '../read-syllabus.ts';

function read(text: string): { readonly marks: string[]; readonly percent: number; readonly points: number } {
  const { events } = readSyllabus('syllabus', text, { duration: '', others: [] }, parseDay('2026-11-22'));
  const { percent, points } = weightSums(events);
  const marks = events.map(({ name, weight }) =>
    [name.raw.slice(name.start, name.end).replace(/\s+/g, ' '), ...(weight ? [`${weight.amount} ${weight.in}`] : [])].join(', '),
  );
  return { marks, percent, points };
}

describe('A list whose percentages are 100 together', () => {
  it.each([
    [
      'holds names of no known kind, before or behind their percentage',
      '20% Quizzes\n15% Monday Evening Classes\n50% Exams\nField diary: 15%',
      ['Quizzes, 20 %', 'Monday Evening Classes, 15 %', 'Exams, 50 %', 'Field diary, 15 %'],
    ],
    [
      'goes before sentences that say its weights again',
      'Exams: 60%\nPrep sheets: 25%\nAttendance: 15%\n\nAnswering these questions contributes to the attendance, 15% of the grade.',
      ['Exams, 60 %', 'Prep sheets, 25 %', 'Attendance, 15 %'],
    ],
    [
      'names no assessment in a scale of other things',
      'Sand from the river bank: 50%\nLime of the best kind: 30%\nCement as it is sold: 20%\nSep 1: Walls',
      ['Walls'],
    ],
  ])('%s', (_, text, marks) => {
    expect(read(text).marks).toEqual(marks);
  });

  it('is 100 % with the parts that are indented below a weight', () => {
    const { marks, percent } = read('- Problem sets 60%\n- Group project 30%\n    - Talk 15%\n    - Report 15%\n- Other 10%');
    expect(marks).toContain('Report, 15 %');
    expect(percent).toBe(100);
  });

  it('counts points that divide the points above them once, if they then are 100', () => {
    expect(read('Essays (60 points)\nFirst draft (20 points)\nFinal paper (40 points)\nQuizzes (40 points)').points).toBe(100);
    expect(read('Essays (60 points)\nFirst draft (20 points)\nQuizzes (40 points)').points).toBe(120);
  });
});

describe('An assessment without a date or weight', () => {
  it.each([
    [
      'is counted in a list',
      '1 x 3500 word essay (due in term 2)\n1 x 2 hour exam (unseen)',
      ['1 x 3500 word essay (due in term 2)', '1 x 2 hour exam (unseen)'],
    ],
    [
      'is due in a week of a term, which its name keeps',
      'You write two. The first essay is due in week 8 of term 1.',
      ['first essay is due in week 8 of term 1'],
    ],
    ['is none where a sentence only tells of essays', 'You can use the essays in preparing for the exam at the end of term 1.', []],
  ])('%s', (_, text, marks) => {
    expect(read(text).marks).toEqual(marks);
  });
});
