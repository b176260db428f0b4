import { defineTool } from '@marginalia/engine';

// The student's own sentences, by the section of the report in which the device quotes them.
const own = {
  abstract: { from: 'description', sentences: 6, about: ['abstract'] },
  background: { from: 'description', sentences: 3, lead: 'report.background', roles: ['background'] },
  problem: { from: 'description', sentences: 2, lead: 'report.problem', roles: ['gap'], ask: 'the problem, and who has it' },
  purpose: { from: 'description', sentences: 2, lead: 'report.purpose', roles: ['purpose'], ask: 'what the project sets out to do' },
  literature: {
    from: 'description',
    sentences: 4,
    lead: 'report.literature',
    about: ['et al', 'study', 'existing', 'previous', 'literature', 'related'],
    ask: 'the works you read and what each one found',
  },
  method: {
    from: 'description',
    sentences: 5,
    lead: 'report.method',
    about: ['method', 'approach', 'chose', 'calibrated', 'collected', 'surveyed', 'questionnaire', 'interviews', 'sample', 'split'],
    ask: 'how you went about it, step by step',
  },
  requirements: {
    from: 'description',
    sentences: 4,
    lead: 'report.requirements',
    about: ['requires', 'hardware', 'software', 'server', 'database', 'framework', 'board', 'frontend', 'backend', 'budget'],
    ask: 'the hardware, software and data you used, with versions',
  },
  design: {
    from: 'description',
    sentences: 4,
    lead: 'report.design',
    about: ['design', 'architecture', 'module', 'layer', 'component', 'interface', 'schema', 'consists', 'rule', 'node', 'questions'],
    ask: 'the parts of your system or study and how they fit together',
  },
  implementation: {
    from: 'description',
    sentences: 4,
    lead: 'report.implementation',
    about: ['implemented', 'built', 'wrote', 'developed', 'programmed', 'deployed', 'configured', 'firmware', 'stored', 'printed'],
    ask: 'what you built or carried out, in order',
  },
  testing: {
    from: 'description',
    sentences: 4,
    lead: 'report.testing',
    about: ['test', 'pilot', 'validated', 'verified', 'evaluated', 'participants'],
    ask: 'what you tested, on whom or on what, and how often',
  },
  results: {
    from: 'description',
    sentences: 5,
    lead: 'report.result',
    about: ['result', 'found', 'less', 'higher', 'lower', 'faster', 'reached', 'fell', 'rose', 'dropped', 'went down', 'average', 'error'],
    ask: 'your results, with numbers and units',
  },
  challenges: {
    from: 'description',
    sentences: 3,
    lead: 'report.challenges',
    about: ['challenge', 'difficulty', 'failed', 'delay', 'trouble', 'bug', 'mistake', 'missing', 'solved'],
    ask: 'what went wrong and how you dealt with it',
  },
  limits: {
    from: 'description',
    sentences: 3,
    lead: 'report.limitation',
    about: ['limited', 'limitation', 'did not', 'only contains', 'not tested', 'excluded', 'chance'],
    ask: 'what your work does not cover',
  },
  future: { from: 'description', sentences: 3, lead: 'report.future', roles: ['future'], ask: 'what you would do next' },
  conclusion: {
    from: 'description',
    sentences: 3,
    lead: 'report.conclusion',
    roles: ['conclusion'],
    ask: 'your main finding in one sentence',
  },
} as const;

// A checklist of what the student still has to write. Its prompts share the section's words.
const toWrite = { skill: 'checklist', with: { pack: 'report', by: ['reportType', 'complexity'], topic: 'title', budget: true } } as const;
const toList = { skill: 'checklist', with: { pack: 'report', by: ['reportType', 'complexity'], topic: 'title' } } as const;

