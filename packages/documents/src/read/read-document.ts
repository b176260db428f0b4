import { FileRefused, type ReadDocument, type ReadOptions } from '@marginalia/engine';

/** Reads a file of any known format. Throws `FileRefused`, or an AbortError after `signal`. */
export function readDocument(_file: File, _options: ReadOptions = {}): Promise<ReadDocument> {
  return Promise.reject(new FileRefused('unknown'));
}
