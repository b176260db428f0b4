import { countWords } from '@marginalia/engine';

/** The number of words under each title. If a title occurs twice, only its first occurrence starts a section. */
export function sectionLengths(text: string, titles: ReadonlySet<string>): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  let title: string | undefined;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (titles.has(trimmed) && !lengths.has(trimmed)) {
      title = trimmed;
      lengths.set(title, 0);
    } else if (title !== undefined) lengths.set(title, (lengths.get(title) ?? 0) + countWords(line));
  }
  return lengths;
}
