/** The code for everything that the device keeps, so that it arrives at once and works when the network is gone. */
export { draftIds, getDraft, isDraft, putDraft, removeDraft } from '../drafts/drafts-in-database.ts';
export { listKept, listPinned, openKept, putKept, removeAllKept, removeKept } from './kept-in-database.ts';
