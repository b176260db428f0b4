import type { ToolIdentity } from '@marginalia/engine';
import identities from './tools?identities';

/** Every tool, in catalogue order. Load it only on pages where all of them are listed; other pages use featured.ts. */
export const tools: readonly ToolIdentity[] = identities;
