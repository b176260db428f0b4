import { quote } from '../../../spans.ts';
import { isNoMeaning } from '../../terms/definition/meaning.ts';
import { type KeyTerm, keyTerms } from '../../terms/key-terms.ts';
import type { Sentence, TextDocument, Token } from '../../text/document.ts';
import { round } from '../../text/similarity.ts';
import { isAdverb, isDescriptive, isPlainVerb, isVerb } from '../../text/word-classes.ts';
import type { Card } from '../card.ts';
import { questionAround } from '../gap.ts';
import { isInPassing, isPerson } from '../passing-names.ts';
import { standsAlone } from '../standing.ts';

const FEWEST_WORDS = 9;
const MOST_WORDS = 36;
const FEWEST_TOLD = 7;
const RANKED = 400;
/** A gap for a word that is hardly a term asks for a chance detail. */
const LEAST_LIKELY = 0.08;
/** A term that occurs more often is what the text is about; a gap for it can be filled without having read the sentence. */
const MOST_FREQUENT = 20;
/** A name in brackets or between commas after the subject, an adverb, and the verb. */
const VERB = /^[”"’]?(?:\s\([^()]{1,40}\))?(?:,\s[^,]{4,60},)?\s(?:\p{Ll}+ly\s|also\s|often\s|then\s)?(\p{Ll}+)\s/u;
/** Predicates that many subjects share. */
const WEAK =
  /^\s(?:was|were)\s(?!(?:an?|the|one|first|\p{L}+ed\sby)\s)|^\s(?:is|are)\s(?:\p{L}+ed|split|put|seen)\s(?!(?:by|as|of|when|if|to)\s)|^\s(?:(?:is|are|was|were)\s(?:(?:very|quite|often|also|usually|now|still|not|particularly|especially|more|less|most|just|only|so|too)\s)*(?:important|common|popular|difficult|different|similar|likely|useful|necessary|available|known|used|seen|found|considered|given|made|due|able|good|bad|big|large|small|high|low|here|there|\p{L}+ing)\b|(?:has|have|had)\s(?:been|become|many|several|a\s(?:number|long))\b|(?:helps?|includes?|varies|increased?|decreased?|tends?)\s)/iu;
/** Makes cards that replace the term that a sentence is about by a gap, at most one for each sentence. */
export function clozeCards(document: TextDocument): Card[] {
  const bySentence = new Map<number, KeyTerm[]>();
  for (const term of keyTerms(document, RANKED)) {
    if (term.score < LEAST_LIKELY) continue;
    for (const index of term.sentences) bySentence.set(index, [...(bySentence.get(index) ?? []), term]);
  }
  return document.sentences.flatMap((sentence, index): Card[] => {
    const words = sentence.tokens.length;
    if (words < FEWEST_WORDS || words > MOST_WORDS || !/\.[”"’)]*$/.test(sentence.text)) return [];
    if (/\bn\.d\.|[“"]|\b(?:you|we|us|our)\b/.test(sentence.text) || !standsAlone(document, sentence)) return [];
    const gap = subjectIn(document.raw, sentence, bySentence.get(index) ?? []);
    if (gap === undefined) return [];
    const { field, raw } = document;
    const told = raw.slice(gap.end, sentence.end).replace(/^[^\p{L}]*(?:\([^()]*\)\s)?(?:is|was)?\s*/u, '');
    // "_____ are useful tools": a judgement of the subject does not identify it.
    if (/^\s(?:is|are)\s/.test(raw.slice(gap.end)) && isNoMeaning(told.replace(/^are\s|[.]$/g, ''))) return [];
    const name = raw.slice(gap.start, gap.end);
    // "Pedro is a public health nurse" tells of a case.
    if (isInPassing(document, { field, raw, start: gap.start, end: gap.end }, told) || (!/\s/.test(name) && isPerson(name, told)))
      return [];
    return [
      {
        kind: 'cloze',
        question: questionAround({ field, raw, start: sentence.tokens[0]?.start ?? sentence.start, end: sentence.end }, gap.start, gap.end),
        answer: [quote({ field, raw, start: gap.start, end: gap.end })],
        key: gap.key,
        at: sentence.start,
      },
    ];
  });
}

/** The longest term that is the subject of the sentence, once in it. */
function subjectIn(
  raw: string,
  { tokens, end }: Sentence,
  terms: readonly KeyTerm[],
): { start: number; end: number; key: string; worth: number } | undefined {
  let best: { start: number; end: number; key: string; worth: number } | undefined;
  for (const { stems, key, count, definition } of terms) {
    const at = placeOf(tokens, stems);
    const first = tokens[at ?? -1];
    const last = tokens[(at ?? 0) + stems.length - 1];
    if (at === undefined || first === undefined || last === undefined || count > MOST_FREQUENT) continue;
    const isSubject = tellsOfSubject(
      raw.slice(tokens[0]?.start ?? 0, first.start),
      raw.slice(last.end, end),
      tokens.length - at - stems.length,
    );
    if (!isSubject) continue;
    const words = tokens.slice(at, at + stems.length);
    if (isInsideTerm(tokens, at, stems.length) || (words.length === 1 && (isVerb(first.word) || isDescriptive(first.word)))) continue;
    // If the sentence contains the words of the answer elsewhere, it gives the answer away; the last one of several only says of what kind it is.
    const telling = stems.length > 1 ? stems.slice(0, -1) : stems;
    if (tokens.some(({ stem, stop }, index) => !stop && telling.includes(stem) && (index < at || index >= at + stems.length))) continue;
    // "Sociologists measure …": the people of a subject do what it does.
    if (/(?:ists|ologists|ians|ers|scholars)$/.test(last.word)) continue;
    const owner = /['’]s$/.test(last.text) ? 2 : 0;
    const worth = round((definition === undefined ? 0 : 0.3) + 0.1 * (stems.length - 1) + 0.1 / count);
    if (best === undefined || worth > best.worth) best = { start: first.start, end: last.end - owner, key, worth };
  }
  return best;
}

/** "The", "The subfield of", "In contrast,": words that may precede the subject. */
const OPENS =
  /^(?:(?:in\s(?:contrast|economics|general)|by\scontrast|on\sthe\sother\shand),\s*)?(?:the|an?|the\s(?:field|process|concept|principle|theory|law|doctrine)\sof)?$/i;

/** "In a sandwich assay, the goal is …" */
const IN = /^(?:in|at|during|under|with|for)\s(?:an?\s|the\s)?$/i;

/** Whether a sentence opens with its subject, before the gap only an article, and says of it what few others share. */
function tellsOfSubject(before: string, told: string, wordsTold: number): boolean {
  if (wordsTold < FEWEST_TOLD) return false;
  if (IN.test(before)) return /^,\s(?:an?|the|one|all|both|each|some|\p{L}+s)\s/u.test(told);
  const verb = VERB.exec(told)?.[1] ?? '';
  return OPENS.test(before.trim()) && (/^(?:is|are|was|were)$/.test(verb) || isPlainVerb(verb)) && !WEAK.test(told);
}

/** Whether a word beside the gap belongs to the same term: "_____ form", "an _____ to treat", "First World _____". */
function isInsideTerm(tokens: readonly Token[], at: number, length: number): boolean {
  const first = tokens[at] as Token;
  const last = tokens[at + length - 1] as Token;
  const before = tokens[at - 1];
  const after = tokens[at + length];
  const nounAfter = after !== undefined && !after.stop && after.start - last.end === 1 && !isVerb(after.word) && !isAdverb(after.word);
  const wordBefore =
    before !== undefined && !before.stop && first.start - before.end <= 1 && !isVerb(before.word) && !isAdverb(before.word);
  const capitals = (token: Token | undefined) => token !== undefined && /^\p{Lu}/u.test(token.text);
  const ofName = capitals(first) && after?.word === 'of' && capitals(tokens[at + length + 1]);
  const version = /^vs?$/.test(after?.text ?? '') || /^vs?$/.test(before?.text ?? '');
  return nounAfter || wordBefore || ofName || version || (/^(?:de|del|di|da|von|van|la|las|ibn|al)$/.test(first.text) && capitals(before));
}

function placeOf(tokens: readonly Token[], stems: readonly string[]): number | undefined {
  const at = tokens.findIndex((_, index) => stems.every((stem, offset) => tokens[index + offset]?.stem === stem));
  return at < 0 ? undefined : at;
}
