/** What only a browser that holds something needs: counted, listed and acted on. A chunk of its own, not loaded with the page. */
export { dashboardOf } from '@marginalia/engine';
export { Notice } from '../basics/Notice.tsx';
export { DeletedList } from './DeletedList.tsx';
export { dayAndTimeOf } from './dates.ts';
export { RecentActivity } from './RecentActivity.tsx';
export { SavedWork } from './SavedWork.tsx';
export { UsageBars } from './UsageBars.tsx';
