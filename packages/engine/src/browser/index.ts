export { browserPorts } from './browser-ports.ts';
export { browserClipboard } from './clipboard.ts';
export { browserKeyStore, type KeptKey, type KeyStore, STORED_KEY } from './key-store.ts';
export { browserWorkPorts, type WorkPorts } from './work-ports.ts';
