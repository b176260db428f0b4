import type { ChecklistPack } from '@marginalia/engine';
import type { ChecklistGroup } from './checklists/checklist-group.ts';

/** Checklists other than the report's, each loaded when a tool asks for it. */
const FILES: Readonly<Record<Exclude<ChecklistPack, 'report'>, () => Promise<readonly ChecklistGroup[]>>> = {
  lab: async () => (await import('./checklists/lab.ts')).lab,
  lecture: async () => (await import('./checklists/lecture.ts')).lecture,
  interview: async () => (await import('./checklists/interview.ts')).interview,
  assignment: async () => (await import('./checklists/assignment.ts')).assignment,
  study: async () => (await import('./checklists/study.ts')).study,
  citation: async () => (await import('./checklists/citation.ts')).citation,
};

export function loadChecklist(pack: Exclude<ChecklistPack, 'report'>): Promise<readonly ChecklistGroup[]> {
  return FILES[pack]();
}
