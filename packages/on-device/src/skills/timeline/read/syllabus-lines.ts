import type { FoundDate } from '../../../lib/dates/found-date.ts';
import type { Stretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import type { CourseEvent, Syllabus, Topic, Unit, Week } from '../syllabus.ts';

/** A row of a schedule: a line or a row of a table with a date, and its topics. */
export interface Session {
  readonly day: number;
  readonly date: FoundDate;
  readonly topics: Topic[];
  /** Whether it is a row of a table. */
  readonly inTable: boolean;
}

/** The text of a syllabus, and how its dates are read. */
export interface Source {
  readonly field: string;
  /** The text without its markup, as long as the field's value. */
  readonly plain: string;
  readonly datesIn: (start: number, end: number) => FoundDate[];
}

/** The content that was read from the tables and lines of a syllabus so far. */
export class SyllabusLines {
  readonly weeks: (Week & { readonly topics: Topic[] })[] = [];
  readonly units: (Unit & { readonly topics: Topic[] })[] = [];
  readonly sessions: Session[] = [];
  readonly events: CourseEvent[] = [];
  readonly dates: { readonly date: FoundDate; readonly label: Passage }[] = [];
  readonly unread: Passage[] = [];
  /** The first day below the mark of a week. */
  readonly weekDays: { readonly week: number; readonly day: number }[] = [];
  /** The places that were read. A line that none of them touches was not used. */
  used: Stretch[] = [];
  /** The name of the assessment that the lines below it explain. */
  heading: Passage | undefined;
  /** The title above the lines, whether it names an assessment or not. */
  title: Passage | undefined;
  start: Syllabus['start'];
  end: number | undefined;

  isUsed({ start, end }: Stretch): boolean {
    return this.used.some((it) => it.start < end && it.end > start);
  }

  /** Forgets the units and that their lines were read. */
  dropUnits(): void {
    const starts = this.units.splice(0).flatMap(({ mark, topics }) => [mark.start, ...topics.map(({ start }) => start)]);
    this.used = this.used.filter(({ start, end }) => !starts.some((at) => at >= start && at < end));
  }
}
