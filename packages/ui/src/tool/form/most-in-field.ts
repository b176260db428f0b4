/** A field accepts at most this many characters. More would make the page slow, and no generator reads that much. */
export const MOST_IN_FIELD = 2_000_000;
