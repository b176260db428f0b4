import type { FilePart } from '@marginalia/engine';
import { countIfAny } from '../wording.ts';
import { notesLast } from './footnotes.ts';
import { withoutHyphens } from './hyphens.ts';
import { withoutEdges } from './page-edges.ts';
import type { PageLine } from './page-lines.ts';
import { joinParagraphs } from './paragraphs.ts';

/** The text of pages, each a part, and what is left out of it. Notes stand at the end of their page. */
export function pagesText(
  all: readonly (readonly PageLine[])[],
  areSlides: boolean,
): {
  readonly parts: readonly FilePart[];
  /** The part of a page, or of the first page with text behind it. */
  readonly partOf: (page: number) => number;
  readonly leftOut: readonly string[];
} {
  const { pages, heads, numbers } = withoutEdges(all);
  const bodySize = commonSize(pages.flat());
  const texts = pages.map((page) => {
    const { body, notes } = notesLast(page, bodySize);
    return { body: joinParagraphs(body), notes: joinParagraphs(notes) };
  });
  const bodies = withoutHyphens(texts.map(({ body }) => body));
  const notes = withoutHyphens(texts.map((text) => text.notes));
  const name = areSlides ? 'Slide' : 'Page';
  const parts: FilePart[] = [];
  const partsOfPages: number[] = [];
  for (const [index, body] of bodies.entries()) {
    const text = [body, notes[index] ?? ''].filter((it) => it !== '').join('\n\n');
    const title = `${name} ${index + 1}`;
    partsOfPages.push(parts.length);
    if (text !== '') parts.push(areSlides ? slide(title, text) : { title, text });
  }
  const partOf = (page: number): number => Math.max(0, Math.min(partsOfPages[page] ?? 0, parts.length - 1));
  return { parts, partOf, leftOut: [...countIfAny(heads, 'running head'), ...countIfAny(numbers, 'page number')] };
}

/** A slide has its title as its heading, as those of PowerPoint have. */
function slide(name: string, text: string): FilePart {
  const [first = '', ...others] = text.split('\n\n');
  const isTitle = first.length <= 100 && !first.includes('\n');
  const title = isTitle ? `${name}: ${first}` : name;
  return { title, text: [`# ${title}`, ...(isTitle ? others : [text])].join('\n\n') };
}

/** The height of most letters. */
function commonSize(lines: readonly PageLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = Math.round(size * 2) / 2;
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  return [...letters].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])[0];
}
