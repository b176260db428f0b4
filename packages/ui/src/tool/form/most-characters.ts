/** A field accepts at most this many characters. More would make the page slow, and no generator reads that much. */
export const MOST_CHARACTERS = 2_000_000;
