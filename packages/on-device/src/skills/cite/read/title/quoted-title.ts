export interface Quoted {
  readonly before: string;
  readonly title: string;
  readonly after: string;
}

const PAIRS: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/“/, /”/g],
  [/(?:^|[\s(.,])"/, /"(?=[\s.,;)]|$)/g],
  [/(?<!»[^«]{0,300})«/, /»/g],
  [/(?<!«[^»]{0,300})»/, /«/g],
  // A closing single quotation mark can be an apostrophe, so it closes only before punctuation, or after it before a space.
  // It also closes before the editors of a book, and before a newspaper with its day in a bracket: "'Title' The Guardian (London, 14 May 2019)".
  [
    /(?:^|[\s(])‘/,
    /’(?=[.,;)]|$|\s[iI]n:?\s\p{Lu}|\s[([](?:1[5-9]|20)\d\d[)\]]\s|\s\p{Lu}[^()'’]{1,60}\s\([^()]{2,40}(?:1[5-9]|20)\d\d\))|[.,?!]’(?=\s|$)/gu,
  ],
  [
    /(?:^|[\s(])'/,
    /'(?=[.,;)]|$|\sin\s\p{Lu}[^()'’]{2,120}\s\(eds?\)|\s[([](?:1[5-9]|20)\d\d[)\]]\s|\s\p{Lu}[^()'’]{1,60}\s\([^()]{2,40}(?:1[5-9]|20)\d\d\))|[.,?!]'(?=\s|$)/gu,
  ],
];

/** The first title in quotation marks, with the texts before and after it. */
export function takeQuoted(text: string): Quoted | undefined {
  const found = PAIRS.map(([open, close]) => takePair(text, open, close)).filter((one) => one !== undefined);
  return found.reduce<Quoted | undefined>(
    (first, one) => (first === undefined || one.before.length < first.before.length ? one : first),
    undefined,
  );
}

function takePair(text: string, open: RegExp, close: RegExp): Quoted | undefined {
  const start = open.exec(text);
  if (start === null) return undefined;
  const from = start.index + start[0].length;
  close.lastIndex = from;
  let end = close.exec(text);
  // If the title contains quotation marks of the same kind, the last one closes it.
  while (end !== null && isOpen(text.slice(from, end.index), open)) end = close.exec(text);
  if (end === null) return undefined;
  const title = text.slice(from, end.index + end[0].length - 1).trim();
  if (title.length < 2) return undefined;
  return {
    before: text.slice(0, from - 1).trim(),
    title: title.replace(/[\s.,;]+$/, ''),
    after: text.slice(end.index + end[0].length).trim(),
  };
}

function isOpen(inside: string, open: RegExp): boolean {
  const pattern = new RegExp(open.source, 'g');
  return [...inside.matchAll(pattern)].length > 0 && open.source === '“' && inside.split('”').length - 1 < inside.split('“').length - 1;
}
