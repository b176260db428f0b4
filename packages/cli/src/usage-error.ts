/** The command line or its input cannot be used. The message says what to change; the program ends with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
