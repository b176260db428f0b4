import { CONTINUE_PROMPT } from '../generation/adapters/protocol.ts';
import { GenerationError } from '../generation/generation-error.ts';
import { openConnection } from '../generation/http/connection.ts';
import { type GenerationEvent, type GenerationRequest, type TextGenerator, wholePrompt } from '../generation/text-generator.ts';

/** The part of the browser's Prompt API that this generator uses. */
export interface BrowserLanguageModel {
  availability(options: Expected): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(options: Expected & { signal: AbortSignal; monitor(monitor: EventTarget): void }): Promise<BrowserModelSession>;
}

export interface BrowserModelSession {
  promptStreaming(
    input: readonly { role: 'user' | 'assistant'; content: string }[],
    options: { signal: AbortSignal },
  ): ReadableStream<string>;
  destroy(): void;
}

interface Expected {
  readonly expectedInputs: readonly { type: 'text'; languages: readonly string[] }[];
  readonly expectedOutputs: readonly { type: 'text'; languages: readonly string[] }[];
}

const LANGUAGES: Expected = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

/** The model may be silent for this many milliseconds, because a slow computer can read a prompt for minutes before the first word. */
const IDLE_TIMEOUT = 300_000;

/** A generator on the browser's built-in model. The browser downloads the model at the first use. Texts stay on the computer. */
export function browserModelGenerator(
  api: BrowserLanguageModel | undefined = (globalThis as { LanguageModel?: BrowserLanguageModel }).LanguageModel,
): TextGenerator {
  return {
    source: 'browser-model',
    label: "Browser's built-in model",
    // The smallest of these models have a context of about 9,000 tokens and write only short texts well.
    capabilities: { streaming: true, location: 'device', maxCallWords: 500 },
    availability: async () => {
      const state = await api?.availability(LANGUAGES).catch(() => 'unavailable' as const);
      if (state === 'available') return { state: 'ready' };
      if (state === 'downloadable' || state === 'downloading') return { state: 'needs-download' };
      return { state: 'unavailable', detail: 'This browser has no model of its own, or this computer cannot run it.' };
    },
    generate: (request) => generate(api, request),
  };
}

async function* generate(api: BrowserLanguageModel | undefined, request: GenerationRequest): AsyncGenerator<GenerationEvent> {
  if (!api) throw new GenerationError('unavailable', 'This browser has no model of its own');
  const connection = openConnection(request.signal, IDLE_TIMEOUT);
  let session: BrowserModelSession | undefined;
  let reader: ReadableStreamDefaultReader<string> | undefined;
  let wrote = false;
  try {
    session = yield* createSession(api, connection);
    const { resume } = request;
    const continues = resume && resume.text !== '';
    const messages = [
      { role: 'user', content: wholePrompt(request).toWellFormed() } as const,
      ...(continues
        ? ([
            { role: 'assistant', content: resume.text.toWellFormed() },
            { role: 'user', content: CONTINUE_PROMPT },
          ] as const)
        : []),
    ];
    reader = session.promptStreaming(messages, { signal: connection.signal }).getReader();
    yield { type: 'start' };
    for (;;) {
      const { done, value } = await connection.wait(reader.read());
      if (done) break;
      if (value === '') continue;
      wrote = true;
      yield { type: 'delta', text: value };
    }
    if (!wrote) throw new GenerationError('empty', 'No content generated');
    yield { type: 'finish', reason: 'stop' };
  } catch (thrown) {
    throw errorOf(thrown);
  } finally {
    connection.close();
    reader?.cancel().catch(() => undefined);
    session?.destroy();
  }
}

/** Creates a session and yields the progress of the download. */
async function* createSession(
  api: BrowserLanguageModel,
  { signal, wait }: ReturnType<typeof openConnection>,
): AsyncGenerator<GenerationEvent, BrowserModelSession> {
  let ratio: number | undefined;
  let progressed = Promise.withResolvers<void>();
  const creating = api.create({
    ...LANGUAGES,
    signal,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', (event) => {
        ratio = (event as ProgressEvent).loaded;
        progressed.resolve();
      }),
  });
  let session: BrowserModelSession | undefined;
  let given = false;
  let left = false;
  const ready = creating.then((made) => {
    session = made;
    // A session that arrives after the request was stopped must not stay in memory.
    if (left) made.destroy();
  });
  ready.catch(() => undefined);
  try {
    while (!session) {
      await wait(Promise.race([ready, progressed.promise]));
      if (ratio !== undefined && !session)
        yield ratio < 1 ? { type: 'progress', phase: 'download', ratio } : { type: 'progress', phase: 'load' };
      ratio = undefined;
      progressed = Promise.withResolvers();
    }
    given = true;
    return session;
  } finally {
    left = true;
    if (!given) session?.destroy();
  }
}

function errorOf(thrown: unknown): GenerationError {
  if (thrown instanceof GenerationError) return thrown;
  const name = thrown instanceof Error ? thrown.name : '';
  switch (name) {
    case 'QuotaExceededError':
      return new GenerationError('bad-request', 'The prompt is too long for this model');
    case 'NotAllowedError':
    case 'NotSupportedError':
    case 'InvalidStateError':
    case 'OperationError':
      return new GenerationError('unavailable', `The browser's model could not be used: ${name}`);
    case 'NetworkError':
      return new GenerationError('network', "The browser's model could not be fetched");
    case 'NotReadableError':
      return new GenerationError('blocked', "The browser's model declined to answer");
    case 'AbortError':
      return new GenerationError('aborted', 'Stopped');
    default:
      return new GenerationError('unknown', 'Unknown error occurred');
  }
}
