/** The patterns of hours and rooms, apart from what reads them: the device finds only where they end, and its code stays small. */

const MARK = String.raw`[ap]\.?m\b\.?|uhr\b|h\b`;
const HOUR = String.raw`(?:\d{1,2}(?:[:.]\d{2})?\s?(?:${MARK})|\d{1,2}[:h]\d{2}\b|noon\b|midday\b)`;
/** The sign or word between two hours. */
export const TO = String.raw`\s?(?:[-–]|to|until|till|bis|a)\s?`;
/** An hour or two, with the words that lead to them. It has no groups and is for any case. */
export const HOURS_PATTERN = String.raw`(?:(?:at|um|à|from|starting|de|von)\s|a las\s|@\s?)?(?:\d{1,2}(?::\d{2})?${TO})?${HOUR}(?:${TO}${HOUR})?`;

/** A room with its number or letter: "Hall C", "Theatre 2". It has no groups and is for any case. */
export const PLACE_PATTERN = String.raw`(?:hall|room|theatre|aula|sala|raum|saal|salle)(?:\s?[\p{L}.-]{0,4}\d\w*(?:[.-]\d\w*)*|\s\w\b)`;
