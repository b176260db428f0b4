import type { ChecklistGroup } from './checklist-group.ts';

export const citation: readonly ChecklistGroup[] = [
  {
    id: 'each',
    heading: 'For each source',
    items: [
      { text: 'Open the source itself and compare author, year, title and pages letter by letter.' },
      { text: 'Test each link and each DOI by opening it.' },
      { text: 'Fill in what is listed above as missing; where it does not exist, follow the style’s rule for missing parts.' },
      { text: 'In the text: (Author, year), with the page for quotations; three or more authors become “et al.” at once.', for: ['apa'] },
      { text: 'Titles of articles in sentence case; italics for journals and books have to be set in your word processor.', for: ['apa'] },
      { text: 'In the text: (Author page) without a comma and without a year.', for: ['mla'] },
      { text: 'Titles of articles in quotation marks, of journals and books in italics, words capitalised.', for: ['mla'] },
      { text: 'In the text: (Author year, page); check whether your course asks for footnotes instead.', for: ['chicago'] },
      { text: 'In the text: (Author, year); ask your department for its own variant of Harvard.', for: ['harvard'] },
      { text: 'Web pages need the date on which you looked at them.', for: ['harvard'] },
      { text: 'In the text: [1], [2] in the order of first mention; number the list to match.', for: ['ieee'] },
      { text: 'Names with initials first; journal names in their short form.', for: ['ieee'] },
    ],
  },
  {
    id: 'list',
    heading: 'For the list as a whole',
    items: [
      { text: 'Each source in the list is named in the text, and each name in the text is in the list.' },
      { text: 'Two works of one author in one year carry a and b, in the text as well.' },
      { text: 'The order is right: by author, or by number in IEEE.' },
      { text: 'A hanging indent is set, so that names stand out.' },
    ],
  },
];
