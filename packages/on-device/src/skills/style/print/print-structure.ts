import type { Line, Span } from '../../../spans.ts';
import { computed, phrasebook, quote } from '../../../spans.ts';
import type { Paragraph, Prose } from '../read/prose.ts';
import { LONG_PARAGRAPH, SHORT_PARAGRAPH, shapeOf } from '../read/shape.ts';
import { namePlaces, placeOf } from './place.ts';
import { quotedStart } from './quoted-start.ts';

const say = phrasebook('style.structure', {
  lengths: '- {count} paragraphs, in words: {lengths}',
  one: '- One paragraph of {words} words: split it where the point changes',
  oneShort: '- One paragraph of {words} words, so there is no structure to check yet',
  long: '- {place}: more than {limit} words; split where the point changes',
  short: '- {place}: under {limit} words or one sentence only; develop the point or join it to its neighbour',
  thesis: '- Main claim, as it reads now ({place}): {quote}',
  noThesis: '- No sentence of your opening says what you will argue or show; add one at the end of your first paragraph',
  conclusion: '- Your last paragraph closes the draft and comes back to: {terms}',
  unannounced: '- Your last paragraph does not read as a conclusion; sum up your answer there',
  apart: '- Your last paragraph shares few main words with your first; come back to the question you opened with',
  topic: '- {place}: the first sentence shares no main word with the rest; check that it says what the paragraph is about',
  topics: '- The first sentence of every body paragraph shares its main words with the rest',
  links: '- {linked} of {count} paragraphs after the first open with a link to what came before',
  linkMore: '; try "however", "as a result" or "this" where a reader may lose the thread',
});

const MOST_LENGTHS = 20;

/** Paragraphs, claim, conclusion, topic sentences, links. */
export function structureLines(prose: Prose): Line[] {
  const paragraphs = prose.paragraphs.filter(({ number }) => number > 0);
  const shape = shapeOf(prose);
  const place = (of: readonly Paragraph[]) => computed(namePlaces(of.map(({ block }) => placeOf(prose, block.start))), 'style.place');
  const lines: Line[] = [];
  if (paragraphs.length <= 1) {
    lines.push(say(prose.words > 150 ? 'one' : 'oneShort', { words: computed(prose.words, 'style.words') }));
    if (prose.words < 60) return lines;
  } else {
    const lengths =
      paragraphs
        .slice(0, MOST_LENGTHS)
        .map(({ words }) => words)
        .join(', ') + (paragraphs.length > MOST_LENGTHS ? ', …' : '');
    lines.push(say('lengths', { count: computed(paragraphs.length, 'style.count'), lengths: computed(lengths, 'style.lengths') }));
  }
  if (paragraphs.length > 1 && shape.long.length > 0)
    lines.push(say('long', { place: place(shape.long), limit: computed(LONG_PARAGRAPH, 'style.limit') }));
  if (shape.short.length > 0) lines.push(say('short', { place: place(shape.short), limit: computed(SHORT_PARAGRAPH, 'style.limit') }));
  if (shape.thesis === undefined && !shape.letter) lines.push(say('noThesis'));
  else if (shape.thesis !== undefined)
    lines.push(
      say('thesis', {
        place: computed(namePlaces([placeOf(prose, shape.thesis.start)]), 'style.place'),
        quote: quotedStart(prose.document, shape.thesis),
      }),
    );
  if (shape.conclusion !== undefined && !shape.letter) lines.push(conclusionLine(prose, shape));
  if (shape.offTopic.length > 0) lines.push(say('topic', { place: place(shape.offTopic) }));
  else if (shape.body.length > 1) lines.push(say('topics'));
  const after = paragraphs.length - 1;
  const underHeadings = paragraphs
    .slice(1)
    .filter(({ block }) => prose.document.parts.some(({ heading, blocks }) => heading !== undefined && blocks[0] === block)).length;
  // Under headings of their own, paragraphs need no link.
  if (after > 1 && underHeadings * 2 < after) {
    const line = say('links', { linked: computed(shape.linked.length, 'style.count'), count: computed(after, 'style.count') });
    lines.push(shape.linked.length * 3 < after ? [...line, ...say('linkMore')] : line);
  }
  return lines;
}

function conclusionLine(prose: Prose, { shared, announced }: ReturnType<typeof shapeOf>): Line {
  if (!announced) return say('unannounced');
  if (shared.length < 3) return say('apart');
  return say('conclusion', { terms: termsOf(prose, shared) });
}

/** The shared words as the first paragraph writes them. */
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
