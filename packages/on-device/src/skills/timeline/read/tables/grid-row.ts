import type { Passage } from '../../../../spans.ts';
import { eventFrom, isSurelyEvent } from '../read-events.ts';
import type { Source, SyllabusLines } from '../syllabus-lines.ts';
import { cellPassage, readCell, wordsIn } from './read-cell.ts';
import type { TableRow } from './table.ts';

/** "DUE: Lab 0", and what is handed out on the day. */
const DUE = /^\W*due\W+/i;
const HANDED_OUT = /^\W*(?:assigned|out|posted|preparation|read)\b/i;

/** Reads a row of a calendar: each cell begins with its own date. Returns whether one does. */
export function takeGridRow(laid: SyllabusLines, row: TableRow, source: Source): boolean {
  let isRead = false;
  for (const cell of row.cells) {
    const [date] = cell ? source.datesIn(cell.start, cell.end) : [];
    if (!cell || !date || /\p{L}{2}/u.test(source.plain.slice(cell.start, date.start))) continue;
    isRead = true;
    const { topics: found, events } = readCell({ start: date.end, end: cell.end }, 'topic', '', source, undefined, laid);
    const topics: Passage[] = [];
    for (const topic of found) {
      const words = wordsIn(source, topic);
      const due = DUE.exec(words)?.[0].length;
      if (due !== undefined)
        laid.events.push(eventFrom(cellPassage(source, { start: topic.start + due, end: topic.end }), date, undefined));
      else if (!HANDED_OUT.test(words)) topics.push(topic);
    }
    for (const event of events) {
      const due = DUE.exec(wordsIn(source, event.name))?.[0].length ?? 0;
      const name = cellPassage(source, { start: event.name.start + due, end: event.name.end });
      if (due > 0 || (isSurelyEvent(wordsIn(source, name)) && !HANDED_OUT.test(wordsIn(source, event.name))))
        laid.events.push({ ...event, name, date: event.date ?? date });
    }
    laid.sessions.push({ day: date.first, date, topics, inTable: true });
    laid.dates.push({ date, label: topics[0] ?? events[0]?.name ?? cellPassage(source, { start: date.end, end: date.end }) });
  }
  return isRead;
}
