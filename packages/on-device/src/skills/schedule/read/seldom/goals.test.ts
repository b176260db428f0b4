import { describe, expect, it } from 'vitest';
import { parseDay } from '../../../../lib/dates/civil.ts';
import { readGoals } from './goals.ts';

const NAMES = ['Organic Chemistry', 'Physics'];
const CONTEXT = { names: NAMES, topics: [['alkenes'], ['optics', 'waves']], today: parseDay('2026-11-22'), figures: {} };

/** The kind of each goal, with its subject. */
function read(text: string): string[] {
  return readGoals('goals', text, CONTEXT).map((goal) => {
    const of =
      'subject' in goal && typeof goal.subject === 'number' ? ` ${NAMES[goal.subject]}` : goal.kind === 'unused' ? ` ${goal.why}` : '';
    return `${text.slice(goal.words.start, goal.words.end)}: ${goal.kind}${of}`;
  });
}

describe('Goals', () => {
  it.each([
    [
      'weak at mechanisms, need at least a B in physics',
      ['weak at mechanisms: unused unnamed', 'need at least a B in physics: unused grade'],
    ],
    ['Gym Tue/Thu 6-7pm', ['Gym Tue/Thu 6-7pm: unused taken']],
    ['I work Tuesday nights until 9', ['I work Tuesday nights until 9: unused taken']],
    ['I work on my essay by 4 Dec', ['I work on my essay by 4 Dec: by']],
    ['au moins 12/20', ['au moins 12/20: unused grade']],
    ['weak at optics', ['weak at optics: weight Physics']],
    ['physics counts double', ['physics counts double: weight Physics']],
    ['weak at physics', ['weak at physics: weight Physics']],
    ['finish orgo by 4 Dec, weak at mechanisms', ['finish orgo by 4 Dec: by', 'weak at mechanisms: weight Organic Chemistry']],
    ['focus on optics, waves', ['focus on optics, waves: weight Physics']],
    [
      'outline physics by Dec 4, one practice exam per subject',
      ['outline physics by Dec 4: by', 'one practice exam per subject: practice'],
    ],
    ['out of town Dec 3 to Dec 6', ['out of town Dec 3 to Dec 6: off']],
    ['no studying on my birthday (Dec 5)', ['no studying on my birthday (Dec 5): off']],
    ['keep 12 December free for my sister’s wedding', ['keep 12 December free for my sister’s wedding: off']],
    ['can’t study on Dec 8 because of a funeral', ['can’t study on Dec 8 because of a funeral: off']],
    ['holiday from 3 to 6 December', ['holiday from 3 to 6 December: off']],
    ['christmas break 24 dec - 2 jan', ['christmas break 24 dec - 2 jan: off']],
    ['study more in the break 24 Dec - 2 Jan', ['study more in the break 24 Dec - 2 Jan: by']],
    ['physics needs more time', ['physics needs more time: weight Physics']],
    [
      'at least 30 minutes physics daily, two past papers per exam, one full day off',
      ['at least 30 minutes physics daily: unused daily', 'two past papers per exam: practice', 'one full day off: off'],
    ],
    [
      'no work on 28/11 - birthday, physics more important than organic chemistry',
      ['no work on 28/11 - birthday: off', 'physics more important than organic chemistry: weight Physics'],
    ],
    ['past papers every Saturday', ['past papers every Saturday: practice']],
    [
      'at least 65% in QM, understand contour integrals',
      ['at least 65% in QM: unused grade', 'understand contour integrals: unused other'],
    ],
    ['7.5 overall, focus on physics', ['7.5 overall: unused other', 'focus on physics: weight Physics']],
    ['finish chapter 5 before Dec 5', ['finish chapter 5 before Dec 5: by']],
    ['finish the lab report by Dec 5', ['finish the lab report by Dec 5: by']],
  ])('are read from “%s”', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('before a day are done on the day before it', () => {
    expect(readGoals('goals', 'finish chapter 5 before 5 December', CONTEXT)).toMatchObject([{ kind: 'by', day: parseDay('2026-12-04') }]);
  });
});
