import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub, scrubAnswer } from './redact.ts';

describe('What a service says', () => {
  it('loses the key, and whatever is shaped like one', () => {
    const said =
      "Consumer 'api_key:secret-1' and AIzaSyA-1234567890 and AQ.Ab8RN6 and sk-proj-abc123 and Bearer abcdefgh and https://x/?key=abc";
    expect(scrub(said, ['secret-1'])).toBe("Consumer 'api_key:[key]' and [key] and [key] and [key] and [key] and https://x/?key=[key]");
  });

  it('loses what it quotes of the prompt, also with escapes, and keeps its own words', () => {
    const prompt = 'Notes:\nMy "grandmother" Edith was born in Leeds.\nEnd';
    const body = '{"detail":"bad value","input":"Notes:\\nMy \\"grandmother\\" Edith was born in Leeds."}';
    const clean = scrubAnswer(body, { secrets: [], prompt });
    expect(clean).toContain('"detail":"bad value"');
    expect(clean).toContain('[…]');
    expect(clean).not.toMatch(/Edith|Leeds/);
  });

  it('never holds a key, wherever it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ minLength: 8 }), (before, after, key) => {
        expect(scrub(before + key + after, [key])).not.toContain(key.replaceAll('[key]', ''));
      }),
      { examples: [['', '', '$&$&$&$&']] },
    );
  });

  it('is read in a moment, for a prompt of a million characters too', () => {
    const prompt = 'the moon pulls the sea '.repeat(50_000);
    expect(scrubAnswer(`Error. ${prompt}`, { secrets: [], prompt })).toMatch(/^Error\. ?\[…\]$/);
  });
});
