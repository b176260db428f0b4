import type { ResolvedSection } from '../../definition/outline.ts';
import type { Piece } from '../../generation/request/compose-section.ts';
import type { GeneratorCapabilities } from '../../generation/text-generator.ts';

/** Sections, or a part of one, that are asked for in one request. */
export interface PlannedCall {
  readonly pieces: readonly [Piece, ...Piece[]];
  readonly words: number;
}

/** How much of a section is there already. */
export interface Written {
  /** Words that were asked for in its parts. */
  readonly words: number;
  /** The number of the last part. Others before it may be lost, and are not written under their numbers again. */
  readonly last: number;
}

// What a call should be asked for: quality falls with length, and a free key has few requests a day (design, generation §4).
const NETWORK_WORDS = 2500;
const DEVICE_WORDS = 600;
// Tokens that a word of English takes, with room (design, generation §4.3).
const TOKENS_A_WORD = 1.8;
// What a request of one part holds beside the answer (design, generation §4.3).
const PROMPT_TOKENS = 1500;
// Less is not worth a call, however little room a service gives.
const FEWEST_WORDS = 150;
// What a section without a length in words is taken to need.
const WORDS_AN_ITEM = 30;
const FREE_WORDS = 150;

/** Words that a section is asked for. */
export function budgetOf(section: ResolvedSection): number {
  if (section.words) return Math.round((section.words[0] + section.words[1]) / 2);
  if (section.items) return Math.round((section.items[0] + section.items[1]) / 2) * WORDS_AN_ITEM;
  return FREE_WORDS;
}

/** The most words to plan for one call of this generator. */
export function mostCallWords(capabilities: GeneratorCapabilities): number {
  const { maxCallWords, location, maxOutputTokens = Number.POSITIVE_INFINITY, thinkingReserve = 0 } = capabilities;
  const wanted = maxCallWords ?? (location === 'device' ? DEVICE_WORDS : NETWORK_WORDS);
  const context = capabilities.contextTokens ?? capabilities.assumedContextTokens ?? Number.POSITIVE_INFINITY;
  const possible = Math.floor((Math.min(maxOutputTokens, context - PROMPT_TOKENS) - thinkingReserve) / TOKENS_A_WORD);
  return Math.max(FEWEST_WORDS, Math.min(wanted, possible));
}

// Specification §7 asks for 8,192 tokens; more where the words need it.
const USUAL_TOKENS = 8192;

/** What to allow an answer of so many words, thinking included. */
export function tokensFor(words: number, capabilities: GeneratorCapabilities): number {
  const wanted = Math.max(USUAL_TOKENS, Math.ceil(words * TOKENS_A_WORD) + (capabilities.thinkingReserve ?? 0));
  return Math.min(wanted, capabilities.maxOutputTokens ?? wanted);
}

/** Sections in the order of writing: the body, then what sums it up, the front of the document last of all. */
function writingOrder(sections: readonly ResolvedSection[]): ResolvedSection[] {
  const of = (order: ResolvedSection['order']): ResolvedSection[] => sections.filter((section) => section.order === order);
  return [...of('body'), ...of('last').reverse()];
}

/**
 * The calls that a document takes, in order: long sections in equal parts, small neighbours packed into one call. Derived
 * sections take none. Words of the pieces add up to the words of the sections.
 * @param most words of one call
 * @param written what is there already; only the rest is planned
 */
export function planCalls(
  sections: readonly ResolvedSection[],
  most: number,
  written: ReadonlyMap<string, Written> = new Map(),
): PlannedCall[] {
  const calls: PlannedCall[] = [];
  let packed: Piece[] = [];
  const close = (): void => {
    const [first, ...others] = packed;
    if (first) calls.push({ pieces: [first, ...others], words: sum(packed) });
    packed = [];
  };
  for (const section of writingOrder(sections)) {
    const pieces = piecesOf(section, most, written.get(section.id));
    const [only] = pieces;
    if (pieces.length === 1 && only?.parts === 1 && section.order === 'body' && only.words <= most / 2) {
      if (sum(packed) + only.words > most) close();
      packed.push(only);
      continue;
    }
    close();
    for (const piece of pieces) calls.push({ pieces: [piece], words: piece.words });
  }
  close();
  return calls;
}

function piecesOf(section: ResolvedSection, most: number, written: Written = { words: 0, last: 0 }): Piece[] {
  const rest = budgetOf(section) - written.words;
  if (rest <= 0) return [];
  // A list stays whole, so that its numbers run through.
  const count = section.items ? 1 : Math.ceil(rest / most);
  return Array.from({ length: count }, (_, index) => ({
    section,
    part: written.last + index + 1,
    parts: written.last + count,
    words: Math.floor((rest * (index + 1)) / count) - Math.floor((rest * index) / count),
  }));
}

function sum(pieces: readonly Piece[]): number {
  return pieces.reduce((words, piece) => words + piece.words, 0);
}
