import { createParser } from 'eventsource-parser';
import { GenerationError } from '../generation-error.ts';
import type { Connection } from './connection.ts';

type Wait = Connection['wait'];

/**
 * The JSON values that a service sends, one after another: server-sent events with any line ends and any chunk
 * boundaries, or one JSON text from a service that does not stream. Throws `network` where the answer is cut off, `protocol` where
 * it is nothing of the kind. Leaving the loop closes the stream.
 */
export async function* readStream(response: Response, wait: Wait): AsyncGenerator<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('html')) throw new GenerationError('protocol', 'The service answered with a page, not with text');
  if (type.includes('json')) {
    const value = parse(await readText(response, wait));
    yield* Array.isArray(value) ? value : [value];
    return;
  }
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  for await (const text of decoded(response, wait)) {
    parser.feed(text);
    for (const data of events.splice(0)) {
      if (data.trim() === '[DONE]') return;
      if (data.trim() !== '') yield parse(data);
    }
  }
  // Services that end without the blank line still mean their last event. One that does not parse was cut in two.
  parser.feed('\n\n');
  for (const data of events) {
    if (data.trim() === '[DONE]') return;
    yield parse(data, cutOff);
  }
}

/** The whole answer as text, up to a number of characters. */
export async function readText(response: Response, wait: Wait, most = Number.POSITIVE_INFINITY): Promise<string> {
  let text = '';
  for await (const piece of decoded(response, wait)) {
    text += piece;
    if (text.length >= most) break;
  }
  return text.slice(0, most);
}

async function* decoded(response: Response, wait: Wait): AsyncGenerator<string> {
  // A decoder that streams: a character may be split between two chunks.
  const reader = response.body?.pipeThrough<string>(new TextDecoderStream()).getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await wait(reader.read());
      if (done) return;
      yield value;
    }
  } catch (thrown) {
    throw thrown instanceof GenerationError ? thrown : cutOff();
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function cutOff(): GenerationError {
  return new GenerationError('network', 'The answer was cut off');
}

// Without the cause: what a JSON parser says quotes the text that it could not read.
function parse(text: string, otherwise: () => GenerationError = notReadable): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw otherwise();
  }
}

function notReadable(): GenerationError {
  return new GenerationError('protocol', 'The answer could not be read');
}
