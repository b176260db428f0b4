import { collapse, computed, type Passage, quote, type Span } from '../../spans.ts';
import { isStopWord } from '../language/stop-words.ts';
import { isCommon } from './common-words.ts';
import type { TextDocument } from './document.ts';
import { isFamiliar, isVerb } from './word-classes.ts';

/**
 * Endings of common nouns and adjectives that names hardly ever have: "osmosis", "velocity", "quantitative", "cellular", "thermohaline".
 */
const COMMON =
  /(?:[st]ion|ment|ness|ity|acy|ance|ence|osis|esis|asis|ysis|sthesia|ism|ship|ology|ometry|ative|itive|ous|ional|ical|ural|ental|ibility|ability|ular|etic|otic|lytic|emia|itis|ocyte|osome|omere|lysis|ography|oscopy|ectomy|haline)s?$/;
/** Names that have such an ending: beliefs named after a person or a people, and a few words. */
const NAMED_ALL_THE_SAME =
  /^(?:marx|lenin|stalin|trotsky|mao|darwin|keynes|calvin|lutheran|protestant|catholic|buddh|hindu|juda|islam|zion|shinto|sikh|confucian|tao|plato|puritan|hellen|trinity|nativity|genesis)/;
/** The text before the start of a sentence, a line or a quotation, where a capital proves no name. */
const OPENS = /(?:^|[.:!?–—•*"“”‘(>\n-]\s*)$/;

interface Usage {
  /** Words that the text writes in lower case somewhere. */
  readonly small: ReadonlySet<string>;
  /** Words that the text capitalises inside a sentence. */
  readonly capital: ReadonlySet<string>;
}

const cache = new WeakMap<TextDocument, Usage>();

function usageOf(document: TextDocument): Usage {
  let usage = cache.get(document);
  if (usage === undefined) {
    const small = new Set<string>();
    const capital = new Set<string>();
    for (const { tokens } of document.sentences) {
      tokens.forEach(({ text, word, stem, start }, index) => {
        if (/^\p{Ll}/u.test(text)) small.add(word).add(stem);
        else if (index > 0 && !OPENS.test(document.raw.slice(Math.max(0, start - 3), start))) capital.add(word).add(stem);
      });
    }
    usage = { small, capital };
    cache.set(document, usage);
  }
  return usage;
}

/**
 * A term from the start of a sentence as it is written inside one: "Osmosis is …" becomes "What is osmosis?".
 * The first letter becomes lower case, as a computed span, only if the word is clearly no name: the text writes it in lower case
 * elsewhere, or it is an everyday word or has such an ending, and the text never capitalises it inside a sentence.
 * @param isGeneric whether its sentence shows that it is a common noun: "Aquaporins are channel proteins"
 */
export function inSentence(document: TextDocument, passage: Passage, isGeneric = false): Span[] {
  const { raw, start, end } = passage;
  if (!isOpeningCapital(document, collapse(raw.slice(start, end)), isGeneric)) return [quote(passage)];
  return [computed((raw[start] as string).toLowerCase(), 'first letter inside a sentence'), quote({ ...passage, start: start + 1 })];
}

function isOpeningCapital(document: TextDocument, text: string, isGeneric: boolean): boolean {
  // The capitals of "Calvin Cycle", "DNA" and "X-ray" do not come from the start of a sentence.
  if (!/^\p{Lu}\p{Ll}{2}/u.test(text) || /[\s-]\p{Lu}/u.test(text)) return false;
  const first = /^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? '';
  const word = first.toLowerCase();
  const { small, capital } = usageOf(document);
  if (small.has(word)) return true;
  if (capital.has(word) || NAMED_ALL_THE_SAME.test(word)) return false;
  if (isGeneric) return true;
  const stem = word.replace(/(?:es|s)$/, '');
  if (small.has(stem) || small.has(`${word}s`)) return true;
  return COMMON.test(word) || isCommon(word) || isFamiliar(word) || isVerb(word) || isStopWord(word);
}
