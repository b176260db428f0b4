import { collapse } from '../../spans.ts';
import type { TextDocument, Token } from '../text/document.ts';
import { tokenReader } from '../text/tokens.ts';
import { isAdverb, isDescriptive, isPlainVerb, isVerb } from '../text/word-classes.ts';
import { addCues, type Cues, noCues } from './candidate-cues.ts';

export interface TermCandidate {
  readonly key: string;
  readonly stems: readonly string[];
  /** Lower-case words of the first occurrence. */
  readonly words: readonly string[];
  text: string;
  start: number;
  end: number;
  count: number;
  /** Tenths of the text in which it occurs. */
  zones: number;
  inHeading: boolean;
  /** A name or an acronym: capitalised inside a sentence, or in capitals only. */
  name: boolean;
  /** Occurrences without a capitalised neighbour. "Triple" that occurs only in "Triple Alliance" has none. */
  bare: number;
  readonly cues: Cues;
  readonly sentences: number[];
}

interface Growing extends TermCandidate {
  lastZone: number;
  readonly forms: Map<string, { count: number; readonly start: number; readonly end: number }>;
}

const LONGEST_TERM = 4;
const ZONES = 10;

/** Function words of other languages that occur in English notes: "Der Blaue Reiter", "La España de". */
const FOREIGN_SMALL =
  /^(?:der|die|das|dem|den|des|ein|eine|und|von|zu|el|la|los|las|lo|un|una|del|de|y|le|les|du|des|une|et|il|gli|da|di|do|dos|van|het)$/;
/** Words that belong to the word after them, so no term ends with one: "mock test last year". */
const LEADS_ON = /^(?:last|first|next|early|late|same|own|several|many)$/;
/** Adjectives that stand after a verb and before no noun: "stayed awake". */
const AFTER_VERB =
  /^(?:awake|asleep|alive|alone|aware|afraid|alike|apart|away|ahead|ashamed|glad|ready|sure|able|unable|worth|ago|else|enough)$/;
/** Forms of verbs without an object, which belong to no noun as participles do. */
const NO_PARTICIPLE =
  /^(?:stayed|remained|seemed|appeared|arrived|happened|occurred|lived|waited|worked|died|existed|belonged|consisted|depended|agreed|failed|tried|wanted|decided|talked|looked|listened|laughed|smiled|slept|ended|started|continued|refused|hoped|wished|liked|loved|asked|answered|helped|allowed|needed|seems|remains|stays)$/;
/** "last week", "next chapter" */
const POINTS = /^(?:last|next|same|several|many)$/;
/** Words after which a participle is the verb of its clause: "people who supervised classes". */
const SUBJECTS = /^(?:who|that|which|he|she|it|they|we|i|you|then|also|never|always|not)$/;

/** Every sequence of one to four words that could be a term, by its stems. A `defined` word always could. */
export function collectCandidates(document: TextDocument, defined: ReadonlyMap<string, unknown>): ReadonlyMap<string, TermCandidate> {
  const found = new Map<string, Growing>();
  const { raw } = document;
  const zoneOf = (at: number) => Math.floor((at * ZONES) / (raw.length + 1));
  document.sentences.forEach((sentence, index) => {
    scan(raw, sentence.tokens, index, zoneOf(sentence.start), found, defined);
  });
  const read = tokenReader();
  for (const block of document.blocks) {
    if (block.kind === 'heading') scan(raw, read(raw, block.start, block.end), undefined, zoneOf(block.start), found, defined);
  }
  for (const candidate of found.values()) settleForm(raw, candidate);
  return found;
}

function scan(
  raw: string,
  tokens: readonly Token[],
  sentence: number | undefined,
  zone: number,
  found: Map<string, Growing>,
  defined: ReadonlyMap<string, unknown>,
): void {
  for (let from = 0; from < tokens.length; from += 1) {
    const first = tokens[from] as Token;
    const known = defined.has(first.stem);
    const follows = from === 1 && /^(?:the|an?)$/.test(tokens[0]?.word ?? '');
    if (known) note(found, first.stem, raw, [first], sentence, zone, from === 0, follows, false);
    if (!mayOpen(first) || (isVerb(first.word) && followsNoun(raw, tokens, from))) continue;
    let key = '';
    for (let to = from; to < Math.min(tokens.length, from + LONGEST_TERM); to += 1) {
      const last = tokens[to] as Token;
      if (to > from && !touches(raw, tokens[to - 1] as Token, last)) break;
      key = to === from ? last.stem : `${key} ${last.stem}`;
      // "of" is the only function word that a term may contain: "rate of reaction".
      if (last.stop && !(last.word === 'of' && to > from)) break;
      if (to > from && !last.stop && (isPlainVerb(last.word) || isAdverb(last.word) || (/^[^-]*ed$/.test(last.word) && isVerb(last.word))))
        break;
      if (last.stop || !mayClose(last, to === from) || (known && to === from)) continue;
      note(found, key, raw, tokens.slice(from, to + 1), sentence, zone, from === 0, follows, isInsideName(raw, tokens, from, to));
    }
  }
}

