import { describe, expect, it } from 'vitest';
import type { Holds } from '../../../definition/holds.ts';
import { exampleDefinition, toolForTest } from '../../../testing/index.ts';
import { composeRequest } from '../compose-request.ts';

/** The facts in the prompt of a tool with one section of this kind. */
function factsIn(notes: string, holds: Holds): string[] {
  const [section] = exampleDefinition.outline;
  const tool = toolForTest({ ...exampleDefinition, outline: [{ ...section, holds }] });
  const { prompt } = composeRequest(tool, { topic: 'Tides', level: 'easy', notes }, '2026-11-22');
  const paragraph = prompt.split('\n\n').find((text) => text.startsWith('Computed:\n'));
  return paragraph?.split('\n').slice(1) ?? [];
}

describe('The facts of a prompt', () => {
  it('say today and its weekday where items have dates', () => {
    expect(factsIn('Midterm: 15 October.', { kind: 'event' })).toEqual(['Today is Sun 2026-11-22.']);
  });

  it('say the dates of the material with weekdays and days left where a plan is made', () => {
    const notes = 'Midterm: 15 October. Essay due December 3rd, 2026; exam 14.12.2026, resit 18/1/2027 or 1/2/2027. Reprint of 4 May 1999.';
    expect(factsIn(notes, { kind: 'block' })[1]).toBe(
      'Days left: Thu 2026-12-03 (11); Mon 2026-12-14 (22); Mon 2027-01-18 (57); Thu 2026-10-15.',
    );
  });

  it('count from today where the material does, and name the Mondays of a plan', () => {
    expect(factsIn('Statistics: in 3 weeks. Maths: in 5 days', { kind: 'block' })).toEqual([
      'Today is Sun 2026-11-22.',
      'Days left: "in 5 days": Fri 2026-11-27 (5); "in 3 weeks": Sun 2026-12-13 (21).',
      'Mondays: 2026-11-23, 2026-11-30, 2026-12-07.',
    ]);
  });

  it('say today to other tools only if the material names days to come', () => {
    expect(factsIn('The armistice of 11 November 1918. Marks 20, market 12.', { kind: 'task' })).toEqual([]);
    expect(factsIn('Hand in by 1 December.', { kind: 'task' })).toEqual(['Today is Sun 2026-11-22.']);
  });

  it('add up the weights of a course', () => {
    const notes = 'Quiz 12.5%\nExam 60 %\nEssay (27.5%)\nPass mark: at least 40%\nLate work loses 10% a day';
    expect(factsIn(notes, { kind: 'event' }).at(-1)).toBe('Percentages: 12.5+60+27.5=100.');
  });

  it('give sum and mean of each column of readings, and leave decimal commas alone', () => {
    const rows = ['Length (m), Time (s)', '0.4, 25.4', '0.6, 31.1', '0.8, 35.9'];
    expect(factsIn(rows.join('\n'), { kind: 'row' })).toEqual([
      'Length (m): 3 values, sum 1.8, mean 0.6.',
      'Time (s): 3 values, sum 92.4, mean 30.8.',
    ]);
    expect(factsIn('0,4\n0,6\n0,8', { kind: 'row' })).toEqual([]);
    expect(factsIn('n\tx\n1\t−2\n2\t−4\n3\t6', { kind: 'row' })).toEqual(['n: 3 values, sum 6, mean 2.', 'x: 3 values, sum 0, mean 0.']);
  });

  it('are none for items that only a draft of the device holds', () => {
    expect(factsIn('Hand in by 1 December.', { kind: 'block', drafted: true })).toEqual([]);
  });

  it('take time in proportion to the text', () => {
    const hard = `${'12 Ja 3.4. 5% in 7 1, '.repeat(20_000)}\n${'1, 2\n'.repeat(20_000)}`;
    const from = process.threadCpuUsage();
    for (const kind of ['event', 'block', 'row'] as const) factsIn(hard, { kind });
    expect(process.threadCpuUsage(from).user / 1000).toBeLessThan(3_000);
  });
});
