/** A tag or a text of a page. */
export type HtmlToken =
  | { readonly kind: 'open' | 'close'; readonly tag: string; readonly attributes: string }
  | { readonly kind: 'text'; readonly text: string };

/** The elements whose content is no HTML. None of it is read. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noframes', 'noembed', 'xmp']);
const TAG = /<(\/?)([a-zA-Z][^\s/>]*)/y;

/**
 * The tags and texts of a page as people write it: elements need no end, and a "<" may be a sign. Takes time in proportion to the page,
 * whatever stands in it: htmlparser2 12 needs a minute for 200,000 elements without an end.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) break;
    if (next > at) yield { kind: 'text', text: html.slice(at, next) };
    TAG.lastIndex = next;
    const [, slash, name] = TAG.exec(html) ?? [];
    if (name === undefined) {
      const end = markupEnd(html, next);
      if (end === next) yield { kind: 'text', text: '<' };
      at = Math.max(end, next + 1);
      continue;
    }
    const from = TAG.lastIndex;
    const end = tagEnd(html, from);
    // A tag without an end is the end of a page that was cut off.
    if (end < 0) return;
    const tag = name.toLowerCase();
    at = end + 1;
    if (slash === '' && RAW.has(tag)) at = rawEnd(html, tag, at);
    else yield { kind: slash === '' ? 'open' : 'close', tag, attributes: html.slice(from, end) };
  }
  if (at < html.length) yield { kind: 'text', text: html.slice(at) };
}

/** The end of a comment, a declaration or an instruction; its start where it is none. */
function markupEnd(html: string, start: number): number {
  const [open, close] = html.startsWith('<!--', start) ? [4, '-->'] : /[!?/]/.test(html.charAt(start + 1)) ? [2, '>'] : [0, ''];
  if (open === 0) return start;
  const end = html.indexOf(close, start + open);
  return end < 0 ? html.length : end + close.length;
}

/** The ">" that ends a tag: the first outside of a quoted value. A value without its end takes the rest of the page, as in a browser. */
function tagEnd(html: string, from: number): number {
  const sign = /[>"']/g;
  sign.lastIndex = from;
  for (let found = sign.exec(html); found; found = sign.exec(html)) {
    if (found[0] === '>') return found.index;
    if (!/=\s*$/.test(html.slice(Math.max(from, found.index - 20), found.index))) continue;
    const close = html.indexOf(found[0], found.index + 1);
    if (close < 0) return -1;
    sign.lastIndex = close + 1;
  }
  return -1;
}

/** The place behind the end of an element whose content is no HTML. */
function rawEnd(html: string, tag: string, from: number): number {
  const close = new RegExp(`</${tag}(?=[\\s/>])`, 'gi');
  close.lastIndex = from;
  const found = close.exec(html);
  const end = found ? html.indexOf('>', found.index) : -1;
  return end < 0 ? html.length : end + 1;
}
