import { writeDocument } from '../document/write-document.ts';
import { writeWhole } from '../whole/whole-writer.ts';
import { Stage } from '../writer/stage.ts';
import type { WriterEvent, WriterOutcome } from '../writer/writer-events.ts';
import type { ModelInput } from '../writer/writer-input.ts';

/** Writes with a model: a document with a target length in several requests, any other text in one. Loaded at the first run of a model. */
export async function runModel(input: ModelInput, signal: AbortSignal, send: (event: WriterEvent) => void): Promise<WriterOutcome> {
  const stage = new Stage(send);
  try {
    return await (input.tool.target(input.values) === undefined
      ? writeWhole(input, signal, stage)
      : writeDocument(input, signal, stage, send));
  } finally {
    stage.flush();
  }
}
