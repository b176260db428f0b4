/** What an error must not carry: the keys that were used, and what a person typed. */
export interface Hidden {
  readonly secrets: readonly string[];
  /** The prompt that was sent: a service may quote it back. */
  readonly prompt?: string;
}

// How keys of Google, of OpenAI and those like it begin, and what stands in a header or an address.
const KEY_SHAPED = /(?:AIza|AQ\.|sk-|Bearer\s+)[\w.~+/-]{6,}=*|([?&]key=)[^&\s"]+/g;

/** Characters in a row that make a quotation of the prompt. Shorter ones are in every second sentence. */
const QUOTE = 16;

/** More of a body than this helps nobody. */
const LONGEST_BODY = 4000;

/** A text of a service without the keys, and without anything shaped like one. */
export function scrub(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) if (secret !== '') clean = clean.replaceAll(secret, '[key]');
  return clean.replace(KEY_SHAPED, '$1[key]');
}

/** A service's text on one line, fit for an error: no key, no quotation of the prompt. */
export function scrubAnswer(text: string, { secrets, prompt = '' }: Hidden): string {
  return withoutQuotes(oneLine(scrub(text, secrets)).slice(0, LONGEST_BODY), oneLine(prompt));
}

// JSON writes line breaks and quotation marks as escapes; a quotation is found whichever way it is written.
function oneLine(text: string): string {
  return text.replace(/(?:\\[nrt]|\s)+/g, ' ').replaceAll('\\"', '"');
}

/** The text without each run of characters that the prompt has too. One pass over the prompt, however long it is. */
function withoutQuotes(text: string, prompt: string): string {
  const places = new Map<string, number[]>();
  for (let at = 0; at + QUOTE <= text.length; at += 1) {
    const run = text.slice(at, at + QUOTE);
    const found = places.get(run);
    if (found) found.push(at);
    else places.set(run, [at]);
  }
  const quoted = new Uint8Array(text.length);
  for (let at = 0; at + QUOTE <= prompt.length; at += 1) {
    const run = prompt.slice(at, at + QUOTE);
    for (const place of places.get(run) ?? []) quoted.fill(1, place, place + QUOTE);
    // Marked once is enough, however often the prompt says it.
    places.delete(run);
  }
  let clean = '';
  for (let at = 0; at < text.length; at += 1) {
    if (!quoted[at]) clean += text[at];
    else if (!quoted[at - 1]) clean += '[…]';
  }
  return clean;
}
