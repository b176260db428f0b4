import { describe, expect, it } from 'vitest';
import { definitionOf } from './definitions.test-data.ts';

/** The screen texts that the product's tables prescribe, one entry for each tool. A change here changes the product. */

/** Button, busy text, badges, empty state, validation, success and failure messages, and the name of the result. */
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

describe('The words of the tools', () => {
  it.each(screens)('%s has the product’s texts on screen', (slug, ...expected) => {
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

  it('call the report of the device a working draft', () => {
    expect(definitionOf('ntcc-report-creator').screen.onDevice).toEqual({
      badges: ['Outline Ready', '{words} of {targetWords} words'],
      success: 'Working draft ready: {words} of {targetWords} words',
    });
  });
});
