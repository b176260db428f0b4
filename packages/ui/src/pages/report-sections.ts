/**
 * The twelve sections that the NTCC report is advertised with (specification §1) and their words in a report of 30 pages
 * (specification §9). The plan counts system requirements apart from the design; here they are one, as they are advertised.
 */
export const REPORT_SECTIONS = [
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
] as const;

/** What the featured report offers (specification §1, §3). */
export const REPORT_FACTS = [
  { term: 'Sections', fact: '12 report sections, room for 20+ references' },
  { term: 'Length', fact: '20 to 40 pages, set as a range' },
  { term: 'Level', fact: 'Beginner to research' },
  { term: 'Type', fact: 'Academic, technical, research, thesis, capstone' },
  { term: 'Export', fact: 'Text, Word, print-ready PDF' },
] as const;
