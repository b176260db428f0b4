import { itemKinds, type SectionItems } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import { entryGroups, nameWithoutWeek, timelineEntries } from './entries.ts';
import { markShares, marksText } from './marks.ts';
import { timelineOverview, weekOfToday } from './overview.ts';

const TODAY = '2026-11-25';

function read(text: string): SectionItems[] {
  return [{ kind: 'event', views: ['timeline'], items: itemKinds.event.parse(text), section: 'timeline', title: 'Timeline' }];
}

const COURSE = `Week 1 (Mon 16 Nov 2026): Trees
  - Quiz 1 – Wed 18 Nov 2026, 10 %
Week 2 (Mon 23 Nov 2026): Graphs
  - Essay due – Fri 27 Nov 2026, 30 %
Week 3 (Mon 30 Nov 2026): Review
  - Final exam – Fri 4 Dec 2026, 40 %

Without a date or week:
- Participation, 20 %`;

describe('the timeline of a course', () => {
  it('has a group for each week with its topics and events, and what has no date comes last', () => {
    const groups = entryGroups(timelineEntries(read(COURSE), TODAY), TODAY);
    expect(
      groups.map(({ key, past, topics, events }) => [key, past, topics.length, events.map(({ title, kind }) => `${kind} ${title}`)]),
    ).toEqual([
      ['week 1', true, 1, ['exam Quiz 1']],
      ['week 2', false, 1, ['deadline Essay due']],
      ['week 3', false, 1, ['exam Final exam']],
      ['none', false, 0, ['mark Participation']],
    ]);
  });

  it('has a group for each month if the course does not count its weeks', () => {
    const groups = entryGroups(
      timelineEntries(read('1. Mon 7 Dec 2026 – Project due\n2. Mon 9 Nov 2026 – Midterm\n3. Tue 3 Nov 2026 – Quiz'), TODAY),
      TODAY,
    );
    expect(groups.map(({ key, events }) => `${key}: ${events.map(({ title }) => title).join(', ')}`)).toEqual([
      '2026-11: Quiz, Midterm',
      '2026-12: Project due',
    ]);
  });

  it('has a break and an exam between and after the weeks, also where most weeks have no date', () => {
    const text = `Week 5: Respiration
  - Exam I – Thu 11 Feb 2027
Week 6: Cells
Week 7: Genes
Week 8: Gene expression
  - Exam II – Thu 11 Mar 2027
Week 9: Review
1. Mon 1 Mar to Fri 5 Mar 2027 – Spring break
2. Tue 4 May 2027 – Final exam`;
    const groups = entryGroups(timelineEntries(read(text), TODAY), TODAY);
    expect(groups.map(({ week, events }) => week ?? events[0]?.title)).toEqual([5, 6, 7, 'Spring break', 8, 9, 'Final exam']);
  });

  it('has the hour that the dates of the text give an event', () => {
    const text = `${COURSE}\n\nDates\n- Fri 4 Dec 2026: Final exam (in 9 days), from “4 December, 5 pm”`;
    expect(timelineEntries(read(COURSE), TODAY, text).flatMap(({ title, hours }) => (hours ? [`${title} ${hours}`] : []))).toEqual([
      'Final exam 17:00',
    ]);
  });

  it('says how much of the mark is past, open and without a date', () => {
    expect(marksText(markShares(timelineEntries(read(COURSE), TODAY), TODAY))).toBe(
      '10 % of the mark is past, 70 % is open, 20 % has no date.',
    );
    expect(marksText(markShares(timelineEntries(read('- Quiz – Wed 18 Nov 2026'), TODAY), TODAY))).toBe('');
  });

  it('does not repeat the week of an event behind its name', () => {
    expect([
      nameWithoutWeek({ title: 'Quiz 1 – week 3', week: 3 }),
      nameWithoutWeek({ title: 'Quiz 1 (week 4)', week: 3 }),
      nameWithoutWeek({ title: 'Week 3', week: 3 }),
    ]).toEqual(['Quiz 1', 'Quiz 1 (week 4)', 'Week 3']);
  });

  it('has a strip with a cell for each week and a stem as high as the weight', () => {
    const overview = timelineOverview(timelineEntries(read(COURSE), TODAY), TODAY);
    expect(overview?.weeks.map(({ key, time }) => `${key} ${time}`)).toEqual(['1 past', '2 now', '3 coming']);
    expect(overview?.stems.map(({ weight, past }) => `${weight} ${past}`)).toEqual(['10 % true', '30 % false', '40 % false']);
    const heights = overview?.stems.map(({ height }) => height) ?? [];
    expect(heights).toEqual([...heights].sort());
  });

  it('has a strip that goes on to an exam after the last week of the course', () => {
    const overview = timelineOverview(timelineEntries(read(`${COURSE}\n1. Thu 17 Dec 2026 – Second final, 30 %`), TODAY), TODAY);
    expect(overview?.weeks.map(({ key, label }) => [key, label])).toEqual([
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
      ['2026-12-07', ''],
      ['2026-12-14', ''],
    ]);
    expect(overview?.stems.map(({ weight }) => weight)).toEqual(['10 %', '30 %', '40 %', '30 %']);
    expect(weekOfToday(overview?.weeks ?? [], 1, '')).toBe('Week 2 of 3.');
    expect(weekOfToday(overview?.weeks ?? [], 4, '')).toBe('');
  });

  it('has no strip without dates, and none of years', () => {
    expect(timelineOverview(timelineEntries(read('Without a date or week:\n- Essay'), TODAY), TODAY)).toBeUndefined();
    expect(timelineOverview(timelineEntries(read('1. Mon 7 Dec 2026 – A\n2. Thu 9 Dec 2032 – B'), TODAY), TODAY)).toBeUndefined();
  });
});

it.each([
  ['Today (Mon 23 Nov 2026) is in week 13 of 16.', 'Week 13 of 16.'],
  ['Today (Mon 16 Nov 2026) is in week 12 of 16.', 'Week 13 of 15.'],
  ['', 'Week 13 of 15.'],
])('The week of today counts the same weeks as the text: %s', (text, summary) => {
  const weeks = Array.from({ length: 15 }, (_, index) => ({ key: `${index + 1}`, label: '', time: 'coming' as const }));
  expect(weekOfToday(weeks, 12, text)).toBe(summary);
});
