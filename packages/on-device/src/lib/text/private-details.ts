import { anyOf } from './any-of.ts';

/** Details of a person that no result repeats: addresses, telephone numbers, dates of birth, links. */
const PRIVATE = anyOf(
  // "Backend @ Zalando" names an employer.
  /\S@|@\S|@ \S{1,60}\.\p{L}|https?:|www\.|linkedin\.|github\.com|(?<![\d.,])\+?\d[\d\s()-]{8,}\d/iu,
  /\b(?:phone|mobile|tel|contact|e-?mail|address|nationality|date of birth|dob|born)\s*[:.]|\bborn (?:on|in)\b/iu,
  /\b\d{1,4}[a-z]? (?:\p{Lu}\p{L}+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|close|square|court|strasse|straße)\b/iu,
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/iu,
);

export function isPrivate(text: string): boolean {
  return PRIVATE.test(text);
}
