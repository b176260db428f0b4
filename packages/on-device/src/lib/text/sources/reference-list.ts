import type { Sentence, TextDocument } from '../document.ts';

/** The end of a source in a list: year, volume and pages, as journals of medicine have them, "2002, 137:521-7", or volume and pages: "Child Development, 80, 28–44". */
const SOURCE_END =
  /\b(?:19|20)\d\d[a-z]?(?: \p{L}{3}(?: \d{1,2})?)?[;,:]\s?\d{1,4}(?:\s?\(\d{1,3}(?:[-–/]\d{1,3})?\))?\s?[:,]\s?e?\d{1,6}|,\s\d{1,4}(?:\s?\(\d{1,3}\))?,\s(?:pp\.\s)?e?\d{1,6}\s?[–-]\s?\d{1,6}\b/gu;
/** Sources that follow each other within this many characters are a list, from this number of them on. */
const NEXT = 500;
const FEWEST = 8;
/** The most characters of the first source before its end. */
const FIRST = 300;
/** Under their heading sources follow each other within this many characters, as books have no end of this kind; fewer of them are a list. */
const NEXT_UNDER_HEADING = 2500;
const FEWEST_UNDER_HEADING = 3;
const HEADING = /^[ \t]*(?:\d{1,2}\.?\s)?(?:references|bibliography|works cited|literature cited|reference list)[ \t]*$/gim;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const known = new WeakMap<TextDocument, readonly Stretch[]>();

/** Whether a sentence stands in a list of sources, whose heading a copy may have lost: a title is no statement of the text. */
export function isInReferenceList(document: TextDocument, { start }: Pick<Sentence, 'start'>): boolean {
  let lists = known.get(document);
  if (lists === undefined) {
    lists = listsOf(document.value);
    known.set(document, lists);
  }
  return lists.some((list) => start >= list.start && start < list.end);
}

function listsOf(text: string): Stretch[] {
  const headings = [...text.matchAll(HEADING)].map(({ index }) => index);
  const lists: { start: number; end: number; size: number; headed: boolean }[] = [];
  let next = 0;
  for (const { index, 0: found } of text.matchAll(SOURCE_END)) {
    const last = lists.at(-1);
    const end = index + found.length;
    while ((headings[next] ?? index) < index) next += 1;
    const heading = headings[next - 1] ?? Number.NEGATIVE_INFINITY;
    if (heading >= (last?.end ?? 0) && index - heading <= NEXT_UNDER_HEADING) lists.push({ start: heading, end, size: 1, headed: true });
    else if (last !== undefined && index - last.end <= (last.headed ? NEXT_UNDER_HEADING : NEXT)) {
      last.end = end;
      last.size += 1;
    } else lists.push({ start: Math.max(0, index - FIRST), end, size: 1, headed: false });
  }
  return lists.filter(({ size, headed }) => size >= (headed ? FEWEST_UNDER_HEADING : FEWEST));
}
