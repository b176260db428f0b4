/** Texts that an error message must not contain. */
export interface Redactions {
  readonly secrets: readonly string[];
  /** The prompt, which a service may quote in its answer. */
  readonly prompt?: string;
}

// Keys of Google, of OpenAI and of similar services, bearer tokens, and keys in an address.
const KEY_SHAPED = /(?:AIza|AQ\.|sk-|Bearer\s+)[\w.~+/-]{6,}=*|([?&]key=)[^&\s"]+/g;

/** Equal characters in a row count as a quote of the prompt from this number on. Shorter runs are common by chance. */
const MIN_QUOTE = 16;

/** Characters of a body that are kept. */
const MAX_BODY = 4000;

/** Replaces the secrets, and whatever looks like a key, by "[key]". */
export function redact(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) if (secret !== '') clean = clean.replaceAll(secret, '[key]');
  return clean.replace(KEY_SHAPED, '$1[key]');
}

/** The answer of a service on one line, without keys and without quotes of the prompt. */
export function redactAnswer(text: string, { secrets, prompt = '' }: Redactions): string {
  return withoutQuotes(oneLine(redact(text, secrets)).slice(0, MAX_BODY), oneLine(prompt));
}

// Also turns JSON escapes into the characters that they stand for, so that a quote is found in either form.
function oneLine(text: string): string {
  return text.replace(/(?:\\[nrt]|\s)+/g, ' ').replaceAll('\\"', '"');
}

/** Replaces every run of characters that also occurs in the prompt by "[…]". Reads the prompt once, so long prompts stay fast. */
function withoutQuotes(text: string, prompt: string): string {
  const places = new Map<string, number[]>();
  for (let at = 0; at + MIN_QUOTE <= text.length; at += 1) {
    const run = text.slice(at, at + MIN_QUOTE);
    const found = places.get(run);
    if (found) found.push(at);
    else places.set(run, [at]);
  }
  const quoted = new Uint8Array(text.length);
  for (let at = 0; at + MIN_QUOTE <= prompt.length; at += 1) {
    const run = prompt.slice(at, at + MIN_QUOTE);
    for (const place of places.get(run) ?? []) quoted.fill(1, place, place + MIN_QUOTE);
    // The run is marked now; another occurrence in the prompt changes nothing.
    places.delete(run);
  }
  let clean = '';
  for (let at = 0; at < text.length; at += 1) {
    if (!quoted[at]) clean += text[at];
    else if (!quoted[at - 1]) clean += '[…]';
  }
  return clean;
}
