import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from '../../../../lib/dates/civil.ts';
import { readSyllabus } from '../read-syllabus.ts';

function read(text: string): string[] {
  const { events } = readSyllabus('syllabus', text, { duration: '', others: [] }, parseDay('2026-11-23'));
  return events.map(({ name, date, weight }) =>
    [
      name.raw.slice(name.start, name.end),
      ...(date ? [formatDay(date.first).slice(4)] : []),
      ...(weight ? [`${weight.amount} ${weight.in}`] : []),
    ].join(', '),
  );
}

describe('A list of assessments with weights and dates', () => {
  it.each([
    [
      'in Spanish, one without a date',
      'Evaluación: 1er parcial 25% (26 de febrero), laboratorio 20%, examen final 30% (28 de mayo)',
      ['1er parcial, 26 Feb 2027, 25 %', 'laboratorio, 20 %', 'examen final, 28 May 2027, 30 %'],
    ],
    [
      'in German, with years',
      'Bewertung: Übungen 20%, Zwischenklausur 30% (15. Januar 2027), Klausur 50% (3. Februar 2027)',
      ['Übungen, 20 %', 'Zwischenklausur, 15 Jan 2027, 30 %', 'Klausur, 3 Feb 2027, 50 %'],
    ],
    [
      'in French, with a date and a weight apart from their name',
      'Évaluation : TP 20 %, projet de groupe 30 % (12 avril), examen intra, 1er mars, 20 %; examen final 30 % (26 avril)',
      ['TP, 20 %', 'projet de groupe, 12 Apr 2027, 30 %', 'examen intra, 1 Mar 2027, 20 %', 'examen final, 26 Apr 2027, 30 %'],
    ],
    [
      'in English, as before',
      'Grading: Midterm 25% (26 February), lab 20%, final exam 30% (28 May), homework 25%',
      ['Midterm, 26 Feb 2027, 25 %', 'lab, 20 %', 'final exam, 28 May 2027, 30 %', 'homework, 25 %'],
    ],
  ])('has each name with its own weight and date: %s', (_, text, marks) => {
    expect(read(text)).toEqual(marks);
  });

  it('is none in sentences', () => {
    expect(read('The essay (20%) is due on 3 March, and the report (30%) is due on 5 April.')).toEqual([
      'essay, 3 Mar 2027, 20 %',
      'report, 5 Apr 2027, 30 %',
    ]);
  });
});

describe('A weight', () => {
  it.each([
    ['follows the hour', 'Wk 5 Thaw; RESPONSE PAPER 1 due Fri Feb 12, 2027, 11:59pm (15%)', ['RESPONSE PAPER 1 due, 12 Feb 2027, 15 %']],
    ['follows the place', 'Wk 5 Rome; Quiz 3 on Fri Mar 12, 2027, Room 204, 20 %', ['Quiz 3, 12 Mar 2027, 20 %']],
    ['is no rule behind a date', 'Wk 7 Essay due Mar 22, 2027, late work loses 10% per day', ['Essay due, 22 Mar 2027']],
    [
      'begins each of several sentences',
      'Grades are based on these criteria: 60% Final Paper. 25% Participation in weekly discussion, with mastery of the reading. 15% Leadership in class discussion.',
      ['Final Paper, 60 %', 'Participation in weekly discussion, 25 %', 'Leadership in class discussion, 15 %'],
    ],
  ])('%s', (_, text, marks) => {
    expect(read(text)).toEqual(marks);
  });
});
