import { computedPlots, isEnough } from '../chart/computed-plots.ts';
import { quantitiesOf } from '../chart/readings.ts';
import { tablesOfSections } from '../chart/tables.ts';
import type { ItemKindName } from '../definition/holds.ts';
import type { ExportSection, ItemSection, StandingReference } from '../items/item-section.ts';
import { NAMED_ONLY } from '../items/reference.ts';
import { isExplained } from '../items/term.ts';
import { withEntries } from './corrected-references.ts';
import type { ExportFormat } from './export-source.ts';
import { remarkPlaces } from './remark-places.ts';

export type ExportGroupName = 'cards' | 'dates' | 'references' | 'rows' | 'written' | 'whole';

/** Files that are made of the same items of a result. */
export interface ExportGroup {
  readonly name: ExportGroupName;
  /** The number of items of each kind in them; none for the whole result. */
  readonly counts: readonly { readonly kind: ItemKindName; readonly count: number }[];
  readonly formats: readonly ExportFormat[];
}

interface GroupRule {
  readonly name: ExportGroupName;
  /** The kinds of items that its files hold; `all` for the whole result, which every result can become. */
  readonly kinds: readonly ItemKindName[] | 'all';
  /** Whether only a draft of the device has such files. */
  readonly ofDraft?: true;
  readonly formats: readonly ExportFormat[];
}

const GROUPS: readonly GroupRule[] = [
  { name: 'cards', kinds: ['card', 'term'], formats: ['apkg', 'anki-tsv', 'csv'] },
  { name: 'dates', kinds: ['event', 'block'], formats: ['ics', 'csv'] },
  { name: 'references', kinds: ['reference'], formats: ['bib', 'ris', 'csl', 'html'] },
  { name: 'rows', kinds: ['row'], formats: ['csv', 'svg'] },
  { name: 'written', kinds: 'all', ofDraft: true, formats: ['docx'] },
  { name: 'whole', kinds: 'all', formats: ['docx', 'md'] },
];

/** Formats that need more than items of their group. */
const NEEDS: { readonly [Format in ExportFormat]?: (sections: readonly (ItemSection | ExportSection)[]) => boolean } = { svg: hasChart };

/** The files that a result with these sections can become. */
export function exportsOf(sections: readonly (ItemSection | ExportSection)[]): readonly ExportGroup[] {
  return GROUPS.flatMap(({ name, kinds, ofDraft, formats }) => {
    if (ofDraft && !sections.some(({ isDraft }) => isDraft)) return [];
    const own = name === 'cards' ? deckIn(sections) : sections;
    const counts = kinds === 'all' ? [] : kinds.map((kind) => ({ kind, count: countOf(kind, own) })).filter(({ count }) => count > 0);
    if (kinds !== 'all' && counts.length === 0) return [];
    return [{ name, counts, formats: formats.filter((format) => NEEDS[format]?.(sections) ?? true) }];
  });
}

/** Whether some table has numbers that can be drawn. */
function hasChart(sections: readonly (ItemSection | ExportSection)[]): boolean {
  return tablesOfSections(sections).some((table) => computedPlots(quantitiesOf(table)).some(isEnough));
}

/** The sections whose items are studied as one deck; every section where the result has no deck. */
function deckIn<Section extends { readonly inDeck?: true }>(sections: readonly Section[]): readonly Section[] {
  return sections.some(({ inDeck }) => inDeck) ? sections.filter(({ inDeck }) => inDeck) : sections;
}

/** The sections that a file of this group holds. */
export function sectionsFor(name: ExportGroupName, sections: readonly ExportSection[]): readonly ExportSection[] {
  const kinds = GROUPS.find((group) => group.name === name)?.kinds ?? 'all';
  const own = name === 'cards' ? deckIn(sections) : sections;
  return kinds === 'all' ? own : own.filter(({ kind }) => kinds.includes(kind));
}

/**
 * The references of a list, each once; where there is no list, the sources that the material names. Never searches that are to be run, nor
 * names without a title. A source from outside the list is in it once the student has written its text.
 */
export function listedReferences(sections: readonly (ItemSection | ExportSection)[]): readonly StandingReference[] {
  const all = sections.flatMap((section): readonly StandingReference[] => (section.kind === 'reference' ? section.items : []));
  const listed = all.filter(({ status }) => status === undefined);
  const named = all.filter(({ status, text }) => (status === 'check' && !NAMED_ONLY.test(text)) || status === 'incomplete');
  const list = listed.length > 0 ? listed : named;
  return withEntries(
    list,
    all.filter((reference) => reference.corrected && !list.includes(reference)),
  );
}

/** Counts the references of a list on which the result has a remark, and which the student has not corrected. */
export function countDoubtful(sections: readonly (ItemSection | ExportSection)[]): number {
  const list = listedReferences(sections);
  const all = sections.flatMap((section): readonly StandingReference[] => (section.kind === 'reference' ? section.items : []));
  const placeOf = remarkPlaces(list);
  const doubted = new Set(all.filter(({ status }) => status === 'check' || status === 'incomplete').map(placeOf));
  return list.filter(({ corrected }, index) => !corrected && doubted.has(index)).length;
}

/** The words that go with a list in which some references are doubtful; undefined where none is. */
export function doubtfulWords(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? '1 entry is doubtful or lacks a part: check it.' : `${count} entries are doubtful or lack a part: check them.`;
}

/** Counts the items of a kind that a file can hold: cards need a back, and dates a day. */
function countOf(kind: ItemKindName, sections: readonly (ItemSection | ExportSection)[]): number {
  if (kind === 'reference') return listedReferences(sections).length;
  return sections.reduce((sum, section) => sum + (section.kind === kind ? countIn(section) : 0), 0);
}

function countIn(section: ItemSection | ExportSection): number {
  switch (section.kind) {
    case 'term':
      return section.items.filter(isExplained).length;
    case 'event':
      return section.items.filter(({ date, topics }) => date !== undefined && !topics).length;
    case 'row':
      return section.items.filter(({ heading }) => !heading).length;
    default:
      return section.items.length;
  }
}
