/** A text may grow by this part of its length. English prose with dashes and typographic quotes grows by less. */
const MOST_GROWTH = 0.1;

/** An escape is this many letters longer than its letter. */
const GROWTH_EACH = 5;

const BEYOND_LATIN1 = /[^\0-\xff]/g;

/**
 * The same JSON with its letters beyond Latin-1 escaped (`\u2014` for a dash), if they are few. Browsers store a text with two bytes a
 * letter as soon as one letter needs them: one dash in one record doubles the time of every save, and in WebKit it halves the room for all
 * records. A text in another script stays as it is, because the escapes would take more room than they free.
 */
export function latin1Json(json: string): string {
  const wide = json.match(BEYOND_LATIN1)?.length ?? 0;
  return wide * GROWTH_EACH > json.length * MOST_GROWTH ? json : escapeBeyondLatin1(json);
}

/** The same JSON with each letter beyond Latin-1 escaped. */
export function escapeBeyondLatin1(json: string): string {
  return json.replace(BEYOND_LATIN1, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
