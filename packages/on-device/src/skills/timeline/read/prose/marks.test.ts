import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from '../../../../lib/dates/civil.ts';
import { readSyllabus } from '../read-syllabus.ts';

/** The assessments of a syllabus as "midterm, Wed 21 Oct 2026, 30 %". */
function assessments(text: string): string[] {
  const { events } = readSyllabus('syllabus', text, { duration: '', others: [] }, parseDay('2026-11-22'));
  return events.map(({ name, date, weight }) =>
    [
      name.raw.slice(name.start, name.end).replace(/\s+/g, ' '),
      ...(date ? [formatDay(date.first)] : []),
      ...(weight ? [`${weight.amount} ${weight.in}`] : []),
    ].join(', '),
  );
}

describe('What a mark is made of is read', () => {
  it.each([
    [
      'from items that end with their weight',
      'Research Essay (2000 words), due during the examination period (50%)\nGroup presentation on a subject, presented in tutorials (25%)\n3 written tests in weeks 4, 8 and 12 [25%]',
      ['Research Essay, 50 %', 'Group presentation on a subject, 25 %', '3 written tests, 25 %'],
    ],
    [
      'from an item with a day for each of its parts',
      'Two 5-page papers, due Fri, Sept 25 and Fri Oct 30, 2026 (20% each)',
      ['Two 5-page papers, Fri 25 Sep 2026, 20 %', 'Two 5-page papers, Fri 30 Oct 2026, 20 %'],
    ],
    [
      'from weights on lines below their names',
      'Mid-Term Test\nThursday, Feb 28, 2019\n30%\n(or 10%)\nFinal Examination\nDate: Tuesday, April 9, 2019\nRoom: LA171\n70%',
      ['Mid-Term Test, Thu 28 Feb 2019, 30 %', 'Final Examination, Tue 9 Apr 2019, 70 %'],
    ],
    [
      'from numbers without a unit that are 100 together',
      'Labs - 10\nProjects - 20\nMidterms - 40\nFinal - 30',
      ['Labs, 10 %', 'Projects, 20 %', 'Midterms, 40 %', 'Final, 30 %'],
    ],
    [
      'from a product',
      'Midterm exams (15%*2 = 30%): Two of three count.\nHomework (70%): weekly.',
      ['Midterm exams, 30 %', 'Homework, 70 %'],
    ],
    [
      'from the heads of paragraphs, with what a paragraph divides',
      'Annotated bibliography (15%). You will read five articles.\nExams (35%). There will be two exams: a midterm worth 15% and a comprehensive final worth 20% of your grade.\nHomework (50%): weekly.',
      ['Annotated bibliography, 15 %', 'Exams, 35 %', 'midterm, 15 %', 'comprehensive final, 20 %', 'Homework, 50 %'],
    ],
    [
      'from bare numbers in brackets, in a text that counts points',
      'The goal is a total of 400 points.\n*One midterm examination (100)\n**Final Writing Assignment, 8-12 pages (300)',
      ['One midterm examination, 100 points', 'Final Writing Assignment, 8-12 pages, 300 points'],
    ],
    [
      'from sentences that go on in the next line',
      'The requirements for the course are a 10-12 page research paper/project\n\n(35% of term grade) and an essay final exam (45% of term grade). Class participation including a brief reaction paper to a popular work on the subject accounts for 20% of the term grade.',
      ['research paper/project, 35 %', 'essay final exam, 45 %', 'Class participation, 20 %'],
    ],
    [
      'from a sentence with one assessment',
      '* the midterm will cover the first weeks of the course and represents 40% of your final grade\n* the final exam may cover the whole course and represents 60% of your final grade',
      ['midterm, 40 %', 'final exam, 60 %'],
    ],
    [
      'for both of two that share it',
      'The course grade is a weighted average of homework (50%), and a midterm and a final exam (25% each).',
      ['homework, 50 %', 'midterm, 25 %', 'final exam, 25 %'],
    ],
  ])('%s', (_, text, expected) => {
    expect(assessments(text)).toEqual(expected);
  });

  it('but not from a scale of grades', () => {
    const scale = '| Grade | Percent | Words |\n|---|---|---|\n| A | 93% | Excellent |\n| B | 83% | Good |\n| C | 73% | Passing |';
    expect(assessments(scale)).toEqual([]);
  });

  it('but not from the share of a share', () => {
    expect(
      assessments('Participation (40%)\nMidterm (60%)\nThe participation grade is calculated so: 50% is for coming to class.'),
    ).toEqual(['Participation, 40 %', 'Midterm, 60 %']);
  });
});

describe('A day belongs to the assessment', () => {
  it.each([
    ['named on the line above it', 'Final Examination\nNov 24, 2026 at 7:00 PM', ['Final Examination, Tue 24 Nov 2026']],
    [
      'of its heading',
      'Research Paper:\nEach student will compare two works. DUE DATE: OCTOBER 22, 2026.',
      ['Research Paper, Thu 22 Oct 2026'],
    ],
    [
      'whose heading has the day of the week',
      '### Week Three: 1940s (Thursday, January 28, 2027)\n- Read Asimov\n- Due: Close Reading, quiz 1',
      ['Due: Close Reading, Thu 28 Jan 2027', 'quiz 1, Thu 28 Jan 2027'],
    ],
    ['with a code for its name', 'A1 January 11, 2027\nA2 January 18, 2027', ['A1, Mon 11 Jan 2027', 'A2, Mon 18 Jan 2027']],
  ])('%s', (_, text, expected) => {
    expect(assessments(text)).toEqual(expected);
  });

  it('and a row that counts its weeks has its own day: "14 Dec. 2"', () => {
    const rows = '12 Nov. 18 Gas Laws\n13 Nov. 25 Holiday reading\n14 Dec. 2 Lab Final Exam';
    expect(assessments(rows)).toContain('Lab Final Exam, Wed 2 Dec 2026');
  });

  it('and a table whose rows begin without a bar keeps its columns', () => {
    const table =
      '| section | | day | time |\n|---|---|---|---|\n01 | midterm | Tuesday, March 22, 2016 | 2pm\n   | final | Tuesday, May 17, 2016 | noon';
    expect(assessments(table)).toEqual(['midterm, Tue 22 Mar 2016', 'final, Tue 17 May 2016']);
  });
});
