import type { ToolDefinition } from '@marginalia/engine';
import { createTool, ICON_NAMES } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import { announced } from './announced.ts';
import { categories } from './categories.ts';
import assignmentImprover from './tools/assignment-improver.tool.ts';
import bibliographyBuilder from './tools/bibliography-builder.tool.ts';
import flashcardCreator from './tools/flashcard-creator.tool.ts';
import labReportGenerator from './tools/lab-report-generator.tool.ts';
import lectureDebrief from './tools/lecture-debrief.tool.ts';
import mockInterview from './tools/mock-interview.tool.ts';
import noteGapFinder from './tools/note-gap-finder.tool.ts';
import ntccReportCreator from './tools/ntcc-report-creator.tool.ts';
import researchExplainer from './tools/research-explainer.tool.ts';
import studyPlanner from './tools/study-planner.tool.ts';
import syllabusVisualizer from './tools/syllabus-visualizer.tool.ts';

const definitions: readonly ToolDefinition[] = [
  ntccReportCreator,
  researchExplainer,
  studyPlanner,
  flashcardCreator,
  assignmentImprover,
  bibliographyBuilder,
  labReportGenerator,
  lectureDebrief,
  noteGapFinder,
  syllabusVisualizer,
  mockInterview,
];

const definitionOf = (slug: string): ToolDefinition => {
  const found = definitions.find((definition) => definition.slug === slug);
  if (!found) throw new Error(`No definition of ${slug}`);
  return found;
};

/** The product's words, one line a tool, as its tables have them: a change here is a change of the product. */
const forms: readonly (readonly [slug: string, fields: string])[] = [
  [
    'ntcc-report-creator',
    'title: Project title* (text) · description: Project description* (textarea) · field: Field of study (text) · pages: Report length (select) · complexity: Complexity level (select) · reportType: Report type (select) · sources: Sources (textarea)',
  ],
  ['research-explainer', 'content: Paper content or abstract* (large textarea)'],
  [
    'study-planner',
    'subjects: Subjects* (textarea) · duration: Available study time* (text) · studyStyle: Study style (select) · examDates: Exam dates (textarea) · goals: Goals (textarea)',
  ],
  ['flashcard-creator', 'material: Study material* (large textarea)'],
  ['assignment-improver', 'content: Assignment text* (large textarea)'],
  ['bibliography-builder', 'style: Citation style (select) · sources: Sources* (large textarea)'],
  [
    'lab-report-generator',
    'title: Experiment title* (text) · subject: Subject (select) · objective: Objective* (textarea) · procedure: Procedure (textarea) · observations: Observations (textarea)',
  ],
  [
    'lecture-debrief',
    'subject: Subject (text) · focus: Focus area (select) · title: Lecture title* (text) · content: Lecture content* (large textarea)',
  ],
  [
    'note-gap-finder',
    'subject: Subject (text) · analysis: Analysis type (select) · topic: Topic or chapter title* (text) · syllabus: Syllabus section (textarea) · notes: Your notes* (large textarea)',
  ],
  [
    'syllabus-visualizer',
    'course: Course name* (text) · duration: Course duration (text) · view: Visualization type (select) · syllabus: Syllabus content* (large textarea)',
  ],
  [
    'mock-interview',
    'role: Job role* (text) · company: Company (text) · level: Experience level (select) · interview: Interview type (select) · background: Resume or background (large textarea)',
  ],
];

