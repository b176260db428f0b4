// A day has no time zone: read and written as UTC it is the same day for everybody, and in prerendered HTML.
const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A calendar day (YYYY-MM-DD) in front of people: "20 Nov 2026". */
export function DayOf({ date }: { readonly date: string }) {
  return <time dateTime={date}>{FORMAT.format(new Date(date))}</time>;
}
