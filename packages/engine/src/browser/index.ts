export { browserPorts } from './browser-ports.ts';
export { browserClipboard } from './clipboard.ts';
export { browserDrafts } from './drafts.ts';
export { forgetEverything } from './forget-everything.ts';
export { keepsNothing, setKeepsNothing } from './kept-nothing.ts';
export { browserKeyStore, type KeyStore, STORED_KEY, type StoredKey } from './key-store.ts';
export { browserStorage } from './local-storage.ts';
export { storageError } from './storage-error.ts';
export { browserWorkPorts, type WorkPorts } from './work-ports.ts';