/** Options of each select; the default stands between double asterisks. */
const selects: readonly (readonly [slug: string, field: string, options: string])[] = [
  ['ntcc-report-creator', 'pages', '20-25: 20-25 pages · **25-30: 25-30 pages** · 30-35: 30-35 pages · 35-40: 35-40 pages'],
  [
    'ntcc-report-creator',
    'complexity',
    'beginner: Beginner · **intermediate: Intermediate** · advanced: Advanced · research: Research Level',
  ],
  [
    'ntcc-report-creator',
    'reportType',
    '**academic: Academic Report** · technical: Technical Report · research: Research Report · thesis: Thesis · capstone: Capstone Project',
  ],
  ['study-planner', 'studyStyle', 'intensive: Intensive · **balanced: Balanced** · relaxed: Relaxed · exam-focused: Exam-Focused'],
  [
    'bibliography-builder',
    'style',
    '**apa: APA (7th Edition)** · mla: MLA (8th Edition) · chicago: Chicago (17th Edition) · harvard: Harvard · ieee: IEEE',
  ],
  [
    'lab-report-generator',
    'subject',
    'physics: Physics · chemistry: Chemistry · biology: Biology · environmental-science: Environmental Science · materials-science: Materials Science · other: Other',
  ],
  [
    'lecture-debrief',
    'focus',
    '**summary: Complete Summary** · concepts: Key Concepts · exam-prep: Exam Preparation · review: Quick Review',
  ],
  [
    'note-gap-finder',
    'analysis',
    '**comprehensive: Comprehensive Analysis** · quick: Quick Check · exam-focused: Exam-Focused · concept-mapping: Concept Mapping',
  ],
  ['syllabus-visualizer', 'view', '**timeline: Timeline** · study-plan: Study Plan · milestone: Milestones · calendar: Calendar'],
  [
    'mock-interview',
    'level',
    'entry: Entry Level (0-2 years) · mid: Mid Level (3-5 years) · senior: Senior Level (6+ years) · lead: Lead/Manager',
  ],
  [
    'mock-interview',
    'interview',
    '**technical: Technical** · behavioral: Behavioral · system-design: System Design · case-study: Case Study · comprehensive: Comprehensive',
  ],
];

/** Button, busy text, badges, empty state, validation, success and failure, and what the result is called. */
const screens: readonly (readonly [slug: string, ...words: string[]])[] = [
  [
    'ntcc-report-creator',
    'Generate Report / Generating Report...',
    'Report Ready · {pages}',
    'No report generated yet',
    'Please provide both project title and description',
    'Your {pages}-page professional report has been generated',
    'Failed to generate report. Please try again.',
    'Report',
  ],
  [
    'research-explainer',
    'Explain Paper / Explaining Paper...',
    'Explanation Ready',
    'No explanation generated yet',
    'Please paste the research paper content or abstract',
    'Research paper explanation generated successfully',
    'Failed to explain paper. Please try again.',
    'Explanation',
  ],
  [
    'study-planner',
    'Create Study Plan / Creating Study Plan...',
    'Study Plan Ready · {studyStyle}',
    'No study plan generated yet',
    'Please provide subjects and study duration',
    'Your study plan has been generated successfully',
    'Failed to generate study plan. Please try again.',
    'Study plan',
  ],
  [
    'flashcard-creator',
    'Generate Flashcards / Creating Flashcards...',
    'Flashcards Ready',
    'No flashcards generated yet',
    'Please provide study material to create flashcards',
    'Flashcards generated successfully',
    'Failed to generate flashcards. Please try again.',
    'Flashcards',
  ],
  [
    'assignment-improver',
    'Improve Assignment / Analyzing Assignment...',
    'Improvements Ready',
    'No improvements generated yet',
    'Please provide your assignment content',
    'Assignment improvements generated successfully',
    'Failed to improve assignment. Please try again.',
    'Improvements',
  ],
  [
    'bibliography-builder',
    'Generate Bibliography / Formatting Bibliography...',
    'Bibliography Ready · {style}',
    'No bibliography generated yet',
    'Please provide sources to format',
    'Bibliography generated successfully',
    'Failed to generate bibliography. Please try again.',
    'Bibliography',
  ],
  [
    'lab-report-generator',
    'Generate Lab Report / Generating Report...',
    'Report Generated · {subject|General}',
    'No lab report generated yet',
    'Please provide experiment title and objective',
    'Lab report generated successfully',
    'Failed to generate lab report. Please try again.',
    'Lab report',
  ],
  [
    'lecture-debrief',
    'Generate Lecture Debrief / Analyzing Lecture...',
    'Debrief Generated · {focus} · {subject|General}',
    'No debrief generated yet',
    'Please provide both lecture title and content',
    'Your lecture debrief has been generated',
    'Failed to generate lecture debrief. Please try again.',
    'Debrief',
  ],
  [
    'note-gap-finder',
    'Find Note Gaps / Analyzing Notes...',
    'Analysis Complete · {analysis} · {subject|General}',
    'No analysis generated yet',
    'Please provide both topic title and your current notes',
    'Your note gap analysis has been completed',
    'Failed to analyze notes. Please try again.',
    'Gap analysis',
  ],
  [
    'syllabus-visualizer',
    'Create Syllabus Visualization / Creating Visualization...',
    'Visualization Created · {view} · {duration|Custom Duration}',
    'No visualization generated yet',
    'Please provide both course name and syllabus content',
    'Your syllabus visualization has been created',
    'Failed to create visualization. Please try again.',
    'Visualization',
  ],
  [
    'mock-interview',
    'Start Mock Interview / Preparing Interview...',
    'Interview Ready · {interview} · {level|All levels}',
    'No interview generated yet',
    'Please provide the job role',
    'Your mock interview has been generated',
    'Failed to generate mock interview. Please try again.',
    'Interview',
  ],
];

