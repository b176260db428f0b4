import type { Finding } from '../items/finding.ts';
import { foldText } from './folded-text.ts';
import { isProseParagraph, paragraphsIn, type TextRange } from './paragraphs.ts';

// No text of a student repeats a fault more often; the limit bounds the time of a short quote in a long text.
const MOST_HITS = 2000;
/** The most characters that an ellipsis inside a quote stands for. */
const LONGEST_GAP = 600;

/**
 * The places in a text of the words that findings quote, for each finding in order; [] where the words do not stand in the text. White
 * space, quotation marks, hyphens and case may differ; where words stand several times, the paragraph that a finding names decides.
 */
export function placeFindings(text: string, findings: readonly Finding[]): TextRange[][] {
  const steps = placeSteps(text, findings);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Places findings as `placeFindings` does, one finding a step: a caller on the main thread pauses between the steps. */
export function* placeSteps(text: string, findings: readonly Finding[]): Generator<undefined, TextRange[][]> {
  const hitsOf = hitsIn(text);
  const paragraphOf = paragraphNumbers(text);
  const taken = new Set<string>();
  const placesOf = (finding: Finding): TextRange[] => {
    const hits = hitsOf(finding.quote);
    const named = namedParagraphs(finding.place);
    const far = (hit: TextRange): number => distance(paragraphOf(hit.start), named);
    if (finding.times !== undefined) return timesOf(hits, finding.times, named.length === 0 ? undefined : (hit) => far(hit) === 0);
    const free = hits.filter(({ start, end }) => !taken.has(`${start} ${end}`));
    const nearest = leastBy(free.length > 0 ? free : hits, far);
    if (nearest === undefined) return [];
    taken.add(`${nearest.start} ${nearest.end}`);
    return [nearest];
  };
  const places: TextRange[][] = [];
  for (const finding of findings) {
    yield;
    places.push(placesOf(finding));
  }
  return places;
}

/**
 * The places of a finding, cut to the number that it counts: those in the named paragraphs if their number is the same, otherwise the first
 * ones.
 */
function timesOf(hits: readonly TextRange[], times: number, isNamed: ((hit: TextRange) => boolean) | undefined): TextRange[] {
  const named = isNamed === undefined ? [] : hits.filter(isNamed);
  const chosen = named.length === times ? named : hits.slice(0, times);
  return chosen.sort((a, b) => a.start - b.start);
}

/** The first of the elements with the smallest value. */
function leastBy<Element>(elements: readonly Element[], sizeOf: (element: Element) => number): Element | undefined {
  let least: { readonly element: Element; readonly value: number } | undefined;
  for (const element of elements) {
    const value = sizeOf(element);
    if (least === undefined || value < least.value) least = { element, value };
    if (value === 0) break;
  }
  return least?.element;
}

/** Finds quotes in a text, which is folded once. Letters at the ends of a quote must be the ends of words if that occurs at all. */
function hitsIn(text: string): (quote: string) => readonly TextRange[] {
  const { text: where, at } = foldText(text);
  const wordsAt = wordPlaces(where);
  const known = new Map<string, readonly TextRange[]>();
  const range = (start: number, end: number): TextRange => ({ start: at[start] ?? 0, end: (at[end - 1] ?? 0) + 1 });
  const isWhole = (start: number, end: number): boolean => !joined(where, start) && !joined(where, end);
  const find = (quote: string): readonly TextRange[] => {
    const [head = '', ...rest] = foldText(quote)
      .text.split(/\s*(?:…|\.{3})\s*/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const tail = rest.at(-1);
    if (head === '') return [];
    const hits: TextRange[] = [];
    const parts: TextRange[] = [];
    const take = (start: number): void => {
      const headEnd = start + head.length;
      const tailAt = tail === undefined ? headEnd : where.indexOf(tail, headEnd);
      if (tailAt < 0 || tailAt - headEnd > LONGEST_GAP) return;
      const end = tail === undefined ? headEnd : tailAt + tail.length;
      (isWhole(start, end) ? hits : parts).push(range(start, end));
    };
    let from = 0;
    for (const start of wordsAt(head)) {
      if (start < from || !where.startsWith(head, start)) continue;
      from = start + head.length;
      if (hits.length < MOST_HITS) take(start);
    }
    // The quote begins inside a word, or with no word.
    if (hits.length === 0) {
      parts.length = 0;
      for (
        let start = where.indexOf(head);
        start >= 0 && hits.length + parts.length < MOST_HITS;
        start = where.indexOf(head, start + head.length)
      )
        take(start);
    }
    return exactFirst(hits.length > 0 ? hits : parts, ({ start, end }) => text.slice(start, end) === quote);
  };
  return (quote) => {
    const hits = known.get(quote) ?? find(quote);
    known.set(quote, hits);
    return hits;
  };
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The places of the first word of a quote in a text, so that many quotes do not each search the whole of it. */
function wordPlaces(text: string): (quote: string) => readonly number[] {
  const places = new Map<string, number[]>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const known = places.get(word);
    if (known) known.push(index);
    else places.set(word, [index]);
  }
  return (quote) => places.get(/^[\p{L}\p{N}]+/u.exec(quote)?.[0] ?? '') ?? [];
}

function exactFirst(hits: readonly TextRange[], isExact: (hit: TextRange) => boolean): readonly TextRange[] {
  const exact = new Set(hits.filter(isExact));
  return [...exact, ...hits.filter((hit) => !exact.has(hit))];
}

/** Whether an offset stands inside a word. */
function joined(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at));
}

/** The numbers of paragraphs in "Paragraph 2", "Paragraphs 1, 2 and 3 more". */
function namedParagraphs(place: string | undefined): number[] {
  if (place === undefined || !/^(?:¶|para)/i.test(place)) return [];
  return [...place.replace(/\band \d+ more\b/, '').matchAll(/\d{1,4}/g)].map(([digits]) => Number(digits));
}

/** The number of the paragraph at an offset, with and without headings: people and tools count in both ways. */
function paragraphNumbers(text: string): (offset: number) => readonly [prose: number, all: number] {
  let prose = 0;
  const known = paragraphsIn(text).map(({ start, end }, index) => {
    if (isProseParagraph(text.slice(start, end))) prose += 1;
    return { start, numbers: [prose, index + 1] as const };
  });
  return (offset) => {
    let [low, high] = [0, known.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((known[middle]?.start ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return known[low - 1]?.numbers ?? [0, 0];
  };
}

/** The distance of a place from the nearest named paragraph; the count without headings decides first. */
function distance([prose, all]: readonly [number, number], named: readonly number[]): number {
  if (named.length === 0) return 0;
  return Math.min(...named.map((number) => (number === prose ? 0 : 1 + Math.min(Math.abs(number - prose), Math.abs(number - all)))));
}
