import type { Sentence, TextDocument } from '../text/document.ts';
import { isWhole, leansBack } from '../text/prose.ts';
import { isCourseTalk } from '../text/speech/course-talk.ts';

/** Words that only another sentence explains; not "below the plate", "one plate …, the other" or "…; this process". */
const POINTS_AWAY =
  /\b(?:(?<!; )this|these|such(?! as\b)|here|(?:above|below)(?! (?:the|an?|its|each|which|\d))|aforementioned|the (?:former|latter|following|previous|preceding|next|other(?! hand)(?<!\bone\b[^.;]{3,90}))|another(?! (?:person|group|country|one|way|state)\b)|likewise|exactly that|as (?:described|noted|mentioned|discussed|shown|you (?:read|saw))|you will|in the (?:figure|table|example)|(?:figure|fig\.|table|chapter|section) \d|(?:the|each|next|last|previous|a later|later in this|in an earlier) (?:chapter|section))\b/i;
/** Openings that continue a story or speak to the reader. */
const CONTINUES =
  /^(?:in addition|to learn more\b|like other|as a result|the (?:remainder|rest|latter|former|result|test|study|experiment|researchers?|author)\b|for (?:example|instance)|if you|let|suppose|note|imagine|recall|remember|consider|i |we |you |your |our |my |one (?:of these|such|(?:\p{L}+ )?example|is|was|way|reason|more|other)\b|another|others?|some (?:of these|of them|argue|say|people)|other |(?:most|all|each|many) of (?:these|them|those)|both|either|neither|first|second|third|finally|next|later|meanwhile|today|now|soon|again|still|yet|even|indeed|in fact|of course|clearly|similarly|additionally|furthermore|moreover|figure|credit|click|visit|watch|see |by (?:this|that)|at (?:this|that)|in (?:this|that)|during (?:this|that)|eventually|afterward|then|perhaps|maybe)\b/iu;
/** Talk about an exam or a class, questions to the reader, and credits of pictures. */
const CLASS_TALK =
  /\b(?:exam|midterm|quiz|homework|assignment|due(?! to\b)|deadline|today|tomorrow|next week|lecture|slides?|video|textbook|students? will)\b/i;
/** "He called it …": a pronoun that stands for something outside. */
const LOOSE_PRONOUN = /^(?:\S+\s){0,6}(?:it|they|he|she|them|him|his|her|its|their)\b/i;

/** "(see Figure 2)" after what a sentence says. */
const PICTURE = /\s?\((?:see\s)?(?:figure|fig\.|table)\s[^()]{0,40}\)/giu;

/** The reason for which a sentence cannot be asked about by itself. `text` is the sentence without its references to pictures. */
const NEEDS = {
  'is no whole sentence': ({ document, sentence }) => !isWhole(document, sentence),
  'asks something': ({ text }) => text.endsWith('?'),
  'leans on the sentence before': ({ sentence }) => leansBack(sentence),
  'points to other words': ({ text }) => POINTS_AWAY.test(text),
  'goes on with a story': ({ text }) => CONTINUES.test(text),
  'is about an exam or a class': ({ text }) => CLASS_TALK.test(text) || isCourseTalk(text),
  'has a pronoun without its noun': ({ text }) => LOOSE_PRONOUN.test(text),
} satisfies Record<string, (place: { document: TextDocument; sentence: Sentence; text: string }) => boolean>;

export type Need = keyof typeof NEEDS;

const known = new WeakMap<Sentence, { readonly need: Need | undefined }>();

/** The first reason why a sentence cannot be asked about by itself; undefined if it needs neither the one before it nor a picture. */
export function needOf(document: TextDocument, sentence: Sentence): Need | undefined {
  let found = known.get(sentence);
  if (found === undefined) {
    const place = { document, sentence, text: sentence.text.replace(PICTURE, '') };
    found = { need: (Object.keys(NEEDS) as Need[]).find((need) => NEEDS[need](place)) };
    known.set(sentence, found);
  }
  return found.need;
}

export function standsAlone(document: TextDocument, sentence: Sentence): boolean {
  return needOf(document, sentence) === undefined;
}

/** Whether words leave out what only another sentence says. */
export function pointsAway(words: string): boolean {
  return POINTS_AWAY.test(words);
}
