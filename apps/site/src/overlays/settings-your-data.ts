import { backUp, downloadBeforeRestore, previewBackup, readBackup, restoreBackup } from '@marginalia/engine';
import { browserArchive, forgetEverything, keepsNothing, setKeepsNothing, storageUse } from '@marginalia/engine/browser';
import type { YourDataPorts } from '@marginalia/ui';
import { reloadEmpty } from '../storage/forgotten.ts';
import { siteStorage } from '../storage/local-storage.ts';
import { workPorts } from '../storage/work-ports.ts';

const archive = browserArchive(siteStorage);

/** The ports of the section "Your data" on this site. */
export const yourData: YourDataPorts = {
  backup: {
    backUp: async () => void (await backUp({ ...workPorts, storage: siteStorage })),
    preview: async (file) => previewBackup(workPorts, await readBackup(file)),
    restore: ({ backup }) => restoreBackup({ ...workPorts, archive }, backup),
    downloadBefore: () => downloadBeforeRestore({ ...workPorts, archive }),
    storageUse,
  },
  keepsNothing,
  setKeepsNothing,
  async forgetEverything() {
    await forgetEverything();
    reloadEmpty('here');
  },
};
