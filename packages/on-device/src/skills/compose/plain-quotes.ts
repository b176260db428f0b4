import { type Passage, quote, type Span } from '../../spans.ts';

/** Inline markup: pictures, links, emphasis, code marks, tags, marks of footnotes. The groups hold the words to keep. */
const MARKUP =
  /!\[[^\]\n]{0,200}\]\([^()\s]{0,500}\)|\[([^\][\n]{1,300})\]\([^()\s]{0,500}(?:\s"[^"\n]{0,100}")?\)|(\*\*|__)(?=\S)([^*_\n]{1,300}?)(?<=\S)\2|(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]{1,300}?)(?<=\S)\4(?![\p{L}\p{N}*_])|`([^`\n]{1,300})`|<\/?[a-z][^<>\n]{0,100}>|\[\^[^\]\s]{1,30}\]/giu;

/** Quotes a passage without inline Markdown: each run of words is quoted from its place. */
export function plainQuotes({ field, raw, start, end }: Passage): Span[] {
  const spans: Span[] = [];
  let gap = false;
  for (const [from, to] of keptIn(raw, start, end)) {
    const words = raw.slice(from, to);
    const lead = words.length - words.trimStart().length;
    const length = words.trim().length;
    if (length === 0) {
      gap ||= words !== '';
      continue;
    }
    if (spans.length > 0 && (gap || lead > 0)) spans.push({ kind: 'phrase', text: ' ', id: 'compose.join' });
    spans.push(quote({ field, raw, start: from + lead, end: from + lead + length }));
    gap = lead + length < words.length;
  }
  return spans;
}

/** The ranges of a text that are not markup. */
function keptIn(raw: string, start: number, end: number): [number, number][] {
  const text = raw.slice(start, end);
  const kept: [number, number][] = [];
  let at = 0;
  for (const match of text.matchAll(MARKUP)) {
    const words = match[1] ?? match[3] ?? match[5] ?? match[6];
    kept.push([start + at, start + match.index]);
    if (words !== undefined) {
      const from =
        match.index + match[0].indexOf(words, match[1] !== undefined || match[6] !== undefined ? 1 : (match[2] ?? match[4] ?? '').length);
      kept.push(...keptIn(raw, start + from, start + from + words.length));
    }
    at = match.index + match[0].length;
  }
  kept.push([start + at, end]);
  return kept.filter(([from, to]) => to > from);
}
