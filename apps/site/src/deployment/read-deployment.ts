/** Reads the file of a deployment: loaded where there is one that sets something. */
export { parseDeployment } from '@marginalia/engine';
