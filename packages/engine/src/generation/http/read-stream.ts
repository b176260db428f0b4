import { createParser } from 'eventsource-parser';
import { GenerationError } from '../generation-error.ts';
import type { Connection } from './connection.ts';

type Wait = Connection['wait'];

/** The most characters of one event, or of an answer that is not a stream. A run accepts a fraction of that as a whole answer. */
const MOST_CHARACTERS = 8_000_000;
/** The characters of events after which the page gets a turn. They are read and passed on in a few milliseconds. */
const CHARACTERS_A_TURN = 32_000;

/**
 * Yields the JSON values of an answer: the data of server-sent events, with any line ends and chunk boundaries, or the one JSON text
 * of a service that does not stream. Throws `network` when the answer is cut off and `protocol` when it is something else, or endless.
 * Leaving the loop closes the stream.
 */
export async function* readStream(response: Response, wait: Wait): AsyncGenerator<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('html')) throw new GenerationError('protocol', 'The service answered with a page, not with text');
  if (type.includes('json')) {
    const value = parse(await readText(response, wait, MOST_CHARACTERS));
    yield* Array.isArray(value) ? value : [value];
    return;
  }
  const events: string[] = [];
  const parser = createParser({
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw notReadable();
    },
    maxBufferSize: MOST_CHARACTERS,
  });
  let sinceTurn = 0;
  for await (const text of decoded(response, wait)) {
    parser.feed(text);
    for (const data of events.splice(0)) {
      if (data.trim() === '[DONE]') return;
      if (data.trim() !== '') yield parse(data);
      sinceTurn += data.length;
      if (sinceTurn < CHARACTERS_A_TURN) continue;
      // The stream reads chunks that have already arrived without a pause between them. A fast service would keep the page from drawing and
      // answering.
      sinceTurn = 0;
      await nextTask();
    }
  }
  // Some services omit the blank line after the last event. If that event does not parse, the stream was cut off inside it.
  parser.feed('\n\n');
  for (const data of events) {
    if (data.trim() === '[DONE]') return;
    yield parse(data, cutOff);
  }
}

/** Reads the answer as text, up to `max` characters. */
export async function readText(response: Response, wait: Wait, max = Number.POSITIVE_INFINITY): Promise<string> {
  let text = '';
  for await (const piece of decoded(response, wait)) {
    text += piece;
    if (text.length >= max) break;
  }
  return text.slice(0, max);
}

async function* decoded(response: Response, wait: Wait): AsyncGenerator<string> {
  // A streaming decoder, because a character may be split between two chunks.
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

/** Resolves in a later task. A timer would be delayed by at least four milliseconds. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

function cutOff(): GenerationError {
  return new GenerationError('network', 'The answer was cut off');
}

// The error has no cause: the message of JSON.parse quotes the text.
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
