import { StorageError } from '../../storage/storage-error.ts';
import { latin1Json } from './latin1-json.ts';

/** The largest record in characters: the limit of a backup. A text of 20,000 words has 150,000. */
const MOST_CHARACTERS = 25_000_000;

/** The JSON text of a record. Throws `StorageError` (unfit) if the record is too large or nested too deeply. */
export function recordText(record: object): string {
  let text: string;
  try {
    text = JSON.stringify(record);
  } catch (cause) {
    // RangeError: the nesting overflows the stack, or the text is longer than a string may be.
    if (cause instanceof RangeError) throw new StorageError('unfit', { cause });
    throw cause;
  }
  if (text.length > MOST_CHARACTERS) throw new StorageError('unfit');
  return latin1Json(text);
}
