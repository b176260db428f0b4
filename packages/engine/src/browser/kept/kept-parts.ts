import type { StoragePort } from '../../ports.ts';
import { REPORT_PARTS_KEY } from '../../storage/report-parts-key.ts';
import { hasStoppedKeeping, keepsNothing } from '../forget/keep-nothing.ts';
import { withStorageError } from '../storage/storage-error.ts';

/** The archive; unfinished documents are in the tab instead while the switch "Keep nothing here" is on. */
export function withPartsInTab(archive: StoragePort): StoragePort {
  const storeFor = (key: string): StoragePort => (key === REPORT_PARTS_KEY && keepsNothing() ? tabStorage : archive);
  return {
    read: (key) => storeFor(key).read(key),
    update: async (key, change) => (hasStoppedKeeping() ? undefined : storeFor(key).update(key, change)),
  };
}

const tabStorage: StoragePort = {
  read: async (key) => withStorageError(() => sessionStorage.getItem(key)),
  update: async (key, change) => withStorageError(() => sessionStorage.setItem(key, change(sessionStorage.getItem(key)))),
};
