import type { CategoryId, ToolIdentity } from '@marginalia/engine';

/** Which tool saves which type of record (specification §3): what draws its icon. A type that is not here has a neutral one. */
const TOOL_OF_TYPE: ReadonlyMap<string, string> = new Map([
  ['NTCC Report', 'ntcc-report-creator'],
  ['Lecture Debrief', 'lecture-debrief'],
  ['Note Gap Analysis', 'note-gap-finder'],
  ['Syllabus Visualization', 'syllabus-visualizer'],
  ['Mock Interview', 'mock-interview'],
]);

export function toolOfType(type: string, tools: readonly ToolIdentity[]): ToolIdentity | undefined {
  const slug = TOOL_OF_TYPE.get(type);
  return tools.find((tool) => tool.slug === slug);
}

/** The class that colours a dot or a bar by category. */
export function toneClass(category: CategoryId | undefined): string {
  return category === undefined ? 'm-tone--neutral' : `m-tone--${TONES[category]}`;
}

const TONES: Readonly<Record<CategoryId, 'blue' | 'green' | 'purple'>> = { writing: 'blue', study: 'green', career: 'purple' };
