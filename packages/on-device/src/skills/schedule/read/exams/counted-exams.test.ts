import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from '../../../../lib/dates/civil.ts';
import { readExams } from './exams.ts';

const TODAY = parseDay('2026-11-24');
const NAMES = ['NUR 212 Adult Health II', 'Family law', 'Care plan 1', 'Psych 101'];

/** The dates of a text: "NUR 212 Adult Health II 10 Feb", "away 3 Dec". */
function read(text: string, names = NAMES): string[] {
  return readExams('dates', text, names, TODAY, { figures: {}, daysAlone: true }).exams.map(({ date, subject, away }) => {
    const owner = typeof subject === 'number' ? names[subject] : subject;
    return `${away ? 'away' : owner} ${formatDay(date.first).slice(4, -5)}`;
  });
}

describe('Exams with numbers', () => {
  it.each([
    ['NUR Exam 2 Feb 10', 'NUR 212 Adult Health II 10 Feb'],
    ['NUR Exam 3 Feb 24', 'NUR 212 Adult Health II 24 Feb'],
    ['Psych quiz 4, on March 9', 'Psych 101 9 Mar'],
    ['NUR test #5 Mar 31 9am', 'NUR 212 Adult Health II 31 Mar'],
    ['NUR exam 2 Feb 10am', 'NUR 212 Adult Health II 2 Feb'],
    ['NUR exam 2 Feb 2027', 'NUR 212 Adult Health II 2 Feb'],
    ['NUR exam 2 Feb', 'NUR 212 Adult Health II 2 Feb'],
  ])('do not take their number for a day: %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ['NUR Exam 1 Jan 27 2027', NAMES, 'NUR 212 Adult Health II 27 Jan'],
    ['Essay 1 due Feb 12', NAMES, 'undefined 12 Feb'],
    ['Calc 1 exam 2: Feb 10', ['Calc 1', 'Calc 2'], 'Calc 1 10 Feb'],
    ['paper 2 May 14', ['Maths paper 1', 'Maths paper 2', 'Art'], 'Maths paper 2 14 May'],
    ['212 final Apr 28', NAMES, 'NUR 212 Adult Health II 28 Apr'],
  ])('belong to a subject by its name and not by a number alone: %s', (text, names, expected) => {
    expect(read(text, names)).toEqual([expected]);
  });

  it('belong to the subject that the end of the line names for all of them', () => {
    expect(read('Exam 1 Jan 27, Exam 2 Feb 10, Exam 3 Feb 24 (all Psych)')).toEqual([
      'Psych 101 27 Jan',
      'Psych 101 10 Feb',
      'Psych 101 24 Feb',
    ]);
  });
});

describe('Dates on which the person cannot study', () => {
  it.each([
    ['Spring break March 15-19 (I will be away)', 'away 15 Mar'],
    ['Family trip 3-5 Dec, no studying', 'away 3 Dec'],
    ['on holiday 10-12 Dec', 'away 10 Dec'],
    ['Family trip 3-5 Dec', 'undefined 3 Dec'],
    ['Family law take-away test 9 Dec', 'Family law 9 Dec'],
    ['Family law after the Christmas break 7 Jan', 'Family law 7 Jan'],
    ['Psych holiday homework due 7 Jan', 'Psych 101 7 Jan'],
  ])('are no exams: %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

it('The exam of a name that begins several subjects is one of each', () => {
  const names = ['SAT Math', 'SAT Reading and Writing'];
  const { exams } = readExams('dates', 'SAT on December 5th', names, parseDay('2026-11-21'));
  expect(exams.map(({ subject }) => subject)).toEqual([0, 1]);
});
