/** How long a deleted record can be restored (product decisions, Results). */
export const KEPT_DAYS = 30;

/** A day in milliseconds. */
export const DAY = 86_400_000;
