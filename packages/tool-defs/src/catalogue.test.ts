import { createTool, ICON_NAMES } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import { announced } from './announced.ts';
import { categories } from './categories.ts';
import { definitions, productTools } from './definitions.test-data.ts';
import { keywords } from './keywords.ts';

describe('Every tool', () => {
  it('has an empty state whose text ends with a full stop', () => {
    for (const { screen } of definitions) expect(screen.empty.text).toMatch(/\.$/);
  });

  it('does not contain "(optional)", because the screen adds it', () => {
    expect(JSON.stringify(definitions.map(({ input }) => input))).not.toContain('(optional)');
  });
});

describe('A tool of the product', () => {
  it.each(productTools.map((definition) => [definition.slug, definition] as const))(
    '%s has at least three sections for every option of a select',
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
});

describe('The keywords', () => {
  it.each([
    ['cite', ['bibliography-builder']],
    ['references', ['bibliography-builder']],
    ['doi', ['bibliography-builder']],
    ['quiz', ['flashcard-creator']],
    ['anki', ['flashcard-creator']],
    ['essay', ['assignment-improver']],
    ['grammar', ['assignment-improver']],
    ['thesis', ['assignment-improver', 'ntcc-report-creator']],
    ['physics', ['lab-report-generator']],
    ['schedule', ['study-planner', 'syllabus-visualizer']],
    ['transcript', ['lecture-debrief']],
    ['missing', ['note-gap-finder']],
    ['abstract', ['research-explainer']],
    ['deadlines', ['syllabus-visualizer']],
    ['cv', ['mock-interview']],
  ])('let "%s" find its tools', (word, expected) => {
    const found = productTools.filter(({ slug, name, description }) =>
      `${name} ${description} ${keywords[slug]}`.toLowerCase().includes(word),
    );
    expect(found.map(({ slug }) => slug).sort()).toEqual(expected);
  });
});

describe('An example of a tool of the product', () => {
  it.each(productTools.map((definition) => [definition.slug, definition] as const))(
    '%s is realistic: 60 to 250 words in a large field',
    (_slug, definition) => {
      const large = Object.entries(definition.input.properties).filter(([, { ui }]) => (ui?.rows ?? 0) >= 12);
      for (const { values } of definition.examples)
        for (const [name] of large) {
          const words = String(values[name]).split(/\s+/).length;
          expect([name, words >= 60 && words <= 250]).toEqual([name, true]);
        }
    },
  );
});

describe('The catalogue', () => {
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
    const listed = productTools.filter(({ category }) => category === id).sort((a, b) => a.order - b.order);
    expect(listed.map(({ name }) => name)).toEqual(names);
    expect(listed.map(({ order }) => order)).toEqual(names.map((_name, index) => index + 1));
  });

  it('announces twelve more tools, three of them with a page', () => {
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

  it('gives each tool of the product a different icon', () => {
    for (const { icon } of announced) expect(ICON_NAMES).toContain(icon);
    expect(new Set(productTools.map(({ icon }) => icon)).size).toBe(productTools.length);
  });
});
