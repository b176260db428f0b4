import { anyBetween } from './any-of.ts';
import type { Sentence, TextDocument } from './document.ts';
import { isFiller } from './speech/tidy.ts';

/** The length of a sentence that can be quoted alone, in words. Longer ones are lists or speech without full stops. */
const FEWEST_WORDS = 5;
const MOST_WORDS = 60;

/** A label before a past participle, which is not a statement. */
const LABEL_WITHOUT_VERB = /^\p{Lu}\p{L}+:\s\p{Ll}+ed\s(?:with|by|in|using|from|on|at|for|via)\b/u;

/** Whether a sentence can be quoted alone: it is whole, and not a label, a link, a formula or talk about the class. */
export function isProse(sentence: Sentence): boolean {
  let prose = known.get(sentence);
  if (prose === undefined) {
    prose = readsAsProse(sentence);
    known.set(sentence, prose);
  }
  return prose;
}

const known = new WeakMap<Sentence, boolean>();

function readsAsProse(sentence: Sentence): boolean {
  const { text, tokens } = sentence;
  if (tokens.length < FEWEST_WORDS || tokens.length > MOST_WORDS) return false;
  // Angle brackets are markup, except in figures such as "p < 0.01" and in tags that the sentence speaks of: "the <a> tag".
  const plain = text.replace(/[<>]=?\s?[\d.]|<\/?\p{L}[^<>]{0,60}>/gu, '');
  if ((sentence.sure === undefined && /[:,;(–-]$/.test(text)) || /https?:\/\/|www\.|@\w|→|[{}<>\\]|\.{4}|_{3}|\[\^/.test(plain))
    return false;
  if (/^(?:index terms|key ?words)\b|^(?:table|fig(?:ure)?)\.?\s\d+\s(?:lists|gives|summari[sz]es|presents|contains|reports)\b/i.test(text))
    return false;
  // "Scores: analysed with …" is a label, not a sentence.
  if (LABEL_WITHOUT_VERB.test(text)) return false;
  // Statistics in brackets stand beside the statement: "(M = 0.79 vs 0.72; p = 0.01)".
  const stated = text.replace(/\([^()]*\d[^()]*\)|\[[^[\]]*\d[^[\]]*\]/g, '');
  const letters = stated.replace(/[^\p{L}\p{M}]+/gu, '').length;
  if (letters < 0.6 * stated.length || unbalanced(text)) return false;
  return !isFiller(sentence);
}

/** Words after which a sentence goes on. A recogniser of speech or the line of a slide ends there all the same. */
const OPEN_END = /(?:^|\s)(?:the|an?|and|or|but|nor|because|than|whether|if|such as|as|our|your|their|its|which|whose|must)[.…]?$/i;
/** The longest of these words with their mark, in characters. */
const LONGEST_END = 12;
/** The end of a thought that the speaker left open, and a reason without what it is a reason for. */
const LEFT_OPEN =
  /(?:\.{3}|…)["'”’)]*$|^(?:\.{3}|…)|^(?:(?:and|but|so|especially|particularly|just|simply|only|mostly|partly)\s)?(?:because|which)\s[^,;:]*[.!]$/i;

/** Whether a sentence is complete: prose with a capital and an end mark, an item, or a piece of speech. */
export function isWhole(document: TextDocument, sentence: Sentence): boolean {
  if (!isProse(sentence) || OPEN_END.test(sentence.text.slice(-LONGEST_END)) || LEFT_OPEN.test(sentence.text)) return false;
  if (sentence.sure !== undefined || document.unpunctuated) return true;
  // "→ real rate stuck at zero" goes on from the line above.
  const block = document.blocks[sentence.block];
  if (block?.kind === 'item' && !isTimed(document, sentence))
    return (
      !goesOn(document, sentence) &&
      (!/^\p{Ll}/u.test(sentence.text) || !/[→➢]\s*$/.test(document.raw.slice(Math.max(0, sentence.start - 3), sentence.start)))
    );
  if (!/[.!?…।॥]["'”’»)\]]*$/.test(sentence.text)) return false;
  return block?.kind === 'item' ? !SMALL.test(sentence.text) : !isRest(document, sentence);
}

/** Whether an item that begins with a capital goes on below it in small letters: the next line of a slide. */
function goesOn({ raw }: TextDocument, { end, text }: Sentence): boolean {
  return /^\p{Lu}.*[^.!?]$/u.test(text) && /^\s{1,6}\p{Ll}/u.test(raw.slice(end, end + 7));
}

/** Whether an item is a line of a transcript with its time, which ends anywhere: "- [01:14] with a coach to learn". */
function isTimed({ value, blocks }: TextDocument, { block }: Sentence): boolean {
  const start = blocks[block]?.start ?? 0;
  return /\[\d{1,2}:\d{2}/.test(value.slice(Math.max(0, start - 10), start + 8));
}

/** A small word at the start of a sentence, not a name such as "mRNA" or "p53". */
const SMALL = /^\p{Ll}+(?=[\s,;])/u;
/** In a text whose sentences have capitals, at most this share of them begins without one. */
const FEW = 0.15;

const capitals = new WeakMap<TextDocument, boolean>();

/** Whether a sentence without a capital is the rest of one that a page has cut. Notes may have no capitals at all. */
function isRest(document: TextDocument, { start, text }: Sentence): boolean {
  // After an opening word a part of the sentence may be read alone: "Similarly, an address …".
  if (!SMALL.test(text) || /[,;:] $/.test(document.raw.slice(Math.max(0, start - 2), start))) return false;
  let has = capitals.get(document);
  if (has === undefined) {
    has = document.sentences.filter((sentence) => SMALL.test(sentence.text)).length <= FEW * document.sentences.length;
    capitals.set(document, has);
  }
  return has;
}

const LINKS = /and|but|so|then|thus|hence|also|however|therefore|moreover|furthermore|instead|similarly|likewise|otherwise|consequently/i;
const LINK_PHRASES = /nevertheless|in addition|for this reason|as a result|in contrast|on the other hand/i;
/** A word that stands for something before it, also after linking words. */
const POINTS_BACK = anyBetween(
  String.raw`^(?:(?:${LINKS.source}|${LINK_PHRASES.source}),?\s+)*`,
  String.raw`\b`,
  /this|these|those|that|it|its|they|their|he|she|his|her|such|both|here|the (?:former|latter|same|other|above|following)/i,
);
const OPENS_WITH_LINK = anyBetween(
  '^',
  String.raw`\b`,
  /however|therefore|thus|hence|instead|otherwise|consequently|similarly|likewise|in contrast|on the other hand/i,
  /for example|for instance|then|and|but|or|nor|also/i,
);

/** Whether a sentence refers to the one before it: "This happens …", "However, they …". */
export function leansBack({ text }: Pick<Sentence, 'text'>): boolean {
  return POINTS_BACK.test(text) || OPENS_WITH_LINK.test(text);
}

function unbalanced(text: string): boolean {
  if (!/[()[\]"“”]/.test(text)) return false;
  const count = (mark: string) => text.split(mark).length - 1;
  return count('(') !== count(')') || count('[') !== count(']') || count('"') % 2 !== 0 || count('“') !== count('”');
}
