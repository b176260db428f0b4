import type { Values } from '../../definition/field.ts';
import type { Tool } from '../../definition/tool.ts';
import { isLeftOut, isPasteWait, isVerdict } from '../../kept/is-result-facts.ts';
import type { KeptResult } from '../../kept/kept-result.ts';
import type { Ports } from '../../ports.ts';
import { ON_DEVICE, type Result } from '../../result/result.ts';
import { transcriptOf } from '../../result/transcript.ts';
import { documentKey } from '../document/document-key.ts';
import { DocumentText } from '../document/document-text.ts';
import { deleteParts, readParts } from '../document/report-parts.ts';
import type { ToolRunEvent } from '../machine/tool-run.ts';

/** Whether a model writes the form of this tool as a long document, section by section. */
export function isDocument(tool: Tool, values: Values, source: string): boolean {
  return source !== ON_DEVICE && tool.target(values) !== undefined;
}

/** Removes the finished sections of a document, because it is kept as a whole or discarded. Only logs a failure. */
export async function forgetSections(tool: Tool, values: Values, { archive, clock, log }: Pick<Ports, 'archive' | 'clock' | 'log'>) {
  const key = documentKey(tool.slug, tool.sections(values), values);
  await deleteParts(archive, key, clock.now()).catch(() => log.warn(`${tool.slug}: finished parts could not be removed`));
}

/** A kept text as a result. */
function resultOf({ text, values, source, complete, shortfalls, leftOut, verdict, spans, language }: KeptResult): Result {
  return {
    transcript: transcriptOf(text),
    values,
    source,
    complete,
    ...(shortfalls.length > 0 && { shortfalls }),
    ...(isLeftOut(leftOut) && { leftOut }),
    ...(isVerdict(verdict) && { verdict }),
    ...(Array.isArray(spans) && { spans }),
    ...(typeof language === 'string' && { language }),
  };
}

/** The event that shows a kept text in the tool's machine, with the finished sections of an unfinished document. */
export async function showKept(
  tool: Tool,
  record: KeptResult,
  { archive }: Pick<Ports, 'archive'>,
): Promise<Extract<ToolRunEvent, { type: 'show' }>> {
  const { id, at, unfinished, values, source, complete } = record;
  const waits = isPasteWait(record.waits) && !complete ? record.waits : undefined;
  const shown = { type: 'show', kept: { id, at, unfinished, ...(waits && { waits }) }, result: resultOf(record) } as const;
  if (complete || !isDocument(tool, values, source)) return { ...shown, parts: [], progress: undefined };
  const sections = tool.sections(values);
  const parts = await readParts(archive, documentKey(tool.slug, sections, values)).catch(() => []);
  const document = new DocumentText(sections);
  for (const part of parts) document.add(part);
  const done = parts.length === 0 ? [] : sections.filter((section) => document.isDone(section)).map(({ title }) => title);
  return { ...shown, parts, progress: { title: '', index: Math.min(done.length + 1, sections.length), count: sections.length, done } };
}
