/** How long a deleted record can be restored (product decisions, Results). */
export const KEPT_DAYS = 30;
