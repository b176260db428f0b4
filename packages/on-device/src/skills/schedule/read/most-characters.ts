/** The number of characters of a field that are read, far more than a list of subjects, dates or goals needs. */
export const MOST_CHARACTERS = 20_000;