/** Content type, tone / audience, counter, where it is saved, file name, height. */
const records: readonly (readonly [slug: string, ...words: string[]])[] = [
  [
    'ntcc-report-creator',
    'NTCC Report',
    'academic and professional / Students and university evaluators',
    'ntccReports',
    'saved_reports: {title} / NTCC Report',
    '{title}_NTCC_Report',
    '700',
  ],
  [
    'research-explainer',
    'Research Paper Explanation',
    'clear and educational / Students',
    'researchExplainer',
    '–',
    'research-explanation',
    '500',
  ],
  ['study-planner', 'Study Plan', 'encouraging and practical / Students', 'studyPlanner', '–', 'Study_Plan_{date}', '500'],
  ['flashcard-creator', 'Flashcards', 'educational / Students', 'flashcards', '–', 'flashcards', '500'],
  [
    'assignment-improver',
    'Assignment Improvements',
    'constructive / Students',
    'assignmentImprover',
    '–',
    'assignment-improvements',
    '600',
  ],
  [
    'bibliography-builder',
    'Bibliography',
    'academic / Students and researchers',
    'bibliographyBuilder',
    '–',
    'bibliography-{style}',
    '600',
  ],
  ['lab-report-generator', 'Lab Report', 'scientific / Students and instructors', 'labReports', '–', '{title}_Lab_Report', '600'],
  [
    'lecture-debrief',
    'Lecture Debrief',
    'educational and clear / Students',
    'lectureDebrief',
    'saved_content: {title} - Debrief / Lecture Debrief',
    '{title}_Debrief',
    '600',
  ],
  [
    'note-gap-finder',
    'Note Gap Analysis',
    'analytical and helpful / Students',
    'noteGapFinder',
    'saved_content: {topic} - Gap Analysis / Note Gap Analysis',
    '{topic}_Gap_Analysis',
    '600',
  ],
  [
    'syllabus-visualizer',
    'Syllabus Visualization',
    'organized and clear / Students',
    'syllabusVisualizer',
    'saved_content: {course} - Syllabus Visualization / Syllabus Visualization',
    '{course}_Syllabus_Visualization',
    '600',
  ],
  [
    'mock-interview',
    'Mock Interview',
    'professional and realistic / Job seekers',
    'mockInterview',
    'saved_content: {role} - Mock Interview / Mock Interview',
    '{role}_Mock_Interview',
    '600',
  ],
];