export default defineTool({
  slug: 'ntcc-report-creator',
  name: 'NTCC Report Creator',
  description: 'A structured academic report from a title and a short description.',
  icon: 'file-text',
  category: 'writing',
  order: 1,
  featured: 1,
  counter: 'ntccReports',
  keywords: ['thesis', 'project report', 'term paper', 'dissertation', 'capstone', 'internship report', 'research report'],
  input: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        title: 'Project title',
        description: 'As it should stand on the title page.',
        maxLength: 2_000,
        ui: { placeholder: 'Smart Irrigation Controller for Small Farms' },
      },
      description: {
        type: 'string',
        title: 'Project description',
        description: 'What you built or studied, why, how, and what came out. Figures and sources you name are used; none are made up.',
        maxLength: 50_000,
        ui: { material: true, rows: 4, placeholder: 'The problem was … We built … with … We tested it on … and found …', wordCount: true },
      },
      field: {
        type: 'string',
        title: 'Field of study',
        description: 'Your programme or subject. Left blank, it is General Studies.',
        maxLength: 2_000,
        ui: { placeholder: 'Computer Science and Engineering' },
      },
      pages: {
        type: 'string',
        title: 'Report length',
        default: '25-30',
        oneOf: [
          { const: '20-25', title: '20-25 pages' },
          { const: '25-30', title: '25-30 pages' },
          { const: '30-35', title: '30-35 pages' },
          { const: '35-40', title: '35-40 pages' },
        ],
        ui: { half: true },
      },
      complexity: {
        type: 'string',
        title: 'Complexity level',
        default: 'intermediate',
        oneOf: [
          { const: 'beginner', title: 'Beginner' },
          { const: 'intermediate', title: 'Intermediate' },
          { const: 'advanced', title: 'Advanced' },
          { const: 'research', title: 'Research Level' },
        ],
        ui: { half: true },
      },
      reportType: {
        type: 'string',
        title: 'Report type',
        default: 'academic',
        oneOf: [
          { const: 'academic', title: 'Academic Report' },
          { const: 'technical', title: 'Technical Report' },
          { const: 'research', title: 'Research Report' },
          { const: 'thesis', title: 'Thesis' },
          { const: 'capstone', title: 'Capstone Project' },
        ],
      },
      sources: {
        type: 'string',
        title: 'Sources',
        description:
          'Works you read or cite, one a line. Without a model they are listed as you give them; the Bibliography Builder formats them.',
        maxLength: 50_000,
        ui: { material: true, rows: 4, placeholder: 'Author (year). Title. Where it appeared.' },
      },
      style: {
        type: 'string',
        title: 'Citation style',
        description: 'How a report that a model writes cites and lists your sources.',
        default: 'apa',
        oneOf: [
          { const: 'apa', title: 'APA (7th Edition)' },
          { const: 'mla', title: 'MLA (8th Edition)' },
          { const: 'chicago', title: 'Chicago (17th Edition)' },
          { const: 'harvard', title: 'Harvard' },
          { const: 'ieee', title: 'IEEE' },
        ],
      },
    },
    required: ['title', 'description'],
  },
  examples: [
    {
      name: 'A smart watering system for a school garden',
      values: {
        title: 'Smart Watering System for a School Garden',
        description: [
          'School gardens dry out in the holidays, and volunteers water them by hand whether the soil is dry or not. The problem is that too much water is wasted and some beds still dry out.',
          'The aim of this project was to water each bed only when its soil is dry.',
          'We measured the soil moisture of six beds every ten minutes with capacitive sensors. An ESP32 microcontroller reads the sensors and opens a valve when the moisture falls below 25%. The data is stored in an SQLite database, and a web page shows the moisture of each bed.',
          'We tested the system for five weeks on six beds. As a control, three further beds were watered by hand.',
          'The system used 38% less water than watering by hand. No bed with a sensor fell below 18% moisture, whereas two of the beds watered by hand did.',
          'Two sensors drifted after heavy rain and had to be calibrated again. A limitation of the study is that it covered only one summer.',
          'In future work, a weather forecast could delay the watering before rain.',
          'We conclude that cheap sensors can save water in small gardens.',
        ].join('\n'),
        field: 'Electronics',
        pages: '20-25',
        complexity: 'intermediate',
        reportType: 'academic',
        sources: [
          'Evans, R. G., & Sadler, E. J. (2008). Methods and technologies to improve efficiency of water use. Water Resources Research, 44(7).',
        ].join('\n'),
      },
    },
  ],
  derive: {
    // Upper page bound × 500 words (A4, 12 pt, single spaced).
    targetWords: (values) => Number(values.pages?.split('-')[1] ?? 30) * 500,
  },
  target: 'targetWords',
  request: {
    contentType: 'NTCC Report',
    tone: 'academic and professional',
    audience: 'Students and university evaluators',
    role: 'an experienced academic writer who helps university students document their own NTCC (non-teaching credit course) projects',
    task: 'Write the report on the project.',
    prompt: [
      'Report type: {reportType}',
      'Length of the whole report: {pages} (A4, 12 pt, single spaced)',
      { block: 'title', label: 'Project title' },
      { block: 'field', label: 'Field of study', blank: 'General Studies' },
      'Complexity level: {complexity}',
      {
        when: { complexity: 'beginner' },
        text: 'Explain every technical term when it first appears and prefer short, concrete examples to theory.',
      },
      {
        when: { complexity: 'intermediate' },
        text: 'Assume the basics of the field; explain the methods and the reasons for each choice.',
      },
      {
        when: { complexity: 'advanced' },
        text: 'Write for readers who know the field: compare alternatives, give trade-offs and discuss edge cases.',
      },
      {
        when: { complexity: 'research' },
        text: 'Write at research level: state hypotheses, justify the method, discuss validity and place the work among prior work.',
      },
      { when: { reportType: 'academic' }, text: 'Connect each part to the concepts of the field and to what the student learned.' },
      {
        when: { reportType: 'technical' },
        text: 'Put engineering first: specifications, interfaces, parameters, and how someone else could build it again.',
      },
      { when: { reportType: 'research' }, text: 'Let a research question lead: every part says what it adds to the answer.' },
      {
        when: { reportType: 'thesis' },
        text: 'Argue one central claim from the introduction to the conclusion and weigh the objections to it.',
      },
      {
        when: { reportType: 'capstone' },
        text: 'Show how the project brings the whole programme together, and what it is worth to its users.',
      },
      { block: 'description', label: 'Project description' },
      { block: 'sources', label: 'Sources' },
      'How to work: write connected paragraphs that build on one another. Use passive voice or "this project"; never "I". Say each thing once, in the section where it belongs, and reach the length with explanation, comparison and worked reasoning.',
      'Citations and the list of references are set in {style} without you.',
      'Quality: a clear problem, traceable reasoning from objective to method to result, and precise terms used consistently.',
      'Only the concepts of the field may come from what you know; results, measurements, test outcomes, users, quotations and data never do. Where the description lacks them, explain what belongs there. Mark a place for a figure as "[figure: what it shows]".',
    ],
  },
  outline: [
    {
      title: 'Title Page',
      order: 'derived',
      text: `{title}

{reportType}
Field of study: {field|General Studies}

Submitted by: [your name]
Enrolment number: [your number]
Programme and semester: [your programme]
Guided by: [name of your guide]
Institution: [name of your institution]
Date: [date]`,
      brief: 'the title, the report type and field, and blanks for name, enrolment number, programme, guide, institution and date.',
      onDevice: { skill: 'compose', with: { parts: [{ phrase: 'report.title-page' }] } },
    },
    {
      title: 'Abstract',
      length: { words: 500 },
      order: 'last',
      brief: 'the problem, the approach, what was done, the main outcome and what it means; it stands alone and cites nothing.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [{ phrase: 'report.draft-note' }, own.abstract] } }, toWrite],
    },
    {
      title: 'Contents',
      length: { words: 1000 },
      order: 'derived',
      brief: 'the sections of this report, numbered, one a line.',
      onDevice: { skill: 'compose', with: { parts: [{ phrase: 'report.contents' }] } },
    },
    {
      title: 'Introduction',
      essential: true,
      length: { words: 1000 },
      brief: 'background, the problem and who has it, objectives, scope, and how the report is organised.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.background, own.problem, own.purpose] } }, toWrite],
    },
    {
      title: 'Literature Review',
      length: { words: 1500 },
      brief: 'what is known about the problem, grouped by approach and compared, and the gap this project fills.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.literature] } }, toWrite],
    },
    {
      title: 'Methodology',
      length: { words: 1000 },
      brief: 'the approach step by step, why it was chosen over alternatives, materials or data used, and how success is measured.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.method] } }, toWrite],
    },
    {
      title: 'System Requirements',
      length: { words: 1000 },
      brief:
        'functional and non-functional requirements, hardware, software, data and skills needed, each with its reason; for a project without a system, the resources and conditions of the work.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.requirements] } }, toWrite],
    },
    {
      title: 'Design',
      length: { words: 1500 },
      brief:
        'the overall structure and its parts, how data flows between them, the main decisions with their alternatives, and places for diagrams.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.design] } }, toWrite],
    },
    {
      title: 'Implementation',
      length: { words: 1000 },
      brief:
        'how the design was carried out in order, the tools used, key procedures or algorithms in words, and deviations from the plan.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.implementation] } }, toWrite],
    },
    {
      title: 'Testing',
      length: { words: 1000 },
      brief: 'the test strategy, kinds of test and cases with expected outcomes; actual outcomes only where the student gave them.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.testing] } }, toWrite],
    },
    {
      title: 'Results',
      length: { words: 1000 },
      brief: 'what came out, measured against each objective, with every supplied figure explained and a place for each missing one.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.results] } }, toWrite],
    },
    {
      title: 'Challenges',
      length: { words: 1000 },
      brief: 'technical, practical and organisational difficulties, how each was met, and what it taught.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.challenges] } }, toWrite],
    },
    {
      title: 'Limitations',
      length: { words: 500 },
      brief: 'what the work does not cover or cannot show, and how far its results carry.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.limits] } }, toWrite],
    },
    {
      title: 'Future Scope',
      length: { words: 500 },
      brief: 'realistic next steps, each tied to a limitation or a result.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.future] } }, toWrite],
    },
    {
      title: 'Conclusion',
      length: { words: 500 },
      order: 'last',
      brief: 'the answer to the problem of the introduction, what was achieved and what it is worth; nothing new.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [own.conclusion] } }, toWrite],
    },
    {
      title: 'References',
      length: { items: [20, 30], of: 'reference' },
      order: 'derived',
      sources: {
        fields: ['sources', 'description'],
        step: { skill: 'cite', with: { from: 'sources', style: 'style', part: 'keyed' } },
      },
      brief: 'the sources that the student supplied, in one citation style.',
      holds: { kind: 'reference', views: ['references'] },
      onDevice: [{ skill: 'compose', with: { parts: [{ phrase: 'report.references-note' }] } }, toList],
    },
    {
      title: 'Appendices',
      brief: 'a lettered list of what to attach (code, data sheets, questionnaires, extra tables), each with one sentence on its contents.',
      holds: { kind: 'task', views: ['checklist'], drafted: true },
      onDevice: [{ skill: 'compose', with: { parts: [{ phrase: 'report.appendices' }] } }, toList],
    },
  ],
  screen: {
    heading: 'Report details',
    button: 'Generate Report',
    busy: 'Generating Report...',
    empty: {
      title: 'No report generated yet',
      text: 'Add a title and a description, then select Generate Report. The report has 17 parts, from title page to appendices.',
    },
    badges: ['Report Ready', '{pages}'],
    invalid: 'Please provide both project title and description',
    success: 'Your {pages}-page professional report has been generated',
    failure: 'Failed to generate report. Please try again.',
    noun: 'Report',
    onDevice: {
      badges: ['Outline Ready', '{words} of {targetWords} words'],
      success: 'Working draft ready: {words} of {targetWords} words',
    },
  },
  output: {
    file: '{title}_NTCC_Report',
    formats: ['text', 'word', 'print'],
    height: 700,
    save: {
      store: 'saved_reports',
      type: 'NTCC Report',
      title: '{title}',
      extra: { pages: '{pages}', field: '{field|General Studies}', wordCount: '{targetWords}' },
    },
  },
});
