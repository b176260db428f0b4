import type { FormAnswer, FormService, FormSubmission } from './form-service.ts';

/** How long a form service may take to answer, in milliseconds. After that it counts as one that cannot be reached. */
const LONGEST_WAIT = 30_000;

/** Sends once. Rejects when the service cannot be reached or takes too long. A screen that is left does not take a message back. */
export async function sendWithin(service: FormService, submission: FormSubmission): Promise<FormAnswer> {
  const abort = new AbortController();
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    abort.abort();
    reject(new Error(`No answer after ${LONGEST_WAIT} ms`));
  }, LONGEST_WAIT);
  try {
    return await Promise.race([service.submit(submission, abort.signal), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
