import { isBlank } from '../../definition/field.ts';
import { GenerationError, type GenerationErrorKind } from '../../generation/generation-error.ts';
import { MAX_RETRY_DELAY } from '../../generation/http/service-error.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import { withoutTagged } from '../../generation/request/tagged-texts.ts';
import { tokensIn } from '../../generation/request/tokens.ts';
import type { FinishReason, GenerationEvent, GenerationRequest, TextGenerator } from '../../generation/text-generator.ts';
import { isCheckable } from '../text/is-checkable.ts';
import { isEcho } from '../text/is-echo.ts';
import { answerLimit } from './answer-limit.ts';

/** Callbacks for the events of one answer. */
interface AnswerCallbacks {
  readonly text: (text: string) => void;
  readonly progress: (event: Extract<GenerationEvent, { type: 'progress' }>) => void;
}

export interface ModelAnswer {
  readonly text: string;
  /** Whether the answer is still truncated after the last continuation. */
  readonly cut: boolean;
  /** Whether the answer reached the limit of its length. The rest was refused. */
  readonly tooLong: boolean;
  /** The text that had arrived beyond that limit. */
  readonly refused: readonly LeftOut[];
  /** Whether the service has probably truncated the prompt. */
  readonly readInPart: boolean;
}

const CONTINUATIONS = 3;
// Faults after which the text so far can be continued; before any text, the adapter retries.
const CUT_OFF: readonly GenerationErrorKind[] = ['network', 'protocol', 'timeout', 'overloaded', 'rate-limit'];

interface Turn {
  readonly text: string;
  readonly reason: FinishReason | 'too-long';
  readonly token: string | undefined;
  readonly fault: GenerationError | undefined;
  readonly readInPart: boolean;
  readonly refused: string;
}

/** In tokens. A truncated answer is not continued if the context leaves less for it. */
const WORTH_CONTINUING = 128;

/**
 * Requests one answer. Continues a truncated or interrupted answer, at most three times, and stops one that is far longer than requested.
 * Throws `GenerationError` if it is still interrupted then, if it is blocked, if it is the request itself, or if the request fails before
 * any text.
 * @param room the tokens that the context leaves beside the prompt, for the answer and its continuations together
 */
export async function requestAnswer(
  generator: TextGenerator,
  request: GenerationRequest,
  callbacks: AnswerCallbacks,
  room = Number.POSITIVE_INFINITY,
): Promise<ModelAnswer> {
  let text = '';
  let token: string | undefined;
  let readInPart = false;
  const limit = answerLimit(request);
  for (let turn = 0; ; turn += 1) {
    const resume = turn === 0 ? request.resume : { text, ...(token !== undefined && { token }) };
    const left = room - tokensIn(text);
    const most =
      request.maxOutputTokens === undefined || left >= request.maxOutputTokens ? {} : { maxOutputTokens: Math.max(WORTH_CONTINUING, left) };
    const received = await receive(generator, { ...request, ...most, ...(resume && { resume }) }, text, limit, callbacks);
    text += received.text;
    token = received.token;
    readInPart ||= received.readInPart;
    const tooLong = received.reason === 'too-long';
    const refused = received.refused === '' ? [] : [{ reason: 'limit', text: received.refused } as const];
    if (tooLong || received.reason === 'stop') return checked({ text, cut: false, tooLong, refused, readInPart }, request);
    if (received.reason === 'blocked') throw new GenerationError('blocked', 'Ended by blocked');
    if (received.reason === 'other') throw new GenerationError('protocol', 'Ended by other');
    const stuck = (received.text === '' && turn > 0) || room - tokensIn(text) < WORTH_CONTINUING;
    if (received.reason === 'length' && (stuck || turn === CONTINUATIONS))
      return checked({ text, cut: true, tooLong, refused, readInPart }, request);
    const { fault = new GenerationError('protocol', `Ended by ${received.reason}`) } = received;
    if (turn === CONTINUATIONS || isBlank(text) || (fault.retryAfter ?? 0) > MAX_RETRY_DELAY) throw fault;
  }
}

