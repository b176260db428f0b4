import { type LookUpAnswer, LookUpFailed, type LookUpRequest } from '@marginalia/engine';
import { loadDeployment } from '../deployment/deployment.ts';
import { writer } from './worker-documents.ts';

/** The address of the deployment's resolver of DOIs. */
async function resolver(): Promise<string | undefined> {
  return (await loadDeployment().catch(() => undefined))?.lookup?.doi;
}

/** The name of its host. */
export async function resolverHost(): Promise<string | undefined> {
  const address = await resolver();
  return address && new URL(address, location.href).host;
}

export async function lookUp(request: LookUpRequest, signal: AbortSignal): Promise<LookUpAnswer> {
  const address = await resolver();
  if (address === undefined) throw new LookUpFailed('failed');
  return writer.lookUp(address, request, signal);
}
