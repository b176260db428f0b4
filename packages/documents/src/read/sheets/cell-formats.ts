import { dateFromSerial, format, getFormatDateInfo, getFormatFromId, isDateFormat } from 'numfmt';
import { attributeOf, childAt, type XmlElement } from '../office/xml-tree.ts';

/** Says a number of a cell as the spreadsheet shows it. */
export type ShowNumber = (value: number, style: number) => string;

/** Days between the two calendars that spreadsheets count from. */
const DAYS_TO_1904 = 1462;

/**
 * Reads the formats of a workbook. A date is written as 2026-12-07 in whatever order the sheet shows its parts, because 7/12 and 12/7 look
 * alike. Thousands stand without a separator, which a reader of the text could take for a decimal comma.
 */
export function cellFormats(styles: XmlElement | undefined, startsIn1904: boolean): ShowNumber {
  const own = new Map(
    (childAt(styles, 'numFmts')?.children ?? []).map((it) => [
      Number(attributeOf(it, 'numFmtId')),
      attributeOf(it, 'formatCode') ?? 'General',
    ]),
  );
  const patterns = (childAt(styles, 'cellXfs')?.children ?? []).map((it) => {
    const id = Number(attributeOf(it, 'numFmtId') ?? 0);
    return own.get(id) ?? getFormatFromId(id) ?? 'General';
  });
  return (value, style) => {
    const pattern = patterns[style] ?? 'General';
    try {
      if (isDateFormat(pattern)) return dateOf(pattern, startsIn1904 ? value + DAYS_TO_1904 : value) ?? format(pattern, value);
      return format(pattern, value, { grouping: [20] })
        .replace(/\s+/g, ' ')
        .trim();
    } catch {
      // A pattern that cannot be read.
      return `${value}`;
    }
  };
}

/** Undefined for a duration such as 26:30, which only its pattern can say. */
function dateOf(pattern: string, serial: number): string | undefined {
  const shown = getFormatDateInfo(pattern);
  if (/\[[hms]+\]/i.test(pattern) || serial < 0) return undefined;
  const hasDate = shown.year || shown.month || shown.day;
  const [year, month, day, hour, minute, second] = dateFromSerial(serial).map((part) => `${part}`.padStart(2, '0')) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const time = shown.hours || shown.minutes ? `${hour}:${minute}${shown.seconds && second !== '00' ? `:${second}` : ''}` : '';
  if (!hasDate) return time === '' ? undefined : time;
  const date = shown.day || (shown.year && !shown.month) ? `${year}-${month}-${day}` : shown.year ? `${year}-${month}` : undefined;
  return date === undefined ? undefined : [date, time].filter((part) => part !== '').join(' ');
}
