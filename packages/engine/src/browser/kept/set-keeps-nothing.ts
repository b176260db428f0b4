import { REPORT_PARTS_KEY } from '../../storage/report-parts-key.ts';
import { KEEP_NOTHING, UNSTORED } from '../forget/keep-nothing.ts';
import { storageError } from '../storage/storage-error.ts';
import { forgetKept } from './removed-kept.ts';

/** Sets the switch, and removes what the device has kept when it is switched on. Throws `StorageError` if that cannot be stored. */
export async function setKeepsNothing(on: boolean): Promise<void> {
  try {
    if (!on) localStorage.removeItem(KEEP_NOTHING);
    else {
      localStorage.setItem(KEEP_NOTHING, 'true');
      // The archive uses local storage where the browser refuses the database.
      localStorage.removeItem(REPORT_PARTS_KEY);
      for (const key of Object.keys(localStorage)) if (key.startsWith(UNSTORED)) localStorage.removeItem(key);
    }
  } catch (cause) {
    throw storageError(cause);
  }
  if (on) await forgetKept();
}
