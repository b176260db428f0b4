import type { ExportedEvents, ExportSection, ExportSource } from '@marginalia/engine';
import { addDays, daysBetween, printMinutes, withYear } from '@marginalia/engine';
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import ical, { ICalEventStatus } from 'ical-generator';

interface Entry {
  readonly uid: string;
  readonly date: string;
  /** The last day. */
  readonly end: string;
  readonly summary: string;
  readonly description?: string;
}

/**
 * The events and blocks of a result as a calendar of whole days, because the results name no hours.
 * Of what was exported earlier, an event that has changed gets the next number, and one that is gone is cancelled.
 * @returns the calendar, and what it holds for the next export
 */
export function calendar(source: ExportSource): { readonly text: string; readonly exported: ExportedEvents } {
  const { exported: before = {} } = source;
  const file = ical({ name: source.title, prodId: { company: 'Marginalia', product: 'Study tools', language: 'EN' } });
  const exported: Record<string, ExportedEvents[string]> = {};
  const stamp = new Date(`${source.today}T00:00:00Z`);
  for (const { uid, date, end, summary, description } of entriesOf(source)) {
    const sequence = sequenceAfter(before[uid], summary);
    exported[uid] = { sequence, summary, date };
    file.createEvent({
      id: uid,
      sequence,
      stamp,
      allDay: true,
      start: date,
      // The end of a whole-day event is the day after.
      end: addDays(end, 1),
      summary,
      ...(description !== undefined && { description }),
    });
  }
  for (const [uid, { sequence, summary, date, cancelled }] of Object.entries(before)) {
    if (uid in exported) continue;
    exported[uid] = { sequence: sequence + (cancelled ? 0 : 1), summary, date, cancelled: true };
    if (cancelled) continue;
    file.createEvent({
      id: uid,
      sequence: sequence + 1,
      stamp,
      allDay: true,
      start: date,
      end: addDays(date, 1),
      summary,
      status: ICalEventStatus.CANCELLED,
    });
  }
  return { text: file.toString(), exported };
}

/** An event that has changed, or was cancelled meanwhile, gets the next number. Its UID holds its day. */
function sequenceAfter(last: ExportedEvents[string] | undefined, summary: string): number {
  if (last === undefined) return 0;
  return last.summary === summary && !last.cancelled ? last.sequence : last.sequence + 1;
}

function entriesOf({ tool, sections, today }: ExportSource): readonly Entry[] {
  const nth = new Map<string, number>();
  return sections.flatMap(datedOf).map(({ date: printed, end, kind, subject, ...rest }) => {
    const date = withYear(printed, today);
    const key = [tool, kind, subject, date].join('\n');
    const place = (nth.get(key) ?? 0) + 1;
    nth.set(key, place);
    const last = end === undefined ? date : withYear(end, today);
    const uid = `${bytesToHex(sha1(utf8ToBytes(`${key}\n${place}`))).slice(0, 24)}@marginalia`;
    return { uid, date, end: daysBetween(date, last) > 0 ? last : date, ...rest };
  });
}

interface Dated {
  readonly kind: string;
  readonly subject: string;
  readonly date: string;
  readonly end?: string;
  readonly summary: string;
  readonly description?: string;
}

function datedOf(section: ExportSection): readonly Dated[] {
  if (section.kind === 'event') {
    return section.items.flatMap(({ title, date, end, weight, unit = '%', topics }) =>
      date === undefined || topics
        ? []
        : [
            {
              kind: 'event',
              subject: title,
              date,
              ...(end !== undefined && { end }),
              summary: title,
              ...(weight !== undefined && { description: `${weight} ${unit}` }),
            },
          ],
    );
  }
  if (section.kind !== 'block') return [];
  // The numbered days of a plan without dates stand in no calendar.
  const dated = section.items.filter(({ date }) => date !== '');
  return dated.map(({ date, subject, minutes, activity, exam, goal, wholeWeek }) => ({
    kind: exam ? 'exam' : goal ? 'goal' : 'block',
    subject,
    date,
    ...(wholeWeek && { end: addDays(date, 6) }),
    summary: exam
      ? `Exam: ${subject}`
      : goal
        ? `Goal: ${subject}`
        : `${subject}${minutes === undefined ? '' : `, ${printMinutes(minutes)}`}`,
    ...(activity !== undefined && { description: activity }),
  }));
}
