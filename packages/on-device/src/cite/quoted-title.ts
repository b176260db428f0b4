export interface Quoted {
  readonly before: string;
  readonly title: string;
  readonly after: string;
}

const PAIRS: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/“/, /”/g],
  [/(?:^|[\s(.,])"/, /"(?=[\s.,;)]|$)/g],
  [/«/, /»/g],
  // A closing single quotation mark is also an apostrophe: it closes before punctuation, or else before a space.
  [/(?:^|[\s(])‘/, /’(?=[.,;)]|$)|[.,?!]’(?=\s|$)/g],
  [/(?:^|[\s(])'/, /'(?=[.,;)]|$)|[.,?!]'(?=\s|$)/g],
];

/** The first title in quotation marks, with what is before and after it. */
export function takeQuoted(text: string): Quoted | undefined {
  for (const [open, close] of PAIRS) {
    const start = open.exec(text);
    if (start === null) continue;
    const from = start.index + start[0].length;
    close.lastIndex = from;
    let end = close.exec(text);
    // Quotation marks inside the title: “The meaning of ‘normal’.” closes at the last mark of its own kind.
    while (end !== null && isOpen(text.slice(from, end.index), open)) end = close.exec(text);
    if (end === null) continue;
    const title = text.slice(from, end.index + end[0].length - 1).trim();
    if (title.length < 2) continue;
    return {
      before: text.slice(0, from - 1).trim(),
      title: title.replace(/[\s.,;]+$/, ''),
      after: text.slice(end.index + end[0].length).trim(),
    };
  }
  return undefined;
}

function isOpen(inside: string, open: RegExp): boolean {
  const pattern = new RegExp(open.source, 'g');
  return [...inside.matchAll(pattern)].length > 0 && open.source === '“' && inside.split('”').length - 1 < inside.split('“').length - 1;
}
