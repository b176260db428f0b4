import type { Values } from '../../definition/field.ts';
import type { Tool } from '../../definition/tool.ts';
import type { Ports } from '../../ports.ts';
import type { ReportPart } from '../document/report-parts.ts';

/** What one run writes from. */
export interface WriterInput {
  readonly tool: Tool;
  readonly values: Values;
  readonly ports: Pick<Ports, 'generator' | 'storage' | 'archive' | 'clock' | 'log'>;
  /** Finished parts of a long document that this page knows of; the archive may hold more. */
  readonly parts: readonly ReportPart[];
  /** Whether to forget finished parts and begin again. */
  readonly anew: boolean;
}
