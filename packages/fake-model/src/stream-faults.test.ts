import { describe, expect, it } from 'vitest';
import type { Fault, RequestLog } from './index.ts';
import { ASK, answerText, askGemini, askOpenAi, outcome, serviceForTest, streamEvents } from './test-client.ts';

const PROMPT = 'Write about 300 words.';
const SHORT = 'Write about 30 words.';

type Check = (got: { raw: string; cut: boolean }, whole: string, log: RequestLog | undefined) => void;
const same: Check = ({ raw, cut }, whole) => {
  const events = raw.split(/\r\n|\n|\r/).filter((line) => line.startsWith('data: '));
  expect([answerText(events.map((line) => line.slice(6))), cut]).toEqual([whole, false]);
};
const ends =
  (pattern: RegExp): Check =>
  ({ raw, cut }) =>
    expect([raw, cut]).toEqual([expect.stringMatching(pattern), false]);
const half: Check = ({ raw }, whole) => expect(raw.length).toBeLessThan(JSON.stringify(whole).length * 4);

const streams: [Fault, ...Check[]][] = [
  ['ok', same],
  ['drop-mid', ({ raw, cut }) => expect([raw.includes('data: '), cut]).toEqual([true, true])],
  ['malformed-chunk', ends(/data: \{"candidates":\[\{"content":\{"parts":\[\{"te(\r\n){2}|"te\n\n/)],
  ['truncated-chunk', ({ raw, cut }) => expect([raw.endsWith('\n'), raw.endsWith('}'), cut]).toEqual([false, false, false])],
  ['error-mid', ends(/data: \{"error":\{("code":503,|.*"code":503\}).*\s*$/)],
  ['error-mid-status', ends(/data: \{("error":\{"message".*"UNAVAILABLE"|.*"finish_reason":"error".*"server_error").*\s*$/)],
  ['no-finish', ({ raw }) => expect(raw).not.toMatch(/finishReason|"finish_reason":"/), half],
  ['no-done', same, ({ raw }) => expect(raw).not.toContain('[DONE]')],
  ['no-last-blank', same, ({ raw }) => expect(raw).not.toMatch(/[\r\n]$/)],
  ['split-utf8', same],
  ['bytes', same],
  ['crlf', same, ({ raw }) => expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)],
  ['lf', same, ({ raw }) => expect(raw).not.toContain('\r')],
  ['cr', same, ({ raw }) => expect(raw).not.toContain('\n')],
  ['comments', same, ({ raw }) => expect(raw).toMatch(/: PROCESSING(\r?\n){2}event: message\r?\nid: 1\r?\nretry: 1000\r?\ndata: /)],
  ['one-chunk', same],
  ['cut-prompt', same, ends(/"promptTokenCount":2\D|"prompt_tokens":2\D/)],
  ['huge', ({ raw }) => expect(raw.length).toBeGreaterThan(2_000_000)],
  ['long', ({ raw }) => expect(raw.length).toBeGreaterThanOrEqual(1_000_000)],
  ['no-candidates', ({ raw }) => expect(raw).not.toMatch(/"candidates"|"delta"/)],
  ['empty', ends(/"text":""|"finish_reason":"stop"/), (_, __, log) => expect(log?.answer).toBe('')],
  ['safety', ends(/"finishReason":"SAFETY"|"finish_reason":"content_filter"/), half],
  ['recitation', ends(/"finishReason":"RECITATION"|"finish_reason":"content_filter"/), half],
  ['max-tokens', ends(/"finishReason":"MAX_TOKENS"|"finish_reason":"length"/), half],
  ['continuation', ends(/"finishReason":"CONTINUATION"|"finish_reason":"length"/), half],
  ['thinking-tags', ends(/"content":"<think>|"thought":true/), ends(/<\/think>|thoughtSignature/)],
  ['thinking', same, ends(/Thinking/)],
  ['thinking-only', ends(/"finishReason":"MAX_TOKENS"|"finish_reason":"length"/), (_, __, log) => expect(log?.answer).toBe('')],
  ['too-long', ({ raw, cut }, whole) => expect([raw.length > whole.length * 1.5, cut]).toEqual([true, false])],
  ['refusal', ends(/I’m sorry/)],
  [['crlf', 'comments', 'thinking'], same, ends(/PROCESSING\r\n.*Thinking/s)],
];

describe('A fault of the stream', () => {
  it.each(streams)('%s has its documented effect in both protocols', async (fault, ...checks) => {
    const fake = await serviceForTest();
    for (const ask of [askGemini, askOpenAi]) {
      const whole = answerText(await streamEvents(await ask(fake, PROMPT)));
      fake.fault(fault);
      const got = await outcome(ask(fake, PROMPT));
      expect(got).toMatchObject({ status: 200, type: 'text/event-stream' });
      for (const check of checks) check(got, whole, fake.requests.at(-1));
    }
    expect(fake.requests.map(({ violation }) => violation)).toEqual(fake.requests.map(() => undefined));
  });

  it('slow sends the same text in more events', async () => {
    const fake = await serviceForTest();
    fake.fault('slow', 'ok');
    const [slow = '', well = ''] = [await (await askGemini(fake, SHORT)).text(), await (await askGemini(fake, SHORT)).text()];
    expect([slow, well].map((raw) => raw.split('data: ').length > 4)).toEqual([true, false]);
    expect(fake.requests[0]?.answer).toBe(fake.requests[1]?.answer);
  });

  it.each(['split-utf8', 'bytes'] as const)('%s splits characters', async (fault) => {
    const fake = await serviceForTest();
    fake.fault(fault);
    const broken: boolean[] = [];
    for await (const piece of (await askGemini(fake, PROMPT)).body ?? []) broken.push(new TextDecoder().decode(piece).includes('\uFFFD'));
    expect(broken).toContain(true);
  });

  it.each(['gemini', 'openai'] as const)(
    'hang-mid sends some text, then nothing until the client closes the connection (%s)',
    async (protocol) => {
      const fake = await serviceForTest();
      fake.fault('hang-mid');
      const reader = (await ASK[protocol](fake, PROMPT)).body?.getReader();
      expect((await reader?.read())?.done).toBe(false);
      expect(fake.requests[0]).toMatchObject({ endedAt: undefined, abortedAt: undefined });
      await reader?.cancel();
      await expect.poll(() => fake.requests[0]?.abortedAt).toBeGreaterThan(0);
    },
  );
});
