import type { GenerationRequest } from '../../generation/text-generator.ts';

/** Characters of an answer that are always accepted: one megabyte. */
const ALWAYS_ACCEPTED = 1_048_576;
/** An answer is accepted up to this many times its requested length. */
const TIMES_REQUESTED = 4;
/** The requested length of a request that names none, in tokens. */
const DEFAULT_TOKENS = 8192;
/** The usual length of a token in languages with spaces. */
const CHARACTERS_PER_TOKEN = 4;

/** The most characters that are accepted of an answer, its continuations included. A model that repeats itself never ends by itself. */
export function answerLimit({ maxOutputTokens = DEFAULT_TOKENS }: GenerationRequest): number {
  return Math.max(ALWAYS_ACCEPTED, TIMES_REQUESTED * maxOutputTokens * CHARACTERS_PER_TOKEN);
}
