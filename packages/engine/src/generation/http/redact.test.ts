import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, redactAnswer } from './redact.ts';

describe('Redaction of a service’s answer', () => {
  it('removes the key and everything that looks like a key', () => {
    const said =
      "Consumer 'api_key:secret-1' and AIzaSyA-1234567890 and AQ.Ab8RN6 and sk-proj-abc123 and Bearer abcdefgh and https://x/?key=abc";
    expect(redact(said, ['secret-1'])).toBe("Consumer 'api_key:[key]' and [key] and [key] and [key] and [key] and https://x/?key=[key]");
  });

  it('removes quotes of the prompt, also escaped ones, and keeps the service’s own words', () => {
    const prompt = 'Notes:\nMy "grandmother" Edith was born in Leeds.\nEnd';
    const body = '{"detail":"bad value","input":"Notes:\\nMy \\"grandmother\\" Edith was born in Leeds."}';
    const clean = redactAnswer(body, { secrets: [], prompt });
    expect(clean).toContain('"detail":"bad value"');
    expect(clean).toContain('[…]');
    expect(clean).not.toMatch(/Edith|Leeds/);
  });

  it('never leaves a key, wherever it occurs', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ minLength: 8 }), (before, after, key) => {
        expect(redact(before + key + after, [key])).not.toContain(key.replaceAll('[key]', ''));
      }),
      { examples: [['', '', '$&$&$&$&']] },
    );
  });

  it('is fast for a prompt of a million characters', () => {
    const prompt = 'the moon pulls the sea '.repeat(50_000);
    expect(redactAnswer(`Error. ${prompt}`, { secrets: [], prompt })).toMatch(/^Error\. ?\[…\]$/);
  });
});
