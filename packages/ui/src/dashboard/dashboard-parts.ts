/** What only a browser that holds something needs: counted and listed. A chunk of its own, not loaded with the page. */
export { dashboardOf } from '@marginalia/engine';
export { agoOf, dayAndTimeOf } from './dates.ts';
export { RecentActivity } from './RecentActivity.tsx';
export { SavedWork } from './saved/SavedWork.tsx';
export { useAttempts } from './saved/use-attempts.ts';
export { useFocusLater } from './saved/use-focus-later.ts';
export { UsageBars } from './UsageBars.tsx';
