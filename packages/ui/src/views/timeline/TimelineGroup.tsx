import type { ReactNode } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import { daysText, dayText, distanceText, monthText, weekdayDayText } from '../../format/days.ts';
import { EventShape } from '../EventShape.tsx';
import { weightText } from '../event-kind.ts';
import type { SourcePlace } from '../view.ts';
import { type EntryGroup, isOver, nameWithoutWeek, type TimelineEntry } from './entries.ts';

interface Shared {
  readonly today: string;
  /** Some entry has a day. */
  readonly isDated: boolean;
  readonly lang: string | undefined;
  readonly sourceOf: (id: string) => SourcePlace | undefined;
  readonly lineOf: (place: SourcePlace) => number;
  readonly onShowSource: ((place: SourcePlace) => void) | undefined;
}

export interface TimelineGroupProps extends Shared {
  readonly group: EntryGroup;
  /** The line of today, before the first event that is not over. */
  readonly marker?: ReactNode;
}

/** A week or a month with its topics and events. */
export function TimelineGroup({ group, marker, ...shared }: TimelineGroupProps) {
  const { today, lang } = shared;
  const { topics, events, day, week, past } = group;
  const isAhead = day !== undefined && day > today;
  const next = events.findIndex((event) => !isOver(event, today));
  // Only today's line splits a group in two.
  const isParted = marker !== undefined && !isAhead && next !== -1;
  const before = isParted ? events.slice(0, next) : events;
  const after = events.slice(before.length);
  return (
    <>
      {isAhead && marker !== undefined && <li className="m-timeline__mark">{marker}</li>}
      <li className="m-timeline__group m-dated__row" data-past={past}>
        <div className="m-dated__when">
          <h4 className="m-timeline__title">{titleOf(group)}</h4>
          {week !== undefined && day !== undefined && <span className="m-dated__muted">{dayText(day, today)}</span>}
        </div>
        <div className="m-timeline__what">
          {topics.map((topic) => (
            <p className="m-timeline__topic" dir="auto" key={topic.id} lang={lang}>
              {topic.title}
            </p>
          ))}
          <Events {...shared} events={before} />
        </div>
      </li>
      {!isAhead && marker !== undefined && <li className="m-timeline__mark">{marker}</li>}
      {after.length > 0 && (
        <li className="m-timeline__group m-timeline__group--more m-dated__row">
          <div className="m-dated__when" />
          <div className="m-timeline__what">
            <Events {...shared} events={after} />
          </div>
        </li>
      )}
    </>
  );
}

function Events({ events, ...shared }: Shared & { readonly events: readonly TimelineEntry[] }) {
  if (events.length === 0) return null;
  return (
    <ul className="m-timeline__events">
      {events.map((event) => (
        <Event {...shared} event={event} key={event.id} />
      ))}
    </ul>
  );
}

function Event({ event, today, isDated, lang, sourceOf, lineOf, onShowSource }: Shared & { readonly event: TimelineEntry }) {
  const { id, title, kind, unit } = event;
  const when = whenText(event, today, isDated);
  const weight = weightText(event);
  const source = sourceOf(id);
  const words = source && `from your material, line ${lineOf(source)}`;
  const past = isOver(event, today);
  return (
    <li className="m-timeline__event" data-kind={kind} data-past={past}>
      <div className="m-timeline__words">
        <p className="m-timeline__name" dir="auto" lang={lang}>
          {nameWithoutWeek(event)}
        </p>
        <p className="m-timeline__facts">
          <EventShape kind={kind} past={past} />
          {when !== '' && <span>{when}</span>}
        </p>
      </div>
      {weight !== undefined && (
        <p className="m-timeline__weight">
          <strong>{weight}</strong>
          {unit === undefined && <span> of the mark</span>}
        </p>
      )}
      {source && onShowSource && (
        <button className="m-timeline__source" onClick={() => onShowSource(source)} type="button">
          <Icon name="pen-line" size={14} />
          <span>{words}</span>
          <span className="m-hidden">: {title}. Show in my notes</span>
        </button>
      )}
    </li>
  );
}

function titleOf({ week, day }: EntryGroup): string {
  if (week !== undefined) return `Week ${week}`;
  return day === undefined ? 'No date' : monthText(day);
}

/** "Fri 27 Nov, in 2 days"; "Fri 27 Nov, 09:00, in 2 days"; "Thu 26 to Fri 27 Nov"; '' where the head says that there are no dates or the group is called "No date". */
function whenText({ day, end, hours, week }: TimelineEntry, today: string, isDated: boolean): string {
  if (day === undefined) return isDated && week !== undefined ? 'no day given' : '';
  const days = end === undefined ? weekdayDayText(day, today) : daysText(day, end, today);
  return [days, hours, distanceText(day, today)].filter(Boolean).join(', ');
}
