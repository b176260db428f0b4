import type { Passage } from '../../spans.ts';
import { isCommon } from '../text/common-words.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { isWhole } from '../text/prose.ts';
import { tokenize } from '../text/tokens.ts';
import { plainWords } from './definition/plain-words.ts';
import { reach } from './definition/site.ts';
import { isTermShape } from './definition/term-shape.ts';

/** A sentence that gives a thing its name: "… is an expanded area called the greater tubercle". */
export interface Naming {
  readonly sentence: Sentence;
  readonly term: Passage;
  /** Stems of the term's words, joined by a space. */
  readonly key: string;
}

const NAMED =
  /(?<!\b(?:man|woman|person|student|place|company|we|you|they|I)\s)\b(?:called|known\s(?:\p{L}+\s)?as|termed|referred\sto\sas|dubbed|we\scall|named|(?:is|are)\ssaid\sto\sbe)\s(?!(?:upon|again|once|twice|today|after|for|multiple|several|many|out|on|in|into|up)\b)(?:the\s|an?\s|its\s|their\s)?["“'‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3}?(?:\sof\s(?:the\s)?[\p{L}-]+(?:\s[\p{L}-]+)?(?=[.,;:]|\s\())?)["”'’]?(?=\s\(|[.,;:)—–]|\s(?:and|or|that|which|who|in|of|is|are|was|were|has|have|can|may|to|by|because|with|from|for|forms?|on|at)\s|$)/giu;

/** Words after a short form in brackets that belong to the name. */
const GOES_ON =
  /^["”’]?\s\([^()]{1,12}\)\s(?!(?:is|are|was|were|has|have|had|can|may|will|and|or|that|which|who|in|of|to|by|for|from|with|on|at|as|because|when|where|during)\s)\p{Ll}/u;
/** "This is called diffraction." is too short to be quoted alone, and names what the sentence before tells. */
const SHORT = /^(?:this|these)\s(?:is|are)\s(?:called|known\sas|termed)\s[^.]{3,60}[.]$/i;
const cache = new WeakMap<TextDocument, readonly Naming[]>();

/** The places at which a text names a thing, in order. */
export function namings(document: TextDocument): readonly Naming[] {
  let found = cache.get(document);
  if (found === undefined) {
    found = document.sentences.flatMap((sentence) => namingsIn(document, sentence));
    cache.set(document, found);
  }
  return found;
}

function namingsIn(document: TextDocument, sentence: Sentence): Naming[] {
  if (
    !/\b(?:called|known|termed|referred|dubbed|call|named|said to be)\b/i.test(sentence.text) ||
    !(isWhole(document, sentence) || SHORT.test(sentence.text))
  )
    return [];
  const { field, raw } = document;
  const words = plainWords(raw, sentence.start, sentence.end);
  return [...words.text.matchAll(NAMED)].flatMap((match): Naming[] => {
    const [, term = ''] = match;
    if (!isTermShape(term, /\s/.test(term), /^\p{Lu}.*\s\p{Lu}/u.test(term)) || (!/\s/.test(term) && isCommon(term.toLowerCase())))
      return [];
    const at = match.index + match[0].lastIndexOf(term);
    // "at a time for best results"; "a reaction called alpha (α) decay"
    // "called alpha and beta receptors" names two halves.
    const after = words.text.slice(at + term.length);
    if (!/\s/.test(term) && /^\s(?:and|or)\s\p{Ll}+\s\p{Ll}+s\b/u.test(after) && !/s$/.test(term)) return [];
    // "the Popular Front managed to win"
    if (/\s(?:for|with|by|from|at|on)\s|\p{Lu}\S*\s\p{Ll}+ed$/u.test(term) || GOES_ON.test(after)) return [];
    const key = tokenize(term)
      .map(({ stem }) => stem)
      .join(' ');
    return [{ sentence, term: { field, raw, ...words.raw(reach(at, term)) }, key }];
  });
}
