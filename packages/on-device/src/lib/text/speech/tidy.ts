import type { Span } from '../../../spans.ts';
import { anyOf, anyWord } from '../any-of.ts';
import type { Sentence, TextDocument } from '../document.ts';
import { abstractLabelLength } from '../line-kinds/abstract-labels.ts';
import { joinMasks } from '../mask.ts';
import { masksWithin, quotePassage } from '../quote-passage.ts';

/** Opening words of speech without meaning: "Okay, so, um, …". */
const LEAD =
  /^(?:(?:um+|uh+|er+m?|hmm+|ok(?:ay)?|alright|all right|right|so|now|well|and|but|yeah|yes|anyway|basically|(?:you know|i mean)(?=\s*,)|like i said|let'?s see|you see)(?:\s*(?:,|\.{2,}|…|–|-)\s*|\s+))+/i;
/** A single plain opening word, which is good written English: "So the rate falls", "But light is needed". */
const PLAIN_LEAD = /^(?:so|now|well|and|but|yes|right)[\s,]+$/i;
/** Labels before a sentence that are not part of it: "Def 1.2", "Theorem 3 (Euler).", "Abstract—". */
const SHEET_LEAD =
  /^(?:(?:def(?:inition|n)?|theorem|thm|lemma|proposition|corollary|axiom|example|remark|exercise)\.?\s*\d+(?:\.\d+)*(?:\s*\([^()]{1,60}\))?[.:]?\s+|abstract\s?[—–:.-]+\s*)(?=\p{Lu})/iu;
/** Sounds that a quote leaves out; not the unit in "10 um". "like" and "so" may have a meaning and stay. */
const SOUND = /(?:,\s*)?(?<!\d\s?|\p{L})(?:um+|uh+|erm+|hmm+|you know(?=\s*[,.…]))\b(?:\s*,|\s*\.{3}|\s*…)?/giu;
/** Talk about the class, not about its subject. */
const CHATTER = anyOf(
  anyWord(
    // To the class.
    /can (?:every(?:one|body)|you(?: all)?) (?:hear|see)|any questions/i,
    /let(?:'?s| us) (?:get started|begin|move on|start|get going|dive in|take a)|good (?:morning|afternoon|evening)|welcome (?:back|to)/i,
    // Announcements of the topic of the hour.
    /going to (?:talk|discuss|cover|look|go over|start)/i,
    /(?:today|this lecture),? we(?:'ll| will|'re|,? (?:look|looked|talk|talked|discuss|discussed|cover|covered|start|continue|begin|turn|go)\b)/i,
    // Thanks, apologies and interruptions.
    /thank(?:s| you)|see you (?:next|on|all|tomorrow)|sorry (?:about|for|i)|(?:share|see) my screen|where was i|where were we/i,
    /take a break|hold on|give me a (?:second|minute)|does that make sense|make(?:s)? sense\?|hello every|hi every|settle down/i,
    // Slides, hand-outs and other hours.
    /turn to page|next slide|previous slide|this slide|pass (?:these|it) around|i'll (?:post|upload|put) /i,
    /we'?ll (?:talk|come back|get to|pick|see|look)|last (?:time|week|lecture|class) we|that'?s (?:it|all) for today/i,
    /(?:we(?:['’]ll| will)|let['’]?s|i(?:['’]ll| will)) (?:stop|end|finish|leave it|wrap up|pause) (?:here|there|now|for (?:today|now))/i,
    /whiteboard|microphone|attendance|my name is/i,
  ),
  /\b(?:got (?:it|that)|right|okay|yeah)\?$|^I get (?:that|this) question/i,
  /^(?:\w+:\s)?(?:(?:well|oh|um+),? )?(?:exactly|precisely|absolutely)[,.!]/i,
);

/** Whether a sentence is talk about the class or contains only function words. */
export function isFiller(sentence: Sentence): boolean {
  return !sentence.tokens.some((token) => !token.stop && /\p{L}/u.test(token.text)) || CHATTER.test(sentence.text);
}

/** The offset after opening words such as "Okay, so, um,". With `plain`, a single "So" or "Now" is skipped too. */
export function contentStart(raw: string, { start, end }: Pick<Sentence, 'start' | 'end'>, plain = false): number {
  const sheet = SHEET_LEAD.exec(raw.slice(start, Math.min(end, start + 120)))?.[0] ?? '';
  if (sheet !== '' && start + sheet.length < end) return start + sheet.length;
  const lead = LEAD.exec(raw.slice(start, Math.min(end, start + 80)))?.[0] ?? '';
  return (!plain && PLAIN_LEAD.test(lead)) || start + lead.length >= end ? start : start + lead.length;
}

/**
 * Quotes a sentence without its opening fillers and label, sounds such as "um" and what is no content. Nothing is added or moved. A piece of
 * speech loses its "so" and "and" as well.
 */
export function quoteTidily(
  document: Pick<TextDocument, 'field' | 'value' | 'raw' | 'omitted' | 'sentences'>,
  sentence: Pick<Sentence, 'start' | 'end' | 'sure'>,
): Span[] {
  const { field, value, raw, omitted } = document;
  // A piece of speech has no capital that would show where it begins, so that nothing is lost with its "so".
  const start = contentStart(raw, sentence, sentence.sure !== undefined) + abstractLabelLength(document, sentence.start);
  const sounds = [...raw.slice(start, sentence.end).matchAll(SOUND)].map(({ index, 0: sound }) => ({
    start: start + index,
    end: start + index + sound.length,
  }));
  const left = sounds.length === 0 ? omitted : joinMasks([...masksWithin(omitted, { start, end: sentence.end }), ...sounds]);
  return quotePassage({ field, value, omitted: left }, { start, end: sentence.end });
}
