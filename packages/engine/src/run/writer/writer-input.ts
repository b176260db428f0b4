import type { Values } from '../../definition/field.ts';
import type { Tool } from '../../definition/tool.ts';
import type { TextGenerator } from '../../generation/text-generator.ts';
import type { Ports } from '../../ports.ts';
import type { DocumentPart } from './writer-events.ts';

/** What one run writes from. */
export interface WriterInput {
  readonly tool: Tool;
  readonly values: Values;
  /** Writes all of this run. */
  readonly generator: TextGenerator;
  readonly ports: Pick<Ports, 'archive' | 'clock' | 'log'>;
  /** Finished parts of a long document that this page knows of; the archive may hold more. */
  readonly parts: readonly DocumentPart[];
  /** Whether to forget finished parts and begin again. */
  readonly anew: boolean;
}
