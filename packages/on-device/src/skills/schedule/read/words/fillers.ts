/** Characters that stand for understood pieces: days and amounts are told apart, because a number beside a day is an amount. */
export const DAY_FILLER = '\uE001';
export const AMOUNT_FILLER = '\uE002';
export const OTHER_FILLER = '\uE000';
