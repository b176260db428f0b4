import { describe, expect, it } from 'vitest';
import { textOf } from '../../../spans.ts';
import { formContext } from '../../../testing/form-context.ts';
import type { TimelineView } from '../parameters.ts';
import { timeline } from '../skill.ts';

async function write(syllabus: string, view: TimelineView): Promise<{ readonly text: string; readonly unused: readonly string[] }> {
  const { lines, unused = [] } = await timeline({ from: 'syllabus', view }, formContext({ syllabus }));
  return { text: lines.map(textOf).join('\n'), unused: unused.map(({ start, end }) => syllabus.slice(start, end)) };
}

const WEEKS = `Wk 1 (Jan 11, 2027) Yalta
Wk 2 (Jan 20; no class Jan 18) Truman Doctrine, Marshall Plan
Wk 3 Berlin; map quiz Jan 27
Wk 4 Spring break
Wk 5 No class Thursday; Korea
Final exam: March 8`;

describe('The calendar', () => {
  it('lists the weeks with their topics, and a week without class as an entry of its own', async () => {
    const { text } = await write(WEEKS, 'calendar');
    expect(text).toContain('Week 2 (Mon 18 Jan to Sun 24 Jan): Truman Doctrine, Marshall Plan');
    expect(text).toContain('Week 3 (Mon 25 Jan to Sun 31 Jan): Berlin\n- Wed 27 Jan: map quiz, week 3');
    expect(text).toContain('- Mon 1 Feb to Sun 7 Feb: Spring break, week 4');
    expect(text).toContain('Week 5 (Mon 8 Feb to Sun 14 Feb): No class Thursday; Korea');
    expect(text).toContain('[ 1] [ 2] [ 3] [ 4] [ 5] [ 6] [ 7]\n( 8)   9');
  });

  it('does not repeat the topics of dated rows', async () => {
    const { text } = await write('Week 1\nSep 7, 2026: Sets\nSep 9, 2026: Maps\nSep 11, 2026: Rings', 'calendar');
    expect(text.match(/Maps/g)).toHaveLength(1);
  });
});

describe('Milestones of units', () => {
  it.each([
    [
      'Day 1 descriptive stats; Day 2 probability; day 3 regression + final quiz 14:00',
      ['Day 1: descriptive stats', 'day 3: regression'],
      'day 3',
    ],
    ['Module 1: Sets; Module 2: Graphs + midterm; Module 3: Trees', ['Module 1: Sets', 'Module 2: Graphs'], 'Module 2'],
  ])('keep their topics, and an exam its unit: %s', async (syllabus, ends, unit) => {
    const { text } = await write(syllabus, 'milestone');
    for (const end of ends) expect(text).toContain(`- end of ${end}`);
    expect(text).toMatch(new RegExp(`- (?:final quiz 14:00|midterm) \\(${unit}\\)`));
  });
});

describe('A line with a date', () => {
  it.each([
    ["Week 1: Sets\nClinical: Thursdays 0645-1500, St. Mary's. ATI exam 12/3/26.", ["Clinical: Thursdays 0645-1500, St. Mary's."]],
    ['Week 1: Sets\nThe midterm is on 14 October 2026. Bring a calculator.', ['Bring a calculator.']],
  ])('lists its other sentences as unused: %s', async (syllabus, left) => {
    expect((await write(syllabus, 'milestone')).unused).toEqual(left);
  });
});
