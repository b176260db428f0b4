import { countWords, type ReadDocument } from '@marginalia/engine';

/** So many characters are counted in about 5 ms. */
const AT_ONCE = 200_000;

/** The words of each part. The page stays responsive, because a long text is counted in several tasks. */
export async function countParts({ parts }: ReadDocument): Promise<readonly number[]> {
  const counts: number[] = [];
  let characters = 0;
  for (const { text } of parts) {
    counts.push(countWords(text));
    characters += text.length;
    if (characters < AT_ONCE) continue;
    characters = 0;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return counts;
}
