// Formatted in UTC, so that a day is the same in every time zone and in prerendered HTML.
const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Shows a calendar day (YYYY-MM-DD) as "20 Nov 2026". */
export function DayOf({ date }: { readonly date: string }) {
  return <time dateTime={date}>{FORMAT.format(new Date(date))}</time>;
}
