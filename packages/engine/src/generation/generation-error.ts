/** The kind of an error, by which a screen says what to do. */
export type GenerationErrorKind =
  | 'auth'
  | 'permission'
  | 'not-found'
  | 'bad-request'
  | 'too-small'
  | 'rate-limit'
  | 'quota'
  | 'overloaded'
  | 'timeout'
  | 'network'
  | 'protocol'
  | 'blocked'
  | 'empty'
  /** The answer is not the result that was asked for. */
  | 'off-subject'
  | 'aborted'
  | 'unavailable'
  | 'unknown';

/** The only error that a generator throws. Its message never contains a key or a text that a person typed. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';
  readonly kind: GenerationErrorKind;
  /** HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** The delay that the service asks for before the next try, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: GenerationErrorKind,
    message: string,
    options: { status?: number | undefined; cause?: unknown; retryAfter?: number | undefined } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
    this.retryAfter = options.retryAfter;
  }

  /** Turns any thrown value into a GenerationError. An unknown one gets the message "Unknown error occurred". */
  static from(thrown: unknown): GenerationError {
    if (thrown instanceof GenerationError) return thrown;
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return new GenerationError('aborted', 'Stopped', { cause: thrown });
    return new GenerationError('unknown', 'Unknown error occurred', { cause: thrown });
  }
}
