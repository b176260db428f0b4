import type { Values } from '../../definition/field.ts';
import type { Tool } from '../../definition/tool.ts';
import { type ReferenceTexts, referenceTexts } from '../../documents/corrected-references.ts';
import { pastedLines } from '../../documents/pasted-lines.ts';
import type { KeptResult } from '../../kept/kept-result.ts';
import type { Notice } from '../../notice.ts';
import type { Ports } from '../../ports.ts';
import { progressId } from '../../progress/progress-port.ts';
import { itemsOf } from '../brief/items-of.ts';
import { isCheckable } from '../text/is-checkable.ts';
import { resultProgress } from './result-progress.ts';

const VIEW = 'references';

/**
 * Takes the corrections of references over to a new result, for the sources whose line in the form is the same. The newest earlier result
 * with a line decides. Returns a notice that says so, or that corrections stay with the earlier result. Never throws.
 */
export async function carryCorrections(
  tool: Tool,
  { id, text, values }: Pick<KeptResult, 'id' | 'text' | 'values'>,
  ports: Pick<Ports, 'kept' | 'progress' | 'log'>,
): Promise<Notice | undefined> {
  if (!tool.definition.outline.some(({ holds }) => holds?.kind === 'reference' && holds.views?.includes(VIEW))) return undefined;
  try {
    const own = await ports.progress.read(progressId(tool.slug, text));
    if (own?.views[VIEW] !== undefined) return undefined;
    const records = (await ports.kept.list(tool.slug)).filter((record) => record.id !== id && record.text !== text);
    const written = await writtenLines(tool, records, ports);
    const lines = linesOf(tool, text, values);
    const texts: Record<string, string> = {};
    for (const [reference, line] of lines) {
      const words = written.byLine.get(line);
      if (words !== undefined) texts[reference] = words;
    }
    const count = Object.keys(texts).length;
    if (count > 0) await resultProgress(ports, tool.slug, text).update(VIEW, (state) => state ?? { texts });
    const [last] = records;
    return noticeOf(count, written.ofLast - count, last !== undefined && hasOtherChoice(tool, last.values, values));
  } catch (cause) {
    ports.log.warn(`${tool.slug}: corrections were not taken over: ${cause}`);
    return undefined;
  }
}

/** What the student wrote in place of each line; undefined for a line that was left as it is. `ofLast` counts those of the last result. */
async function writtenLines(tool: Tool, records: readonly KeptResult[], { progress }: Pick<Ports, 'progress'>) {
  const byLine = new Map<string, string | undefined>();
  let ofLast = 0;
  for (const [index, { text, values }] of records.entries()) {
    const texts: ReferenceTexts = referenceTexts((await progress.read(progressId(tool.slug, text)))?.views[VIEW]);
    if (index === 0) ofLast = Object.keys(texts).length;
    for (const [reference, line] of linesOf(tool, text, values)) if (!byLine.has(line)) byLine.set(line, texts[reference]);
  }
  return { byLine, ofLast };
}

function linesOf(tool: Tool, text: string, values: Values): ReadonlyMap<string, string> {
  return isCheckable(text) ? pastedLines(itemsOf(tool, text, values), values) : new Map();
}

/** Whether another option was chosen in some list of the form: the style of the references. */
function hasOtherChoice({ fields }: Tool, before: Values, now: Values): boolean {
  return fields.some(({ name, options }) => options.length > 0 && before[name] !== now[name]);
}

function noticeOf(kept: number, left: number, isOther: boolean): Notice | undefined {
  const stay = left === 1 ? '1 correction stays' : `${left} corrections stay`;
  const where = `${stay} with the result before, under “Earlier results”: the source is not the same here.`;
  if (kept === 0) return left > 0 ? { tone: 'info', title: 'Your corrections', text: where } : undefined;
  const text = kept === 1 ? '1 correction is in this list too.' : `${kept} corrections are in this list too.`;
  const check = isOther ? 'They are as you wrote them: check them for the new style.' : '';
  const reason = [check, left > 0 ? where : ''].filter(Boolean).join(' ');
  return { tone: 'info', title: 'Your corrections', text, ...(reason !== '' && { reason }) };
}
