import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { jsonFormService } from './json-form-service.ts';

const submission = { name: 'Ananya Rao', email: 'a@b.co', subject: 'Citations', message: 'Hello.', botcheck: '' };
const anyMessage = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom('\n', '\r\n', '\u2028', '\u202e', '\u2066', '\ud83c', '\0')),
  )
  .map((parts) => parts.join(''));
const { signal } = new AbortController();

function answering(response: Response | Error) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  const service = jsonFormService({ url: 'https://forms.example/submit', accessKey: 'key-1', fetch });
  return { fetch, answer: () => service.submit(submission, signal) };
}
const refused = (body: string, status = 400) => answering(new Response(body, { status })).answer();

describe('jsonFormService', () => {
  it('posts six fields without cookies', async () => {
    const { fetch, answer } = answering(new Response('{"success":true}'));
    await answer();
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://forms.example/submit');
    expect(JSON.parse(String(request?.body))).toEqual({ access_key: 'key-1', ...submission });
    expect(request).toMatchObject({ method: 'POST', credentials: 'omit', signal });
    expect(new Headers(request?.headers).get('content-type')).toBe('application/json');
    expect(new Headers(request?.headers).get('accept')).toBe('application/json');
  });

  it.each(['{"success":true}', 'Thank you', ''])('succeeds with status 200, whatever the body: %j', async (body) => {
    expect(await answering(new Response(body)).answer()).toEqual({ ok: true });
  });

  it.each([400, 401, 429, 500, 201])('returns the service’s message with status %i', async (status) => {
    expect(await refused('{"message":"Too many messages today"}', status)).toEqual({ ok: false, message: 'Too many messages today' });
  });

  it.each(['', '<h1>Bad gateway</h1>', 'null', '[]', '{"message":5}', '{"message":" \\n"}', '{"error":"x"}'])(
    'returns no message for the body %j',
    async (body) => {
      expect(await refused(body)).toEqual({ ok: false });
    },
  );

  it('returns the message on one line, cut to 200 characters, without direction overrides', async () => {
    expect(await refused(JSON.stringify({ message: ' One\n\ttwo\u202e three ' }))).toEqual({ ok: false, message: 'One two three' });
    await fc.assert(
      fc.asyncProperty(anyMessage, async (message) => {
        const answer = await refused(JSON.stringify({ message }));
        const shown = 'message' in answer ? (answer.message ?? '') : '';
        expect([...shown].length).toBeLessThanOrEqual(201);
        expect(shown).not.toMatch(/[\n\r\u202e]/);
      }),
    );
  });

  it('rejects when the service cannot be reached', async () => {
    await expect(answering(new TypeError('Failed to fetch')).answer()).rejects.toThrow('Failed to fetch');
  });
});
