/** The key of unfinished documents in the archive. */
export const REPORT_PARTS_KEY = 'report_parts';
