import type { AnnouncedTool, Category, ToolIdentity } from '@marginalia/engine';

/** A small catalogue for tests: two categories, three tools, two announced ones. */
export const someCategories: readonly Category[] = [
  { id: 'writing', name: 'Writing & Research', description: 'Reports and references.', color: 'blue' },
  { id: 'career', name: 'Career & Interview Prep', description: 'Practice.', color: 'purple' },
];

export const someTools: readonly ToolIdentity[] = [
  {
    slug: 'ntcc-report-creator',
    name: 'NTCC Report Creator',
    description: 'A structured academic report.',
    icon: 'file-text',
    category: 'writing',
    order: 1,
    featured: 1,
    counter: 'ntccReports',
  },
  {
    slug: 'note-gap-finder',
    name: 'Note Gap Finder AI',
    description: 'What your notes miss.',
    icon: 'search-check',
    category: 'writing',
    order: 2,
    counter: 'noteGapFinder',
  },
  {
    slug: 'mock-interview',
    name: 'Mock Interview AI',
    description: 'Questions for your role.',
    icon: 'messages',
    category: 'career',
    order: 1,
    counter: 'mockInterview',
  },
];

export const someAnnounced: readonly AnnouncedTool[] = [
  { name: 'Career Path AI', description: 'Routes to a role.', icon: 'route', slug: 'career-path', category: 'career' },
  { name: 'Budget Tracker', description: 'A student budget.', icon: 'sigma' },
];
