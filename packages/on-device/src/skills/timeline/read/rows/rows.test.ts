import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from '../../../../lib/dates/civil.ts';
import type { Syllabus } from '../../syllabus.ts';
import { readSyllabus } from '../read-syllabus.ts';

const TODAY = parseDay('2026-11-21');

function read(text: string, ...fields: string[]): Syllabus {
  return readSyllabus('syllabus', text, { duration: '', others: fields }, TODAY);
}

/** "Test #1 at 10:30am: Tue 1 Jun 2021" */
function events(text: string, ...fields: string[]): string[] {
  return read(text, ...fields).events.map(
    ({ name, date }) => `${name.raw.slice(name.start, name.end)}: ${date ? formatDay(date.first) : '–'}`,
  );
}

function days(text: string, ...fields: string[]): string[] {
  return read(text, ...fields).dates.map(({ date }) => formatDay(date.first));
}

const SUMMER = `Summer 2021
M 5/24 Lecture 1: Welcome
  • Units (ch. 1)
T 5/25 Discussion at 9am

Lecture 2: molecules
Lab #1 at 1:30pm: Orientation
T 6/1 Optional discussion at 9am

Test #1 at 10:30am
W 6/2 Lecture 5: ions`;

describe('Days whose month stands above', () => {
  const text =
    'Aug 29   Introduction\n31       Chaucer\nSept 5   Miller\n7        Chaucer, cont.\n12       Spenser   PAPER #1 DUE\nOct 10   MIDTERM';

  it('are dates of that month', () => {
    expect(days(text, 'Fall 1989').map((it) => it.slice(4))).toEqual([
      '29 Aug 1989',
      '31 Aug 1989',
      '5 Sep 1989',
      '7 Sep 1989',
      '12 Sep 1989',
      '10 Oct 1989',
    ]);
    expect(events(text, 'Fall 1989')).toContain('PAPER #1 DUE: Tue 12 Sep 1989');
  });

  it('are none where the dates do not go on from them, or where numbers count', () => {
    expect(days('Sep 5: Cells\n10 Problems from chapter 3\n20 Problems from chapter 4\nSep 12: Genes', 'Fall 2026')).toHaveLength(2);
    expect(days('Sep 5: Cells\n9    apples\n14    pears\nSep 7: Genes\nSep 9: DNA', 'Fall 2026')).toHaveLength(3);
  });
});

describe('A dated row', () => {
  it('has the topic before the bracket and the assessment in it, with its weight', () => {
    const text = '16.11.2026 Schätzen\n23.11. Tests I (Zwischenklausur, 30 %)\n30.11. Tests II\n7.12. ANOVA (Abgabe Übungsblatt 2)';
    expect(events(text)).toEqual(['Zwischenklausur: Mon 23 Nov 2026', 'Abgabe Übungsblatt 2: Mon 7 Dec 2026']);
    const { events: found, weeks } = read(text);
    expect(found[0]?.weight).toEqual({ amount: 30, in: '%' });
    expect(weeks.flatMap(({ topics }) => topics.map(({ raw, start, end }) => raw.slice(start, end)))).toEqual([
      'Schätzen',
      'Tests I',
      'Tests II',
      'ANOVA',
    ]);
  });

  it('keeps a homework with its day in a bracket whole', () => {
    expect(events('Sep 7, 2026: Sets; Homework 3 (due 9/14)\nSep 14, 2026: Maps\nSep 21, 2026: Rings')).toEqual([
      'Homework 3: Mon 14 Sep 2026',
    ]);
  });

  it('labels its date with all of its topics', () => {
    const { dates } = read('Sep 7, 2026: Introduction; What is theory?\nSep 14, 2026: Suicide; anomie\nSep 21, 2026: Rings');
    expect(dates.map(({ label: { raw, start, end } }) => raw.slice(start, end))).toEqual([
      'Introduction; What is theory?',
      'Suicide; anomie',
      'Rings',
    ]);
  });
});

