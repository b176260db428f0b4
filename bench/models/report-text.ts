import type { TitledPart } from '@marginalia/fake-model';
import { randomFrom } from '../quality/seeds.ts';

const FILLER =
  'garden river teacher signal paper window harbour method copper forest ladder mirror engine lesson market pencil valley winter bridge candle carries follows measures changes compares gathers explains divides returns lowers lifts holds shows turns meets bends broad narrow quiet steady plain bright hollow level distant common careful simple'.split(
    ' ',
  );

/**
 * The text that a good model writes for a piece of a report: a sentence of the description that no other piece has, then as many words as
 * the piece should have, in a shuffled order, so that no two pieces are alike.
 */
export function reportParts(prompt: string, description: string, places: Places): TitledPart[] {
  const sentences = description.split(/(?<=\.)\s+/);
  const blocks = prompt.split(/^Section: /m).slice(1);
  return blocks.map((block) => {
    const [title = ''] = block.split('\n');
    const words = Number(/^Write about (\d+) (?:more )?words\.$/m.exec(block)?.[1] ?? 120);
    const seed = [...`${title} ${prompt.length} ${words}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
    const random = randomFrom(seed);
    const own = sentences[places.of(placeIn(title, block))] ?? '';
    return { title: blocks.length > 1 ? title : '', text: `${own}\n\n${filler(Math.max(8, words - own.split(' ').length), random)}` };
  });
}

/** Gives each piece of the report a number of its own, the same whenever it is asked for. */
export class Places {
  readonly #known = new Map<string, number>();

  of(piece: string): number {
    const place = this.#known.get(piece) ?? this.#known.size;
    this.#known.set(piece, place);
    return place;
  }
}

function placeIn(title: string, block: string): string {
  const part = /^This is part (\d+) of/m.exec(block)?.[1] ?? '1';
  return `${title} ${part} ${/^It has \d+ of/m.test(block) ? 'more' : ''}`;
}

function filler(words: number, random: () => number): string {
  const lines: string[] = [];
  for (let left = words; left > 0; left -= 12) {
    const line = Array.from({ length: Math.min(12, left) }, () => FILLER[Math.floor(random() * FILLER.length)]).join(' ');
    lines.push(`${line.charAt(0).toUpperCase()}${line.slice(1)}.`);
  }
  return lines.join(' ');
}