describe('the words of the tools', () => {
  it.each(forms)('%s asks for its fields in order, by their labels', (slug, expected) => {
    const { input } = definitionOf(slug);
    const shown = Object.entries(input.properties).map(([name, field]) => {
      const control = field.oneOf ? 'select' : !field.ui?.rows ? 'text' : field.ui.rows >= 12 ? 'large textarea' : 'textarea';
      return `${name}: ${field.title}${input.required.includes(name) ? '*' : ''} (${control})`;
    });
    expect(shown.join(' · ')).toBe(expected);
  });

  it.each(selects)('%s offers the options of %s', (slug, name, expected) => {
    const field = definitionOf(slug).input.properties[name];
    const shown = field?.oneOf?.map((option) => {
      const text = `${option.const}: ${option.title}`;
      return option.const === field.default ? `**${text}**` : text;
    });
    expect(shown?.join(' · ')).toBe(expected);
  });

  it('has no select besides these', () => {
    const all = definitions.flatMap(({ input }) => Object.values(input.properties).filter((field) => field.oneOf));
    expect(all).toHaveLength(selects.length);
  });

  it.each(screens)('%s says on screen what the product says', (slug, ...expected) => {
    const { screen } = definitionOf(slug);
    expect([
      `${screen.button} / ${screen.busy}`,
      screen.badges.join(' · '),
      screen.empty.title,
      screen.invalid,
      screen.success,
      screen.failure,
      screen.noun,
    ]).toEqual(expected);
  });

  it.each(records)('%s names its request, counter, record and file as the product does', (slug, ...expected) => {
    const { request, counter, output } = definitionOf(slug);
    expect([
      request.contentType,
      `${request.tone} / ${request.audience}`,
      counter,
      output.save ? `${output.save.store}: ${output.save.title} / ${output.save.type}` : '–',
      output.file,
      String(output.height),
    ]).toEqual(expected);
  });

  it('lets a report be a text, a Word file or a print, and everything else a text', () => {
    const offered = definitions.map(({ slug, output }) => [slug, output.formats.join(', ')]);
    expect(offered[0]).toEqual(['ntcc-report-creator', 'text, word, print']);
    expect(new Set(offered.slice(1).map(([, formats]) => formats))).toEqual(new Set(['text']));
  });

  it('calls the report on the device a working draft', () => {
    expect(definitionOf('ntcc-report-creator').screen.onDevice).toEqual({
      badges: ['Draft Ready', '{pages}'],
      success: 'Working draft ready: {words} of {targetWords} words',
    });
  });
});

describe('the report', () => {
  const tool = createTool(definitionOf('ntcc-report-creator'), () => true);
  const written = { title: 'T', description: 'D', pages: '25-30', complexity: 'intermediate', reportType: 'academic' };

  it.each([
    ['20-25', 12_500],
    ['25-30', 15_000],
    ['30-35', 17_500],
    ['35-40', 20_000],
  ])('of %s pages aims at %i words', (pages, words) => {
    expect(tool.target({ ...written, pages })).toBe(words);
    expect(tool.text('{targetWords}', { ...written, pages })).toBe(words.toLocaleString('en-US'));
  });

  it('has the 17 prescribed parts with the prescribed lengths as weights', () => {
    const parts = definitionOf('ntcc-report-creator').outline.map(({ title, length }) =>
      length && 'words' in length ? `${title} ${length.words}` : title,
    );
    expect(parts).toEqual([
      'Title Page',
      'Abstract 500',
      'Contents 1000',
      'Introduction 1000',
      'Literature Review 1500',
      'Methodology 1000',
      'System Requirements 1000',
      'Design 1500',
      'Implementation 1000',
      'Testing 1000',
      'Results 1000',
      'Challenges 1000',
      'Limitations 500',
      'Future Scope 500',
      'Conclusion 500',
      'References',
      'Appendices',
    ]);
  });

  it('shares its whole target among the sections that are written', () => {
    const shares = tool.sections(written).map((section) => section.words?.[0] ?? 0);
    expect(shares.reduce((a, b) => a + b, 0)).toBe(15_000);
  });

  it('keeps pages, field and target in its record', () => {
    expect(definitionOf('ntcc-report-creator').output.save?.extra).toEqual({
      pages: '{pages}',
      field: '{field|General Studies}',
      wordCount: '{targetWords}',
    });
  });
});

