import { featuredTools } from './featured.ts';

// Home loads the identities of the featured tools alone.
const report = featuredTools.find(({ slug }) => slug === 'ntcc-report-creator');
if (report === undefined) throw new Error('showcase.ts presents the tool "ntcc-report-creator", which is not among the featured tools.');

/** The tool that the Home page presents in detail. */
export const showcase = {
  tool: report,
  callToAction: 'Create an NTCC report',
  shortCallToAction: 'Create a report',
  lead: 'NTCC means Non-Teaching Credit Course: supervised project work that ends in a report. You get an outline with your own sentences placed and prompts for the rest; a model that you choose can write it section by section.',
  facts: [
    { term: 'Sections', fact: '12 report sections, room for 20+ references' },
    { term: 'Length', fact: '20 to 40 pages, set as a range' },
    { term: 'Level', fact: 'Beginner to research' },
    { term: 'Type', fact: 'Academic, technical, research, thesis, capstone' },
    { term: 'Export', fact: 'Text, Word, print-ready PDF' },
  ],
  plan: {
    caption: "The report's sections and the words prescribed for them, before they are scaled to the length you choose",
    // Words in a report of 30 pages. The advertised list has system requirements and design as one section; the definition separates them.
    sections: [
      { title: 'Abstract', words: 500 },
      { title: 'Introduction', words: 1_000 },
      { title: 'Literature review', words: 1_500 },
      { title: 'Methodology', words: 1_000 },
      { title: 'System design', words: 2_500 },
      { title: 'Implementation', words: 1_000 },
      { title: 'Testing', words: 1_000 },
      { title: 'Results', words: 1_000 },
      { title: 'Challenges', words: 1_000 },
      { title: 'Limitations', words: 500 },
      { title: 'Future scope', words: 500 },
      { title: 'Conclusion', words: 500 },
    ],
  },
} as const;
