import { isBlank } from '../../definition/field.ts';
import { GenerationError, type GenerationErrorKind } from '../../generation/generation-error.ts';
import type { FinishReason, GenerationEvent, GenerationRequest, TextGenerator } from '../../generation/text-generator.ts';

/** What a listener hears of one answer. */
export interface Listener {
  readonly text: (text: string) => void;
  readonly progress: (event: Extract<GenerationEvent, { type: 'progress' }>) => void;
}

export interface Answer {
  readonly text: string;
  /** It ran into the limit of the service again and again. */
  readonly cut: boolean;
  /** The service says that it has read only a part of what it was sent. */
  readonly readInPart: boolean;
}

const CONTINUATIONS = 3;
// Faults after which the text so far can be continued; before any text they are the adapter's to retry.
const CUT_OFF: readonly GenerationErrorKind[] = ['network', 'protocol', 'timeout', 'overloaded'];

interface Turn {
  readonly text: string;
  readonly reason: FinishReason;
  readonly token: string | undefined;
  readonly fault: GenerationError | undefined;
  readonly readInPart: boolean;
}

/**
 * One whole answer: a truncated or cut one is continued, at most three times. Throws `GenerationError` where it stays cut off,
 * is blocked, or where nothing could be asked.
 */
export async function ask(generator: TextGenerator, request: GenerationRequest, listener: Listener): Promise<Answer> {
  let text = '';
  let token: string | undefined;
  let readInPart = false;
  for (let turn = 0; ; turn += 1) {
    const resume = turn === 0 ? request.resume : { text, ...(token !== undefined && { token }) };
    const heard = await listen(generator, { ...request, ...(resume && { resume }) }, text, listener);
    text += heard.text;
    token = heard.token;
    readInPart ||= heard.readInPart;
    if (heard.reason === 'stop') return { text, cut: false, readInPart };
    if (heard.reason === 'blocked') throw new GenerationError('blocked', 'Ended by blocked');
    if (heard.reason === 'other') throw new GenerationError('protocol', 'Ended by other');
    const stuck = heard.text === '' && turn > 0;
    if (heard.reason === 'length' && (stuck || turn === CONTINUATIONS)) return { text, cut: true, readInPart };
    if (turn === CONTINUATIONS || isBlank(text)) throw heard.fault ?? new GenerationError('protocol', `Ended by ${heard.reason}`);
  }
}

/** One request, up to its end or to where it was cut off. */
async function listen(generator: TextGenerator, request: GenerationRequest, before: string, listener: Listener): Promise<Turn> {
  const joint = new Joint(before);
  let text = '';
  let end: Pick<Turn, 'reason' | 'token' | 'readInPart'> | undefined;
  let fault: GenerationError | undefined;
  const take = (fresh: string): void => {
    if (fresh === '') return;
    text += fresh;
    listener.text(fresh);
  };
  try {
    for await (const event of generator.generate(request)) {
      if (request.signal?.aborted) throw new GenerationError('aborted', 'Stopped');
      if (event.type === 'delta') take(joint.add(event.text));
      else if (event.type === 'progress') listener.progress(event);
      else if (event.type === 'finish') end = { reason: event.reason, token: event.continuation, readInPart: event.readInPart === true };
    }
  } catch (thrown) {
    fault = GenerationError.from(thrown);
    // Asked to go on, it has nothing to add: what is there is the answer.
    if (fault.kind === 'empty' && !isBlank(before)) return { text, reason: 'stop', token: undefined, fault: undefined, readInPart: false };
    if (request.signal?.aborted || isBlank(text + joint.held) || !CUT_OFF.includes(fault.kind)) throw fault;
  }
  if (request.signal?.aborted) throw new GenerationError('aborted', 'Stopped');
  take(joint.end());
  const reason = fault ? 'interrupted' : (end?.reason ?? 'interrupted');
  return { text, reason, token: end?.token, fault, readInPart: end?.readInPart === true };
}

const LONGEST_OVERLAP = 200;
// Shorter ones happen by chance: "the" and "the".
const SHORTEST_OVERLAP = 12;

/** Joins a continuation to what was there: what a service says twice is dropped, and words do not run together. */
class Joint {
  readonly #before: string;
  /** What is held back until it is long enough to be compared. */
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
