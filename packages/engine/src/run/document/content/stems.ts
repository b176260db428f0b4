import { foldedText } from '../../../sources/fold.ts';

/** Words in a brief that say nothing of its subject. */
const EMPTY_WORDS = new Set(
  'about after also before each from have into more most only other over same such than that their them then there these they this those under very what when where which while with your'.split(
    ' ',
  ),
);

/** The different words of a text that carry content, without their endings. */
export function stemsIn(text: string): Set<string> {
  const stems = new Set<string>();
  for (const word of foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    if ((word.length > 3 || /\d/.test(word)) && !EMPTY_WORDS.has(word)) stems.add(word.slice(0, 5));
  return stems;
}
