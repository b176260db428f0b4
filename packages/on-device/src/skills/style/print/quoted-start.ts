import type { Sentence, TextDocument } from '../../../lib/text/document.ts';
import type { Span } from '../../../spans.ts';
import { fill, quote } from '../../../spans.ts';

/** Quotes a sentence, or the first words of a long one. */
export function quotedStart({ field, raw }: TextDocument, { start, end, tokens }: Sentence, most = 40): Span[] {
  const cut = tokens[most];
  const last = tokens[most - 1];
  if (cut === undefined || last === undefined)
    return [...fill('"', 'style.open-quote'), quote({ field, raw, start, end }), ...fill('"', 'style.close-quote')];
  return [...fill('"', 'style.open-quote'), quote({ field, raw, start, end: last.end }), ...fill(' …"', 'style.cut')];
}
