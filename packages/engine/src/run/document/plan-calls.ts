import type { ResolvedSection } from '../../definition/outline.ts';
import type { SectionPiece } from '../../generation/request/compose-section.ts';
import type { GeneratorCapabilities } from '../../generation/text-generator.ts';
import { budgetOf } from '../brief/budget-of.ts';
import { shareOf, type WordRange } from './content/clauses.ts';

/** One request: one or several whole sections, or a part of one section. */
export interface PlannedCall {
  readonly pieces: readonly [SectionPiece, ...SectionPiece[]];
  readonly words: number;
}

/** The finished part of a section. */
export interface WrittenParts {
  /** The requested words of its finished parts. */
  readonly words: number;
  /** The number of the last finished part. Earlier parts may be lost from storage; their numbers are not used again. */
  readonly last: number;
}

// Words per request: longer answers are worse, and a free key allows few requests a day.
const NETWORK_WORDS = 2500;
const DEVICE_WORDS = 600;
// Tokens per English word, with a margin.
export const TOKENS_A_WORD = 1.8;
// Fewer words are not worth a request, however small the service's limit is.
export const FEWEST_WORDS_OF_CALL = 150;

/**
 * The most words to plan for one call of this generator.
 * @param promptTokens what a prompt takes of the context
 */
export function mostCallWords(capabilities: GeneratorCapabilities, promptTokens: number): number {
  const { maxCallWords, location, maxOutputTokens = Number.POSITIVE_INFINITY, thinkingReserve = 0 } = capabilities;
  const wanted = maxCallWords ?? (location === 'device' ? DEVICE_WORDS : NETWORK_WORDS);
  const possible = Math.floor((Math.min(maxOutputTokens, contextOf(capabilities) - promptTokens) - thinkingReserve) / TOKENS_A_WORD);
  return Math.max(FEWEST_WORDS_OF_CALL, Math.min(wanted, possible));
}

/** The tokens of prompt and answer together. */
export function contextOf({ contextTokens, assumedContextTokens }: GeneratorCapabilities): number {
  return contextTokens ?? assumedContextTokens ?? Number.POSITIVE_INFINITY;
}

/** The tokens that an answer of this many words takes, thinking included. */
export function answerTokens(words: number, { thinkingReserve = 0 }: GeneratorCapabilities): number {
  return Math.ceil(words * TOKENS_A_WORD) + thinkingReserve;
}

// The usual limit is 8,192 tokens. A longer answer gets more.
const USUAL_TOKENS = 8192;

// A smaller output limit helps nobody.
const FEWEST_TOKENS = 256;

/**
 * The output limit in tokens for an answer of this many words, thinking included.
 * @param promptTokens what the prompt takes of the context
 */
export function tokensFor(words: number, capabilities: GeneratorCapabilities, promptTokens: number): number {
  const wanted = Math.max(USUAL_TOKENS, answerTokens(words, capabilities));
  const left = Math.max(FEWEST_TOKENS, contextOf(capabilities) - promptTokens);
  return Math.min(wanted, left, capabilities.maxOutputTokens ?? wanted);
}

/** The sections in the order in which they are written: the body, then the sections that summarise it, then the front matter. */
function writingOrder(sections: readonly ResolvedSection[]): ResolvedSection[] {
  const of = (order: ResolvedSection['order']): ResolvedSection[] => sections.filter((section) => section.order === order);
  return [...of('body'), ...of('last').reverse()];
}

/**
 * The requests for a document, in order. Long sections are split into equal parts, and short neighbours share one request. Derived
 * sections need none. The words of the pieces add up to the words of the sections.
 * @param most the most words of one request
 * @param written the finished parts; only the rest is planned
 * @param fewest whether all neighbours share a request that fit into it, so that there are as few as possible
 */
export function planCalls(
  sections: readonly ResolvedSection[],
  most: number,
  written: ReadonlyMap<string, WrittenParts> = new Map(),
  fewest = false,
): PlannedCall[] {
  const calls: PlannedCall[] = [];
  let packed: SectionPiece[] = [];
  const close = (): void => {
    const [first, ...others] = packed;
    if (first) calls.push({ pieces: [first, ...others], words: plannedWords(packed) });
    packed = [];
  };
  for (const section of writingOrder(sections)) {
    const pieces = piecesOf(section, most, written.get(section.id));
    const [only] = pieces;
    const isShort = only !== undefined && section.order === 'body' && only.words <= most / 2;
    if (pieces.length === 1 && only?.parts === 1 && (fewest || isShort)) {
      if (plannedWords(packed) + only.words > most) close();
      packed.push(only);
      continue;
    }
    close();
    for (const piece of pieces) calls.push({ pieces: [piece], words: piece.words });
  }
  close();
  return calls;
}

function piecesOf(section: ResolvedSection, most: number, written: WrittenParts = { words: 0, last: 0 }): SectionPiece[] {
  const rest = budgetOf(section) - written.words;
  if (rest <= 0) return [];
  // A list is not split, so that its numbering has no gaps.
  const count = section.items ? 1 : Math.ceil(rest / most);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((rest * index) / count);
    const to = Math.floor((rest * (index + 1)) / count);
    const piece = { section, part: written.last + index + 1, parts: written.last + count, words: to - from };
    const span = { from: written.words + from, to: written.words + to, of: budgetOf(section) };
    return piece.parts > 1 ? { ...piece, ...shareLines(section, span, piece.part) } : piece;
  });
}

function shareLines({ brief }: ResolvedSection, span: WordRange, part: number): Pick<SectionPiece, 'holds' | 'elsewhere'> {
  const { own, others } = shareOf(brief, span, part);
  return own.length === 0 ? {} : { holds: `${own.join('; ')}.`, ...(others.length > 0 && { elsewhere: `${others.join('; ')}.` }) };
}

function plannedWords(pieces: readonly SectionPiece[]): number {
  return pieces.reduce((words, piece) => words + piece.words, 0);
}
