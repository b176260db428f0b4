import { itemIds, pastedLines, type Reference, remarkPlaces, type SectionItems, type Values } from '@marginalia/engine';

export type SourceState = 'complete' | 'look' | 'missing';

/** A source as the view shows it. */
export interface ShownSource {
  readonly id: string;
  readonly item: Reference;
  readonly state: SourceState;
  /** The state in a few words: "Missing: pages". */
  readonly stateText: string;
  /** The advice about it. */
  readonly notes: readonly string[];
  /** The text from which a correction begins: the student's own line where the result may have misread it. */
  readonly begin: string;
}

export interface ShownSources {
  /** The list, in the order of the text. */
  readonly list: readonly ShownSource[];
  /** The notes under the list: identifiers to look up, lines that were not read, duplicates. */
  readonly outside: readonly ShownSource[];
}

/** The words that stand in place of a missing part. */
const TO_BE_ADDED = /\[to be added\]/i;
const YEAR = /\b(?:1[4-9]|20)\d\d|\bn\.\s?d\.|\bin press\b|\bforthcoming\b/i;
/**
 * The sources of a result. Remarks of a section without a view of its own ("Needs your attention") go to the source of
 * the list that it names.
 */
export function shownSources(sections: readonly SectionItems[], allSections: readonly SectionItems[], values: Values): ShownSources {
  const list = sections.flatMap(entriesOf);
  const shown = new Set(sections.map(({ section }) => section));
  const about = allSections.filter(({ section }) => !shown.has(section)).flatMap(entriesOf);
  const placeOf = remarkPlaces(list.map(({ item }) => item));
  const notes = new Map<string, Reference[]>();
  const outside: { readonly id: string; readonly item: Reference }[] = [];
  for (const entry of about) {
    const id = list[placeOf(entry.item)]?.id;
    if (id === undefined) outside.push(entry);
    else notes.set(id, [...(notes.get(id) ?? []), entry.item]);
  }
  const pasted = pastedLines(allSections, values);
  const sourceOf = ({ id, item }: { readonly id: string; readonly item: Reference }, about: readonly Reference[]): ShownSource => ({
    id,
    item,
    ...stateOfSource(item, about),
    begin: about.some(isDoubted) || item.status === 'unread' || CUT.test(item.text) ? lineOf(pasted.get(id), item) : item.text,
  });
  return {
    list: list.map((entry) => sourceOf(entry, notes.get(entry.id) ?? [])),
    outside: outside.map((entry) => sourceOf(entry, [])),
  };
}

/** Whether a remark says more than how the source was read. */
function isDoubted({ notes = [] }: Reference): boolean {
  return notes.some((note) => !note.startsWith('Read as '));
}

/** Records of programs are no text to go on from. */
const RECORD = /^(?:@|\{|TY {2}-|%\w )/;

/** The mark of a quotation that was cut. */
const CUT = /\s*…$/;

/** The text to go on from. A record, or a quotation that was cut and whose line is not clear, would lose its end: it is written anew. */
function lineOf(pasted: string | undefined, { text }: Reference): string {
  const isWhole = pasted !== undefined && !RECORD.test(pasted) && pasted !== text.replace(CUT, '');
  return isWhole ? pasted : CUT.test(text) ? '' : text;
}

function entriesOf(section: SectionItems): { readonly id: string; readonly item: Reference }[] {
  if (section.kind !== 'reference') return [];
  const ids = itemIds(section);
  return section.items.map((item, index) => ({ id: ids[index] ?? '', item }));
}

/** The state of a source, from its own text and from the notes of the result about it. */
export function stateOfSource(item: Reference, about: readonly Reference[]): Pick<ShownSource, 'state' | 'stateText' | 'notes'> {
  const all = [item, ...about];
  const notes = all.flatMap((one) => one.notes ?? []);
  const missing = [...new Set(all.flatMap((one) => one.missing ?? []))];
  if (missing.length > 0) return { state: 'missing', stateText: `Missing: ${missing.join(', ')}`, notes };
  if (TO_BE_ADDED.test(item.text)) return { state: 'missing', stateText: 'Missing: parts marked [to be added]', notes };
  if (item.status === 'look-up') return { state: 'missing', stateText: 'Look this up', notes };
  if (item.status === 'unread') {
    return {
      state: 'missing',
      stateText: 'Not formatted',
      notes: [...notes, 'If this is a source, give it an author, a title and a year.'],
    };
  }
  if (item.status === 'duplicate') return { state: 'look', stateText: 'Merged', notes };
  if (about.length > 0 || item.status !== undefined) return { state: 'look', stateText: 'Check this', notes };
  if (!YEAR.test(item.text)) return { state: 'look', stateText: 'Check this', notes: [...notes, 'No year was found in it.'] };
  return { state: 'complete', stateText: 'Complete', notes };
}
