import { expect, it } from 'vitest';
import { quickActions, showcase } from './showcase.ts';

it('Quick Actions have the names of the specification and lead to their tools', () => {
  expect(quickActions.map(({ label, tool }) => [label, tool.slug])).toEqual([
    ['Create NTCC Report', 'ntcc-report-creator'],
    ['Explain Research Paper', 'research-explainer'],
    ['Plan Study Schedule', 'study-planner'],
    ['Analyze Lecture Notes', 'lecture-debrief'],
  ]);
});

it('Home presents the NTCC report with the 12 sections that are advertised, in order', () => {
  expect(showcase.tool.name).toBe('NTCC Report Creator');
  expect(showcase.plan.sections.map(({ title }) => title)).toEqual([
    'Abstract',
    'Introduction',
    'Literature review',
    'Methodology',
    'System design',
    'Implementation',
    'Testing',
    'Results',
    'Challenges',
    'Limitations',
    'Future scope',
    'Conclusion',
  ]);
});
