import type { Category } from '@marginalia/engine';

/** The three categories of the catalogue, in the order in which they are shown. */
export const categories: readonly Category[] = [
  { id: 'writing', name: 'Writing & Research', description: 'Reports, papers, references and better drafts.', color: 'blue' },
  { id: 'study', name: 'Study & Learning', description: 'Plans, cards and notes that hold up in the exam.', color: 'green' },
  { id: 'career', name: 'Career & Interview Prep', description: 'Practice for what comes after the degree.', color: 'purple' },
];
