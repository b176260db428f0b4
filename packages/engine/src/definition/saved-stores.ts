/** The storage keys of saved results, each a list of records. */
export const SAVED_STORES = ['saved_reports', 'saved_content'] as const;

export type SavedStore = (typeof SAVED_STORES)[number];
