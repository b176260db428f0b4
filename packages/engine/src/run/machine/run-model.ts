import { writeDocument } from '../document/section-writer.ts';
import { writeWhole } from '../whole/whole-writer.ts';
import { Stage } from '../writer/stage.ts';
import type { Outcome, WriterEvent } from '../writer/writer-events.ts';
import type { WriterInput } from '../writer/writer-input.ts';

/** Runs a model: long documents call by call, the others in one. Loaded when a model is used; the device needs none of it. */
export async function runModel(input: WriterInput, signal: AbortSignal, sendBack: (event: WriterEvent) => void): Promise<Outcome> {
  const send = (event: WriterEvent): void => {
    if (!signal.aborted) sendBack(event);
  };
  const stage = new Stage(send);
  try {
    return await (input.tool.target(input.values) === undefined
      ? writeWhole(input, signal, stage)
      : writeDocument(input, signal, stage, send));
  } finally {
    stage.flush();
  }
}
