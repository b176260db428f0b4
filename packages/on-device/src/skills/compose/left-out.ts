import type { UnusedText } from '@marginalia/engine';
import type { TextDocument } from '../../lib/text/document.ts';
import { UNUSED, type UnusedReason } from './phrases.ts';
import { allUnits, isNoProse, type TextUnit } from './read-units.ts';

/** The text of a field that a section leaves out: titles, rows, labels, repeated sentences, and those beyond its length. Neighbours are joined. */
export function leftOut(document: TextDocument, chosen: readonly TextUnit[]): UnusedText[] {
  const { field, value, blocks, sentences } = document;
  const own = chosen.filter((unit) => unit.field === field);
  const taken = new Set(own.map(({ key }) => key));
  const units = allUnits(document);
  const wordless = blocks.filter(({ kind }) => kind === 'heading' || kind === 'row');
  const pieces: { readonly start: number; readonly end: number; readonly why: UnusedReason }[] = wordless.map(({ start, end }) => ({
    start,
    end,
    why: 'wordless',
  }));
  for (const [index, { start, end }] of sentences.entries()) {
    const unit = units[index];
    if (unit === undefined || own.some((one) => one.start < end && one.end > start)) continue;
    pieces.push({ start, end, why: taken.has(unit.key) ? 'repeated' : isNoProse(unit) ? 'wordless' : 'full' });
  }
  pieces.sort((one, other) => one.start - other.start);
  const joined: UnusedText[] = [];
  for (const { start, end, why } of pieces) {
    const last = joined.at(-1);
    const reason = UNUSED[why];
    if (last?.reason === reason && value.slice(last.end, start).trim() === '') joined[joined.length - 1] = { ...last, end };
    else joined.push({ field, start, end, reason });
  }
  return joined;
}
