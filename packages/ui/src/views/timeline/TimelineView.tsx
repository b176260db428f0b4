import { localDay } from '@marginalia/engine';
import { useMemo } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import { counted } from '../../format/counts.ts';
import { weekdayDayText } from '../../format/days.ts';
import { lineNumberOf, sourceFinder } from '../source-of.ts';
import type { SourcePlace, ViewProps } from '../view.ts';
import { type EntryGroup, entryGroups, isOver, timelineEntries } from './entries.ts';
import { markShares, marksText } from './marks.ts';
import { timelineOverview, weekOfToday } from './overview.ts';
import { Strip } from './Strip.tsx';
import { TimelineGroup } from './TimelineGroup.tsx';
import '../dated.css';
import './timeline.css';

/** The events of a course in order. Past events are folded, and today is marked. */
export default function TimelineView({ sections, text, spans, values, ports, lang, onShowSource }: ViewProps) {
  const today = localDay(ports.clock.now());
  const entries = useMemo(() => timelineEntries(sections, today, text), [sections, today, text]);
  const sources = useMemo(() => {
    const find = sourceFinder(text, spans);
    return new Map(entries.map(({ id, title }) => [id, find(title)]));
  }, [entries, text, spans]);
  const groups = entryGroups(entries, today);
  const past = groups.filter((group) => group.past);
  const rest = groups.filter((group) => !group.past);
  const overview = timelineOverview(entries, today);
  const now = overview?.weeks.findIndex(({ time }) => time === 'now') ?? -1;
  const isDated = entries.some(({ day }) => day !== undefined);
  // The line of today stands before the first group that has something from today on.
  const first = rest.find((group) => [...group.topics, ...group.events].some((entry) => entry.day !== undefined && !isOver(entry, today)));
  const shared = {
    today,
    isDated,
    lang,
    sourceOf: (id: string) => sources.get(id),
    lineOf: (place: SourcePlace) => lineNumberOf(values, place),
    onShowSource,
  };
  const summary = [
    now >= 0 && groups.some(({ week }) => week !== undefined) && weekOfToday(overview?.weeks ?? [], now, text),
    marksText(markShares(entries, today)),
    !isDated && 'The text gives no dates.',
  ];
  return (
    <div className="m-timeline m-dated">
      <div className="m-timeline__head">
        <h3 className="m-timeline__title">{counted(entries.length, 'entry').replace(/ys$/, 'ies')}</h3>
        <p className="m-dated__muted">{summary.filter(Boolean).join(' ')}</p>
      </div>
      {overview && <Strip overview={overview} />}
      {past.length > 0 && (
        <details className="m-timeline__past">
          <summary className="m-dated__summary">
            <Icon className="m-dated__chevron" name="chevron-down" size={16} />
            <span className="m-timeline__title">
              {past.reduce((sum, { topics, events }) => sum + topics.length + events.length, 0)} past
            </span>
            <span className="m-dated__muted">{pastText(past, today)}</span>
          </summary>
          <ol className="m-dated__list">
            {past.map((group) => (
              <TimelineGroup {...shared} group={group} key={group.key} />
            ))}
          </ol>
        </details>
      )}
      {isDated && rest.length > 0 && first === undefined && <Today today={today} />}
      <ol className="m-dated__list">
        {rest.map((group) => (
          <TimelineGroup {...shared} group={group} key={group.key} marker={group === first ? <Today today={today} /> : undefined} />
        ))}
      </ol>
    </div>
  );
}

function Today({ today }: { readonly today: string }) {
  return (
    <p className="m-timeline__today">
      <span className="m-dated__today">Today, {weekdayDayText(today, today)}</span>
    </p>
  );
}

/** "weeks 1 to 11, 4 exams and deadlines, 55 % of the mark" */
function pastText(groups: readonly EntryGroup[], today: string): string {
  const weeks = groups.flatMap(({ week }) => (week === undefined ? [] : [week]));
  const events = groups.flatMap((group) => group.events);
  const named = events.filter(({ kind }) => kind !== 'event').length;
  const share = markShares(events, today).past;
  return [
    weeks.length > 1 && `weeks ${weeks[0]} to ${weeks.at(-1)}`,
    weeks.length === 1 && `week ${weeks[0]}`,
    named > 0 && (named === 1 ? '1 exam or deadline' : `${named} exams and deadlines`),
    share > 0 && `${share} % of the mark`,
  ]
    .filter(Boolean)
    .join(', ');
}
