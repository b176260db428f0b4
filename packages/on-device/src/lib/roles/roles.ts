/** The role that a sentence has in a paper or report. */
export const ROLES = ['background', 'gap', 'purpose', 'method', 'result', 'limitation', 'future', 'conclusion'] as const;

export type Role = (typeof ROLES)[number];
