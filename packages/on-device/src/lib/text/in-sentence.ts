import { collapse, computed, type Passage, quote, type Span } from '../../spans.ts';
import type { TextDocument } from './document.ts';
import { isStopWord } from './stop-words.ts';
import { isFamiliar, isVerb } from './word-classes.ts';

/** Endings that common nouns and adjectives have and names hardly ever: "osmosis", "velocity", "quantitative", "acceptance". */
const COMMON =
  /(?:[st]ion|ment|ness|ity|acy|ance|ence|osis|esis|asis|ysis|sthesia|ism|ship|ology|ometry|ative|itive|ous|ional|ical|ural|ental|ibility|ability)s?$/;
/** Names that end so all the same: beliefs called after a person or a people, and a few words. */
const NAMED_ALL_THE_SAME =
  /^(?:marx|lenin|stalin|trotsky|mao|darwin|keynes|calvin|lutheran|protestant|catholic|buddh|hindu|juda|islam|zion|shinto|sikh|confucian|tao|plato|puritan|hellen|trinity|nativity|genesis)/;
/** A word stands at the head of something after these, so a capital there tells nothing. */
const OPENS = /(?:^|[.:!?–—•*"“”‘(>\n-]\s*)$/;

interface Usage {
  /** Words that the text writes in small letters somewhere. */
  readonly small: ReadonlySet<string>;
  /** Words that it writes with a capital where nothing asks for one. */
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
 * A term that may stand at the head of a sentence, as it reads inside one: "Osmosis is …" asks "What is osmosis?".
 * The first letter is made small, as a computed span, only where the word is shown to be no name: the text writes it small
 * elsewhere, or it is an everyday word, or it has the ending of one; and the text never writes it with a capital unasked.
 */
export function inSentence(document: TextDocument, passage: Passage): Span[] {
  const { raw, start, end } = passage;
  if (!isOpeningCapital(document, collapse(raw.slice(start, end)))) return [quote(passage)];
  return [computed((raw[start] as string).toLowerCase(), 'first letter inside a sentence'), quote({ ...passage, start: start + 1 })];
}

function isOpeningCapital(document: TextDocument, text: string): boolean {
  // "Calvin Cycle", "DNA", "X-ray": capitals that do not come from the place in the sentence.
  if (!/^\p{Lu}\p{Ll}{2}/u.test(text) || /[\s-]\p{Lu}/u.test(text)) return false;
  const first = /^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? '';
  const word = first.toLowerCase();
  const { small, capital } = usageOf(document);
  if (small.has(word)) return true;
  if (capital.has(word) || NAMED_ALL_THE_SAME.test(word)) return false;
  const stem = word.replace(/(?:es|s)$/, '');
  if (small.has(stem) || small.has(`${word}s`)) return true;
  return COMMON.test(word) || isFamiliar(word) || isVerb(word) || isStopWord(word);
}
