import type { ToolDefinition } from '@marginalia/engine';

const files = import.meta.glob<ToolDefinition>('./tools/*.tool.ts', { import: 'default', eager: true });

/** Every definition in src/tools, for tests. */
export const definitions: readonly ToolDefinition[] = Object.values(files);

export const definitionOf = (slug: string): ToolDefinition => {
  const found = definitions.find((definition) => definition.slug === slug);
  if (!found) throw new Error(`No definition of ${slug}`);
  return found;
};

/** The tools whose texts the product's tables prescribe, in the order of the tables. Do not add new tools here. */
export const productTools: readonly ToolDefinition[] = [
  'ntcc-report-creator',
  'research-explainer',
  'study-planner',
  'flashcard-creator',
  'assignment-improver',
  'bibliography-builder',
  'lab-report-generator',
  'lecture-debrief',
  'note-gap-finder',
  'syllabus-visualizer',
  'mock-interview',
].map(definitionOf);
