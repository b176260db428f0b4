import { countWords, type ReadDocument } from '@marginalia/engine';
import type { CountedFile } from './part-rows.ts';

/** Characters whose words are counted in about 5 ms. */
const CHARACTERS_AT_ONCE = 200_000;

/** A file with the words of each part. The page stays responsive, because a long text is counted in several tasks. */
export async function withWordCounts(name: string, document: ReadDocument): Promise<CountedFile> {
  const words: number[] = [];
  let characters = 0;
  for (const { text } of document.parts) {
    words.push(countWords(text));
    characters += text.length;
    if (characters < CHARACTERS_AT_ONCE) continue;
    characters = 0;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { name, document, words };
}
