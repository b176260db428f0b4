import { type Hours, hoursIn, placeIn } from '../format/hours.ts';
import { dayFinder } from './day-in.ts';

const QUOTE = /[“"]([^”"\n]{4,200})[”"]/;

interface FoundHours {
  readonly hours?: Hours;
  readonly location?: string;
}

/**
 * Finds the hours and the room of an event in a result. The result lists its dates with the words from which each was read:
 * "- Fri 15 Jan 2027: Spanish (in 53 days), from “15 Jan 14:00-14:20, Hall C”".
 */
export function hoursFinder(text: string): (day: string, name: string) => FoundHours {
  const dayIn = dayFinder(text);
  const lines = text.split('\n').flatMap((line) => {
    const words = QUOTE.exec(line)?.[1];
    const day = words === undefined ? undefined : dayIn(line);
    return words === undefined || day === undefined ? [] : [{ line, day, words }];
  });
  return (day, name) => {
    const own = lines.find((it) => it.day === day && it.line.includes(name));
    const [hours, location] = own ? [hoursIn(own.words), placeIn(own.words)] : [];
    return { ...(hours && { hours }), ...(location !== undefined && { location }) };
  };
}

/** "09:30–11:00", or "09:30" where only the first hour is known. */
export function printHours({ from, to }: Hours): string {
  return to === undefined ? from : `${from}–${to}`;
}
