/** A piece of a reference: plain words, the title of a container in italics, or an address. */
interface ReferencePiece {
  readonly text: string;
  readonly italic?: true;
  /** Present for a DOI or an https address. */
  readonly href?: string;
}

const MARKED = /(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]{1,300}?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;
const ADDRESS = /https:\/\/[^\s<>"“”]+|\bdoi:\s?10\.\d{4,9}\/[^\s<>"“”]+/gi;
const NO_CONTAINER = /dissertation|thesis/i;

/** The shapes in which styles print a container or a book, whose title is the first group. */
const CONTAINERS: readonly RegExp[] = [
  // “Title,” in Container, vol. 3 · “Title.” Container 162 (3859) · ‘Title’, Container, 14(1)
  /[”’"]\.?,?\s+(?:in\s+)?(\p{Lu}[^“”\d]{1,150}?)(?=,?\s+(?:vol\.|no\.|\d|\()|,\s|\.\s|\.$)/du,
  // In A. Editor (Ed.), Container (pp. 1–2)
  /\bIn\s[^“”]{1,200}?\([Ee]ds?\.\),\s+([^“”]{2,200}?)(?=\s\(|\.\s|\.$)/du,
  // Title. Container, 14(1), 4–58
  /[.?!]\s+(\p{Lu}[^.?!“”\d]{1,150}, (?!(?:1[4-9]|20)\d\d)\d{1,4})(?=\(|,|\.)/du,
  // Author (2011). Title (3rd ed.). Publisher · Author. 1990. Title. Place
  /(?:\((?:\d{4}[a-z]?|n\.d\.)[^)]{0,20}\)\.?|\.\s(?:\d{4}[a-z]?\.|n\.d\.))\s+([^“”‘"]{2,200}?)(?=(?:\s\([^)]{1,80}\))?\.(?:\s|$))/du,
  // D. E. Author, Title, 3rd ed. Publisher
  /^(?:\p{Lu}\.\s?){1,3}\p{Lu}[\p{L}’'-]+,\s([^“”"]{4,200}?)(?=,\s\d|\.\s)/du,
  // Author, Name. Title. Publisher, 1978.
  /^(?:[^.“”]{2,60}\.|---\.)\s+([^.“”"]{2,200}?)(?=\.\s[^“”]{2,80},\s[12]\d{3}\.)/du,
];

/**
 * A reference as pieces. Marks of italics in the text decide; without them the shape of the reference does.
 * @param byShape false where a part is missing, so that the shape says nothing
 */
export function referencePieces(text: string, byShape = true): ReferencePiece[] {
  const italic = [...text.matchAll(MARKED)].map(({ 0: whole, 2: words = '', index }) => ({
    start: index,
    end: index + whole.length,
    words,
  }));
  const range = italic.length > 0 || !byShape ? undefined : containerOf(text);
  const all = range ? [{ start: range[0], end: range[1], words: text.slice(range[0], range[1]) }] : italic;
  return [
    ...all.flatMap(({ start, words }, index) => [
      ...linked(text.slice(all[index - 1]?.end ?? 0, start)),
      { text: words, italic: true } as const,
    ]),
    ...linked(text.slice(all.at(-1)?.end ?? 0)),
  ];
}

function containerOf(text: string): readonly [start: number, end: number] | undefined {
  for (const shape of CONTAINERS) {
    const range = shape.exec(text)?.indices?.[1];
    if (range && !NO_CONTAINER.test(text.slice(...range))) return range;
  }
  return undefined;
}

/** Plain words with DOIs and https addresses as links. */
function linked(text: string): ReferencePiece[] {
  const parts: ReferencePiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(/[.,;:)\]’'”]+$/, '');
    const href = safeAddress(address);
    if (href === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The address behind a link: https, or a DOI at its resolver. */
function safeAddress(address: string): string | undefined {
  const doi = /^doi:\s?(.+)$/i.exec(address)?.[1];
  const url = URL.parse(doi === undefined ? address : `https://doi.org/${doi}`);
  return url?.protocol === 'https:' && url.username === '' ? url.href : undefined;
}
