import { HOURS_PATTERN, PLACE_PATTERN, TO } from './hour-patterns.ts';

/** A time of a day: `from` and `to` as `09:30`. */
export interface Hours {
  readonly from: string;
  readonly to?: string;
}

const FIRST_SURE_HOUR = 7;
const TIME = String.raw`(?:(\d{1,2})(?:[:.h](\d{2}))?\s?([ap](?=\.?m\b)|uhr\b|h\b)?(?:\.?m\b\.?)?|(noon|midday)\b)`;
const TWO = new RegExp(`(?<![\\p{L}\\d.:/])${TIME}(?:${TO}${TIME})?`, 'iu');
const HOURS = new RegExp(`(?<![\\p{L}\\d.:/])${HOURS_PATTERN}`, 'iu');
const PLACE = new RegExp(`(?<![\\p{L}\\d])(?:(?:lecture|main|exam)\\s)?${PLACE_PATTERN}`, 'iu');

/**
 * The hours that words beside a date name: "14:00-14:20", "9-11am", "a las 9:00". A bare number is no hour. One before seven without "am"
 * or "pm" is none either, because it may be in the afternoon, or a length: "2 h".
 */
export function hoursIn(words: string): Hours | undefined {
  const [found] = HOURS.exec(words) ?? [];
  const groups = found === undefined ? null : TWO.exec(found);
  if (!groups) return undefined;
  const [, hour, minute, mark, noon, lastHour, lastMinute, lastMark, lastNoon] = groups;
  const end = minutesOf(lastHour, lastMinute, lastMark, lastNoon);
  let from = minutesOf(hour, minute, mark, noon);
  // "9-11am", "11-1pm": the mark of the second holds for the first where that comes before it.
  if (from !== undefined && mark === undefined && noon === undefined && lastMark !== undefined) {
    const alike = minutesOf(hour, minute, lastMark, undefined);
    from = alike !== undefined && end !== undefined && alike < end ? alike : from;
  } else if (!/^[ap]$/i.test(mark ?? '') && (from ?? 0) < FIRST_SURE_HOUR * 60) return undefined;
  if (from === undefined) return undefined;
  const half = 12 * 60;
  const to = end !== undefined && end <= from && lastMark === undefined && end + half > from ? end + half : end;
  return { from: clock(from), ...(to !== undefined && to > from && to < 2 * half && { to: clock(to) }) };
}

/** The room that words name. */
export function placeIn(words: string): string | undefined {
  return PLACE.exec(words)?.[0].replace(/\s+/g, ' ');
}

function minutesOf(hour = '', minute = '0', mark = '', noon = ''): number | undefined {
  if (noon !== '') return 12 * 60;
  if (hour === '') return undefined;
  const half = mark.toLowerCase();
  const hours = half === 'a' || half === 'p' ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60 ? hours * 60 + Number(minute) : undefined;
}

function clock(minutes: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
