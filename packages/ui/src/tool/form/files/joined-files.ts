import type { CountedFile } from './part-rows.ts';
import type { AddedText } from './use-files.ts';

/** The text of the chosen parts of files, or of all. Several files stand under their names. */
export function joinedFiles(files: readonly CountedFile[], chosen?: ReadonlySet<number>): AddedText {
  let from = 0;
  let words = 0;
  const texts: string[] = [];
  for (const { name, document, words: counts } of files) {
    const kept = document.parts.flatMap(({ text }, at) => {
      if (chosen && !chosen.has(from + at)) return [];
      words += counts[at] ?? 0;
      return [text];
    });
    from += document.parts.length;
    if (kept.length === 0) continue;
    const text = kept.join('\n\n');
    texts.push(files.length === 1 ? text : `${name.replace(/\.\w+$/, '')}\n\n${text}`);
  }
  const leftOut = files.flatMap(({ document }) => document.leftOut);
  return { names: files.map(({ name }) => name), text: texts.join('\n\n').trim(), words, leftOut };
}
