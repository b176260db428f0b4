import type { AnnouncedTool } from '@marginalia/engine';

/** Tools that are announced but not built. Those with a slug have a "Coming soon" page. */
export const announced: readonly AnnouncedTool[] = [
  {
    name: 'Career Path AI',
    description: 'Compare the routes from your course to a role.',
    icon: 'route',
    slug: 'career-path',
    category: 'career',
  },
  {
    name: 'Resume-to-Project Recommender',
    description: 'Project ideas that fill the gaps in your resume.',
    icon: 'folder-git',
    slug: 'resume-project',
    category: 'career',
  },
  {
    name: 'Scholarship Finder',
    description: 'Match awards and deadlines to your profile.',
    icon: 'award',
    slug: 'scholarship-finder',
    category: 'career',
  },
  { name: 'Image-to-Quiz', description: 'Turn a photo of a page into practice questions.', icon: 'lightbulb' },
  { name: 'Doubt Solver', description: 'Find the answer to a question in your own notes.', icon: 'messages' },
  { name: 'Attendance Synthesizer', description: 'See how many classes you need to reach the required share.', icon: 'list-checks' },
  { name: 'Subject Interlink', description: 'Show where your subjects meet and share ideas.', icon: 'globe' },
  { name: 'Previous Year Paper Analyzer', description: 'Count which topics past papers ask about most.', icon: 'search-check' },
  { name: 'Presentation Generator', description: 'Lay out slides from your notes or report.', icon: 'presentation' },
  { name: 'Time Management Coach', description: 'Plan a week around classes, work and rest.', icon: 'clock' },
  { name: 'Budget Tracker', description: 'Keep track of a student budget, month by month.', icon: 'sigma' },
  { name: 'Smart Form Filler', description: 'Collect your details once and reuse them in forms.', icon: 'notebook' },
];
