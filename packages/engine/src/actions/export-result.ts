import type { Values } from '../definition/field.ts';
import type { Tool } from '../definition/tool.ts';
import { type ReferenceTexts, referenceTexts } from '../documents/corrected-references.ts';
import { EXPORT_FILES, type ExportedEvents, type ExportFormat, type ExportSource } from '../documents/export-source.ts';
import { type ExportGroupName, sectionsFor } from '../documents/exports-of.ts';
import { fileName } from '../export/file-name.ts';
import { documentTitle, downloadName } from '../export/names.ts';
import { localDay } from '../format/format.ts';
import type { ExportSection, StandingBlock } from '../items/item-section.ts';
import { itemIds, type SectionItems } from '../items/section-items.ts';
import type { Notice } from '../notice.ts';
import { firstDay, isWeek, NOWHERE } from '../plan/place.ts';
import { isPlanProgress } from '../plan/plan-progress.ts';
import { plannedBlocks } from '../plan/study-plan.ts';
import type { Ports } from '../ports.ts';
import { everySection, itemsOf } from '../run/brief/items-of.ts';
import { resultProgress } from '../run/keep/result-progress.ts';
import { deckName } from '../study/deck-name.ts';

/** A result that is exported: of a run, or from a saved record. */
export interface ExportedResult {
  readonly tool: Tool;
  /** The public text. */
  readonly text: string;
  /** The form that made it, where it is known. */
  readonly values?: Values | undefined;
  /** The title of a saved record, which names its file too. */
  readonly title?: string | undefined;
}

/** A choice of the Export menu. */
export interface ExportChoice {
  readonly group: ExportGroupName;
  readonly format: ExportFormat;
}

/** The name of what `ResultProgress` keeps about earlier exports. */
const EXPORTED = 'exported';

/** The sections with items that can be exported. */
export function exportableSections({ tool, text, values }: ExportedResult): readonly SectionItems[] {
  return itemsOf(tool, text, values);
}

const NOT_LOADED = 'Check your connection, then export again. Download still gives the text.';
const NOT_MADE = 'The file could not be made. Export another format; Download still gives the text.';

const notWritten = (name: string, reason: string): Notice => ({ tone: 'error', title: 'Error', text: `${name} was not written.`, reason });

/** Writes the result as a file of another program and offers it for download. */
export async function exportResult(
  result: ExportedResult,
  { group, format }: ExportChoice,
  ports: Pick<Ports, 'files' | 'clock' | 'progress' | 'kept' | 'log'> & { readonly documents: Pick<Ports['documents'], 'write'> },
): Promise<Notice> {
  const { tool, text, values, title } = result;
  const now = ports.clock.now();
  const { extension, type } = EXPORT_FILES[format];
  const name =
    title === undefined && values !== undefined
      ? downloadName(tool, { values }, extension, now)
      : fileName(title ?? tool.name, '', extension);
  const progress = resultProgress(ports, tool.slug, text);
  try {
    const { views = {} } = (await progress.read()) ?? {};
    const source = exportSource(result, group, now, views);
    const file = await ports.documents.write(format, source);
    if (!file) return notWritten(name, NOT_LOADED);
    const { bytes, exported } = file;
    ports.files.download({ name, type, content: bytes });
    // If the device cannot keep it, the next export adds its events anew instead of changing them.
    if (exported) await progress.update(EXPORTED, () => exported).catch(() => undefined);
    return { tone: 'success', title: 'Exported!', text: `${name} downloaded` };
  } catch (cause) {
    ports.log.warn(`${tool.slug}: ${format} could not be made: ${cause}`);
    return notWritten(name, NOT_MADE);
  }
}

/**
 * A result as plain data.
 * @param views what the student did with it: a plan is exported as it stands now
 */
export function exportSource(
  result: ExportedResult,
  group: ExportGroupName,
  now: Date,
  views: Readonly<Record<string, unknown>> = {},
): ExportSource {
  const { tool, text, values, title } = result;
  const today = localDay(now);
  const all = exportableSections(result);
  const texts = referenceTexts(views['references']);
  const sections = all.map((section) =>
    section.kind === 'reference' ? asCorrected(section, texts) : asPlanned(section, views['plan'], today),
  );
  const exported = views[EXPORTED];
  return {
    tool: tool.slug,
    title: title ?? titleOf(result, group),
    text: withCorrections(text, all, texts),
    headings: (values === undefined ? everySection(tool) : tool.sections(values)).map((section) => section.title),
    sections: sectionsFor(group, sections),
    today,
    now: now.toISOString(),
    ...(tool.definition.target !== undefined && { isReport: true }),
    ...(isExported(exported) && { exported }),
  };
}

/** The title inside a file. A deck has the name that it would have on this device, so that the decks of two texts stay apart. */
function titleOf({ tool, values }: ExportedResult, group: ExportGroupName): string {
  if (values === undefined) return tool.name;
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  const [longest = ''] = texts.toSorted((one, other) => other.length - one.length);
  return (group === 'cards' && deckName(longest)) || documentTitle(tool, { values });
}

/** A section with the blocks of its plan where the student has put them; those without a day are left out. */
function asPlanned(section: SectionItems, plan: unknown, today: string): ExportSection {
  const { views: _views, opens: _opens, ...held } = section;
  if (held.kind !== 'block') return held;
  const nth = new Map<string, number>();
  const items = plannedBlocks(held.items, itemIds(section), isPlanProgress(plan) ? plan : undefined, today).flatMap(
    ({ id: _id, home, place, done, pinned: _pinned, ...block }): StandingBlock[] => {
      const named = `${block.subject}\n${firstDay(home)}`;
      nth.set(named, (nth.get(named) ?? 0) + 1);
      const key = `${named}\n${nth.get(named)}`;
      if (place === NOWHERE && home !== NOWHERE) return [];
      return [{ ...block, key, date: firstDay(place), ...(isWeek(place) && { wholeWeek: true }), ...(done && { done }) }];
    },
  );
  return { ...held, items };
}

/** References with what the student wrote in their place. */
function asCorrected(section: SectionItems & { readonly kind: 'reference' }, texts: ReferenceTexts): ExportSection {
  const { kind, title, section: id } = section;
  const ids = itemIds(section);
  const items = section.items.map((item, index) => {
    const text = texts[ids[index] ?? ''];
    return text === undefined ? item : { ...item, text, corrected: true as const };
  });
  return { kind, items, section: id, title };
}

/** The text with what the student wrote in place of its references. */
function withCorrections(text: string, sections: readonly SectionItems[], texts: ReferenceTexts): string {
  return sections.reduce((whole, section) => {
    if (section.kind !== 'reference') return whole;
    const ids = itemIds(section);
    return section.items.reduce((now, item, index) => now.replace(item.text, () => texts[ids[index] ?? ''] ?? item.text), whole);
  }, text);
}

function isExported(value: unknown): value is ExportedEvents {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((event: unknown) => {
    if (typeof event !== 'object' || event === null) return false;
    const { sequence, summary, date } = event as Readonly<Record<string, unknown>>;
    return Number.isSafeInteger(sequence) && typeof summary === 'string' && typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
  });
}