describe('the prescribed counts', () => {
  it.each([
    ['flashcard-creator', 'Flashcards', { items: [15, 20], of: 'card' }],
    ['mock-interview', 'Questions', { items: [15, 20], of: 'question' }],
    ['lab-report-generator', 'Abstract', { words: [100, 150] }],
    ['lab-report-generator', 'Introduction', { words: [200, 300] }],
    ['ntcc-report-creator', 'References', { items: [20, 30], of: 'reference' }],
  ])('stand in the outline of %s: %s', (slug, title, length) => {
    expect(definitionOf(slug).outline.find((section) => section.title === title)?.length).toEqual(length);
  });
});

describe('every tool', () => {
  it.each(definitions.map((definition) => [definition.slug, definition] as const))(
    '%s puts each field into its prompt',
    (_slug, definition) => {
      const prompt = JSON.stringify(definition.request.prompt);
      for (const name of Object.keys(definition.input.properties)) {
        expect(prompt).toMatch(new RegExp(`\\{${name}[|}]|"block":"${name}"`));
      }
      expect(prompt).toContain('Never invent');
      expect(prompt).toContain('[to be added]');
    },
  );

  it.each(definitions.map((definition) => [definition.slug, definition] as const))(
    '%s gives at least three sections for every option of a select',
    (_slug, definition) => {
      const tool = createTool(definition, () => true);
      const fewest = definition.slug === 'flashcard-creator' ? 2 : 3;
      for (const field of tool.fields.filter((candidate) => candidate.control === 'select')) {
        for (const option of field.options) {
          const { values } = tool.check({ [field.name]: option.const });
          expect(tool.sections(values).length).toBeGreaterThanOrEqual(fewest);
        }
      }
      expect(tool.sections(tool.check({}).values).length).toBeGreaterThanOrEqual(fewest);
    },
  );

  it('describes itself in one short sentence', () => {
    for (const { description, screen } of definitions) {
      expect(description).toMatch(/^[A-Z0-9].{10,78}\.$/);
      expect(screen.empty.text).toMatch(/\.$/);
    }
  });

  it('leaves "(optional)" to the screen', () => {
    expect(JSON.stringify(definitions.map(({ input }) => input))).not.toContain('(optional)');
  });
});

describe('the catalogue', () => {
  it('has three categories, each with its colour', () => {
    expect(categories.map(({ name, color }) => `${name}: ${color}`)).toEqual([
      'Writing & Research: blue',
      'Study & Learning: green',
      'Career & Interview Prep: purple',
    ]);
  });

  it.each([
    [
      'writing',
      ['NTCC Report Creator', 'Research Paper Explainer', 'Assignment Improver AI', 'Smart Bibliography Builder', 'Lab Report Generator'],
    ],
    ['study', ['Smart Study Planner', 'AI Flashcard Creator', 'AI Lecture Debrief', 'Note Gap Finder AI', 'Syllabus Visualizer']],
    ['career', ['Mock Interview AI']],
  ])('lists %s in order', (id, names) => {
    const listed = definitions.filter(({ category }) => category === id).sort((a, b) => a.order - b.order);
    expect(listed.map(({ name }) => name)).toEqual(names);
    expect(listed.map(({ order }) => order)).toEqual(names.map((_name, index) => index + 1));
  });

  it('announces twelve more, three of them with a screen', () => {
    expect(announced.map(({ name }) => name)).toEqual([
      'Career Path AI',
      'Resume-to-Project Recommender',
      'Scholarship Finder',
      'Image-to-Quiz',
      'Doubt Solver',
      'Attendance Synthesizer',
      'Subject Interlink',
      'Previous Year Paper Analyzer',
      'Presentation Generator',
      'Time Management Coach',
      'Budget Tracker',
      'Smart Form Filler',
    ]);
    expect(announced.filter(({ slug }) => slug).map(({ slug, category }) => `${slug} ${category}`)).toEqual([
      'career-path career',
      'resume-project career',
      'scholarship-finder career',
    ]);
  });

  it('wears icons that the screens can draw, each tool its own', () => {
    const icons = definitions.map(({ icon }) => icon);
    expect(new Set(icons).size).toBe(icons.length);
    for (const icon of [...icons, ...announced.map((tool) => tool.icon)]) expect(ICON_NAMES).toContain(icon);
  });
});
