import type { Block, Sentence, TextDocument } from '../../lib/text/document.ts';
import { labelledPlaceOf, type OwnPlace, ownPlaceOf } from './own-headings.ts';
import { endsLabel, mayFollow } from './parts/label-reach.ts';
import type { UnusedReason } from './phrases.ts';
import { plainQuotes } from './plain-quotes.ts';
import { saidBy } from './plain-words.ts';
import { allUnits, type HeadedUnit, type TextUnit } from './read-units.ts';

export interface Unplaced {
  readonly start: number;
  readonly end: number;
  readonly why: UnusedReason;
}

/** The passages of a text with the sections that their headings name, and the rest with the reason why it has no place. */
export function readPassages(document: TextDocument, ids: ReadonlySet<string>, elsewhere: readonly { start: number; end: number }[]) {
  const units = allUnits(document);
  const found: HeadedUnit[] = [];
  const unplaced: Unplaced[] = [];
  const seen = new Set<string>();
  const titles: Block[] = [];
  const indices = new Map(document.blocks.map((block, at) => [block, at]));
  const open: { level: number; place: OwnPlace | undefined }[] = [];
  let label: { block: number; place: OwnPlace } | undefined;
  let sentence = 0;
  let under: number | undefined;
  const first = document.parts.findIndex(({ heading }) => heading !== undefined);
  document.parts.forEach(({ heading, blocks }, index) => {
    // The first heading is the title of the whole.
    under = heading === undefined || index === first ? undefined : index;
    if (heading !== undefined) {
      while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
      const named = ownPlaceOf(document.raw.slice(heading.start, heading.end));
      const outer = open.at(-1)?.place;
      open.push({ level: heading.level, place: named ?? (opensReport(outer) && holdsOutcomes(document, blocks) ? RESULTS : outer) });
      const deeper = (document.parts[index + 1]?.heading?.level ?? 0) > heading.level;
      if (blocks.length === 0 && (!deeper || named === undefined))
        unplaced.push({ start: heading.start, end: heading.end, why: deeper ? 'title' : 'heading' });
      else if (
        named === undefined &&
        blocks.length > 0 &&
        blocks.every(({ start, end }) => PICTURE.test(document.raw.slice(start, end).trim()))
      )
        unplaced.push({ start: heading.start, end: heading.end, why: 'picture' });
      else if (named === undefined && blocks.length > 0)
        add(headingUnit(document, heading), 'heading', indices.get(heading) ?? 0, open.at(-1)?.place);
    }
    for (const block of blocks) {
      const at = indices.get(block) ?? 0;
      const here = open.at(-1)?.place;
      if (block.kind === 'row') {
        const row = document.raw.slice(block.start, block.end);
        if (/[|\t]/.test(row)) add(headingUnit(document, block), 'row', at, here);
        else unplaced.push({ start: block.start, end: block.end, why: 'code' });
        continue;
      }
      const title = titleOf(document, block);
      if (title !== undefined) {
        titles.push(block);
        while ((open.at(-1)?.level ?? 0) >= BARE_TITLE) open.pop();
        open.push({ level: BARE_TITLE, place: title });
        sentence += block.sentences.length;
        continue;
      }
      for (const own of block.sentences) {
        const unit = units[sentence++];
        if (unit === undefined) continue;
        const named = labelledPlaceOf(unit.text);
        if (named !== undefined && (here === undefined || isOwnLine(unit.text, own.start === block.start)))
          label = { block: at, place: named };
        // A label holds until a sentence of its paragraph says that it belongs elsewhere.
        if (named === undefined && label?.block === at && endsLabel(unit.text, label.place)) label = undefined;
        const labelled =
          label?.block === at && (named !== undefined || (saidBy(unit.text) === undefined && mayFollow(unit.text, label.place)));
        add(unit, block.kind, at, labelled ? label?.place : here, own);
      }
    }
  });
  const headings = document.parts.flatMap(({ heading }) => heading ?? []);
  sweep([...found.map(({ unit }) => unit), ...unplaced, ...headings, ...titles, ...elsewhere]);
  return { found, unplaced: unplaced.sort((a, b) => a.start - b.start) };

  /** Lists each line with words that nothing has read. */
  function sweep(places: readonly { readonly start: number; readonly end: number }[]) {
    const sorted = [...places].sort((a, b) => a.start - b.start);
    let next = 0;
    let at = 0;
    let reached = 0;
    for (const line of document.raw.split('\n')) {
      const [start, end] = [at, at + line.length];
      at = end + 1;
      for (; (sorted[next]?.start ?? Number.POSITIVE_INFINITY) < end; next += 1) reached = Math.max(reached, sorted[next]?.end ?? 0);
      if (!/[\p{L}\p{N}]/u.test(line)) continue;
      const place = { start, end: start + line.trimEnd().length };
      if (reached <= start) unplaced.push({ ...place, why: 'wordless' });
      // A line of markup alone, such as a picture, is in no quote of the sentence that it belongs to.
      else if (plainQuotes({ ...document, ...place }).length === 0 && !unplaced.some((it) => it.start < place.end && it.end > start))
        unplaced.push({ ...place, why: PICTURE.test(line.trim()) ? 'picture' : 'wordless' });
    }
  }

  /** The sentences of one line are listed together. */
  function leave(start: number, end: number, why: UnusedReason) {
    const last = unplaced.at(-1);
    if (last?.why === why && !/\S|\n/.test(document.raw.slice(last.end, start))) unplaced[unplaced.length - 1] = { ...last, end };
    else unplaced.push({ start, end, why });
  }

  function add(unit: TextUnit, kind: Block['kind'], block: number, place: OwnPlace | undefined, own?: Sentence) {
    const { start, end } = unit;
    const why = reasonAgainst(unit, own, place);
    if (elsewhere.some((place) => place.start < end && place.end > start)) return;
    if (why === undefined && kind !== 'heading' && kind !== 'row' && seen.has(unit.key)) leave(start, end, 'repeated');
    else if (why !== undefined) leave(start, end, why);
    else {
      seen.add(unit.key);
      const sections = place?.kind === 'sections' ? place.ids.filter((id) => ids.has(id)) : [];
      found.push({ unit, kind, block, own: sections, under: sections.length > 0 ? undefined : under });
    }
  }
}

