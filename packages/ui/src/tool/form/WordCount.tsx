import { countWords, wordsOf } from '@marginalia/engine';
import { usePausedText } from './use-paused-text.ts';
import type { FieldText } from './use-tool-form.ts';

/** The number of words in the field, counted when typing pauses. */
export function WordCount({ id, text }: { readonly id: string; readonly text: FieldText }) {
  return (
    <p className="m-field__count" id={id}>
      {wordsOf(usePausedText(text, countWords))}
    </p>
  );
}
