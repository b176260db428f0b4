/** The code that sends a message: loaded with the first one that somebody sends. */
export { jsonFormService } from '@marginalia/engine';
