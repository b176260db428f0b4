import { YEAR } from '../dates.ts';
import { isBody } from '../names/bodies.ts';
import { readNames } from '../names.ts';
import type { Parts } from '../parts.ts';

/**
 * The series of a report with its number and year, in a bracket at the end: "(Law Com No 386, 2019)", "(Cm 9680, 2018)", "(Law Com No 242, Cm 3329, 1996)".
 * The number of a command paper behind another number is left out.
 */
const SERIES_AND_YEAR = new RegExp(
  `^(?:(\\p{Lu}[^(),\\d]{1,60})\\sNo\\.?|(C(?:md?|mnd|d|P))\\.?)\\s(\\d{1,5})(?:,\\sC(?:md?|mnd|d|P)\\.?\\s\\d{1,5})?,?\\s(${YEAR})\\)\\.?$`,
  'u',
);

/** A report of a commission or a ministry, as lawyers cite it: "Law Commission, Electronic Execution of Documents (Law Com No 386, 2019)". */
export function readLawReport(text: string): Parts | undefined {
  const open = text.lastIndexOf(' (');
  const [, series, command, number = '', year = ''] = SERIES_AND_YEAR.exec(text.slice(open + 2)) ?? [];
  const comma = text.indexOf(', ');
  const body = text.slice(0, comma);
  const title = text.slice(comma + 2, open);
  if (year === '' || comma < 2 || open < comma + 4 || /^['‘“"«]|[.?!]\s/.test(title)) return undefined;
  const names = isBody(body) ? [{ literal: body }] : readNames(body)?.names;
  // One word before a comma is a family name, whose initials follow.
  if (names === undefined || names.some(({ family, given }) => family !== undefined && given === undefined)) return undefined;
  return {
    certain: true,
    fields: {
      type: 'report',
      author: names,
      title,
      genre: series ?? command ?? '',
      number,
      issued: { 'date-parts': [[Number(year)]] },
      pieces: [],
    },
    // The words behind a person may be a further author.
    loose: names.some(({ literal }) => literal === undefined),
  };
}