function checked(answer: ModelAnswer, { system = '', prompt, task }: GenerationRequest): ModelAnswer {
  const { text } = answer;
  if (isCheckable(text) && isEcho(text, `${system}\n${withoutTagged(prompt)}`, Object.values(task.values).join('\n')))
    throw new GenerationError('off-subject', 'The answer is the request');
  return answer;
}

/**
 * Sends one request and reads its answer to the end, to an interruption, or to the limit.
 * @param limit characters of `before` and this answer together
 */
async function receive(
  generator: TextGenerator,
  request: GenerationRequest,
  before: string,
  limit: number,
  callbacks: AnswerCallbacks,
): Promise<Turn> {
  const joiner = new ContinuationJoiner(before);
  let text = '';
  let end: Pick<Turn, 'reason' | 'token' | 'readInPart'> | undefined;
  let fault: GenerationError | undefined;
  let full = false;
  let refused = '';
  const pass = (fresh: string): void => {
    const room = limit - before.length - text.length;
    full ||= fresh.length > room;
    const accepted = full ? wholeCharacters(fresh.slice(0, room)) : fresh;
    refused += fresh.slice(accepted.length);
    if (accepted === '') return;
    text += accepted;
    callbacks.text(accepted);
  };
  try {
    for await (const event of generator.generate(request)) {
      if (request.signal?.aborted) throw new GenerationError('aborted', 'Stopped');
      if (event.type === 'delta') pass(joiner.add(event.text));
      else if (event.type === 'progress') callbacks.progress(event);
      else if (event.type === 'finish') end = { reason: event.reason, token: event.continuation, readInPart: event.readInPart === true };
      // Leaving the loop aborts the request.
      if (full) break;
    }
  } catch (thrown) {
    fault = GenerationError.from(thrown);
    // The continuation is empty, so the text so far is the whole answer.
    if (fault.kind === 'empty' && !isBlank(before))
      return { text, reason: 'stop', token: undefined, fault: undefined, readInPart: false, refused };
    if (request.signal?.aborted || isBlank(text + joiner.held) || !CUT_OFF.includes(fault.kind)) throw fault;
  }
  if (request.signal?.aborted) throw new GenerationError('aborted', 'Stopped');
  pass(joiner.end());
  const reason = full ? 'too-long' : fault ? 'interrupted' : (end?.reason ?? 'interrupted');
  return { text, reason, token: end?.token, fault, readInPart: end?.readInPart === true, refused };
}

/** The text without a last half of a character. */
function wholeCharacters(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}

const LONGEST_OVERLAP = 200;
// A shorter overlap can be chance: "the" and "the".
const SHORTEST_OVERLAP = 12;

/** Joins a continuation to the text before it: removes repeated text and adds a missing space. */
class ContinuationJoiner {
  readonly #before: string;
  /** The start of the continuation, held back until it is long enough to compare. */
  held = '';
  #joined: boolean;

  constructor(before: string) {
    this.#before = before.slice(-LONGEST_OVERLAP);
    this.#joined = before === '';
  }

  add(text: string): string {
    if (this.#joined) return text;
    this.held += text;
    return this.held.length < LONGEST_OVERLAP ? '' : this.end();
  }

  end(): string {
    const text = this.held;
    this.held = '';
    if (this.#joined || text === '') return '';
    this.#joined = true;
    return joined(this.#before, text);
  }
}

function joined(before: string, text: string): string {
  const end = before.trimEnd();
  const start = text.trimStart();
  for (let length = Math.min(end.length, start.length); length >= SHORTEST_OVERLAP; length -= 1) {
    if (!end.endsWith(start.slice(0, length))) continue;
    const rest = start.slice(length);
    return end === before ? rest : rest.trimStart();
  }
  // A cut falls between words more often than inside one, but only a sentence's end or a capital shows it.
  const gap = /[.!?,;:]$/.test(before) ? /^\S/.test(text) : /\p{Ll}$/u.test(before) && /^\p{Lu}/u.test(text);
  return gap ? ` ${text}` : text;
}
