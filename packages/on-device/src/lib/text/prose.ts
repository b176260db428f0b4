import type { Sentence, TextDocument } from './document.ts';
import { isFiller } from './tidy.ts';

/** Words of a sentence that can be quoted alone. Longer ones are lists run together or speech without full stops. */
const FEWEST_WORDS = 5;
const MOST_WORDS = 60;

/** A label before a past participle: the words of a sheet, not a statement. */
const LABEL_WITHOUT_VERB = /^\p{Lu}\p{L}+:\s\p{Ll}+ed\s(?:with|by|in|using|from|on|at|for|via)\b/u;

/** Whether a sentence is prose that can stand alone as a quote: whole, not a label, a link, a formula or class talk. */
export function isProse(sentence: Sentence): boolean {
  const { text, tokens } = sentence;
  if (tokens.length < FEWEST_WORDS || tokens.length > MOST_WORDS) return false;
  // "p < 0.01" is a figure like any other; other angle brackets are markup.
  const plain = text.replace(/[<>]\s?[\d.]/g, '');
  if (/[:,;(–-]$/.test(text) || /https?:\/\/|www\.|@\w|→|[{}<>\\]|\.{4}|_{3}|\[\^/.test(plain)) return false;
  if (/^(?:index terms|key ?words)\b|^(?:table|fig(?:ure)?)\.?\s\d+\s(?:lists|gives|summari[sz]es|presents|contains|reports)\b/i.test(text))
    return false;
  // "Scores: analysed with …": a label and no sentence.
  if (LABEL_WITHOUT_VERB.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 0.6 * text.length || unbalanced(text)) return false;
  return !isFiller(sentence);
}

/** A full sentence: prose with a beginning and an end mark, or an item. */
export function isWhole(document: TextDocument, sentence: Sentence): boolean {
  if (!isProse(sentence)) return false;
  if (document.blocks[sentence.block]?.kind === 'item') return true;
  return /[.!?…]["'”’)\]]*$/.test(sentence.text);
}

/** Whether a sentence leans on the one before it: "This happens …", "However, they …". */
export function leansBack({ text }: Pick<Sentence, 'text'>): boolean {
  return (
    /^(?:(?:and|but|so|then|thus|hence|also|however|therefore|moreover|furthermore|instead|similarly|likewise|otherwise|consequently|nevertheless|in addition|for this reason|as a result|in contrast|on the other hand),?\s+)*(?:this|these|those|that|it|its|they|their|he|she|his|her|such|both|here|the (?:former|latter|same|other|above|following))\b/i.test(
      text,
    ) ||
    /^(?:however|therefore|thus|hence|instead|otherwise|consequently|similarly|likewise|in contrast|on the other hand|for example|for instance|then|and|but|or|nor|also)\b/i.test(
      text,
    )
  );
}

function unbalanced(text: string): boolean {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return count(/\(/g) !== count(/\)/g) || count(/\[/g) !== count(/\]/g) || count(/"/g) % 2 !== 0 || count(/“/g) !== count(/”/g);
}
