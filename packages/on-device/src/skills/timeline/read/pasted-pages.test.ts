import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from '../../../lib/dates/civil.ts';
import type { Syllabus } from '../syllabus.ts';
import { readSyllabus } from './read-syllabus.ts';

function read(text: string): Syllabus {
  return readSyllabus('syllabus', text, { duration: '', others: [] }, parseDay('2026-11-21'));
}

function events(text: string): string[] {
  return read(text).events.map(({ name, date, weight }) => {
    const words = name.raw.slice(name.start, name.end).replace(/\s+/g, ' ');
    return `${words}${weight ? ` ${weight.amount}` : ''}${date ? `, ${formatDay(date.first)}` : ''}`;
  });
}

const days = (text: string): string[] => read(text).dates.map(({ date }) => formatDay(date.first));

describe('A page that was pasted as Markdown', () => {
  it('numbers its items with a mark that Markdown would read', () => {
    expect(events('## Grading\n\n  * 3\\. Quizzes [25%]\n  * 4\\. Essays [50%]\n  * 5\\. Final exam [25%]')).toEqual([
      'Quizzes 25',
      'Essays 50',
      'Final exam 25',
    ]);
  });

  it('names the parts of its mark before “25% grade”', () => {
    expect(events('Grading\nreflection papers, 25% grade\nclass reports, 25% of the grade\nfinal project, 50% grade')).toEqual([
      'reflection papers 25',
      'class reports 25',
      'final project 50',
    ]);
  });

  it('has weeks that begin on a Sunday, and bold titles that another line closes', () => {
    const week = (at: number, first: string, second: string) =>
      `**Week ${at}: Topic ${at}\n\n** ${first} - Film ${at}\n${second} - Reading ${at}\n`;
    const text = `Fall 1996\n${week(1, 'Aug. 26 (Mon.)', 'Aug. 28 (Wed.)')}${week(2, 'Sept. 1 (Sun.)', 'Sept. 4 (Wed.)')}${week(3, 'Sept. 8 (Sun.)', 'Sept. 11 (Wed.)')}`;
    const { weeks, start, events: milestones } = read(text);
    expect(start && formatDay(start.day)).toBe('Mon 26 Aug 1996');
    expect(weeks.map(({ from }) => from)).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(milestones).toEqual([]);
  });

  it('has days of a schedule within its lines', () => {
    const text =
      'Fall 1993\nM. October 11: Puritans\nReading: Nash, ch. 4 W. October 13: The Reinvention of\nVirginia F. October 15: Race and Society\nM. October 18: MID-TERM EXAM W. October 20: Colonies F. October 22: Trade W. October\n27: War';
    expect(events(text)).toEqual(['MID-TERM EXAM, Mon 18 Oct 1993']);
    expect(days(text).at(-1)).toBe('Wed 27 Oct 1993');
  });

  it('has no day in “1/2 to 1 hour”, in a year long past, or in the year of an article', () => {
    const rows = ['9/6', '9/11', '9/13', '9/18', '9/20', '9/25', '9/27', '10/2'].map((day) => `${day} Topic`).join('\n');
    const text = `Fall 2018\nA film of 1/2 to 1 hour.\nSpeech of December 18, 1829\nFoster, Map Reading, February 27, 2014\n${rows}`;
    expect(days(text)).toHaveLength(8);
  });

  it('goes on with a sentence in the line that begins with its date', () => {
    const text =
      'Fall 2000\nOne paper will be done for class on August 29, the second paper will be due\nSeptember 26, the third paper will be due October 12.\nDo not let the dates surprise you. These assignments are short.';
    expect(events(text).join()).not.toContain('These assignments');
  });

  it('gives all lines of a cell above “Due Fri 9/8” that day', () => {
    const text =
      '| Week | Date | Topic | Assignment |\n|---|---|---|---|\n| 1 | 8/28/2017 | Models | Group project <br> Iteration 0.1 <br> **Due Fri 9/8** <br> HW 2 <br> **Due Mon 9/11** |\n| 2 | 9/6 | Tools | |';
    expect(events(text)).toEqual(['Group project Iteration 0.1 Due, Fri 8 Sep 2017', 'HW 2 Due, Mon 11 Sep 2017']);
  });

  it('gives “Response paper 1” and “2” the halves of what two of them count, and calls none an exam', () => {
    const text =
      'Fall 2026\nGrading\nParticipation 10%\nTwo response papers (15% each)\nFinal paper 60%\n\nResponse paper 1 due Fri 9/25\nResponse paper 2 due Fri 11/13\nFinal paper due Thursday, December 17';
    expect(events(text).sort()).toEqual([
      'Final paper 60, Thu 17 Dec 2026',
      'Participation 10',
      'Response paper 1 15, Fri 25 Sep 2026',
      'Response paper 2 15, Fri 13 Nov 2026',
    ]);
    expect(read(text).events.map(({ kind }) => kind)).not.toContain('exam');
  });

  it('has an assessment with its points behind the topic of a week, and its term on a line', () => {
    const text = 'Biology\nJan 12 - May 1 2027\n\nWeek 1: Cells\nWeek 2: Ecology + Lab practical (75 pts)\nWeek 3: Review';
    const { start, end, weeks } = read(text);
    expect(events(text)).toContain('Lab practical 75');
    expect(weeks[1]?.topics.map(({ raw, start: from, end: to }) => raw.slice(from, to))).toEqual(['Ecology']);
    expect([start?.day, end].map((day) => day && formatDay(day))).toEqual(['Tue 12 Jan 2027', 'Sat 1 May 2027']);
  });

  it('has a break on its own days, not on the first day of its week', () => {
    const text =
      'Date\tTopic\tDue\nWeek 1 (11/16-11/20)\tCapital\tEssay due Fri 11/20\nWeek 2 (11/23)\tThanksgiving break 11/25-11/29\t-\nWeek 3 (11/30-12/4)\tGender\t-';
    const day = read(text).dates.find(({ date }) => formatDay(date.first).startsWith('Mon 23 Nov'));
    expect(day && day.label.end > day.label.start).toBe(false);
  });

  it('has what is due at the end of a row on the day of that row, and no grade of “the final 10 %”', () => {
    const text =
      'Spring 1995\nMON. Jan. 23 Apes, An Address; Boudinot,\nThe Massacres/Franklin. worksheet #1 DUE\nWED. Jan. 25 Winthrop\nFRI. Jan. 27 Bradstreet\nMON. Jan. 30 Edwards\n\nCredits are the final 10% of your class grade.\nLate papers lose 1/2 grade.';
    const worksheets = events(text).filter((it) => it.includes('worksheet'));
    expect(worksheets).toEqual([expect.stringContaining('Mon 23 Jan 1995')]);
    expect(events(text).join()).not.toContain('inal 10');
    expect(days(text)).not.toContain('Mon 2 Jan 1995');
  });

  it('has no exam in the topic “Tests II”, and work in “HW1”', () => {
    const text =
      'Winter 2026\n9.11. Regression\n16.11. Schätzer\n23.11. Tests I\n30.11. Tests II\n\n| HW | Due |\n|---|---|\n| HW1 | 18.11. |\n| HW2 | 25.11. |';
    const { events: found } = read(text);
    expect(events(text).join()).not.toContain('Tests');
    expect(
      found.filter(({ name: { raw, start, end } }) => /^HW/.test(raw.slice(start, end))).every(({ kind }) => kind === 'assignment'),
    ).toBe(true);
  });
});
