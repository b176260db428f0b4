import { isBlank } from '../../definition/field.ts';
import { localDay } from '../../format/format.ts';
import { GenerationError } from '../../generation/generation-error.ts';
import { requestWithoutPrompt } from '../../generation/request/without-prompt.ts';
import type { SourceSpan } from '../../generation/source-span.ts';
import type { ResultFacts } from '../../generation/verdict.ts';
import { Batch } from './batch.ts';
import type { WriterEvent, WriterOutcome } from './writer-events.ts';
import type { WriterInput } from './writer-input.ts';

/** Writes with a generator that reads the task, in one answer. Throws `GenerationError` if the answer ends early or is empty. */
export async function writeOnDevice(
  { tool, values, generator, ports }: WriterInput,
  signal: AbortSignal,
  send: (event: WriterEvent) => void,
): Promise<WriterOutcome> {
  const batch = new Batch((text) => send({ type: 'written', text }));
  let wrote = false;
  const spans: SourceSpan[] = [];
  let length = 0;
  let facts: ResultFacts | undefined;
  try {
    const request = requestWithoutPrompt(tool, values, localDay(ports.clock.now()));
    for await (const event of generator.generate({ ...request, signal })) {
      if (signal.aborted) break;
      if (event.type === 'delta') {
        wrote ||= !isBlank(event.text);
        for (const span of event.spans ?? []) spans.push({ ...span, at: length + span.at });
        length += event.text.length;
        batch.add(event.text);
      } else if (event.type === 'progress' && event.phase === 'section') {
        batch.flush();
        const { title = '', index = 1, count = 1, ratio } = event;
        send({ type: 'progress', progress: { title, index, count, ...(ratio !== undefined && { ratio }) } });
      } else if (event.type === 'finish') {
        if (event.reason !== 'stop')
          throw new GenerationError(event.reason === 'blocked' ? 'blocked' : 'protocol', `Ended by ${event.reason}`);
        const { verdict, language } = event;
        facts = { ...(verdict && { verdict }), ...(language !== undefined && { language }) };
      }
    }
  } finally {
    batch.flush();
  }
  if (signal.aborted) return {};
  if (!facts) throw new GenerationError('protocol', 'Ended without a finish');
  if (!wrote) throw new GenerationError('empty', 'No content was generated');
  return { ...facts, ...(spans.length > 0 && { spans }) };
}
