import type { AnnouncedTool, Category, ToolIdentity } from '@marginalia/engine';
import type { QuickAction } from '../dashboard/QuickActions.tsx';
import type { Showcase } from '../pages/FeaturedTool.tsx';
import type { Picture } from '../pages/HeroPicture.tsx';
import type { PasteTarget } from '../pages/PasteBox.tsx';

/** A small catalogue for tests: two categories, three tools, two announced tools. */
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
    savedType: 'Mock Interview',
    order: 1,
    counter: 'mockInterview',
  },
];

export const someAnnounced: readonly AnnouncedTool[] = [
  { name: 'Career Path AI', description: 'Routes to a role.', icon: 'route', slug: 'career-path', category: 'career' },
  { name: 'Budget Tracker', description: 'A student budget.', icon: 'sigma' },
];

export const someQuickActions: readonly QuickAction[] = [
  { label: 'Write a report', tool: { slug: 'ntcc-report-creator', icon: 'file-text', category: 'writing' } },
  { label: 'Practise answers', tool: { slug: 'mock-interview', icon: 'messages', category: 'career' } },
];

export const someShowcase: Showcase = {
  tool: { slug: 'ntcc-report-creator', name: 'NTCC Report Creator' },
  callToAction: 'Create an NTCC report',
  shortCallToAction: 'Create a report',
  lead: 'A report from a title.',
  facts: [{ term: 'Length', fact: '20 to 40 pages' }],
  plan: {
    caption: 'The sections and their words',
    sections: [
      { title: 'Abstract', words: 500 },
      { title: 'Design', words: 2_000 },
    ],
  },
};

export const someStarts: readonly PasteTarget[] = [
  { label: 'Check notes', tool: { slug: 'note-gap-finder' } },
  { label: 'Practise', tool: { slug: 'mock-interview' } },
];

export const somePicture: Picture = {
  badge: 'Analysis Complete',
  material: 'Tides are regular.\n\nThe moon pulls, so the sea rises. Learn it.',
  sections: [{ title: 'Points', lines: ['Tides are regular.', 'The moon pulls, so the sea rises.'] }],
  shown: 'The moon pulls, so the sea rises.',
};
