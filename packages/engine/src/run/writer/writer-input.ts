import type { Values } from '../../definition/field.ts';
import type { Tool } from '../../definition/tool.ts';
import type { TextGenerator } from '../../generation/text-generator.ts';
import type { Ports } from '../../ports.ts';
import type { DocumentPart } from './writer-events.ts';

/** The input of a writer. */
export interface WriterInput {
  readonly tool: Tool;
  readonly values: Values;
  /** The generator for the whole run. */
  readonly generator: TextGenerator;
  /** The generator of the device, for what code writes in a document of a model; absent on a host without one. */
  readonly device?: TextGenerator | undefined;
  readonly ports: Pick<Ports, 'archive' | 'clock' | 'log'>;
  /** The finished parts of a long document that are in memory. The archive may have more. */
  readonly parts: readonly DocumentPart[];
  /** Whether to delete the finished parts and start over. */
  readonly startOver: boolean;
}
