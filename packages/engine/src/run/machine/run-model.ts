import { writeDocument } from '../document/write-document.ts';
import { writeWhole } from '../whole/whole-writer.ts';
import { Stage } from '../writer/stage.ts';
import type { WriterEvent, WriterOutcome } from '../writer/writer-events.ts';
import type { ModelInput } from '../writer/writer-input.ts';

/** `document`: a text with a target length, in several requests. `whole`: any other, in one. */
export type ModelWriter = 'whole' | 'document';

/** Writes with a model. Loaded at the first run of a model. */
export async function runModel(
  writer: ModelWriter,
  input: ModelInput,
  signal: AbortSignal,
  send: (event: WriterEvent) => void,
): Promise<WriterOutcome> {
  const stage = new Stage(send);
  try {
    return await (writer === 'whole' ? writeWhole(input, signal, stage) : writeDocument(input, signal, stage, send));
  } finally {
    stage.flush();
  }
}
