import type { ClockPort } from '../../ports.ts';
import type { WorkDatabase } from '../../saved/store/store-ports.ts';
import { WorkStore } from '../../saved/store/work-store.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { openItems } from './items-database.ts';
import { localTexts } from './public-texts.ts';
import { textsDatabase } from './texts-database.ts';
import { workLock } from './work-lock.ts';

/** The browser's store of saved work. */
export function openWork(clock: ClockPort): WorkStore {
  const texts = localTexts();
  let opened: Promise<WorkDatabase> | undefined;
  const database = (): Promise<WorkDatabase> => {
    opened ??= openItems().catch((cause: unknown) => {
      if (cause instanceof StorageError && cause.reason === 'blocked') return textsDatabase(texts);
      // The next use tries again: the database may answer later.
      opened = undefined;
      throw cause;
    });
    return opened;
  };
  return new WorkStore({ texts, database, lock: workLock, clock });
}
