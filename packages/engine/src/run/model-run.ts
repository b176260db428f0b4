import { writeDocument } from './section-writer.ts';
import { Stage } from './stage.ts';
import { writeWhole } from './whole-writer.ts';
import type { Outcome, WriterEvent } from './writer-events.ts';
import type { WriterInput } from './writer-input.ts';

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
