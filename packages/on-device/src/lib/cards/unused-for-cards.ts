import type { UnusedText } from '@marginalia/engine';
import type { Block, TextDocument } from '../text/document.ts';
import { unusedLines } from '../text/unused-lines.ts';
import { givenCards } from './kinds/given/given-cards.ts';
import { tableCards } from './kinds/notes/table-cards.ts';

/** The most lines that are listed, so that the list stays shorter than the deck's text. */
const MOST = 30;
/** A paragraph with fewer words and no verb's full stop is a fragment. */
const FEWEST_WORDS = 4;

/** "→ see fig 3, slide 14" at the end of a line. */
const POINTER =
  /(?:^|→|[-=]>|[–—-]|\()[ \t]*(?:see|cf\.?|refer to|look at)[ \t](?:the[ \t])?(?:fig(?:ure)?s?\.?|slides?|diagram|graph|chart|picture|image|photo)(?!\p{L})[^\n.;]{0,40}(?=[.;]?[ \t]*$)/gimu;

/**
 * The lines of the material that no card can come from: lines that the reader leaves out, rows of tables, formulas and fragments.
 * Prose that merely gave no card is not listed: it was read.
 */
export function unusedForCards(document: TextDocument): UnusedText[] {
  const { field } = document;
  const used = [...givenCards(document), ...tableCards(document)];
  const isUsed = (block: Block) => used.some(({ at }) => at >= block.start && at < block.end);
  const own = document.blocks.flatMap((block, index): UnusedText[] => {
    const next = document.blocks[index + 1];
    // The head of a table stands in the questions on its rows.
    if (isUsed(block) || (block.kind === 'row' && next?.kind === 'row' && isUsed(next))) return [];
    const reason = reasonFor(document, block);
    return reason === undefined ? [] : [{ field, start: block.start, end: block.end, reason }];
  });
  const rows = joined(document.value, own);
  const lines = unusedLines(document);
  const isListed = (at: number) => [...lines, ...rows].some(({ start, end }) => start <= at && at < end);
  const pointers = [...document.value.matchAll(POINTER)].flatMap(({ index, 0: words }): UnusedText[] => {
    const start = index + words.search(/\S/);
    return isListed(start)
      ? []
      : [{ field, start, end: index + words.trimEnd().length, reason: 'Points to a picture that is not in the text.' }];
  });
  return [...lines, ...rows, ...pointers].sort((a, b) => a.start - b.start).slice(0, MOST);
}

/** A line that begins in another script and goes on in it: Cyrillic, Greek, Chinese. A letter such as "β" in a sentence is none. */
const OTHER_SCRIPT = /^\P{L}*(?!\p{Script=Latin}|\p{Script=Devanagari})\p{L}{2,}\P{Script=Latin}*$/u;

function reasonFor({ raw, language }: TextDocument, { kind, start, end, sentences }: Block): string | undefined {
  if (kind === 'row') return 'A row of a table or a line of code.';
  if (kind !== 'paragraph') return undefined;
  const text = raw.slice(start, end).trim();
  const letters = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (OTHER_SCRIPT.test(text) && /^(?:en|es|fr|de)$/.test(language)) return 'In a language whose sentences give no cards.';
  if (letters === 0 || (/[=≈∝<>]/.test(text) && letters <= 2)) return 'A formula without words.';
  const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return words > 0 && words < FEWEST_WORDS && !/[.!?:]$/.test(text) ? 'Words without a sentence.' : undefined;
}

/** Neighbours with one reason are one entry. */
function joined(value: string, unused: readonly UnusedText[]): UnusedText[] {
  const all: UnusedText[] = [];
  for (const text of unused) {
    const last = all.at(-1);
    if (last !== undefined && last.reason === text.reason && value.slice(last.end, text.start).trim() === '')
      all[all.length - 1] = { ...last, end: text.end };
    else all.push(text);
  }
  return all;
}
