import { countWords } from '../../result/transcript.ts';

// A longer answer is not a refusal, even if it begins like one.
const REFUSAL_WORDS = 150;
// An answer with a list of this many entries gives something, even if it begins like a refusal.
const ENTRIES = 3;
const ENTRY = /^\s*(?:\d{1,3}[.):]|[-\u2022])\s+\S/gm;

/** Words that may stand before the refusal itself: "I'm sorry, but", "Unfortunately,", "As an AI language model,". */
const LEAD = String.raw`(?:(?:i(?:'m| am)(?: (?:very|so|really|truly|terribly))? sorry|(?:my )?(?:sincere )?apologies|i(?: sincerely| do)? apologi[sz]e|sorry|unfortunately|regrettably|thank you [^.,!?\n]{1,60}|i understand [^.,!?\n]{1,80}|as an? [^.,!?\n]{1,60}|i(?:'m| am) (?:just |only )?an? [^.,!?\n]{0,60}?(?:ai|model|assistant))[,.!;:]? +)*(?:(?:but|however|so|and)[, ] *)?`;
const CANNOT = `(?:can't|cannot|can not|could not|couldn't|won't|will not|(?:'m|am) (?:unable|not able|not programmed|not allowed|not permitted) to|(?:won't|will not) be able to|(?:must|have to|need to|'ll have to) (?:respectfully |politely )?decline(?: to)?|refuse to|(?:'m|am) not comfortable|(?:do not|don't) feel comfortable|'d rather not|would rather not)`;
const WRITE = `(?:help|assist|comply|support|write|writing|create|creating|provide|providing|generate|generating|produce|producing|fulfil|fulfill|complete|do (?:that|this|so|it)|answer|respond|engage|participate|continue|discuss|process|offer|share|give|make|with (?:that|this)|(?:that|this|your|the) request)`;

const ENGLISH = new RegExp(String.raw`^${LEAD}i ?${CANNOT}(?: (?:directly |actually )?${WRITE}\b|[.!]?$)`, 'i');
/** The usual first words in Spanish, Portuguese, French, German, Hindi, Chinese and Japanese. */
const OTHERS = new RegExp(
  [
    String.raw`^(?:(?:lo siento|lo lamento|disculpa|desculpe|sinto muito|lamento)[,.]? (?:pero |mas )?(?:no|n\u00e3o) (?:puedo|posso|me es posible)`,
    String.raw`(?:je suis )?d\u00e9sol\u00e9e?[,.]? (?:mais )?je ne (?:peux|suis) pas`,
    'es tut mir leid,? (?:aber )?(?:ich kann|das kann ich|dabei kann ich|dies kann ich)',
    String.raw`(?:\u092e\u0941\u091d\u0947 \u0916\u0947\u0926|\u0915\u094d\u0937\u092e\u093e \u0915\u0930\u0947\u0902)`,
    String.raw`(?:\u5f88)?\u62b1\u6b49[\uff0c,]?\u6211(?:\u65e0\u6cd5|\u4e0d\u80fd)|\u7533\u3057\u8a33)`,
  ].join('|'),
  'i',
);

/**
 * Whether a text is a bare refusal, such as "I'm sorry, but I can't help with that." A text that only contains such a sentence, or that
 * gives a list after it, is not: an answer must never be thrown away by mistake.
 */
export function isRefusal(text: string): boolean {
  const start = text.trimStart().slice(0, 400).replaceAll('\u2019', "'");
  const [first = ''] = start.split('\n');
  if (!ENGLISH.test(first.trim()) && !OTHERS.test(first)) return false;
  return (text.match(ENTRY)?.length ?? 0) < ENTRIES && countWords(text) < REFUSAL_WORDS;
}
