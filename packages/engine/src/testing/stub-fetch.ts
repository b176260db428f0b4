/** One answer of a stubbed `fetch`. */
export interface StubAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, chunk by chunk. */
  readonly chunks?: readonly (string | Uint8Array)[];
  /** The end of the answer, after its chunks. Default: `ends`. */
  readonly ending?: 'ends' | 'hangs' | 'breaks';
  /** No answer: `fetch` never settles, or rejects as in a browser. */
  readonly fails?: 'hangs' | 'rejects';
}

interface StubCall {
  readonly url: string;
  readonly init: RequestInit;
  /** The body as JSON. */
  readonly body: Record<string, unknown>;
  /** Whether the client has closed the connection: it aborted the signal or cancelled the body. */
  clientClosed: boolean;
}

interface StubFetch {
  readonly fetch: typeof globalThis.fetch;
  readonly calls: StubCall[];
  /** Resolves when the first client closes its connection. */
  readonly closed: Promise<void>;
}

/** A `fetch` that returns the answers in order and repeats the last one. */
export function stubFetch(...answers: readonly StubAnswer[]): StubFetch {
  const calls: StubCall[] = [];
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const fetch = (async (url: string, init: RequestInit = {}) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? {};
    const call: StubCall = { url, init, body: JSON.parse(typeof init.body === 'string' ? init.body : '{}'), clientClosed: false };
    calls.push(call);
    const leave = (): void => {
      call.clientClosed = true;
      close();
    };
    init.signal?.addEventListener('abort', leave, { once: true });
    if (answer.fails === 'rejects') throw new TypeError('Failed to fetch');
    // A real `fetch` rejects when it is aborted. This one does not, because an adapter must not wait for that.
    if (answer.fails === 'hangs') return new Promise<Response>(() => undefined);
    const headers = { 'content-type': 'text/event-stream', ...answer.headers };
    return new Response(bodyOf(answer, leave), { status: answer.status ?? 200, headers });
  }) as typeof globalThis.fetch;
  return { fetch, calls, closed };
}

function bodyOf({ chunks = [], ending = 'ends' }: StubAnswer, leave: () => void): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const chunk = chunks[next];
        next += 1;
        if (chunk !== undefined) return controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
        if (ending === 'hangs') return new Promise(() => undefined);
        if (ending === 'breaks') return controller.error(new TypeError('terminated'));
        return controller.close();
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
}

/** The bytes of a text in pieces that end at the given places, which are taken modulo its length. */
export function cutAt(text: string, cuts: readonly number[]): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  const places = [...new Set(cuts.map((cut) => cut % bytes.length))].sort((a, b) => a - b);
  return [...places, bytes.length].map((end, index) => bytes.slice(places[index - 1] ?? 0, end)).filter((piece) => piece.length > 0);
}
