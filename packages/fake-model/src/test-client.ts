import { onTestFinished } from 'vitest';
import { type FakeModel, type FakeModelOptions, startFakeModel } from './index.ts';

/** A service that stops when its test ends. */
export async function serviceForTest(options?: FakeModelOptions): Promise<FakeModel> {
  const fake = await startFakeModel(options);
  onTestFinished(() => fake.close());
  return fake;
}

export interface SentRequest {
  readonly model?: string;
  /** The text to continue. */
  readonly earlier?: string;
  readonly config?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly query?: string;
  readonly signal?: AbortSignal;
}

const CONTINUE = 'Continue exactly where you stopped.';

export function askGemini(fake: FakeModel, prompt: string, asked: SentRequest = {}): Promise<Response> {
  const { model = 'fake', earlier, config = {}, body = {}, headers = {}, query = '?alt=sse', signal } = asked;
  const turn = (role: string, text: string) => ({ role, parts: [{ text }] });
  const contents = [turn('user', prompt), ...(earlier ? [turn('model', earlier), turn('user', CONTINUE)] : [])];
  return fetch(`${fake.url}/v1beta/models/${model}:streamGenerateContent${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': 'test-key', ...headers },
    body: JSON.stringify({ contents, generationConfig: { maxOutputTokens: 8192, ...config }, ...body }),
    ...(signal && { signal }),
  });
}

export function askOpenAi(fake: FakeModel, prompt: string, asked: SentRequest = {}): Promise<Response> {
  const { model = 'fake', earlier, body = {}, headers = {}, query = '', signal } = asked;
  const messages = [
    { role: 'user', content: prompt },
    ...(earlier
      ? [
          { role: 'assistant', content: earlier },
          { role: 'user', content: CONTINUE },
        ]
      : []),
  ];
  return fetch(`${fake.url}/v1/chat/completions${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer test-key', ...headers },
    body: JSON.stringify({ model, messages, stream: true, stream_options: { include_usage: true }, ...body }),
    ...(signal && { signal }),
  });
}

/** The data of the events of a stream with any line ends. */
export async function streamEvents(response: Response): Promise<string[]> {
  const lines = (await response.text()).split(/\r\n|\n|\r/);
  return lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice('data: '.length));
}

/** The answer as a client receives it, and whether it was cut off. The status is 0 without an answer. */
export async function outcome(response: Promise<Response>) {
  const got = await response.catch((error: Error) => error);
  if (got instanceof Error) return { status: 0, raw: '', cut: true, type: null };
  const reader = got.body?.pipeThrough(new TextDecoderStream()).getReader();
  let raw = '';
  for (let cut = false; ; ) {
    const piece = await reader?.read().catch(() => undefined);
    cut = piece === undefined;
    if (cut || piece?.done) return { status: got.status, raw, cut, type: got.headers.get('content-type') };
    raw += piece?.value;
  }
}

interface Chunk {
  readonly candidates?: readonly {
    readonly content?: { readonly parts?: readonly { readonly text?: string; readonly thought?: boolean }[] };
  }[];
  readonly choices?: readonly { readonly delta: { readonly content?: string } }[];
}

/** The text of an answer, without thoughts. */
export function answerText(events: readonly string[]): string {
  return events
    .filter((data) => data !== '[DONE]')
    .map((data) => JSON.parse(data) as Chunk)
    .map(({ candidates, choices }) =>
      candidates
        ? (candidates[0]?.content?.parts ?? []).map((part) => (part.thought ? '' : (part.text ?? ''))).join('')
        : (choices?.[0]?.delta.content ?? ''),
    )
    .join('');
}

export const ASK = { gemini: askGemini, openai: askOpenAi } as const;
