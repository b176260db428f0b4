import type { ViewName } from '../../definition/holds.ts';
import type { DataRow } from '../../items/row.ts';
import type { SectionItems } from '../../items/section-items.ts';

/** A view of a result besides its text. */
export interface ResultView {
  readonly name: ViewName;
  /** The sections whose items it shows, in the order of the text. */
  readonly sections: readonly SectionItems[];
  /** The number of these items; the headings of tables are none, and a calendar shows only what has a day. */
  readonly count: number;
}

/**
 * The views that the outline gives to the items of a result, in the order in which its sections name them. A section whose form could not
 * be read has no items and so no view. A section with fewer items than the outline asks for has its views: the material may hold no more.
 */
export function viewsOf(sections: readonly SectionItems[]): ResultView[] {
  const names = [...new Set(sections.flatMap(({ views = [] }) => views))];
  return names
    .map((name) => ({ name, sections: sections.filter(({ views }) => views?.includes(name)) }))
    .map((view) => ({ ...view, count: view.sections.reduce((sum, section) => sum + countOf(section, view.name), 0) }))
    .filter(({ name, sections: shown, count }) => count > 0 && (name !== 'chart' || shown.some(hasNumbers)));
}

function countOf(section: SectionItems, view: ViewName): number {
  if (section.kind === 'row') return section.items.filter(({ heading }) => !heading).length;
  if (section.kind === 'event' && view === 'calendar')
    return section.items.filter(({ date, topics }) => date !== undefined && !topics).length;
  return section.items.length;
}

/** A chart needs two columns of numbers with three points or more. */
function hasNumbers(section: SectionItems): boolean {
  if (section.kind !== 'row') return false;
  const rows = section.items.filter((row) => !row.heading);
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const numeric = Array.from({ length: columns }, (_cell, column) => rows.filter((row) => isNumber(row, column)).length);
  return numeric.filter((points) => points >= 3).length >= 2;
}

function isNumber({ cells }: DataRow, column: number): boolean {
  return /^[-−+]?\d/.test(cells[column] ?? '');
}
