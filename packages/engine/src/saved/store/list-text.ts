/** The text of a list with these elements. */
export function joinList(texts: readonly string[]): string {
  return `[${texts.join(',')}]`;
}

/** The text of a list with one more element, made without reading the list: the text must be null, empty or a JSON list. */
export function appendTo(raw: string | null, text: string): string {
  const body = listBody(raw);
  return body === '' ? `[${text}]` : `${body}${/\[\s*$/.test(body.slice(-20)) ? '' : ','}${text}]`;
}

/**
 * A fingerprint of a list, by which a later reading sees that nobody else has changed it. It covers all but the closing bracket, so that
 * the one of a longer list continues that of the shorter one: `extendedFingerprint`.
 */
export function listFingerprint(raw: string | null): string {
  if (raw === null) return format(SEED, 0);
  return lastTexts.find(({ text }) => text === raw)?.print ?? remember(raw, format(hash(raw, 0, bodyEnd(raw), SEED), bodyEnd(raw)));
}

/** The fingerprint of `next`, which is the list of fingerprint `before` with more elements at its end. */
export function extendedFingerprint(before: string, next: string): string {
  const [state, length] = before.split(':').map(Number) as [number, number];
  return remember(next, format(hash(next, length, bodyEnd(next), state), bodyEnd(next)));
}

/**
 * Remembers a text as the storage gives it back after it was written. A browser gives the same string at each reading, and comparing a
 * string with itself takes no time, whatever its length.
 */
export function rememberStored(text: string, stored: string | null): void {
  if (stored?.length !== text.length) return;
  lastTexts = lastTexts.map((last) => (last.text === text ? { ...last, text: stored } : last));
}

// Comparing a text of 4.5 MB with another string takes a third of the time of its fingerprint. There are two lists.
let lastTexts: readonly { readonly text: string; readonly print: string }[] = [];

function remember(text: string, print: string): string {
  lastTexts = [{ text, print }, ...lastTexts].slice(0, 2);
  return print;
}

function listBody(raw: string | null): string {
  return raw === null ? '' : raw.slice(0, bodyEnd(raw));
}

/** The place where the last element of a list ends; the end of the text if it is no list. */
function bodyEnd(raw: string): number {
  const end = raw.lastIndexOf(']');
  return end < 0 || /\S/.test(raw.slice(end + 1)) ? raw.length : end;
}

const SEED = 0x811c9dc5;

/** FNV-1a over UTF-16 code units: the state after a prefix is the state to continue from. */
function hash(text: string, from: number, end: number, state: number): number {
  let sum = state;
  for (let at = from; at < end; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum;
}

function format(sum: number, length: number): string {
  return `${sum}:${length}`;
}
