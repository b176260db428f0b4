import type { ChecklistGroup } from './checklists/checklist-group.ts';

/** The checklists other than the report's, each loaded when it is first needed. */
const FILES = {
  lab: async () => (await import('./checklists/lab.ts')).lab,
  lecture: async () => (await import('./checklists/lecture.ts')).lecture,
  interview: async () => (await import('./checklists/interview.ts')).interview,
  assignment: async () => (await import('./checklists/assignment.ts')).assignment,
  study: async () => (await import('./checklists/study.ts')).study,
  citation: async () => (await import('./checklists/citation.ts')).citation,
} as const satisfies Readonly<Record<string, () => Promise<readonly ChecklistGroup[]>>>;

export function loadChecklist(pack: keyof typeof FILES): Promise<readonly ChecklistGroup[]> {
  return FILES[pack]();
}