describe('Lines below a dated row', () => {
  it('belong to its day, as assessments or as topics', () => {
    expect(events(SUMMER)).toContain('Test #1 at 10:30am: Tue 1 Jun 2021');
    const { weeks, units, unused } = read(SUMMER);
    expect(weeks.map(({ topics }) => topics.map(({ raw, start, end }) => raw.slice(start, end)))[0]).toEqual([
      'Lecture 1: Welcome',
      'Units (ch. 1)',
      'Discussion at 9am',
      'Lecture 2: molecules',
      'Lab #1 at 1:30pm: Orientation',
    ]);
    expect(units).toEqual([]);
    expect(unused.map(({ start, end }) => SUMMER.slice(start, end))).toEqual(['Summer 2021']);
  });

  it('do not take in the rules after the schedule', () => {
    const text = `${SUMMER}\n\nExams are closed book.\nLabs: goggles must be worn.`;
    expect(read(text).unused.map(({ start, end }) => text.slice(start, end))).toContain(
      'Exams are closed book.\nLabs: goggles must be worn.',
    );
  });

  it('are not those that lead to the date on the next line', () => {
    const text = 'Exam #1:\nMonday 22 September\nExam #2:\nMonday 20 October\nExam #3:\nMonday 17 November';
    expect(events(text, 'Fall 2003')).toEqual(['Exam #1: Mon 22 Sep 2003', 'Exam #2: Mon 20 Oct 2003', 'Exam #3: Mon 17 Nov 2003']);
  });

  it('tell the first day of a numbered week, where most weeks agree', () => {
    const text =
      'Fall 2025\nWeek 1\n- Thurs, Aug 21: Python\nWeek 3\n- Mon, Sep 1: No class\n- Wed, Sep 3: Roots\nWeek 4\n- Mon, Sep 8: Newton';
    expect(read(text).start).toMatchObject({ day: parseDay('2025-08-18') });
    const apart = text.replace('Week 3', 'Week 9').replace('Week 4', 'Week 2');
    expect(read(apart).start).toBeUndefined();
  });
});

const RUN =
  'Spring 2014 Week of Lab Topic Section Jan. 27 Metric; Microscopes Feb. 3 Cell structure Feb. 10 TEST I Feb. 17 Osmosis March 10 TEST II; Mitosis March 24 No Classes';

describe('A schedule that was copied into one line', () => {
  it('has its words after each date', () => {
    expect(events(RUN)).toEqual(['TEST I: Mon 10 Feb 2014', 'TEST II: Mon 10 Mar 2014']);
  });

  it('is no paragraph about deadlines', () => {
    const text =
      'Spring 2014. Homework topics and due dates: homework 1 is due on Feb. 3, homework 2 on Feb. 10, homework 3 on Feb. 17, and the essay on March 10.';
    expect(events(text)).toContain('homework 2: Mon 10 Feb 2014');
  });

  it('has each date once, in the order of the text, whatever stands between them', () => {
    const topic = fc.constantFrom('Cells', 'Test II', 'Genes (ch. 4)', 'Review; Quiz 2', 'Field trip', 'DNA: models');
    fc.assert(
      fc.property(fc.array(topic, { minLength: 4, maxLength: 25 }), (topics) => {
        const rows = topics.map((it, at) => `${formatDay(parseDay('2014-01-06') + 7 * at).slice(4, -5)} ${it}`);
        expect(days(`Spring 2014 Date Topic ${rows.join(' ')}`)).toEqual(topics.map((_, at) => formatDay(parseDay('2014-01-06') + 7 * at)));
      }),
    );
  });
});

describe('A table', () => {
  it('whose weeks span several rows has the dates of all rows', () => {
    const text = 'Week 1 | Feb. 1 | Measurement |\nFeb. 3 | |\nFeb. 5 | Motion |\nWeek 2 | Feb. 8 | HW 1 Due |\nFeb. 10 | Test 1 |';
    expect(events(text, 'Spring 1999')).toEqual(['HW 1 Due: Mon 8 Feb 1999', 'Test 1: Wed 10 Feb 1999']);
    expect(days(text, 'Spring 1999')).toHaveLength(5);
  });

  it('A table with two weekdays is a calendar where its cells begin with dates', () => {
    const text =
      'Week | Monday | Wednesday\n--- | --- | ---\n1 | 8/24: Introduction | 8/26: Tools\n2 | 8/31: Python | 9/02: Git<br>HW1 due';
    expect(events(text, '2015')).toEqual(['HW1 due: Wed 2 Sep 2015']);
  });
});

