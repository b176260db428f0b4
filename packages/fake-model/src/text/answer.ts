import type { FaultMode } from '../models/faults.ts';
import { OUTPUT_TOKENS } from '../models/models.ts';
import { cutAfterWords, promptFingerprint, restAfter, textFor } from './content.ts';
import { countWords } from './count-words.ts';
import { jsonAnswer, type Schema } from './json-answer.ts';
import { randomOf, sentence } from './sentences.ts';

/** The content of a request, in either protocol. */
export interface GenerationInput {
  /** The first turn of the user. */
  readonly prompt: string;
  /** The text to continue, or ''. */
  readonly earlier: string;
  readonly maxOutputTokens?: number;
  /** The continuation token of an earlier answer. */
  readonly token?: string;
  /** The JSON Schema that the answer keeps to. */
  readonly schema?: Schema;
  /** Words of all turns. */
  readonly promptWords: number;
}

export type Finish = 'stop' | 'length' | 'continuation' | 'safety' | 'recitation' | 'none';

/** An answer, independent of the protocol. */
export interface ServedAnswer {
  /** The text in the pieces that are sent. */
  readonly pieces: readonly string[];
  readonly thoughts: readonly string[];
  readonly finish: Finish;
  readonly token?: string;
  readonly promptTokens: number;
  readonly thoughtTokens: number;
}

/** Estimates tokens: four for three words, as English text has (https://ai.google.dev/gemini-api/docs/tokens). */
export function tokensForWords(words: number): number {
  return Math.ceil((words * 4) / 3);
}

type Writer = (prompt: string) => string;

// The output limit of services if a request gives none.
const DEFAULT_OUTPUT_TOKENS = 8192;
// Characters of the faults `huge` and `long`, and repeated characters of the fault `overlap`.
const HUGE_CHARACTERS = 2_000_000;
const LONG_CHARACTERS = 1_000_000;
const REPEATED_CHARACTERS = 120;
const TOKEN = /^fake-continuation-(\d+)$/;

/**
 * @param words of a section if the prompt does not give its length
 * @param write the text that answers a prompt, if it is not the service's own
 */
export function answerTo(input: GenerationInput, faults: readonly FaultMode[], words: number, write?: Writer): ServedAnswer {
  const { schema } = input;
  const inWords: Writer = write ?? ((prompt) => textFor(prompt, faults, words));
  const own: Writer = schema ? (prompt) => jsonAnswer(schema, prompt, write?.(prompt)) : inWords;
  const limit = Math.min(input.maxOutputTokens ?? DEFAULT_OUTPUT_TOKENS, OUTPUT_TOKENS);
  const onlyThoughts = faults.includes('thinking-only');
  const thoughts = faults.some((fault) => fault.startsWith('thinking')) ? thoughtsOn(input.prompt) : [];
  const thoughtTokens = onlyThoughts ? limit : tokensForWords(countWords(thoughts.join('')));
  const { text, finish } = onlyThoughts ? { text: '', finish: 'length' as const } : written(input, limit - thoughtTokens, faults, own);
  return {
    pieces: piecesOf(text, pieceLength(faults), input.prompt),
    thoughts,
    finish,
    ...(finish === 'continuation' && { token: `fake-continuation-${startOf(input) + text.length}` }),
    promptTokens: Math.ceil(tokensForWords(input.promptWords) / (faults.includes('cut-prompt') ? 3 : 1)),
    thoughtTokens,
  };
}

function written(input: GenerationInput, tokens: number, faults: readonly FaultMode[], own: Writer): { text: string; finish: Finish } {
  if (faults.includes('empty')) return { text: '', finish: 'stop' };
  const text = textLeft(input, faults, own);
  const size = faults.includes('huge') ? HUGE_CHARACTERS : faults.includes('long') ? LONG_CHARACTERS : 0;
  if (size > 0) return { text: `${text}\n\n`.repeat(Math.ceil(size / (text.length + 2))), finish: 'stop' };
  const half = halfOf(faults);
  if (half) return { text: cutAfterWords(text, Math.ceil(countWords(text) / 2)), finish: half };
  const most = Math.max(1, Math.floor((tokens * 3) / 4));
  return countWords(text) > most ? { text: cutAfterWords(text, most), finish: 'length' } : { text, finish: 'stop' };
}

function textLeft(input: GenerationInput, faults: readonly FaultMode[], own: Writer): string {
  const whole = own(input.prompt);
  if (input.token !== undefined) return whole.slice(startOf(input));
  if (input.earlier === '') return whole;
  const rest = restAfter(input.earlier, whole, input.prompt);
  return faults.includes('overlap') ? input.earlier.slice(-REPEATED_CHARACTERS) + rest : rest;
}

/** The place where the answer begins in the whole text: at the position in the continuation token, or at 0. */
function startOf({ token }: GenerationInput): number {
  return Number(TOKEN.exec(token ?? '')?.[1] ?? 0);
}

function halfOf(faults: readonly FaultMode[]): Finish | undefined {
  if (faults.includes('max-tokens')) return 'length';
  if (faults.includes('no-finish')) return 'none';
  return (['continuation', 'safety', 'recitation'] as const).find((finish) => faults.includes(finish));
}

function thoughtsOn(prompt: string): string[] {
  const random = randomOf(`thoughts ${promptFingerprint(prompt)}`);
  return Array.from({ length: 3 }, () => `Thinking: ${sentence(random)}\n`);
}

function pieceLength(faults: readonly FaultMode[]): number {
  if (faults.includes('huge')) return 16_384;
  return faults.includes('slow') ? 40 : 240;
}

/** Cuts a text into pieces of half to all of a length, never inside a surrogate pair. */
function piecesOf(text: string, length: number, seed: string): string[] {
  const random = randomOf(`pieces ${seed}`);
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    let end = at + Math.ceil((length * (1 + random())) / 2);
    const code = text.charCodeAt(end);
    if (code >= 0xdc00 && code <= 0xdfff) end += 1;
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}
