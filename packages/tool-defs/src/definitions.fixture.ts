import type { ToolDefinition } from '@marginalia/engine';
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

/** Every tool, in the order of the product's tables. For tests. */
export const definitions: readonly ToolDefinition[] = [
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

export const definitionOf = (slug: string): ToolDefinition => {
  const found = definitions.find((definition) => definition.slug === slug);
  if (!found) throw new Error(`No definition of ${slug}`);
  return found;
};
