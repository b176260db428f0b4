import type { GenerationRequest } from '../generation/text-generator.ts';

/** A section that a prompt of the section writer requests. */
interface AskedSection {
  readonly title: string;
  /** Absent if the section is a list. */
  readonly words?: number;
  readonly items?: number;
}

/** Parses the requested sections of a prompt: "Section: Design", "Write about 600 words.". */
export function askedIn({ prompt }: GenerationRequest): AskedSection[] {
  const blocks = prompt.split(/^Section: /m).slice(1);
  return blocks.map((block) => {
    const [title = ''] = block.split('\n');
    const list = /^Write (\d+)-\d+ (?!words)[a-z]+\.$/m.exec(block);
    const words = /^Write about (\d+) (?:more )?words\.$/m.exec(block)?.[1];
    return { title, ...(list ? { items: Number(list[1]) } : words !== undefined && { words: Number(words) }) };
  });
}

/** Sentences of ten words, with exactly this number of words in total. The seed makes sections differ. */
export function proseOf(words: number, seed: string): string {
  const sentences: string[] = [];
  for (let left = words, n = 1; left > 0; left -= 10, n += 1) {
    const count = Math.min(10, left);
    const text = Array.from({ length: count }, (_, at) => (at === 0 ? `Word${n}` : at === 1 ? seed : `w${at}`)).join(' ');
    sentences.push(`${text}.`);
  }
  return sentences.join(' ');
}

/** The place where a text goes on, so that no part of a section repeats another: "-part2", "-after400"; '' for the beginning. */
export function placeIn({ prompt }: GenerationRequest): string {
  const part = Number(/^This is part (\d+) of/m.exec(prompt)?.[1] ?? 1);
  const words = /^It has (\d+) of/m.exec(prompt)?.[1];
  return words !== undefined ? `-after${words}` : part > 1 ? `-part${part}` : '';
}

/** A perfect answer to a request. */
export function answerTo(request: GenerationRequest): string {
  const asked = askedIn(request);
  const texts = asked.map(({ title, words, items }) => {
    const seed = `${title.toLowerCase().replace(/\W+/g, '-')}${placeIn(request)}`;
    const text = items === undefined ? proseOf(words ?? 150, seed) : numberedList(items, seed);
    return asked.length > 1 ? `${title}\n${text}` : text;
  });
  return texts.join('\n\n');
}

function numberedList(items: number, seed: string): string {
  return Array.from({ length: items }, (_, at) => `${at + 1}. Entry ${seed} number ${at + 1} (verify)`).join('\n');
}
