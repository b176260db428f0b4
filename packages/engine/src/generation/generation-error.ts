/** What went wrong, so that a screen can say what to do. */
export type GenerationErrorKind =
  | 'auth'
  | 'permission'
  | 'not-found'
  | 'bad-request'
  | 'rate-limit'
  | 'quota'
  | 'overloaded'
  | 'timeout'
  | 'network'
  | 'protocol'
  | 'blocked'
  | 'empty'
  | 'aborted'
  | 'unavailable'
  | 'unknown';

/** The only error that a generator throws. Its message never holds a key or what a person typed. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';
  readonly kind: GenerationErrorKind;
  /** HTTP status, where there was one. */
  readonly status: number | undefined;
  /** Milliseconds after which the service wants to be asked again, where it said so. */
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

  /** Whatever was thrown, as a GenerationError. What is not one of ours says "Unknown error occurred" (specification §8). */
  static from(thrown: unknown): GenerationError {
    if (thrown instanceof GenerationError) return thrown;
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return new GenerationError('aborted', 'Stopped', { cause: thrown });
    return new GenerationError('unknown', 'Unknown error occurred', { cause: thrown });
  }
}
