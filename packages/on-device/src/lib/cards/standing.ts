import type { Sentence, TextDocument } from '../text/document.ts';
import { isWhole, leansBack } from '../text/prose.ts';

/** Words that only another sentence explains. */
const POINTS_AWAY =
  /\b(?:this|these|such(?! as\b)|here|above|below|aforementioned|the (?:former|latter|following|previous|preceding|next|other(?! hand))|another|likewise|as (?:described|noted|mentioned|discussed|shown|you (?:learned|read|saw))|you will|in the (?:figure|table|example)|(?:figure|fig\.|table|chapter|section|module) \d|(?:the|each|next|last|previous|a later|later in this|in an earlier) (?:chapter|section|module))\b/i;
/** Openings that continue a story or speak to the reader. */
const CONTINUES =
  /^(?:for (?:example|instance)|if you|let|suppose|note|imagine|recall|remember|consider|i |we |you |your |our |my |one |another|others?|some |other |many |most |all |both|each|either|neither|several|first|second|third|finally|next|later|meanwhile|today|now|soon|again|still|yet|even|indeed|in fact|of course|clearly|similarly|additionally|furthermore|moreover|together|figure|fig\.|photo|credit|click|visit|watch|see |by (?:this|that)|at (?:this|that)|in (?:this|that)|during (?:this|that)|eventually|afterward|then)\b/i;
/** Talk about an exam or a class, questions to the reader, and credits of pictures. */
const CLASS_TALK =
  /\b(?:exam|midterm|quiz|homework|assignment|due|deadline|today|tomorrow|next week|lecture|slides?|video|credit:|modification of work|textbook|students? will)\b/i;
/** "He called it …": a pronoun that stands for something outside. */
const LOOSE_PRONOUN = /^(?:\S+\s){0,6}(?:it|they|he|she|them|him|his|her|its|their)\b/i;

/** Whether a sentence can be asked about by itself: it is whole, and it needs neither the one before it nor a picture. */
export function standsAlone(document: TextDocument, sentence: Sentence): boolean {
  const { text } = sentence;
  return (
    isWhole(document, sentence) &&
    !text.endsWith('?') &&
    !leansBack(sentence) &&
    !POINTS_AWAY.test(text) &&
    !CONTINUES.test(text) &&
    !CLASS_TALK.test(text) &&
    !LOOSE_PRONOUN.test(text)
  );
}

/** Whether words leave out what only another sentence says. */
export function pointsAway(words: string): boolean {
  return POINTS_AWAY.test(words);
}
