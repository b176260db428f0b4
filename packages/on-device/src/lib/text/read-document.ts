import { collapse } from '../../spans.ts';
import type { Block, Part, Sentence, TextDocument } from './document.ts';
import { splitSentences } from './split-sentences.ts';
import { readStructure, type Stretch } from './structure.ts';
import { countWords, tokenReader } from './tokens.ts';

/** Parses a field's text in linear time. Accepts any string; a blank one gives an empty document. */
export function readDocument(field: string, raw: string): TextDocument {
  const tokensOf = tokenReader();
  const blocks: Block[] = [];
  const sentences: Sentence[] = [];
  const parts: { heading: Block | undefined; blocks: Block[]; sentences: Sentence[] }[] = [];

  for (const stretch of readStructure(raw)) {
    if (stretch.kind === 'heading' || parts.length === 0) parts.push({ heading: undefined, blocks: [], sentences: [] });
    const part = parts.length - 1;
    const own = sentencesOf(stretch).map(
      ([start, end]): Sentence => ({
        start,
        end,
        text: collapse(raw.slice(start, end)),
        tokens: tokensOf(raw, start, end),
        block: blocks.length,
        part,
      }),
    );
    const block: Block = { ...stretch, sentences: own };
    blocks.push(block);
    for (const sentence of own) sentences.push(sentence);
    const current = parts[part];
    if (current === undefined) continue;
    if (stretch.kind === 'heading') current.heading = block;
    else current.blocks.push(block);
    for (const sentence of own) current.sentences.push(sentence);
  }
  if (parts.length === 0) parts.push({ heading: undefined, blocks: [], sentences: [] });
  return { field, raw, blocks, sentences, parts: parts satisfies Part[], words: countWords(raw) };

  /** Headings and table rows have no sentences, so that nothing quotes them as one. */
  function sentencesOf({ kind, start, end }: Stretch): [number, number][] {
    return kind === 'paragraph' || kind === 'item' ? splitSentences(raw, start, end) : [];
  }
}
