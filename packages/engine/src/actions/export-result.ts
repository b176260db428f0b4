import type { Values } from '../definition/field.ts';
import type { Tool } from '../definition/tool.ts';
import { EXPORT_FILES, type ExportedEvents, type ExportFormat, type ExportSource } from '../documents/export-source.ts';
import { countDoubtful, doubtfulWords, type ExportGroupName, sectionsFor } from '../documents/exports-of.ts';
import { fileName } from '../export/file-name.ts';
import { documentTitle, downloadName } from '../export/names.ts';
import { localDay } from '../format/format.ts';
import type { ExportSection } from '../items/item-section.ts';
import type { Notice } from '../notice.ts';
import type { Ports } from '../ports.ts';
import { everySection } from '../run/brief/items-of.ts';
import { resultProgress } from '../run/keep/result-progress.ts';
import { NO_WORK, type ResultWork } from '../standing/result-work.ts';
import { standingOf } from '../standing/standing-result.ts';
import { nameOfDeck } from '../study/deck-name.ts';
import { isDeckLink } from '../study/deck-of-result.ts';

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

/** The sections with items that can be exported, as the student has left them. */
export function exportableSections(result: ExportedResult, now: Date, work: ResultWork = NO_WORK): readonly ExportSection[] {
  const isReport = result.tool.definition.target !== undefined;
  return standingOf(result, work, localDay(now)).sections.map((own) => (isReport && own.kind === 'task' ? { ...own, isDraft: true } : own));
}

const NOT_LOADED = 'Check your connection, then export again. Download still gives the text.';
const NOT_MADE = 'The file could not be made. Export another format; Download still gives the text.';

const notWritten = (name: string, reason: string): Notice => ({ tone: 'error', title: 'Error', text: `${name} was not written.`, reason });

/** Writes the result as a file of another program and offers it for download. */
export async function exportResult(
  result: ExportedResult,
  { group, format }: ExportChoice,
  ports: Pick<Ports, 'files' | 'clock' | 'progress' | 'decks' | 'kept' | 'log'> & { readonly documents: Pick<Ports['documents'], 'write'> },
): Promise<Notice> {
  const { tool, text, values, title } = result;
  const now = ports.clock.now();
  const { extension, type } = EXPORT_FILES[format];
  // The text alone and the whole report are both Word files: with one name the second would replace the first.
  const ending = group === 'written' ? `_text_alone${extension}` : extension;
  const name =
    title === undefined && values !== undefined ? downloadName(tool, { values }, ending, now) : fileName(title ?? tool.name, '', ending);
  const progress = resultProgress(ports, tool.slug, text);
  try {
    const [record, decks] = await Promise.all([progress.read(), ports.decks.list()]);
    const source = exportSource(result, group, now, { views: record?.views ?? {}, decks });
    const file = await ports.documents.write(format, source);
    if (!file) return notWritten(name, NOT_LOADED);
    const { bytes, exported } = file;
    ports.files.download({ name, type, content: bytes });
    // If the device cannot keep it, the next export adds its events anew instead of changing them.
    if (exported) await progress.update(EXPORTED, () => exported).catch(() => undefined);
    const reason = group === 'references' ? doubtfulWords(countDoubtful(source.sections)) : undefined;
    return { tone: 'success', title: 'Exported!', text: `${name} downloaded`, ...(reason !== undefined && { reason }) };
  } catch (cause) {
    ports.log.warn(`${tool.slug}: ${format} could not be made: ${cause}`);
    return notWritten(name, NOT_MADE);
  }
}

/**
 * A result as plain data.
 * @param work what the student did with it
 */
export function exportSource(result: ExportedResult, group: ExportGroupName, now: Date, work: ResultWork = NO_WORK): ExportSource {
  const { tool, values, title } = result;
  const today = localDay(now);
  const standing = standingOf(result, work, today);
  const exported = work.views[EXPORTED];
  return {
    tool: tool.slug,
    title: title ?? (group === 'cards' ? deckTitle(result, now, work) : resultTitle(result)),
    text: standing.text,
    headings: (values === undefined ? everySection(tool) : tool.sections(values)).map((section) => section.title),
    sections: sectionsFor(group, standing.sections),
    today,
    now: now.toISOString(),
    ...(values && { values }),
    ...(tool.definition.target !== undefined && { isReport: true }),
    ...(group === 'written' && { isWritten: true }),
    ...(isExported(exported) && { exported }),
  };
}

const resultTitle = ({ tool, values }: ExportedResult): string => (values === undefined ? tool.name : documentTitle(tool, { values }));

/** The name of the deck on this device, or the one that it would get, so that the decks of two texts stay apart. */
function deckTitle({ tool, values = {} }: ExportedResult, now: Date, { views: { cards: link }, decks }: ResultWork): string {
  const stored = isDeckLink(link) ? decks.find(({ id }) => id === link.deck) : undefined;
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  const [longest = ''] = texts.toSorted((one, other) => other.length - one.length);
  return stored?.name ?? nameOfDeck(tool, values, longest, now);
}

function isExported(value: unknown): value is ExportedEvents {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((event: unknown) => {
    if (typeof event !== 'object' || event === null) return false;
    const { sequence, summary, date } = event as Readonly<Record<string, unknown>>;
    return Number.isSafeInteger(sequence) && typeof summary === 'string' && typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date);
  });
}
