import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from '../../../../lib/dates/civil.ts';
import { readSyllabus } from '../read-syllabus.ts';

/** The assessments of a syllabus as "midterm, Wed 21 Oct 2026, 30 %". */
function assessments(text: string): string[] {
  const { events } = readSyllabus('syllabus', text, { duration: '', others: [] }, parseDay('2026-11-22'));
  return events.map(({ name, date, weight }) =>
    [
      name.raw.slice(name.start, name.end),
      ...(date ? [formatDay(date.first)] : []),
      ...(weight ? [`${weight.amount} ${weight.in}`] : []),
    ].join(', '),
  );
}

describe('A weight or a date in a sentence belongs to the assessment', () => {
  it.each([
    [
      'before it',
      'There is a quiz every Friday (20% total), a midterm on 10/21 (30%) and a final on 12/9 (50%).',
      ['quiz, 20 %', 'midterm, Wed 21 Oct 2026, 30 %', 'final, Wed 9 Dec 2026, 50 %'],
    ],
    [
      'before it, without dates',
      'There is a quiz (20%), a midterm (30%) and a final (50%).',
      ['quiz, 20 %', 'midterm, 30 %', 'final, 50 %'],
    ],
    [
      'after it, where the weight comes first',
      'The grade is made of 30% midterm, 20% homework and 50% final exam.',
      ['midterm, 30 %', 'homework, 20 %', 'final exam, 50 %'],
    ],
    [
      'after it, where the date comes first',
      'On 10/21 there is a midterm (30%), and on 12/9 a final exam (50%).',
      ['midterm, Wed 21 Oct 2026, 30 %', 'final exam, Wed 9 Dec 2026, 50 %'],
    ],
    [
      'of its own sentence',
      'Final paper draft: 10/22. Final paper: due by 5pm on the last day of class (35%)',
      ['Final paper draft, Thu 22 Oct 2026', 'Final paper, 35 %'],
    ],
    [
      'without the other words of its sentence',
      'Grades are based on homework (20%), two midterms (25% each) and a final exam (30%).',
      ['homework, 20 %', 'two midterms, 50 %', 'final exam, 30 %'],
    ],
    ['named in two letters', 'Grading: HW 40%, midterm 25%, final 35%', ['HW, 40 %', 'midterm, 25 %', 'final, 35 %']],
  ])('%s', (_, text, expected) => {
    expect(assessments(text)).toEqual(expected);
  });

  it('only if it is a part of the mark', () => {
    const found = assessments('Late homework loses 10% per day. The final covers 30% of the reading after the midterm.');
    expect(found.filter((it) => /, \d/.test(it))).toEqual([]);
  });

  it('reads an event with the verb between its words', () => {
    const found = assessments('Homework counts for 20 %, the midterm 30 % and the final 50 %.');
    expect(found.map((it) => it.replace(/^the /, ''))).toEqual(['Homework, 20 %', 'midterm, 30 %', 'final, 50 %']);
  });
});

describe('The sentences of a paragraph', () => {
  it('The sentences of a paragraph that name no assessment are listed as unused', () => {
    const first = `In this course we start with descriptive statistics and probability, then move on to random variables. ${'We go on to tests of hypotheses and to intervals of confidence. '.repeat(3)}`;
    const text = `${first}There is a quiz every Friday (20%), a midterm (30%) and a final (50%).`;
    const { unused } = readSyllabus('syllabus', text, { duration: '', others: [] }, parseDay('2026-11-22'));
    expect(unused.map(({ start, end }) => text.slice(start, end))).toEqual([first.trim()]);
  });
});
