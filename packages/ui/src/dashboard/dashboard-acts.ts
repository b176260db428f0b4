/** What is done with saved work, and what is said where it cannot be. A chunk of its own: reading the list does not need it. */
export { deleteSaved, downloadSaved, downloadUnreadable, listDeleted, restoreDeleted } from '@marginalia/engine';
export { Notice } from '../basics/Notice.tsx';
export { DeletedList } from './saved/DeletedList.tsx';
export { Problem } from './saved/Problem.tsx';
