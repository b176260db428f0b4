import { defineTool } from '@marginalia/engine';

export default defineTool({
  slug: 'bibliography-builder',
  name: 'Smart Bibliography Builder',
  description: 'Citations formatted in APA, MLA, Chicago, Harvard or IEEE.',
  icon: 'quote',
  category: 'writing',
  order: 4,
  counter: 'bibliographyBuilder',
  keywords: ['cite', 'references', 'referencing', 'bibtex', 'doi', 'works cited', 'footnotes', 'sources', 'zotero'],
  input: {
    type: 'object',
    properties: {
      style: {
        type: 'string',
        title: 'Citation style',
        default: 'apa',
        oneOf: [
          { const: 'apa', title: 'APA (7th Edition)' },
          { const: 'mla', title: 'MLA (8th Edition)' },
          { const: 'chicago', title: 'Chicago (17th Edition)' },
          { const: 'harvard', title: 'Harvard' },
          { const: 'ieee', title: 'IEEE' },
        ],
      },
      sources: {
        type: 'string',
        title: 'Sources',
        description:
          'One source a line or paragraph, in any format: a full reference, BibTeX, or author, year, title and where it appeared.',
        maxLength: 500_000,
        ui: {
          material: true,
          accepts: ['references'],
          rows: 12,
          placeholder: 'Shannon, C. E. (1948). A mathematical theory of communication. Bell System Technical Journal, 27(3), 379-423.',
          wordCount: true,
        },
      },
    },
    required: ['sources'],
  },
  examples: [
    {
      name: 'Five sources, each written in its own way',
      values: {
        style: 'apa',
        sources: [
          'Kahneman, D. (2011). Thinking, Fast and Slow. New York: Farrar, Straus and Giroux.',
          'Roediger, H. L., & Karpicke, J. D. (2006). Test-enhanced learning: Taking memory tests improves long-term retention. Psychological Science, 17(3), 249-255. https://doi.org/10.1111/j.1467-9280.2006.01693.x',
          'Carson, Rachel. Silent Spring. Boston: Houghton Mifflin, 1962.',
          'Ebbinghaus, H. (1913). Memory: A Contribution to Experimental Psychology. New York: Teachers College, Columbia University.',
          'World Health Organization. (2020). Physical activity. Retrieved 3 March 2024, from https://www.who.int/news-room/fact-sheets/detail/physical-activity',
        ].join('\n'),
      },
    },
  ],
  request: {
    contentType: 'Bibliography',
    tone: 'academic',
    audience: 'Students and researchers',
    role: 'a reference librarian who formats bibliographies exactly',
    task: 'Make a bibliography of the sources.',
    prompt: [
      'Citation style: {style}',
      {
        when: { style: 'apa' },
        text: 'APA 7: authors as surname and initials, year in parentheses, sentence case for titles of works, title case for journals, DOI as a https://doi.org link; sorted by first author.',
      },
      {
        when: { style: 'mla' },
        text: 'MLA 8: first author inverted with full given name, titles in title case, containers with volume, number, date and pages, "et al." from three authors on; sorted by first author.',
      },
      {
        when: { style: 'chicago' },
        text: 'Chicago 17, author-date: first author inverted, year after the authors, titles in headline case, place and publisher for books; sorted by first author.',
      },
      {
        when: { style: 'harvard' },
        text: 'Harvard (Cite Them Right): surname and initials, year in parentheses, article titles in single quotation marks, "Available at" with the access date for web pages; sorted by first author.',
      },
      {
        when: { style: 'ieee' },
        text: 'IEEE: numbered in square brackets in the order given, initials before surnames, abbreviated journal names only where the source gives them, "vol.", "no.", "pp.", month and year.',
      },
      { block: 'sources', label: 'Sources' },
      'How to work: split the text into sources, read the type of each (article, book, chapter, conference paper, thesis, report, web page), merge duplicates, then format and sort.',
      'Quality: names, numbers and identifiers are copied character by character; no source is completed from memory; italics are left out because the text is plain.',
    ],
  },
  outline: [
    {
      title: 'References',
      essential: true,
      when: { style: ['apa', 'chicago', 'ieee'] },
      brief: 'the formatted list.',
      holds: { kind: 'reference', views: ['references'] },
      onDevice: { skill: 'cite', with: { from: 'sources', style: 'style', part: 'list' } },
    },
    {
      title: 'Works Cited',
      essential: true,
      when: { style: 'mla' },
      brief: 'the formatted list.',
      holds: { kind: 'reference', views: ['references'] },
      onDevice: { skill: 'cite', with: { from: 'sources', style: 'style', part: 'list' } },
    },
    {
      title: 'Reference List',
      essential: true,
      when: { style: 'harvard' },
      brief: 'the formatted list.',
      holds: { kind: 'reference', views: ['references'] },
      onDevice: { skill: 'cite', with: { from: 'sources', style: 'style', part: 'list' } },
    },
    {
      title: 'Needs Your Attention',
      brief:
        'each source that lacks something or could be read in two ways, what to look up, and the duplicates merged; "Nothing" if all are complete.',
      holds: { kind: 'reference', drafted: true },
      onDevice: { skill: 'cite', with: { from: 'sources', style: 'style', part: 'attention' } },
    },
    {
      title: 'Before You Hand It In',
      brief: 'checks for this style: italics, indents, capitals, and that every entry is cited in the text.',
      holds: { kind: 'task' },
      onDevice: { skill: 'checklist', with: { pack: 'citation', by: 'style' } },
    },
  ],
  screen: {
    heading: 'Your sources',
    button: 'Generate Bibliography',
    busy: 'Formatting Bibliography...',
    empty: {
      title: 'No bibliography generated yet',
      text: 'Choose a style and paste your sources, then select Generate Bibliography. What a source lacks is listed below it.',
    },
    badges: ['Bibliography Ready', '{style}'],
    invalid: 'Please provide sources to format',
    success: 'Bibliography generated successfully',
    failure: 'Failed to generate bibliography. Please try again.',
    noun: 'Bibliography',
  },
  output: { file: 'bibliography-{style}', formats: ['text'], height: 600 },
});
