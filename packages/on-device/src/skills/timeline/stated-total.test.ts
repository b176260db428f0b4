import { describe, expect, it } from 'vitest';
import { statedTotal } from './weights.ts';

describe('The points that a syllabus says there are in all', () => {
  it.each([
    ['Exam 100 pts\nTotal: 525 points', 525],
    ['Total points possible: 600\nLate work', 600],
    ['There are 450 points possible.', 450],
    ['Exam: 100 points\nTotal attendance is taken', undefined],
  ])('stand in “%s”', (text, total) => {
    expect(statedTotal(text)).toBe(total);
  });
});
