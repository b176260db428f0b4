import type { ViewName } from '@marginalia/engine';
import type { ViewComponent } from './view.ts';

/** The code of each view, which is loaded when its tab is first chosen. */
export const loadView: Readonly<Record<ViewName, () => Promise<{ readonly default: ViewComponent }>>> = {
  cards: () => import('./cards/CardsView.tsx'),
  table: () => import('./table/TableView.tsx'),
  practice: () => import('./practice/PracticeView.tsx'),
  timeline: () => import('./timeline/TimelineView.tsx'),
  calendar: () => import('./calendar/CalendarView.tsx'),
  plan: () => import('./plan/PlanView.tsx'),
  matrix: () => import('./matrix/MatrixView.tsx'),
  chart: () => import('./chart/ChartView.tsx'),
  marked: () => import('./marked/MarkedView.tsx'),
  references: () => import('./references/ReferencesView.tsx'),
  checklist: () => import('./checklist/ChecklistView.tsx'),
};