/** Whether another capitalised word directly precedes or follows. */
function isInsideName(raw: string, tokens: readonly Token[], from: number, to: number): boolean {
  const capital = (token: Token | undefined) => token !== undefined && !token.stop && /^\p{Lu}/u.test(token.text);
  const first = tokens[from] as Token;
  const last = tokens[to] as Token;
  const before = tokens[from - 1];
  const after = tokens[to + 1];
  if (!capital(first) || !capital(last)) return false;
  return (
    (before !== undefined && capital(before) && touches(raw, before, first)) ||
    (after !== undefined && capital(after) && touches(raw, last, after))
  );
}

function mayOpen({ stop, word, text }: Token): boolean {
  return (
    !stop &&
    /\p{L}/u.test(word) &&
    !isPlainVerb(word) &&
    !NO_PARTICIPLE.test(word) &&
    !POINTS.test(word) &&
    !isAdverb(word) &&
    (word.length > 1 || /^\p{Lu}/u.test(text))
  );
}

function mayClose({ word, text }: Token, alone: boolean): boolean {
  if (FOREIGN_SMALL.test(word) || LEADS_ON.test(word) || AFTER_VERB.test(word)) return false;
  if (word.length < 2 || word.length > 40) return !alone && /^[\p{Lu}\p{N}]/u.test(text);
  if (/^\p{Lu}{2,}/u.test(text)) return true;
  return !isVerb(word) && !isDescriptive(word) && (/\p{L}/u.test(word) || !alone);
}

/** In "Germany declared war" the participle is the verb of the sentence; after "the" or "becomes" it belongs to the noun. */
function followsNoun(raw: string, tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before !== undefined && SUBJECTS.test(before.word) && /ed$/.test((tokens[at] as Token).word)) return true;
  return before !== undefined && !before.stop && !isVerb(before.word) && touches(raw, before, tokens[at] as Token);
}

/** Whether only a space separates two words, as it does within a term. */
function touches(raw: string, one: Token, next: Token): boolean {
  return next.start - one.end <= 2 && /^\s+$/.test(raw.slice(one.end, next.start));
}

function note(
  found: Map<string, Growing>,
  key: string,
  raw: string,
  tokens: readonly Token[],
  sentence: number | undefined,
  zone: number,
  opens: boolean,
  follows: boolean,
  insideName: boolean,
): void {
  const first = tokens[0] as Token;
  const last = tokens[tokens.length - 1] as Token;
  let entry = found.get(key);
  if (entry === undefined) {
    entry = {
      key,
      stems: tokens.map(({ stem }) => stem),
      words: tokens.map(({ word }) => word),
      text: '',
      start: first.start,
      end: last.end,
      count: 0,
      zones: 0,
      inHeading: false,
      name: false,
      bare: 0,
      cues: noCues(),
      sentences: [],
      lastZone: -1,
      forms: new Map(),
    };
    found.set(key, entry);
  }
  entry.count += 1;
  if (!insideName) entry.bare += 1;
  if (zone !== entry.lastZone) {
    entry.zones += 1;
    entry.lastZone = zone;
  }
  if (sentence === undefined) entry.inHeading = true;
  else {
    if (entry.sentences.at(-1) !== sentence) entry.sentences.push(sentence);
    addCues(entry.cues, raw, first.start, last.end, opens || follows);
    if ((!opens && /^\p{Lu}/u.test(first.text)) || /^\p{Lu}{2,}/u.test(first.text)) entry.name = true;
  }
  if (entry.forms.size > 8) return;
  const form = raw.slice(first.start, last.end).toLowerCase();
  const seen = entry.forms.get(form);
  if (seen === undefined) entry.forms.set(form, { count: 1, start: first.start, end: last.end });
  else {
    seen.count += 1;
    // Of "Quizzes" at the start of a sentence and "quizzes" inside one, the second is the true spelling.
    if (/^\p{Lu}\p{Ll}/u.test(raw.slice(seen.start, seen.start + 2)) && /^\p{Ll}/u.test(first.text))
      entry.forms.set(form, { count: seen.count, start: first.start, end: last.end });
  }
}

/** The form of a term that the text uses most. */
function settleForm(raw: string, candidate: Growing): void {
  let best = { count: 0, start: candidate.start, end: candidate.end };
  for (const form of candidate.forms.values()) if (form.count > best.count) best = form;
  candidate.start = best.start;
  candidate.end = best.end;
  candidate.text = collapse(raw.slice(best.start, best.end));
}
