import { localDay } from '@marginalia/engine';
import { useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { IconButton } from '../../basics/IconButton.tsx';
import { counted } from '../../format/counts.ts';
import { fullDayText, monthText } from '../../format/days.ts';
import type { ViewProps } from '../view.ts';
import { DayList } from './DayList.tsx';
import { dayEntries } from './day-entries.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { shiftMonth } from './month.ts';
import './calendar.css';

/** The items that have a day, month by month. The chosen day, or else the month, is listed under the grid. */
export default function CalendarView({ sections, text, ports, progressIn, lang }: ViewProps) {
  const today = localDay(ports.clock.now());
  const { entries, weekly, undated } = dayEntries(sections, progressIn?.('plan').state, today, text);
  const [focused, setFocused] = useState(() => firstShown(entries, today));
  const [chosen, setChosen] = useState<string>();
  const note = noteOf(sections, weekly, undated);
  const month = focused.slice(0, 7);
  const listed = entries.filter(({ day }) => (chosen === undefined ? day.startsWith(month) : day === chosen));
  const go = (day: string): void => {
    setFocused(day);
    if (chosen !== undefined && !chosen.startsWith(day.slice(0, 7))) setChosen(undefined);
  };
  return (
    <div className="m-calendar">
      <div className="m-calendar__head">
        <h3 aria-live="polite" className="m-calendar__month">
          {monthText(`${month}-01`)}
        </h3>
        <Button onClick={() => go(today)} size="sm">
          Go to today
        </Button>
        <IconButton icon="arrow-left" label="Previous month" onClick={() => go(shiftMonth(`${month}-01`, -1))} tooltip="Previous month" />
        <IconButton icon="arrow-right" label="Next month" onClick={() => go(shiftMonth(`${month}-01`, 1))} tooltip="Next month" />
      </div>
      <MonthGrid
        chosen={chosen}
        entries={entries}
        focused={focused}
        lang={lang}
        month={month}
        onChoose={(day) => {
          setFocused(day);
          setChosen(day === chosen ? undefined : day);
        }}
        onFocus={go}
        today={today}
      />
      <section aria-live="polite" className="m-calendar__list">
        <div className="m-calendar__line">
          <h4 className="m-calendar__heading">{chosen === undefined ? monthText(`${month}-01`) : fullDayText(chosen)}</h4>
          {chosen !== undefined && (
            <Button onClick={() => setChosen(undefined)} size="sm" variant="ghost">
              Show the whole month
            </Button>
          )}
        </div>
        <DayList entries={listed} lang={lang} today={today} />
        {note !== '' && <p className="m-calendar__muted">{note}</p>}
      </section>
    </div>
  );
}

/** Today if its month has something; else the first day after today with something, or the last before. */
function firstShown(entries: readonly { readonly day: string }[], today: string): string {
  if (entries.some(({ day }) => day.startsWith(today.slice(0, 7)))) return today;
  return (entries.find(({ day }) => day >= today) ?? entries.at(-1))?.day ?? today;
}

/** "Of longer events the first and the last day are here. 16 lines of whole weeks are in Timeline."; '' if nothing is left out. */
function noteOf(sections: ViewProps['sections'], weekly: number, undated: number): string {
  const other = sections.some(({ views }) => views?.includes('timeline')) ? 'Timeline' : 'Plan';
  const notes: string[] = [];
  const isLong = sections.some((section) => section.kind === 'event' && section.items.some(({ end }) => end !== undefined));
  if (isLong) notes.push('Of longer events the first and the last day are here.');
  if (weekly > 0) notes.push(`${counted(weekly, 'line')} of whole weeks ${weekly === 1 ? 'is' : 'are'} in ${other}.`);
  if (undated > 0) notes.push(`${counted(undated, 'line')} without a date ${undated === 1 ? 'is' : 'are'} in ${other}.`);
  return notes.join(' ');
}
