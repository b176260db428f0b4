import type { FormResponse, FormService, FormSubmission } from './form-service.ts';

/** Milliseconds until a form service that does not respond counts as unreachable. */
const TIMEOUT = 30_000;

/** Submits once. Rejects when the service cannot be reached, and aborts and rejects after 30 seconds without a response. */
export async function submitWithTimeout(service: FormService, submission: FormSubmission): Promise<FormResponse> {
  const abort = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    abort.abort();
    reject(new Error(`The form service did not respond within ${TIMEOUT} ms.`));
  }, TIMEOUT);
  try {
    return await Promise.race([service.submit(submission, abort.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
