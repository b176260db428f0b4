import { isBlank } from '../../definition/field.ts';
import { localDay } from '../../format/format.ts';
import { GenerationError } from '../../generation/generation-error.ts';
import { composeRequest } from '../../generation/request/compose-request.ts';
import { ON_DEVICE } from '../../result/result.ts';
import { recordUse } from '../../saved/analytics.ts';
import { Batch } from '../writer/batch.ts';
import type { Outcome, WriterEvent } from '../writer/writer-events.ts';
import type { WriterInput } from '../writer/writer-input.ts';

// A storage that does not answer, in milliseconds: another tab may hold its lock.
const STORAGE_PATIENCE = 500;

type Send = (event: WriterEvent) => void;

/** Runs one generation for the machine; the returned function stops it. */
export function write({ input, sendBack }: { input: WriterInput; sendBack: Send }): () => void {
  const abort = new AbortController();
  generate(input, abort.signal, sendBack).catch((thrown: unknown) => {
    if (!abort.signal.aborted) sendBack({ type: 'failed', error: GenerationError.from(thrown) });
  });
  return () => abort.abort();
}

async function generate(given: WriterInput, signal: AbortSignal, sendBack: Send): Promise<void> {
  // The generator of this run, whatever a person chooses meanwhile.
  const generator = (await given.ports.generator.settled?.()) ?? given.ports.generator;
  if (signal.aborted) return;
  sendBack({ type: 'begun', source: generator.source });
  const ports = { ...given.ports, generator };
  const input = { ...given, ports };
  const outcome = generator.source === ON_DEVICE ? await runDevice(input, signal, sendBack) : await runWithModel(input, signal, sendBack);
  if (signal.aborted) return;
  await Promise.race([count(input), new Promise((resolve) => setTimeout(resolve, STORAGE_PATIENCE))]);
  sendBack({ type: 'finished', outcome });
}

/** Who sees a result finds it counted. A full or blocked storage must not take the result away. */
async function count({ tool, ports }: WriterInput): Promise<void> {
  await recordUse(ports.storage, tool.counter, ports.clock.now()).catch(() => ports.log.warn(`${tool.slug}: the use could not be counted`));
}

async function runWithModel(input: WriterInput, signal: AbortSignal, sendBack: Send): Promise<Outcome> {
  const { runModel } = await import('./run-model.ts').catch((cause: unknown) => {
    throw new GenerationError('unavailable', 'A part of the program did not arrive', { cause });
  });
  return runModel(input, signal, sendBack);
}

async function runDevice({ tool, values, ports }: WriterInput, signal: AbortSignal, sendBack: Send): Promise<Outcome> {
  const batch = new Batch((text) => sendBack({ type: 'written', text }));
  let wrote = false;
  let finished = false;
  try {
    const request = composeRequest(tool, values, localDay(ports.clock.now()));
    for await (const event of ports.generator.generate({ ...request, signal })) {
      if (signal.aborted) break;
      if (event.type === 'delta') {
        wrote ||= !isBlank(event.text);
        batch.add(event.text);
      } else if (event.type === 'progress' && event.phase === 'section') {
        batch.flush();
        sendBack({ type: 'progress', progress: { title: event.title ?? '', index: event.index ?? 1, count: event.count ?? 1 } });
      } else if (event.type === 'finish') {
        if (event.reason !== 'stop')
          throw new GenerationError(event.reason === 'blocked' ? 'blocked' : 'protocol', `Ended by ${event.reason}`);
        finished = true;
      }
    }
  } finally {
    batch.flush();
  }
  if (signal.aborted) return {};
  if (!finished) throw new GenerationError('protocol', 'Ended without a finish');
  if (!wrote) throw new GenerationError('empty', 'No content was generated');
  return {};
}
