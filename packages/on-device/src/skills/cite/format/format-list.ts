import type { Engine, System } from 'citeproc';
import type { Progressed } from '../../../progressed.ts';
import type { PrintedItem } from '../csl-item.ts';
import type { CitationStyle } from './citation-style.ts';
import { correctedText } from './corrected-text.ts';
import { leadingArticle, withArticle } from './leading-article.ts';
import { asItem } from './style-item.ts';

const STYLE_FILES: Readonly<Record<CitationStyle, () => Promise<{ readonly default: string }>>> = {
  apa: () => import('./styles/apa.csl?raw'),
  mla: () => import('./styles/modern-language-association-8th-edition.csl?raw'),
  chicago: () => import('./styles/chicago-author-date.csl?raw'),
  harvard: () => import('./styles/harvard-cite-them-right.csl?raw'),
  ieee: () => import('./styles/ieee.csl?raw'),
};

/** Cite Them Right is written for British English: single quotation marks, day before month. */
const BRITISH: ReadonlySet<CitationStyle> = new Set(['harvard']);

/**
 * Styles whose list does not depend on how a text cites its entries. Where a style tells works of one author and year apart by letters
 * (2020a, 2020b), citeproc finds them by writing all citations.
 */
const WITHOUT_LETTERS: ReadonlySet<CitationStyle> = new Set(['mla', 'ieee']);
const CITATION = /<citation\b.*?<\/citation>/s;
const SHORTEST_CITATION = '<citation><layout><text variable="citation-number"/></layout></citation>';

export interface FormattedEntry {
  readonly id: string;
  /** Plain text on one line. */
  readonly text: string;
  /** The citation of it in a text, where that was asked for: "(Kahneman, 2011)", "[1]". */
  readonly cited?: string;
}

/** The progress is told after this many items that citeproc takes in, and after this many entries that it writes. */
const TAKEN_IN = 2000;
const WRITTEN = 200;
/** The share of the time that citeproc takes to sort the items and to find equal citations. */
const SORTING = 0.6;

/**
 * Formats a reference list with citeproc: sorted as the style requires, or in order of first appearance if the style
 * numbers its entries. Library, style and locale are loaded when they are first needed.
 * @param cites whether each entry comes with its citation, which takes time in a long list
 * @param progressed called every few hundred entries
 */
export async function formatList(
  items: readonly PrintedItem[],
  style: CitationStyle,
  cites = false,
  progressed?: Progressed,
): Promise<readonly FormattedEntry[]> {
  if (items.length === 0) return [];
  const kind = WITHOUT_LETTERS.has(style) && !cites ? (`${style} without citations` as const) : style;
  const { engine, system } = resting.get(kind)?.pop() ?? (await startEngine(style, kind));
  const articles = new Map(style === 'ieee' ? [] : items.map((item) => [item.id, leadingArticle(item)]));
  const byId = new Map(
    items.map(({ title = '', ...item }) => [
      item.id,
      asItem({ ...item, ...(title === '' ? {} : { title: title.slice(articles.get(item.id)?.length ?? 0) }) }, style),
    ]),
  );
  // citeproc changes the items that it gets.
  system.retrieveItem = (id) => structuredClone(byId.get(id) ?? {});
  const entries = (await written(engine, [...byId.keys()], cites, progressed)).map(({ cited, ...entry }): FormattedEntry => {
    const article = articles.get(entry.id) ?? '';
    const text = withArticle(correctedText(entry.text, byId.get(entry.id), style), article);
    return { ...entry, text, ...(cited === undefined ? {} : { cited: withArticle(cited, article) }) };
  });
  // An engine that has failed is not used again, nor is one of a long list, because emptying it takes as long as the list.
  if (items.length <= WRITTEN) {
    engine.restoreProcessorState();
    system.retrieveItem = () => ({});
    resting.set(kind, [...(resting.get(kind) ?? []), { engine, system }]);
  }
  return entries;
}

async function written(
  engine: Engine,
  ids: readonly string[],
  cites: boolean,
  progressed: Progressed | undefined,
): Promise<readonly FormattedEntry[]> {
  for (let taken = 0; taken < ids.length; taken += TAKEN_IN) {
    engine.updateItems(ids.slice(0, taken + TAKEN_IN));
    await progressed?.((SORTING * Math.min(taken + TAKEN_IN, ids.length)) / ids.length);
  }
  const entries: FormattedEntry[] = [];
  while (entries.length < ids.length) {
    const page = pageOf(engine, entries);
    if (page.length === 0) break;
    for (const entry of page) {
      entries.push(cites ? { ...entry, cited: oneLine(engine.makeCitationCluster([{ id: entry.id }])).trim() } : entry);
    }
    await progressed?.(SORTING + ((1 - SORTING) * entries.length) / ids.length);
  }
  return entries;
}

/** The entries after those that are written. The last of these is written again, because some styles put a dash for its author below it. */
function pageOf(engine: Engine, written: readonly FormattedEntry[]): FormattedEntry[] {
  const repeated = written.length > 1 ? 1 : 0;
  const list = engine.makeBibliography({ page_start: written.at(-1 - repeated)?.id ?? true, page_length: WRITTEN + repeated });
  if (list === false) return [];
  const [meta, entries] = list;
  return entries.map((entry, index) => ({ id: meta.entry_ids[index]?.[0] ?? '', text: oneLine(entry) })).slice(repeated);
}

/** Loads the library, every style and both locales. */
export async function loadFormatting(): Promise<void> {
  await Promise.all((Object.keys(STYLE_FILES) as CitationStyle[]).map(loadStyle));
}

function loadStyle(style: CitationStyle) {
  return Promise.all([
    import('citeproc'),
    STYLE_FILES[style](),
    import('./styles/locales-en-US.xml?raw'),
    import('./styles/locales-en-GB.xml?raw'),
  ]);
}

type EngineKind = CitationStyle | `${CitationStyle} without citations`;

interface Started {
  readonly engine: Engine;
  readonly system: System;
}

/** Empty engines that wait for their next list: to start one takes longer than to write a short list. Two lists at once have two engines. */
const resting = new Map<EngineKind, Started[]>();

async function startEngine(style: CitationStyle, kind: EngineKind): Promise<Started> {
  const language = BRITISH.has(style) ? 'en-GB' : 'en-US';
  const [{ default: CSL }, { default: styleXml }, { default: american }, { default: british }] = await loadStyle(style);
  const system: System = {
    retrieveLocale: (tag) => (tag === 'en-GB' ? british : american),
    retrieveItem: () => ({}),
  };
  const listStyle = kind === style ? styleXml : styleXml.replace(CITATION, SHORTEST_CITATION);
  const engine = new CSL.Engine(system, listStyle, language, true);
  engine.setOutputFormat('text');
  return { engine, system };
}

/** Makes an entry one line of plain text; numbered styles put a gap after the number. */
function oneLine(entry: string): string {
  return (
    entry
      .replace(/\s+/g, ' ')
      .trim()
      // A style may leave the full stop of a part that is empty: "Title. . Available at".
      .replace(/(?<=[\p{L}\p{N})\]”’][.?!])\s\.(?=\s(?!\.)|$)/gu, '')
      .replace(/^(\[\d+\])\s*/, '$1 ')
  );
}
