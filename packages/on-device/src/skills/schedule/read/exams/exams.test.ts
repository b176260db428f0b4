import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from '../../../../lib/dates/civil.ts';
import { dateOrder } from '../date-order.ts';
import { readExams } from './exams.ts';

const TODAY = parseDay('2026-11-22');
const NAMES = ['Maths', 'Physics', 'Chemistry'];

/** The exams and unread parts of a text: "Maths 5 Dec". */
function read(text: string): string[] {
  const options = { figures: dateOrder([text], TODAY), daysAlone: true };
  const { exams, unread } = readExams('dates', text, NAMES, TODAY, options);
  return [
    ...exams.map(({ date, subject }) => `${typeof subject === 'number' ? NAMES[subject] : subject} ${formatDay(date.first).slice(4, -5)}`),
    ...unread.map(({ start, end }) => `unread: ${text.slice(start, end)}`),
  ];
}

describe('Exam dates', () => {
  it.each([
    ['in zwei Wochen', 'dans 10 jours', 'en 3 semanas', ['6 Dec', '2 Dec', '13 Dec']],
    ['दो हफ्ते बाद', 'in 3 wks', 'übermorgen', ['6 Dec', '13 Dec', '24 Nov']],
  ])('are counted in the languages of the product: %s, %s, %s', (maths, physics, chemistry, days) => {
    expect(read(`Maths ${maths}, Physics ${physics}, Chemistry ${chemistry}`)).toEqual([
      `Maths ${days[0]}`,
      `Physics ${days[1]}`,
      `Chemistry ${days[2]}`,
    ]);
  });

  it('are no days of their own in "am Morgen" and "por la mañana"', () => {
    expect(read('Maths 9. Dezember am Morgen, Physics 11 de diciembre por la mañana')).toEqual(['Maths 9 Dec', 'Physics 11 Dec']);
  });

  it.each([
    ['GRE on 9 January', ['GRE Quant', 'GRE Verbal'], ['GRE Quant 9 Jan', 'GRE Verbal 9 Jan']],
    ['SAT on December 12', ['SAT Math', 'SAT Reading'], ['SAT Math 12 Dec', 'SAT Reading 12 Dec']],
    [
      'TOEFL iBT 19 Dec, Art 21 Dec',
      ['TOEFL Reading', 'TOEFL Writing', 'Art'],
      ['TOEFL Reading 19 Dec', 'TOEFL Writing 19 Dec', 'Art 21 Dec'],
    ],
    ['Maths 7 Jan, Further Maths 11 Jan', ['A level Maths', 'Further Maths'], ['A level Maths 7 Jan', 'Further Maths 11 Jan']],
    ['9 and 11 December', ['Maths', 'English'], ['Maths 9 Dec', 'English 11 Dec']],
    ['Tue 8th: Maths, Thu 10th: English', ['Maths', 'English'], ['Maths 8 Dec', 'English 10 Dec']],
  ])('belong to all papers of an exam: %s', (text, names, expected) => {
    const { exams } = readExams('dates', text, names, TODAY, { figures: {}, daysAlone: true });
    expect(
      exams.map(({ date, subject }) => `${typeof subject === 'number' ? names[subject] : subject} ${formatDay(date.first).slice(4, -5)}`),
    ).toEqual(expected);
  });

  it.each([
    ['Maths in a fortnight', ['Maths 6 Dec']],
    ["Maths in a fortnight's time, Physics 3 days after that", ['Maths 6 Dec', 'Physics 9 Dec']],
    ['Maths 3 Dec, Physics 7 Dec, Chemistry two days later', ['Maths 3 Dec', 'Physics 7 Dec', 'Chemistry 9 Dec']],
    ['Maths 3 Dec, Physics two days later, Chemistry a week after', ['Maths 3 Dec', 'Physics 5 Dec', 'Chemistry 12 Dec']],
  ])('count from the date before them: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['Maths: second Tuesday of December', 'Maths 8 Dec'],
    ['Maths 3 weeks from today', 'Maths 13 Dec'],
    ['Maths in two and a half weeks', 'Maths 9 Dec'],
    ['Maths on the 12th of next month', 'Maths 12 Dec'],
    ['M: 12 Dec', 'Maths 12 Dec'],
  ])('are counted in the calendar, for a name or its initial: %s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each(['1. 14 Dec\n2. 16 Dec\n3. 18 Dec', '14 Dec\n16 Dec\n18 Dec'])('without words are in the order of the subjects: %j', (text) => {
    expect(read(text)).toEqual(['Maths 14 Dec', 'Physics 16 Dec', 'Chemistry 18 Dec']);
  });

  it('count from the weekday before them', () => {
    expect(read('Maths next Friday, Physics the Friday after')).toEqual(['Maths 27 Nov', 'Physics 4 Dec']);
  });

  it('hold for all subjects where the only exam has a name of its own', () => {
    expect(read('DELE exam on 12 December')).toEqual(['all 12 Dec']);
  });

  it.each([
    ['with days and months in figures', 'Maths 14.12.2026, Physics 16.12., Chemistry 18.12.'],
    ['with full stops between figures only', 'Maths 14.12, Physics 16.12, Chemistry 18.12'],
    ['with German months', 'Maths am 14. Dezember, Physics 16. Dez., Chemistry am 18. Dezember'],
    ['with Spanish months', 'Maths 14 de diciembre, Physics el 16 de diciembre; Chemistry 18 dic'],
    ['with French months', 'Maths le 14 décembre, Physics le 16 décembre, Chemistry le 18 décembre'],
    ['month first, shown by a number above 12', 'Maths 12/14; Physics 12/16; Chemistry 12/18'],
    ['before and after their subjects', '12/14 Maths 9:00, Physics 12/16, Chemistry paper due 12/18'],
    ['with the month written once', 'Maths: Monday Dec 14th at 9 AM; Physics: final on the 16th; Chemistry on the 18th'],
    ['one a line', 'Maths 14 Dec\nPhysics: the 16th\nChemistry 18 Dec'],
    ['with Hindi months', 'Maths 14 दिसंबर\nPhysics 16 दिसंबर\nChemistry 18 दिसंबर'],
  ])('are read %s', (_, text) => {
    expect(read(text)).toEqual(['Maths 14 Dec', 'Physics 16 Dec', 'Chemistry 18 Dec']);
  });

  it.each([
    ['Maths 12/10, Physics 12/14', ['Maths 10 Dec', 'Physics 14 Dec']],
    ['Maths 10/12, Physics 14/12', ['Maths 10 Dec', 'Physics 14 Dec']],
    ['Maths 12/5', ['Maths 5 Dec']],
    ['Maths 5/12', ['Maths 5 Dec']],
    ['Maths 12/10, Physics 12/8', ['Maths 10 Dec', 'Physics 8 Dec']],
  ])('in figures have one order: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['Maths 14 Dec, Physics TBA, Chemistry 18 Dec', ['Maths 14 Dec', 'Chemistry 18 Dec', 'unread: Physics TBA']],
    ['Maths 14 Dec, Physics the week after', ['Maths 14 Dec', 'unread: Physics the week after']],
    ['Maths 14 Dec, Physics 3rd week of December', ['Maths 14 Dec', 'unread: Physics 3rd week of December']],
    ['Maths 14 Dec, Physics the day after, Chemistry in room B2.12', ['Maths 14 Dec', 'Physics 15 Dec', 'unread: Chemistry in room B2.12']],
    ['Maths 14 Dec; Physics', ['Maths 14 Dec', 'unread: Physics']],
    ['Physics sometime in December, Maths 14 Dec', ['Maths 14 Dec', 'unread: Physics sometime in December']],
    ['Maths 14 Dec, Physics 31/11', ['Maths 14 Dec', 'unread: Physics 31/11']],
  ])('Exam dates that cannot be read are listed beside those that can: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['Maths, Physics 14 Dec, Chemistry 18 Dec', ['Maths 14 Dec', 'Physics 14 Dec', 'Chemistry 18 Dec']],
    ['14 Dec: Maths, Physics, 18 Dec: Chemistry', ['Maths 14 Dec', 'Physics 14 Dec', 'Chemistry 18 Dec']],
    ['Maths, 14 Dec, 9am, Physics, 16 Dec, 9am', ['Maths 14 Dec', 'Physics 16 Dec']],
    ['Maths 14 Dec and 16 Dec; Physics 18 Dec', ['Maths 14 Dec', 'Maths 16 Dec', 'Physics 18 Dec']],
    ['Maths paper 1 14 Dec, paper 2 16 Dec', ['Maths 14 Dec', 'Maths 16 Dec']],
    ['on the 18th', ['all 18 Dec']],
    ['CBT 12 December', ['all 12 Dec']],
    ['Maths listening 14 Dec, reading 16 Dec', ['Maths 14 Dec', 'Maths 16 Dec']],
    ['Maths on Monday 7 December, Physics Wednesday', ['Maths 7 Dec', 'Physics 9 Dec']],
    ['Maths Monday 7 December 9:00, Physics Thursday 9am', ['Maths 7 Dec', 'Physics 10 Dec']],
  ])('keep their subjects: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
