import type { Span } from '../../../spans.ts';
import { type KeyTerm, keyTerms } from '../../terms/key-terms.ts';
import type { Sentence, TextDocument } from '../../text/document.ts';
import { inSentence } from '../../text/in-sentence.ts';
import { overlap } from '../../text/similarity.ts';
import { quoteTidily } from '../../text/speech/tidy.ts';
import { isVerb } from '../../text/word-classes.ts';
import type { Card } from '../card.ts';
import { ask } from '../phrases.ts';
import { pointsAway, standsAlone } from '../standing.ts';

const HINGE = /\b(?:whereas|while)\s|;\s(?:in contrast|however)|^(?:unlike|in contrast to|compared (?:to|with))\s|,\s(?=\p{Ll}{3,20}s\s)/iu;
const SPLIT = /,\s+(?:whereas|while)\s+|\s+whereas\s+|;\s+(?:in contrast|however),\s+/u;
/** "Unlike A, B …": the rest of the sentence is about B. */
const SPLIT_FIRST = /,\s+/u;
/** In notes a comma alone can contrast two things: "prokaryotes no nucleus, eukaryotes have one". */
const SPLIT_NOTE = /,\s+(?=\p{Ll}{3,20}s\s(?:have|are|do|need|use|no)\s)/u;
const UNLIKE = /^(?:unlike|in contrast to|compared (?:to|with))\s/i;
/** The last word of a clause at which its subject may begin. */
const SUBJECT_REACH = 4;

/** Makes cards that ask how two things differ, from sentences that contrast them. */
export function contrastCards(document: TextDocument): Card[] {
  const terms = keyTerms(document, 120);
  const byKey = new Map(terms.map((term) => [term.key, term]));
  return document.sentences.flatMap((sentence): Card[] => {
    if (sentence.tokens.length < 5 || !HINGE.test(sentence.text) || !standsForContrast(document, sentence)) return [];
    const unlike = UNLIKE.exec(sentence.text)?.[0].length ?? 0;
    const note = document.blocks[sentence.block]?.kind === 'item';
    const text = document.raw.slice(sentence.start, sentence.end);
    const cut = (unlike > 0 ? SPLIT_FIRST : SPLIT).exec(text) ?? (note ? SPLIT_NOTE.exec(text) : null);
    if (cut === null) return [];
    const at = sentence.start + cut.index;
    // "Two powers wanted land: Prussia claimed …, while Russia claimed …": the contrast comes after the colon.
    const from = sentence.start + Math.max(unlike, text.lastIndexOf(':', cut.index) + 1);
    const one = unlike > 0 ? wholeClause(sentence, from, at) : subjectOf(sentence, byKey, from, at);
    const other = subjectOf(sentence, byKey, at + cut[0].length, sentence.end);
    if (one === undefined || other === undefined || overlap(new Set(one.stems), new Set(other.stems)) > 0.8) return [];
    if (!areSiblings(one, other)) return [];
    const question = ask('differ', { one: termIn(document, one), other: termIn(document, other) });
    const key = [one.key, other.key].sort().join(' | ');
    return [{ kind: 'contrast', question, answer: quoteTidily(document, sentence), key, at: sentence.start }];
  });
}

/** The words before "whereas" may be short notes; a sentence must stand alone. */
function standsForContrast(document: TextDocument, sentence: Sentence): boolean {
  return document.blocks[sentence.block]?.kind === 'item' ? !pointsAway(sentence.text) : standsAlone(document, sentence);
}

/** "Younger workers" are no term. */
const COMPARATIVE = /^(?:young|old|larg|small|high|low|long|short)er$/;
/^(?:young|old|larg|small|high|low|long|short|heav|big|great|few|wealth|poor|rich|bright|strong|weak|fast|slow)\p{L}*er$/u;

/** Letters at the end of a word that make two words siblings: "prokaryotes" and "eukaryotes". */
const SHARED_END = 5;

/** Whether two subjects are things of one kind by their last word: "B cells" and "T cells". Other pairs are seldom a contrast. */
function areSiblings(one: Subject, other: Subject): boolean {
  if (
    [one, other].some(({ words }) =>
      words.some(
        (word, at) =>
          /^(?:other|others|most|many|some|all|first|second|third|resultant|resulting)$/.test(word) || (at === 0 && COMPARATIVE.test(word)),
      ),
    )
  )
    return false;
  const [first = '', second = ''] = [one.words.at(-1), other.words.at(-1)];
  if (one.stems.at(-1) === other.stems.at(-1)) return one.stems.length > 1 && other.stems.length > 1;
  return first.slice(-SHARED_END) === second.slice(-SHARED_END) && first.length >= SHARED_END;
}

interface Subject {
  readonly key: string;
  readonly stems: readonly string[];
  readonly words: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** The longest key term that opens a clause. In "Shade leaves are larger" it is neither "leaves" nor a later term. */
function subjectOf({ tokens }: Sentence, terms: ReadonlyMap<string, KeyTerm>, from: number, to: number): Subject | undefined {
  const clause = tokens.filter(({ start, end, word }) => start >= from && end <= to && !/^(?:the|an?|in|for|with)$/.test(word));
  for (let length = Math.min(SUBJECT_REACH, clause.length); length > 0; length -= 1) {
    const words = clause.slice(0, length);
    const first = words[0];
    const last = words.at(-1);
    if (first === undefined || last === undefined) continue;
    const stems = words.map(({ stem }) => stem);
    const key = stems.join(' ');
    // "…, while working in …" has no second subject.
    if (terms.has(key) && !(words.length === 1 && isVerb(first.word)))
      return { key, stems, words: words.map(({ word }) => word), start: first.start, end: last.end };
  }
  return undefined;
}

/** "Unlike aerobic respiration, …": everything after "Unlike", if it is short enough for a name. */
function wholeClause({ tokens }: Sentence, from: number, to: number): Subject | undefined {
  const clause = tokens.filter(({ start, end, word }) => start >= from && end <= to && !/^(?:the|an?)$/.test(word));
  const first = clause[0];
  const last = clause.at(-1);
  if (first === undefined || last === undefined || clause.length > SUBJECT_REACH) return undefined;
  const stems = clause.map(({ stem }) => stem);
  return { key: stems.join(' '), stems, words: clause.map(({ word }) => word), start: first.start, end: last.end };
}

function termIn(document: TextDocument, { start, end }: Subject): Span[] {
  const { field, raw } = document;
  return inSentence(document, { field, raw, start, end });
}
