/** What only a browser that holds something needs: counted and listed. A chunk of its own, not loaded with the page. */
export { dashboardOf } from '@marginalia/engine';
export { agoOf, dayAndTimeOf } from './dates.ts';
export { RecentActivity } from './RecentActivity.tsx';
export { SavedWork } from './SavedWork.tsx';
export { UsageBars } from './UsageBars.tsx';
export { useAttempts } from './use-attempts.ts';
export { useFocusLater } from './use-focus-later.ts';
