import type { Part, Sentence, TextDocument } from './document.ts';

/** Divides a text for fair sampling: into its parts with sentences, or into equal shares if it has no headings. */
export function zonesOf(
  document: TextDocument,
  shares: number,
): readonly { readonly part: Part; readonly sentences: readonly Sentence[] }[] {
  const filled = document.parts.filter((part) => part.sentences.length > 0);
  const only = filled[0];
  if (filled.length !== 1 || only === undefined) return filled.map((part) => ({ part, sentences: part.sentences }));
  const size = Math.max(1, Math.ceil(only.sentences.length / Math.max(1, shares)));
  const zones: { part: Part; sentences: readonly Sentence[] }[] = [];
  for (let at = 0; at < only.sentences.length; at += size) zones.push({ part: only, sentences: only.sentences.slice(at, at + size) });
  return zones;
}
