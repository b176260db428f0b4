import type { ToolIdentity } from '@marginalia/engine';
import { tools } from './catalogue.ts';

function toolNamed(slug: string): ToolIdentity {
  const tool = tools.find((one) => one.slug === slug);
  if (tool === undefined) throw new Error(`quick-actions.ts names the tool "${slug}", which has no definition in src/tools.`);
  return tool;
}

/** The dashboard's Quick Actions: their names and the tools they lead to. */
export const quickActions = [
  { label: 'Create NTCC Report', tool: toolNamed('ntcc-report-creator') },
  { label: 'Explain Research Paper', tool: toolNamed('research-explainer') },
  { label: 'Plan Study Schedule', tool: toolNamed('study-planner') },
  { label: 'Analyze Lecture Notes', tool: toolNamed('lecture-debrief') },
] as const;
