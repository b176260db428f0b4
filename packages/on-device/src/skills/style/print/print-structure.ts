import type { Line, Span } from '../../../spans.ts';
import { computed, quote } from '../../../spans.ts';
import { sayStructure } from '../phrases.ts';
import type { Paragraph, Prose } from '../read/prose.ts';
import { LONG_PARAGRAPH, SHORT_PARAGRAPH, shapeOf } from '../read/shape.ts';
import { namePlaces, placeOf } from './place.ts';
import { quotedStart } from './quoted-start.ts';

const MOST_LENGTHS = 20;
/** The fewest headings that are named with their paragraphs, and the most. */
const HEADINGS = { least: 2, most: 12 };

/** Prints findings on paragraphs, claim, conclusion, topic sentences and links. */
export function printStructure(prose: Prose): Line[] {
  const paragraphs = prose.paragraphs.filter(({ number }) => number > 0);
  const shape = shapeOf(prose);
  const place = (of: readonly Paragraph[]) => computed(namePlaces(of.map(({ block }) => placeOf(prose, block.start))), 'style.place');
  const lines: Line[] = [];
  if (prose.paragraphs.length <= 1) {
    lines.push(sayStructure(prose.words > 150 ? 'one' : 'oneShort', { words: computed(prose.words, 'style.words') }));
    if (prose.words < 60) return lines;
  } else if (paragraphs.length > 1) {
    const lengths =
      paragraphs
        .slice(0, MOST_LENGTHS)
        .map(({ words }) => words)
        .join(', ') + (paragraphs.length > MOST_LENGTHS ? ', …' : '');
    lines.push(sayStructure('lengths', { count: computed(paragraphs.length, 'style.count'), lengths: computed(lengths, 'style.lengths') }));
  }
  const headings = headingsOf(prose);
  if (headings.length > 0) lines.push(sayStructure('headings', { headings }));
  if (paragraphs.length > 1 && shape.long.length > 0)
    lines.push(sayStructure('long', { place: place(shape.long), limit: computed(LONG_PARAGRAPH, 'style.limit') }));
  if (shape.short.length > 0 && !shape.reflection && !shape.letter)
    lines.push(sayStructure('short', { place: place(shape.short), limit: computed(SHORT_PARAGRAPH, 'style.limit') }));
  if (shape.topic !== undefined)
    lines.push(
      sayStructure('topicOnly', {
        place: computed(namePlaces([placeOf(prose, shape.topic.start)]), 'style.place'),
        quote: quotedStart(prose.document, shape.topic),
      }),
    );
  else if (shape.thesis === undefined)
    lines.push(...(shape.letter || shape.reflection || shape.ofReport ? [] : [sayStructure('noThesis')]));
  else
    lines.push(
      sayStructure('thesis', {
        place: computed(namePlaces([placeOf(prose, shape.thesis.start)]), 'style.place'),
        quote: quotedStart(prose.document, shape.thesis),
      }),
    );
  if (shape.conclusion !== undefined && !shape.letter) lines.push(...conclusionLines(prose, shape));
  if (shape.offTopic.length > 0) lines.push(sayStructure('topic', { place: place(shape.offTopic) }));
  else if (shape.body.length > 1) lines.push(sayStructure('topics'));
  const after = paragraphs.length - 1;
  const underHeadings = paragraphs
    .slice(1)
    .filter(({ block }) => prose.document.parts.some(({ heading, blocks }) => heading !== undefined && blocks[0] === block)).length;
  // Paragraphs under their own headings need no link, and the strengths tell of good links already.
  if (!shape.linksWell && after > 1 && underHeadings * 2 < after && !shape.reflection) {
    const line = sayStructure('links', { linked: computed(shape.linked.length, 'style.count'), count: computed(after, 'style.count') });
    lines.push(shape.linked.length * 3 < after ? [...line, ...sayStructure('linkMore')] : line);
  }
  return lines;
}

function conclusionLines(prose: Prose, { shared, announced, unclosed, reflection }: ReturnType<typeof shapeOf>): Line[] {
  if (unclosed) return [sayStructure('unannounced')];
  // A paragraph with words of the opening may close a draft without saying so, and a reflection sums up what was learnt.
  if (!announced || reflection) return [];
  if (shared.length < 3) return [sayStructure('apart')];
  return [sayStructure('conclusion', { terms: termsOf(prose, shared) })];
}

/** Quotes shared words from the first paragraph. */
function termsOf(prose: Prose, stems: readonly string[]): Span[] {
  const { field, raw } = prose.document;
  const opening = prose.paragraphs.find(({ number }) => number > 0);
  const tokens = opening?.sentences.flatMap((sentence) => sentence.tokens) ?? [];
  const counts = new Map<string, number>();
  for (const { tokens: all } of prose.sentences) for (const { stem } of all) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const best = [...stems].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1)).slice(0, 5);
  return best.flatMap((stem, at) => {
    const token = tokens.find((candidate) => candidate.stem === stem);
    if (token === undefined) return [];
    return [...(at > 0 ? [computed(', ', 'style.list')] : []), quote({ field, raw, start: token.start, end: token.end })];
  });
}

/** The headings with the numbers of their paragraphs, which count on through the draft: "2 Design (Paragraphs 2 and 3)". */
function headingsOf(prose: Prose): Span[] {
  const { field, raw, parts } = prose.document;
  const numbers = new Map(prose.paragraphs.map(({ block, number }) => [block, number]));
  const headed = parts.flatMap(({ heading, blocks }) => {
    const own = blocks.filter((block) => (numbers.get(block) ?? 0) > 0);
    return heading === undefined || own.length === 0 ? [] : [{ heading, own }];
  });
  if (headed.length < HEADINGS.least || headed.length > HEADINGS.most) return [];
  return headed.flatMap(({ heading, own }, at) => {
    const marks = /^[#\s]*/.exec(raw.slice(heading.start, heading.end))?.[0].length ?? 0;
    return [
      ...(at > 0 ? [computed('; ', 'style.list')] : []),
      quote({ field, raw, start: heading.start + marks, end: heading.end }),
      computed(` (${namePlaces(own.map(({ start }) => placeOf(prose, start)))})`, 'style.place'),
    ];
  });
}
