import { GenerationError } from '../../generation/generation-error.ts';
import type { PastedAnswer } from '../../kept/kept-result.ts';
import type { Ports } from '../../ports.ts';
import { writeOnDevice } from '../writer/device-writer.ts';
import type { WriterEvent, WriterOutcome } from '../writer/writer-events.ts';
import type { WriterInput } from '../writer/writer-input.ts';
import { Handovers, type PersonReply, withHandovers } from './handovers.ts';
import type { ModelWriter } from './run-model.ts';

/** The input of a run before its generator is known. */
export interface WriteInput extends Omit<WriterInput, 'generator' | 'device'> {
  readonly ports: Pick<Ports, 'generators' | 'archive' | 'clock' | 'log'>;
  /** The answers that a person pasted in this run before a reload. */
  readonly pasted: readonly PastedAnswer[];
}

type Send = (event: WriterEvent) => void;

interface WriteActor {
  readonly input: WriteInput;
  readonly sendBack: Send;
  readonly receive: (listener: (reply: PersonReply) => void) => void;
}

/** Writes one text and sends its events to the machine. The returned function stops it. */
export function write({ input, sendBack, receive }: WriteActor): () => void {
  const abort = new AbortController();
  const send: Send = (event) => {
    if (!abort.signal.aborted) sendBack(event);
  };
  const handovers = new Handovers(input.tool.slug, input.values, input.pasted, (handover) => send({ type: 'handover', handover }));
  receive((reply) => handovers.reply(reply));
  generate(input, handovers, abort.signal, send).catch((thrown: unknown) => send({ type: 'failed', error: GenerationError.from(thrown) }));
  return () => abort.abort();
}

async function generate({ pasted: _, ...given }: WriteInput, handovers: Handovers, signal: AbortSignal, send: Send): Promise<void> {
  const generator = withHandovers(await given.ports.generators.resolve(), handovers);
  if (signal.aborted) return;
  const { reads = 'prompt' } = generator.capabilities;
  send({ type: 'begun', source: generator.source, reads });
  const input = { ...given, generator, device: given.ports.generators.device };
  const writer = writerFor(reads, input);
  const outcome = writer === 'device' ? await writeOnDevice(input, signal, send) : await writeWithModel(writer, input, signal, send);
  send({ type: 'completed', outcome });
}

/** The one choice of a writer: by what the generator reads, and by whether the tool has a length to reach. */
function writerFor(reads: 'task' | 'prompt', { tool, values }: WriterInput): 'device' | ModelWriter {
  if (reads === 'task') return 'device';
  return tool.target(values) === undefined ? 'whole' : 'document';
}

async function writeWithModel(writer: ModelWriter, input: WriterInput, signal: AbortSignal, send: Send): Promise<WriterOutcome> {
  const [{ runModel }, tool] = await Promise.all([import('./run-model.ts'), input.tool.whole()]).catch((cause: unknown) => {
    throw new GenerationError('unavailable', 'The code for models did not arrive', { cause });
  });
  return runModel(writer, { ...input, tool }, signal, send);
}
