import { distanceText, weekdayDayText } from '../../format/days.ts';
import type { DayEntry } from './day-entries.ts';

export interface DayListProps {
  readonly entries: readonly DayEntry[];
  readonly today: string;
  readonly lang: string | undefined;
}

const KIND_WORDS: Readonly<Record<DayEntry['kind'], string>> = {
  exam: 'Exam',
  deadline: 'Deadline',
  goal: 'Goal',
  event: '',
  topic: '',
  mark: '',
  study: '',
};

/** The entries of a day or a month in words. */
export function DayList({ entries, today, lang }: DayListProps) {
  if (entries.length === 0) return <p className="m-calendar__none">Nothing is planned here.</p>;
  return (
    <ul className="m-calendar__entries">
      {entries.map(({ id, day, title, note, kind, done }) => (
        <li className="m-calendar__entry" data-over={day < today || done === true} key={id}>
          <span className="m-calendar__muted">{weekdayDayText(day, today)}</span>
          <span className="m-calendar__name" dir="auto" lang={lang}>
            {title}
          </span>
          <span className="m-calendar__muted m-calendar__note">
            {[KIND_WORDS[kind], note, kind !== 'study' && distanceText(day, today)].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
