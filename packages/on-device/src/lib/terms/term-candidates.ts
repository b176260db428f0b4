import { collapse } from '../../spans.ts';
import type { TextDocument, Token } from '../text/document.ts';
import { isLeftAside } from '../text/speech/course-talk.ts';
import { isDeadline } from '../text/speech/deadline.ts';
import { tokenReader } from '../text/tokens.ts';
import { isAdverb, isPlainVerb, isVerb } from '../text/word-classes.ts';
import { addCues, type Cues, isCued, noCues } from './candidate-cues.ts';
import { isRequest } from './requests.ts';
import { followsNoun, isInsideName, isMeasure, isSign, isTornOff, mayClose, mayOpen, opensCall, touches } from './term-words.ts';

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
  readonly forms: Map<string, Form>;
}

/** A spelling of a term: how often it occurs, and where first, or else first where a capital proves a name: not at the start, nor in a title. */
interface Form {
  count: number;
  readonly start: number;
  readonly end: number;
  readonly opens: boolean;
}

/** One occurrence of a row of words. */
interface Sighting {
  readonly tokens: readonly Token[];
  /** Indices of its first and last token. */
  readonly from: number;
  readonly to: number;
  /** Index of the sentence, none in a heading. */
  readonly sentence: number | undefined;
  readonly zone: number;
}

/** The candidates and the rows of words that were found so far. */
interface Collection {
  readonly raw: string;
  /** Whether a term ends in a word with a capital, as all nouns of German do. */
  readonly capitals: boolean;
  readonly found: Map<string, Growing>;
  /** Rows of several words that have occurred once, which most rows do. They become candidates if they occur again. */
  readonly once: Map<string, Sighting>;
}

const LONGEST_TERM = 4;
const ZONES = 10;

/**
 * Every sequence of one to four words that could be a term, by its stems. A `defined` word always could.
 * @param named keys of terms that the text names or prints in bold, which stay even if they occur once
 * @param least with 1, rows of words that occur once without a cue are candidates too
 */
export function collectCandidates(
  document: TextDocument,
  defined: ReadonlyMap<string, unknown>,
  named: ReadonlySet<string>,
  least: number,
): ReadonlyMap<string, TermCandidate> {
  const { raw } = document;
  const collection: Collection = { raw, capitals: document.language === 'de', found: new Map(), once: new Map() };
  const zoneOf = (at: number) => Math.floor((at * ZONES) / (raw.length + 1));
  document.sentences.forEach((sentence, index) => {
    if (isDeadline(sentence.text) || isRequest(sentence.text) || isLeftAside(sentence.text)) return;
    scan(collection, sentence.tokens, index, zoneOf(sentence.start), defined);
  });
  const read = tokenReader();
  for (const block of document.blocks) {
    if (block.kind === 'heading' && !isRequest(raw.slice(block.start, block.end)))
      scan(collection, read(raw, block.start, block.end), undefined, zoneOf(block.start), defined);
  }
  for (const [key, sighting] of collection.once) {
    if (least > 1 && !defined.has(key) && !named.has(key) && !isIntroduced(raw, sighting)) continue;
    add(raw, create(collection, key, sighting), sighting);
  }
  for (const candidate of collection.found.values()) settleForm(raw, candidate);
  return collection.found;
}

function isIntroduced(raw: string, { tokens, from, to }: Sighting): boolean {
  const cues = noCues();
  addCues(cues, raw, (tokens[from] as Token).start, (tokens[to] as Token).end, false);
  return isCued(cues);
}

function scan(
  collection: Collection,
  tokens: readonly Token[],
  sentence: number | undefined,
  zone: number,
  defined: ReadonlyMap<string, unknown>,
): void {
  const { raw } = collection;
  for (let from = 0; from < tokens.length; from += 1) {
    const first = tokens[from] as Token;
    const known = defined.has(first.stem);
    if (known) note(collection, first.stem, { tokens, from, to: from, sentence, zone });
    if (!mayOpen(first) || isMeasure(tokens, from) || isTornOff(raw, tokens, from)) continue;
    if (isVerb(first.word) && followsNoun(raw, tokens, from)) continue;
    let key = '';
    for (let to = from; to < Math.min(tokens.length, from + LONGEST_TERM); to += 1) {
      const last = tokens[to] as Token;
      if (to > from && !touches(raw, tokens[to - 1] as Token, last)) break;
      key = to === from ? last.stem : `${key} ${last.stem}`;
      // "of" is the only function word that a term may contain: "rate of reaction".
      if (isSign(last) || (last.stop && !(last.word === 'of' && to > from))) break;
      if (to > from && !last.stop && (isPlainVerb(last.word) || isAdverb(last.word) || (/^[^-]*ed$/.test(last.word) && isVerb(last.word))))
        break;
      if (
        last.stop ||
        !mayClose(last, to === from) ||
        opensCall(raw, last) ||
        (collection.capitals && !/^[\p{Lu}\p{N}]/u.test(last.text)) ||
        (known && to === from)
      )
        continue;
      note(collection, key, { tokens, from, to, sentence, zone });
    }
  }
}

function note(collection: Collection, key: string, sighting: Sighting): void {
  const { raw, found, once } = collection;
  let entry = found.get(key);
  if (entry === undefined) {
    const before = once.get(key);
    if (before === undefined && sighting.to > sighting.from && sighting.sentence !== undefined) {
      once.set(key, sighting);
      return;
    }
    entry = create(collection, key, before ?? sighting);
    if (before !== undefined) {
      once.delete(key);
      add(raw, entry, before);
    }
  }
  add(raw, entry, sighting);
}

function create({ found }: Collection, key: string, { tokens, from, to }: Sighting): Growing {
  const words = tokens.slice(from, to + 1);
  const entry: Growing = {
    key,
    stems: words.map(({ stem }) => stem),
    words: words.map(({ word }) => word),
    text: '',
    start: (tokens[from] as Token).start,
    end: (tokens[to] as Token).end,
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
  return entry;
}

function add(raw: string, entry: Growing, { tokens, from, to, sentence, zone }: Sighting): void {
  const first = tokens[from] as Token;
  const last = tokens[to] as Token;
  const opens = from === 0;
  const follows = from === 1 && /^(?:the|an?)$/.test(tokens[0]?.word ?? '');
  entry.count += 1;
  const inside = isInsideName(raw, tokens, from, to);
  if (!inside) entry.bare += 1;
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
  const form = from === to ? first.word : raw.slice(first.start, last.end).toLowerCase();
  const seen = entry.forms.get(form);
  if (seen === undefined) entry.forms.set(form, { count: 1, start: first.start, end: last.end, opens: opens || inside });
  else {
    seen.count += 1;
    // Of "Quizzes" at the start of a sentence and "quizzes" inside one, the second is the true spelling.
    if (seen.opens && /^\p{Lu}\p{Ll}/u.test(raw.slice(seen.start, seen.start + 2)) && /^\p{Ll}/u.test(first.text))
      entry.forms.set(form, { count: seen.count, start: first.start, end: last.end, opens: false });
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
