import { expect, it } from 'vitest';
import { quickActions } from './quick-actions.ts';

it('Quick Actions have the names of the specification and lead to their tools', () => {
  expect(quickActions.map(({ label, tool }) => [label, tool.slug])).toEqual([
    ['Create NTCC Report', 'ntcc-report-creator'],
    ['Explain Research Paper', 'research-explainer'],
    ['Plan Study Schedule', 'study-planner'],
    ['Analyze Lecture Notes', 'lecture-debrief'],
  ]);
});
