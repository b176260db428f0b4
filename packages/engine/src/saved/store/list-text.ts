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
 * the fingerprint of a longer list continues that of the shorter one: `extended`.
 */
export function fingerprint(raw: string | null): string {
  const body = listBody(raw);
  return format(hash(body, SEED), body.length);
}

/** The fingerprint of `next`, which is the list of fingerprint `before` with more elements at its end. */
export function extended(before: string, next: string): string {
  const [state, length] = before.split(':').map(Number) as [number, number];
  const body = listBody(next);
  return format(hash(body, state, length), body.length);
}

function listBody(raw: string | null): string {
  if (raw === null) return '';
  const end = raw.lastIndexOf(']');
  return end < 0 || /\S/.test(raw.slice(end + 1)) ? raw : raw.slice(0, end);
}

const SEED = 0x811c9dc5;

/** FNV-1a over UTF-16 code units: quick, and the state after a prefix is the state to continue from. */
function hash(text: string, state: number, from = 0): number {
  let sum = state;
  for (let at = from; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum;
}

function format(sum: number, length: number): string {
  return `${sum}:${length}`;
}
