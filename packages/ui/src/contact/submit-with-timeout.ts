import type { FormResponse, FormService, FormSubmission } from './form-service.ts';

/** How long a form service may take to answer, in milliseconds. */
const TIMEOUT = 30_000;

/** Submits once. Rejects when the service cannot be reached or does not answer within 30 seconds. */
export async function submitWithTimeout(service: FormService, submission: FormSubmission): Promise<FormResponse> {
  const abort = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    abort.abort();
    reject(new Error(`No answer after ${TIMEOUT} ms`));
  }, TIMEOUT);
  try {
    return await Promise.race([service.submit(submission, abort.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
