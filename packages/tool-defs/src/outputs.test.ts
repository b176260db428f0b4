import { describe, expect, it } from 'vitest';
import { definitionOf, productTools } from './definitions.test-data.ts';

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

describe('The words of the tools', () => {
  it.each(records)('%s has the request, counter, record and file name that the product prescribes', (slug, ...expected) => {
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

  it('offers a report as text, Word and print, and every other result as text', () => {
    const offered = productTools.map(({ slug, output }) => [slug, output.formats.join(', ')]);
    expect(offered[0]).toEqual(['ntcc-report-creator', 'text, word, print']);
    expect(new Set(offered.slice(1).map(([, formats]) => formats))).toEqual(new Set(['text']));
  });
});