/** A picture alone, which the report cannot show. */
const PICTURE = /^(?:!\[[^\]]*\]\([^)]*\)|<img\b[^>]*>|\[(?:figure|image|photo)\b[^\]]{0,80}\])[.\s]*$/i;

const RESULTS: OwnPlace = { kind: 'sections', ids: ['results'] };

/** A heading of other words stands for itself below the title of the report or its introduction. */
function opensReport(place: OwnPlace | undefined): boolean {
  return place === undefined || (place.kind === 'sections' && place.ids.every((id) => id === 'introduction' || id === 'abstract'));
}

/** Whether a part has a table of numbers, or a sentence that says what came out. */
function holdsOutcomes({ raw }: TextDocument, blocks: readonly Block[]): boolean {
  const rows = blocks.filter(({ kind }) => kind === 'row').map(({ start, end }) => raw.slice(start, end));
  if (rows.filter((row) => /^[\s|]*[^|\t]*[|\t]\s*[-−]?\d[\d.,]*\s?%?\s*(?:[|\t]|$)/.test(row)).length >= 2) return true;
  return blocks.some(({ sentences }) =>
    sentences.some(({ text }) => {
      const said = saidBy(text);
      return said?.kind === 'section' && said.id === 'results';
    }),
  );
}

/** A line with only the title of a section is a heading, even over a short text: "Findings", "4. Findings". It is deeper than marked headings. */
const BARE_TITLE = 7;

function titleOf({ raw }: TextDocument, { kind, start, end, sentences }: Block): OwnPlace | undefined {
  const text = raw.slice(start, end);
  if (sentences.length !== 1 || text.split(/\s+/).length > 4 || !/^\p{Lu}[^.!?,;]*$/u.test(text)) return undefined;
  if (kind === 'item' && !/(?:^|\n)\s*\d{1,2}(?:\.\d{1,2})*[.)]\s*$/.test(raw.slice(Math.max(0, start - 12), start))) return undefined;
  return ownPlaceOf(text.replace(/:$/, ''));
}

/** Under a heading, a paragraph with one of these labels is a part of its own: "Budget: Rs 4,350" below the last section. */
function isOwnLine(text: string, first: boolean): boolean {
  return (
    first &&
    new RegExp(
      [
        '^(?:budget|costs?|aims?|objectives?|methods?|results?|findings|limitations?|future (?:scope|work)|suggestions?',
        String.raw`recommendations?|conclusions?|problem|references?|acknowledge?ments?|difficulties|challenges|timeline|ethics)\s*:`,
      ].join('|'),
      'i',
    ).test(text)
  );
}

function reasonAgainst({ text, words }: TextUnit, own: Sentence | undefined, place: OwnPlace | undefined): UnusedReason | undefined {
  if (place?.kind === 'sources') return 'source';
  if (place?.kind === 'outside') return 'outside';
  if (PICTURE.test(text)) return 'picture';
  if (own !== undefined && place === undefined) {
    const said = saidBy(text)?.kind;
    if (said === 'thanks' || said === 'no-results') return said;
  }
  return own !== undefined && words < 2 && !/\p{L}{4}/u.test(text) ? 'wordless' : undefined;
}

function headingUnit(document: TextDocument, { start, end }: Block): TextUnit {
  const text = document.raw.slice(start, end);
  return { field: document.field, raw: document.raw, start, end, text, key: `${start}`, words: 0, stems: new Set(), roles: new Set() };
}
