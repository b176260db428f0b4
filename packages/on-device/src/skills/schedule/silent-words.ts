import type { UnusedText } from '@marginalia/engine';
import type { Stretch } from '../../lib/text/split-list.ts';
import { PLAIN } from './read/words/plain-words.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
/** Words nearer than this, with none between them that is used, are one piece. */
const NEAR = 24;

/**
 * The words of a field that neither a used nor a listed stretch covers. Each word is in one of the three, so no reader can drop a word in silence.
 * @param isPlain whether a word says nothing by itself
 */
export function silentWords(
  field: string,
  value: string,
  covered: readonly Stretch[],
  reason: string,
  isPlain: (word: string) => boolean = () => false,
): UnusedText[] {
  const ordered = [...covered].sort((one, other) => one.start - other.start);
  const found: { field: string; start: number; end: number; reason: string }[] = [];
  let next = 0;
  let reach = 0;
  for (const { index: start, 0: word } of value.matchAll(WORD)) {
    const end = start + word.length;
    const before = reach;
    for (; (ordered[next]?.start ?? Number.POSITIVE_INFINITY) < end; next += 1) reach = Math.max(reach, ordered[next]?.end ?? 0);
    const plain = word.toLowerCase().replaceAll('’', "'");
    if (reach > start || PLAIN.has(plain) || isPlain(plain)) continue;
    const last = found.at(-1);
    const gap = value.slice(last?.end ?? 0, start);
    if (last && before <= last.end && start - last.end < NEAR && !/[\n;,.]/.test(gap)) last.end = end;
    else found.push({ field, start, end, reason });
  }
  return found;
}