describe('Days of a week', () => {
  it('Each day of a list in a week counts, and an assessment has the day that it names', () => {
    const text =
      'Week 7: Oct 8, 13 (no class 10/12) Federalism\nWeek 8: Oct 15, 20: Midterm on the 20th\nWeek 9: Oct 22, 27 Courts (Essay 1 due Oct 27)';
    expect(new Set(days(text, 'Fall 2026'))).toEqual(
      new Set([
        'Thu 8 Oct 2026',
        'Tue 13 Oct 2026',
        'Mon 12 Oct 2026',
        'Thu 15 Oct 2026',
        'Tue 20 Oct 2026',
        'Thu 22 Oct 2026',
        'Tue 27 Oct 2026',
      ]),
    );
    expect(events(text, 'Fall 2026')).toEqual(
      expect.arrayContaining(['no class: Mon 12 Oct 2026', 'Midterm on the 20th: Tue 20 Oct 2026', 'Essay 1 due: Tue 27 Oct 2026']),
    );
  });
});

describe('A date', () => {
  it('may stand before the word for a lesson', () => {
    expect(days('March 31 Lecture: Origins\nApril 7 Lecture: Brains\nApril 14 Lecture: Hominids', 'Spring 2027')).toHaveLength(3);
  });

  it('leaves its weekday out of the name', () => {
    expect(events('8/31 Wed: Introduction\n9/5 Mon: no class\n11/28 Mon: Project presentation', 'Fall 2022')).toContain(
      'Project presentation: Mon 28 Nov 2022',
    );
  });
});

describe('A weight', () => {
  it('A weight with its parts in brackets belongs to the name before it', () => {
    const { events: found } = read('Grading\nExercises 1–4, 40% (10% each)\nResearch paper, 60%');
    expect(found.map(({ name, weight }) => [name.raw.slice(name.start, name.end), weight?.amount])).toEqual([
      ['Exercises 1–4', 40],
      ['Research paper', 60],
    ]);
  });
});

describe('A number that is no weight', () => {
  it.each(['90 - 100% A 179 points or more', 'Papers in 12 point type, 5 pages', 'Every homework problem is worth 10 points.'])(
    'is not one: %s',
    (line) => {
      expect(read(`Fall 2026\nSep 1: Cells\nSep 8: Genes\nSep 15: DNA\n${line}`).events.filter(({ weight }) => weight)).toEqual([]);
    },
  );
});

describe('What is due in a schedule', () => {
  it('stands below the days that lead the lines of a cell', () => {
    const row = (week: number, cell: string) => `<tr><td>${week}</td><td>Sets</td><td>${cell}</td></tr>`;
    const head = '<tr><th>Week</th><th>Topics</th><th>Assignments Due</th></tr>';
    const text = `Fall 2024\n<table>${head}${row(4, '<b>Due - Mon 9/23</b>:<br/>Lab 3<br/><b>Due - Thurs 9/26</b><br/>Project 1')}${row(5, 'None')}</table>`;
    expect(events(text)).toEqual(['Lab 3: Mon 23 Sep 2024', 'Project 1: Thu 26 Sep 2024']);
  });

  it('stands below a title that says so, without a day where only the course knows it', () => {
    const text =
      'Fall 2024\n### September 5 – Week 1\n#### Outline\n* Letterforms\n\n#### Due Next Class\n* P1.1: Paper letters\n\n### September 12 – Week 2';
    expect(events(text)).toContain('P1.1: Paper letters: –');
    expect(events(text).join()).not.toContain('Letterforms');
  });

  it('takes the name of the title above, without its rubric', () => {
    const text =
      'Spring 2026\n### Software Rubric\nCreate a package\n1. Documentation: (30pts)\nHow long do you expect it to take?\n5. Due Date: Apr. 2';
    expect(events(text)).toContain('Software: Thu 2 Apr 2026');
  });

  it('is no work that is handed out, and no row of a schedule whose parts are units', () => {
    const rows = ['1/17', '1/19', '1/24', '1/26', '1/31', '2/2'].map((day, at) => `| ${day}/23 || Lecture ${at + 1}: Sets |`).join('\n');
    expect(events(`## Module 1: Sets\n\n${rows}\n| 2/6/23 || HW 2 out |\n| 2/7/23 || HW 1 due |`)).toEqual(['HW 1 due: Tue 7 Feb 2023']);
  });

  it('is named once, though a title names the topic of its day again', () => {
    const rows = ['14.02', '21.02', '28.02'].map((day, at) => `| ${at + 1} | ${day}.2023 | Topic ${'ABC'[at]} of voting |`).join('\n');
    expect(events(`| Session | Date | Topic |\n|---|---|---|\n${rows}\n\n**2. Topic B of Voting (February 21)**`)).toEqual([]);
  });
});
