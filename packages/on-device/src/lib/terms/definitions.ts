import { collapse, type Passage } from '../../spans.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { isStopWord } from '../text/stop-words.ts';
import { contentStart, isFiller } from '../text/tidy.ts';
import { tokenize } from '../text/tokens.ts';
import { isAdverb, isFamiliar, isPlainVerb } from '../text/word-classes.ts';

/** The form of the sentence: "X is a …", "X means …", "X: …", "… is called X", "X consists of …". */
type DefinitionForm = 'is' | 'means' | 'label' | 'called' | 'consists' | 'stands-for';

export interface Definition {
  readonly sentence: Sentence;
  readonly form: DefinitionForm;
  /** The defined words, and the words that define them. */
  readonly term: Passage;
  readonly meaning: Passage;
  /** Stems of the term's words in their order, joined by a space: the same for "cell walls" and "Cell wall". */
  readonly key: string;
  /** The verb as written, "is" or "are"; an empty string for a label. */
  readonly verb: string;
}

/** The longest definition that a student can learn, in characters. */
const LONGEST_SENTENCE = 420;
/** "[In biology,] [the] TERM [(ABC)] is": the opening, the term, an aside. */
const OPENING = String.raw`^(?:(?:In|For|Within|Under|At|On|To)\s[^,.;:]{2,40},\s+)?(?:(?:The|the|A|a|An|an)\s+)?(?:(?:term|word|concept|idea)\s+(?:of\s+)?)?["“'‘]?`;
const TERM = String.raw`((?:[\p{L}\p{N}][\p{L}\p{N}'’+#./-]*)(?:\s+(?:\p{L}|\p{N})[\p{L}\p{N}'’+#./-]*){0,5}?)["”'’]?`;
const ASIDE = String.raw`(?:,?\s*\([^()]{1,60}\))?(?:,\s+(?:(?:or|also (?:called|known as))\s+[^,]{2,40}|on the other hand|however|in contrast|then),)?`;
const IS = new RegExp(
  `${OPENING}${TERM}${ASIDE}\\s+(is|are|was|were)\\s+(?:(?:usually|often|generally|basically|simply|essentially|just|also|therefore)\\s+)?((?:an?|the|any|one\\sof|when|where|how|what|those|anything|something)\\s.+|(?!\\p{L}+(?:ed|ing)\\s)(?:[\\p{L}-]+\\s+){1,8}(?:that|which|who|whose|in\\swhich)\\s.+|\\p{Ll}+s\\s+(?:and\\s+\\p{Ll}+s\\s+)?(?:of|by|in|for|above|with|from|between|to)\\s.+)$`,
  'su',
);
const MEANS = new RegExp(
  `${OPENING}${TERM}${ASIDE}\\s+((?:(?:is|are|can be|may be)\\s+(?:defined|described)\\s+as|refers?\\s+to|means|(?<=s\\s+)mean|denotes?|is\\s+short\\s+for|stands?\\s+for|consist(?:s|ed)?\\s+of|is\\s+made\\s+(?:up\\s+)?of|describes?|measures?(?=\\s+how)))\\s+(?:that\\s+)?(.+)$`,
  'su',
);
const CALLED =
  /^(.{12,260}?),?\s+(?:is|are|was)\s+(?:(?:often|usually|also|commonly|sometimes)\s+)?(?:called|known\s+as|termed|named|referred\s+to\s+as)\s+(?:the\s+|an?\s+)?["“'‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s+[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3})["”'’]?(?:\s*\([^()]{1,40}\))?[.;]?$/su;
const LABEL = /^["“]?([\p{L}\p{N}][^:=\n–—]{0,58}?)["”]?(?:\s*:\s+|\s+[-–—=]{1,2}>?\s+)(\S.*)$/su;

/** Labels of notes that define nothing. */
const NO_TERM =
  /^(?:note|notes|please|info|tips|refs?|nb|example|examples|e\.?g|remember|important|key (?:point|idea)s?|question|questions|q\d*|a|answer|warning|tip|hint|speaker \d+|student|professor|prof|lecturer|teacher|dr|homework|due|deadline|todo|to do|step|figure|fig|table|date|time|room|page|pages|chapter|week|unit|lecture|topic|topics|title|author|source|summary|conclusion|reading|read|see|task|exam|test|quiz|reason|result|results|why|how|what|when|where|who|main(?: (?:idea|point)s?)?|name|subject|course|instructor|office hours|email|http|https|first|second|third|finally|i|we|you|also|there|here|one|some|many|most|each|both|all|another|other|such|result|problem|answer|purpose|goal|aim|difference|idea|point|thing|advantage|disadvantage|question|next|last|today|yesterday|tomorrow)(?:\s+\d+)?$/i;
const WEAK_MEANING =
  /^(?:the\s+(?:same|case|reason|one|ones|way|only|most|best|following|question|problem|answer|fact|result|idea)\b|a\s+(?:lot|bit|few|little|good|bad|great|big|very|matter|way|reason|problem|question|must|key|major|useful|common|small|large)\b|an\s+(?:important|example|interesting|essential|easy|old)\b|one\s+of\s+(?:the|them|these)|what\s+(?:we|you|i)\b|(?:when|where|how)\s+(?:we|i)\b|the\s+(?:above|below|next|last|right|left|end))/i;

/** Openings of the words before "is called" that need another sentence. */
const POINTS_AWAY =
  /^(?:it|this|that|these|those|they|which|what|he|she|there|and|but|some|such|one|because|when|if|since|although|while|as|sometimes)\b/i;

/** "Scores: analysed with …", "Leaf area: measured by …" say what was done, not what the thing is. */
const WAS_DONE =
  /^(?:was |were )?(?:analy[sz]ed|measured|collected|assessed|recorded|calculated|computed|tested|compared|scored|coded|taken|obtained|performed|conducted|carried|weighed|counted|sampled|estimated|determined)\b/i;
/** "… are an invitation to treat as well" classifies one more thing and does not define it. */
const ONE_MORE = /\b(?:as well|too)(?=[:;,.]|$)/i;
/** "The result of the experiment was a rate of …" reports; it defines nothing. */
const REPORTED =
  /^(?:(?:main|overall|final|first|second|best|worst)\s)?(?:result|outcome|finding|cause|reason|aim|goal|purpose|effect|answer|problem|idea|point|conclusion|example|difference|advantage|disadvantage|consequence)s?\s+(?:of|for|behind|in)\b/i;
/** A possessive of a time or a person does not open a definition: "today's result: 9/15". */
const OF_THE_MOMENT = /^(?:today|yesterday|tomorrow|tonight)['’]?s?\b|^(?:my|our|your|his|her|their)\b/i;

const DETERMINED = /^(?:an?|the|any|one\sof|when|where|how|what|those|anything|something)\s/;
/** The start of a second statement after the definition: "… the final acceptor and combines with electrons". */
const CLAUSE = /\b(?:that|which|who|whose|whom|because|when|where|how|if|to|in|by|what|anything)\b/i;
const SECOND_VERB = /,?\s+and\s+(\p{Ll}+s)\s/u;

const cache = new WeakMap<TextDocument, readonly Definition[]>();

/** The definitions of a text in order, at most one for each sentence. A term that is defined twice has both. */
export function definitions(document: TextDocument): readonly Definition[] {
  let found = cache.get(document);
  if (found === undefined) {
    found = document.sentences.flatMap((sentence) => definitionIn(document, sentence) ?? []);
    cache.set(document, found);
  }
  return found;
}

function definitionIn(document: TextDocument, sentence: Sentence): Definition | undefined {
  if (sentence.end - sentence.start > LONGEST_SENTENCE || sentence.tokens.length < 3 || isFiller(sentence) || sentence.text.endsWith('?'))
    return undefined;
  const base = contentStart(document.raw, sentence, true);
  const text = document.raw.slice(base, sentence.end);
  return labelIn(document, sentence, text, base) ?? saidIn(document, sentence, text, base);
}

function saidIn(document: TextDocument, sentence: Sentence, text: string, base: number): Definition | undefined {
  if (sentence.tokens.length < 5 || /[:,;]$/.test(text)) return undefined;
  const means = MEANS.exec(text);
  if (means !== null) {
    const verb = collapse(means[2] ?? '');
    const form = /^stand|short/.test(verb) ? 'stands-for' : /consist|made/.test(verb) ? 'consists' : 'means';
    return make(document, sentence, base, form, text.indexOf(means[1] ?? ''), means[1] ?? '', means[3] ?? '', text, verb);
  }
  const called = CALLED.exec(text);
  if (called !== null && !POINTS_AWAY.test(text) && !/(?:\b(?:it|they|this|these|we|which|that)|,)$/i.test(called[1] ?? '')) {
    const term = called[2] ?? '';
    return make(document, sentence, base, 'called', text.lastIndexOf(term), term, called[1] ?? '', text, 'is');
  }
  const is = IS.exec(text);
  // "X is used that …" is a statement: without an article only "are" introduces a definition.
  if (is === null || (/^(?:is|was)$/.test(is[2] ?? '') && !DETERMINED.test(is[3] ?? '')) || WEAK_MEANING.test(collapse(is[3] ?? '')))
    return undefined;
  return make(document, sentence, base, 'is', text.indexOf(is[1] ?? ''), is[1] ?? '', is[3] ?? '', text, is[2] ?? 'is');
}

/** "ATP: energy currency", "Osmosis – movement of water": in a list, or as a block of its own. */
function labelIn(document: TextDocument, sentence: Sentence, text: string, base: number): Definition | undefined {
  const block = document.blocks[sentence.block];
  const label = LABEL.exec(text);
  if (block === undefined || label === null) return undefined;
  // "M1 = currency + deposits" is a definition anywhere; a colon or a dash may be punctuation.
  const equation = /^[^=]{1,30}\s=\s/.test(text);
  if (!equation && (sentence !== block.sentences[0] || (block.kind !== 'item' && block.sentences.length > 2))) return undefined;
  const term = label[1] ?? '';
  const meaning = label[2] ?? '';
  if (isTitle(document, sentence, meaning)) return undefined;
  if (/\s(?:[–—-]|[-–—=]{1,2}>|→)\s/.test(meaning) || /^\d/.test(term) || meaning.split(/\s+/).length < 2 || /:$/.test(meaning))
    return undefined;
  return make(document, sentence, base, 'label', text.indexOf(term), term, meaning, text, '');
}

/** "Cell Energy: Respiration and Photosynthesis" above a text is its title. */
function isTitle(document: TextDocument, sentence: Sentence, meaning: string): boolean {
  if (sentence.block !== 0 || document.blocks.length < 2 || document.blocks[0]?.kind === 'item') return false;
  return /^\p{Lu}/u.test(meaning) && !/[.!?]$/.test(meaning) && !document.blocks.slice(1, 3).every((block) => isLabelled(document, block));
}

function isLabelled({ raw }: TextDocument, { start, end }: TextDocument['blocks'][number]): boolean {
  return LABEL.test(raw.slice(start, Math.min(end, start + 200)));
}

function make(
  document: TextDocument,
  sentence: Sentence,
  base: number,
  form: DefinitionForm,
  termAt: number,
  term: string,
  meaning: string,
  text: string,
  verb: string,
): Definition | undefined {
  const named = /(?:^|\s)(an?|any)\s+["“'‘]?$/i.test(text.slice(0, Math.max(0, termAt))) || /^any(?:thing|one|body)?\b/.test(meaning);
  if (WAS_DONE.test(meaning) || ONE_MORE.test(meaning) || (form === 'is' && REPORTED.test(term))) return undefined;
  // "The vector v is called an eigenvector" needs the sentence before it.
  if (form === 'called' && meaning.split(/\s+/).length < 4) return undefined;
  if (termAt < 0 || !isTerm(term, form === 'label' || named) || meaning.split(/\s+/).length < (form === 'label' ? 2 : 3)) return undefined;
  const meaningAt = form === 'called' ? text.indexOf(meaning) : text.lastIndexOf(meaning);
  const second = form === 'is' ? SECOND_VERB.exec(meaning) : null;
  const whole =
    second !== null && isPlainVerb(second[1] ?? '') && !CLAUSE.test(meaning.slice(0, second.index))
      ? meaning.slice(0, second.index)
      : meaning;
  const trimmed = whole.replace(/[\s.;]+$/, '');
  const { field, raw } = document;
  const passage = (at: number, words: string): Passage => ({ field, raw, start: base + at, end: base + at + words.length });
  return { sentence, form, term: passage(termAt, term), meaning: passage(meaningAt, trimmed), key: termKey(term), verb };
}

/** A key that is equal for the singular and plural of a term and for any capitals. */
function termKey(term: string): string {
  return tokenize(term)
    .map(({ stem }) => stem)
    .join(' ');
}

/** Function words that a term may contain: "rate of reaction", "supply and demand". */
const INNER = new Set(['of', 'and', 'the', 'in', 'for', 'to', 'by', 'on', 'a']);

/** An everyday word counts as defined only in "a resource is …" or in a label. */
function isTerm(term: string, everyday: boolean): boolean {
  const words = term.toLowerCase().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  if (
    NO_TERM.test(term) ||
    OF_THE_MOMENT.test(term) ||
    /^\d+\s/.test(term) ||
    /^(?:e\.g|i\.e|cf|n\.b|p\.s)\b/i.test(term) ||
    isStopWord(first) ||
    isStopWord(last) ||
    term.length < 2 ||
    words.length > 6
  )
    return false;
  if (!/\p{L}/u.test(term) || isAdverb(first)) return false;
  if (words.some((word, at) => at > 0 && isStopWord(word) && !INNER.has(word))) return false;
  // "The structure is a …" describes one structure and does not define the word.
  return everyday || !words.every(isFamiliar);
}
