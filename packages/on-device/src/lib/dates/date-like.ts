import { maskNonDates } from './mask.ts';

/** Text that a person takes for a date: numbers with separators, an ordinal, a number beside a month, a month after "due". */
const DATE_LIKE =
  /(?<![\d./-])\d{1,4}[/-]\d{1,2}[/-]\d{1,4}(?![\d/-])|(?<![\d./-])\d{1,2}\/\d{1,2}(?![\d/])|\b\d{1,2}(?:st|nd|rd|th)\b(?! (?:century|order|edition|ed\b|floor|grade|class|semester|year|law|harmonic|degree|dimension))|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\.?[ \t]{1,2}\d{1,2}\b|\b\d{1,2}[ \t]{1,2}(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\b|\b(?:mid|early|late|end of|due in|week of)[ \t-]{1,2}(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** Whether a line seems to contain a date. Used to report dates that could not be read. */
export function looksLikeDate(line: string): boolean {
  return DATE_LIKE.test(maskNonDates(line));
}
