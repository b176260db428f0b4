import { forgetEverything, keepsNothing, setKeepsNothing } from '@marginalia/engine/browser';
import type { YourDataPorts } from '@marginalia/ui';

/** What this browser keeps of this site. */
export const yourData: YourDataPorts = {
  keepsNothing,
  setKeepsNothing,
  async forgetEverything() {
    await forgetEverything();
    // The page still shows what was deleted.
    location.reload();
  },
};
