import { expect, it } from 'vitest';
import { showcase } from './showcase.ts';

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
