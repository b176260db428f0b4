import type { FileKind } from '@marginalia/engine';
import { belowText } from './below-text.ts';
import type { AddedText } from './field-files.ts';
import type { CountedFile } from './part-rows.ts';

/** Kinds that are lists, in which a name would be read as one more entry. */
const LISTS: readonly FileKind[] = ['references', 'calendar'];

/** The text of the chosen parts of files, or of all. Several files stand under their names. */
export function joinedFiles(files: readonly CountedFile[], chosen?: ReadonlySet<number>): AddedText {
  const isAlone = files.length === 1;
  let from = 0;
  let words = 0;
  const texts: string[] = [];
  for (const { name, document, words: counts } of files) {
    const taken = document.parts.flatMap(({ text }, at) => {
      if (chosen && !chosen.has(from + at)) return [];
      words += counts[at] ?? 0;
      return [text];
    });
    from += document.parts.length;
    if (taken.length === 0) continue;
    const text = taken.join('\n\n');
    texts.push(isAlone || LISTS.includes(document.kind) ? text : `${name.replace(/\.\w+$/, '')}\n\n${text}`);
  }
  const leftOut = files.flatMap(({ name, document }) =>
    isAlone || document.leftOut.length === 0 ? document.leftOut : [`${document.leftOut.join(', ')} of ${name}`],
  );
  return { names: files.map(({ name }) => name), text: texts.join('\n\n').trim(), words, leftOut };
}

/** The texts that two reads added, as one; only the later text if something else stands between them. */
export function addedTogether(before: AddedText | undefined, added: AddedText, field: string): AddedText {
  if (!before || !field.trimEnd().endsWith(before.text)) return added;
  return {
    names: [...before.names, ...added.names],
    text: belowText(before.text, added.text),
    words: before.words + added.words,
    leftOut: [...before.leftOut, ...added.leftOut],
  };
}
