import type { ViewName } from '@marginalia/engine';

/** The names of the views on their tabs. */
export const VIEW_LABELS: Readonly<Record<ViewName, string>> = {
  cards: 'Cards',
  table: 'Table',
  practice: 'Practice',
  timeline: 'Timeline',
  calendar: 'Calendar',
  plan: 'Plan',
  matrix: 'Matrix',
  marked: 'In my text',
  references: 'References',
  chart: 'Chart',
  checklist: 'Checklist',
};
