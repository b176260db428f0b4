import { english } from '../language/english.ts';
import type { Language } from '../language/language.ts';
import type { Block, Part, Sentence, TextDocument } from './document.ts';
import { allOf, readContent } from './mask/read-content.ts';
import { wordsOf } from './quote-passage.ts';
import { phraseCaptions } from './speech/phrase-captions.ts';
import { splitSentences } from './split-sentences.ts';
import { type RawBlock, readStructure } from './structure.ts';
import { countWords, tokenReader } from './tokens.ts';

/**
 * Parses a field's text in linear time. Accepts any string; a blank one gives an empty document.
 * @param whole whether all of the text is content, also its citation marks, links and captions
 */
export function readDocument(field: string, value: string, language: Language = english, whole = false): TextDocument {
  const { layout, content: raw, omitted, asides, pauses: silences, unpunctuated } = whole ? allOf(value) : readContent(value);
  // A file of captions keeps its lines and loses its times.
  const borders = silences ?? (unpunctuated ? lineStarts(raw) : undefined);
  const phrases = borders && phraseCaptions(raw, borders, language);
  const pauses = phrases ?? silences;
  const tokensOf = tokenReader(language);
  const blocks: Block[] = [];
  const sentences: Sentence[] = [];
  const parts: { heading: Block | undefined; blocks: Block[]; sentences: Sentence[] }[] = [];
  const runsOn = unpunctuated || pauses !== undefined;

  for (const stretch of runsOn ? asSpeech(layout) : readStructure(layout)) {
    if (stretch.kind === 'heading' || parts.length === 0 || leavesList(raw, parts.at(-1), stretch))
      parts.push({ heading: undefined, blocks: [], sentences: [] });
    const part = parts.length - 1;
    const own = sentencesOf(stretch).map(
      ({ start, end, sure }): Sentence => ({
        start,
        end,
        text: wordsOf({ value, omitted }, { start, end }),
        ...(sure === undefined ? {} : { sure }),
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
  return {
    field,
    value,
    raw,
    omitted,
    asides,
    language: language.code,
    unpunctuated,
    phrased: phrases !== undefined,
    blocks,
    sentences,
    parts: parts satisfies Part[],
    words: countWords(raw),
  };

  /** Headings and table rows have no sentences, so that nothing quotes them as one. */
  function sentencesOf({ kind, start, end }: RawBlock): ReturnType<typeof splitSentences> {
    return kind === 'paragraph' || kind === 'item' ? splitSentences(raw, start, end, language, pauses, phrases !== undefined) : [];
  }
}

/** The offset of each line of a text, without a pause before it. */
function lineStarts(raw: string): ReadonlyMap<number, number> {
  return new Map([...raw.matchAll(/^\S/gm)].map(({ index }) => [index, 0]));
}

/** Speech is one paragraph: its lines and the times between them cut it anywhere. */
function asSpeech(layout: string): RawBlock[] {
  const end = layout.trimEnd().length;
  const start = layout.length - layout.trimStart().length;
  return start < end ? [{ kind: 'paragraph', level: 1, start, end }] : [];
}

/** Whether a line stands below the list that a line with a colon announced: "Score:", its items, then "Old people may …". */
function leavesList(raw: string, part: Part | undefined, { kind }: RawBlock): boolean {
  if (part?.heading === undefined || kind !== 'paragraph' || part.blocks.length === 0) return false;
  return part.blocks.every((block) => block.kind === 'item') && /^\s*:\s*\n/.test(raw.slice(part.heading.end, part.heading.end + 20));
}
