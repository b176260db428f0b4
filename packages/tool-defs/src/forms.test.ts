import { describe, expect, it } from 'vitest';
import { definitionOf, productTools } from './definitions.test-data.ts';

/** The form labels that the product's tables prescribe, one line for each tool. A change here changes the product. */
const forms: readonly (readonly [slug: string, fields: string])[] = [
  [
    'ntcc-report-creator',
    'title: Project title* (text) · description: Project description* (textarea) · field: Field of study (text) · pages: Report length (select) · complexity: Complexity level (select) · reportType: Report type (select) · sources: Sources (textarea) · style: Citation style (select)',
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

/** The options of each select, with the default between double asterisks. */
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
  [
    'ntcc-report-creator',
    'style',
    '**apa: APA (7th Edition)** · mla: MLA (8th Edition) · chicago: Chicago (17th Edition) · harvard: Harvard · ieee: IEEE',
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

describe('The words of the tools', () => {
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

  it('include no other select', () => {
    const all = productTools.flatMap(({ input }) => Object.values(input.properties).filter((field) => field.oneOf));
    expect(all).toHaveLength(selects.length);
  });
});
