import { quote } from '../../spans.ts';
import { isNoMeaning } from '../terms/definition/meaning.ts';
import { type KeyTerm, keyTerms } from '../terms/key-terms.ts';
import { sentenceScores } from '../terms/rank-sentences.ts';
import { isCommon } from '../text/common-words.ts';
import type { Sentence, TextDocument, Token } from '../text/document.ts';
import { round } from '../text/similarity.ts';
import { isAdverb, isDescriptive, isFamiliar, isPlainVerb, isVerb } from '../text/word-classes.ts';
import type { Card } from './card.ts';
import { questionAround } from './gap.ts';
import { isInPassing } from './passing-names.ts';
import { standsAlone } from './standing.ts';

const FEWEST_WORDS = 9;
const MOST_WORDS = 32;
const FEWEST_TOLD = 7;
const RANKED = 400;
/** A gap for a word that is hardly a term asks for a chance detail. */
const LEAST_LIKELY = 0.08;
/** A term that occurs more often is what the text is about; a gap for it can be filled without having read the sentence. */
const MOST_FREQUENT = 12;
/** What can be said of a subject that tells which one is meant: what it is, or what was done to it. */
const TELLS =
  /^[”"’]?(?:\s\([^()]{1,40}\))?(?:,\s[^,]{4,60},)?\s(?:is|are|was|were)\s(?:(?:first|usually|typically|actively|generally)\s)?(?:an?|the|one\sof|composed|made\sof|lined|located|found\sin|secreted|produced|released|formed|caused|published|founded|established|implemented|adopted|enacted|ratified|negotiated|launched|developed|designated|created|invented|discovered|introduced|passed|signed|written|built|designed|transmitted|treated|characterized|attached|surrounded|controlled)\s/u;
/** Verbs in the present that say what a thing covers, does or needs: "Diversity training educates …". */
const DOES =
  /^[”"’]?(?:\s\([^()]{1,40}\))?(?:,\son\sthe\sother\shand,)?\s(?:(?:typically|usually|generally|primarily)\s)?(?:describes?|measures?|stud(?:y|ies)|examines?|focus(?:es)?\son|seeks?\sto|attempts?\sto|aims?\sto|educates?|trains?|converts?|transports?|regulates?|produces?|secretes?|releases?|stores?|filters?|absorbs?|transmits?|carr(?:y|ies)|connects?|protects?|separates?|surrounds?|binds?|breaks?\sdown|catalyzes?|inhibits?|stimulates?|prevents?|detects?|removes?|occurs?\s(?:when|if|as)|arises?\s(?:when|if|from)|begins?\s(?:when|with)|develops?\s(?:when|if|from)|results?\s(?:when|from)|exists?\s(?:when|if)|happens?\s(?:when|if)|consists?\sof|involves?|requires?\s(?:that|a|an|the)|grants?|guarantees?|prohibits?|forbids?|bans?|means?\sthat|holds?\sthat|states?\sthat|assumes?\sthat|explains?|assigns?|divides?|combines?|compares?|applies|refers?\sto)\s/iu;
/** Predicates that many subjects share. */
const WEAK =
  /^\s(?:(?:is|are|was|were)\s(?:(?:very|quite|often|also|usually|now|still|not|particularly|especially|more|less|most|just|only|so|too)\s)*(?:important|common|popular|difficult|easy|rare|different|similar|likely|useful|necessary|possible|available|known|used|seen|found|involved|considered|expected|given|made|based|involved|due|able|good|bad|big|large|small|high|low|here|there|\p{L}+ing)\b|(?:has|have|had)\s(?:been|become|many|several|a\s(?:lot|number|variety|long))\b|(?:can|may|must)\s(?:also\s)?(?:be|have|help|vary|lead|cause|include)\b|(?:helps?|includes?|varies|vary|changed?|increased?|decreased?|continued?|remained?|needs?|wants?|seems?|tends?)\s)/iu;
/** Makes cards that replace the term that a sentence is about by a gap, at most one for each sentence. */
export function clozeCards(document: TextDocument): Card[] {
  const scores = sentenceScores(document);
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
    if (isInPassing(document, { field, raw, start: gap.start, end: gap.end }, told)) return [];
    return [
      {
        kind: 'cloze',
        question: questionAround({ field, raw, start: sentence.start, end: sentence.end }, gap.start, gap.end),
        answer: [quote({ field, raw, start: gap.start, end: gap.end })],
        key: gap.key,
        at: sentence.start,
        score: round((scores.get(sentence) ?? 0) + gap.worth),
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
      stems.length > 1 && !isCommon(last.word) ? last.word : '',
    );
    if (!isSubject) continue;
    const words = tokens.slice(at, at + stems.length);
    if (
      isCommon(last.word) &&
      definition === undefined &&
      !(words.length > 1 && !words.every(({ word }) => isFamiliar(word)) && DOES.test(raw.slice(last.end, end))) &&
      !words.every(({ text }) => /^\p{Lu}/u.test(text))
    )
      continue;
    if (isInsideTerm(tokens, at, stems.length) || (words.length === 1 && (isVerb(first.word) || isDescriptive(first.word)))) continue;
    // If the sentence contains a word of the answer elsewhere, it gives the answer away.
    if (tokens.some(({ stem, stop }, index) => !stop && stems.includes(stem) && (index < at || index >= at + stems.length))) continue;
    // "Sociologists measure …": the people of a subject do what it does.
    if (/(?:ists|ologists|ians|ers|scholars)$/.test(last.word)) continue;
    const owner = /['’]s$/.test(last.text) ? 2 : 0;
    const worth = round((definition === undefined ? 0 : 0.3) + 0.1 * (stems.length - 1) + 0.1 / count);
    if (best === undefined || worth > best.worth) best = { start: first.start, end: last.end - owner, key, worth };
  }
  return best;
}

/** Whether the words after a name of two words or more begin with a verb in the present and say enough: "Loop diuretics prevent …". */
function doesSomething(told: string, subject: string): boolean {
  const verb = /^\s(\p{Ll}{3,})\s/u.exec(told)?.[1] ?? '';
  // The present only: what something did is a story. Its verb ends in -s where its subject does not.
  if (/[^s]s$/.test(verb) === /[^sui]s$/.test(subject)) return false;
  return (
    isPlainVerb(verb) &&
    !/^(?:has|have|does|is|are|was|were|became|become|took|saw|grew|stood|came|went|led|made|gave|kept|held|wrote|began|seems?|appears?|shows?|includes?|causes?|helps?|needs?|gets?|means?|remains?|continues?|comes?|goes)$/.test(
      verb,
    ) &&
    told.split(/\s+/).length >= 10
  );
}

/** "The", "The subfield of", "In contrast,": what may precede the subject. */
const OPENS =
  /^(?:(?:in\s(?:contrast|biology|economics|law|general|statistics|psychology|sociology|medicine|physics|chemistry|astronomy)|by\scontrast|on\sthe\sother\shand),\s*)?(?:the|an?|the\s(?:field|subfield|study|practice|process|concept|principle|theory|law|doctrine|method)\sof)?$/i;

/** Whether a sentence opens with its subject, before the gap only an article, and says of it what only it is. */
function tellsOfSubject(before: string, told: string, wordsTold: number, multi: string): boolean {
  if (!OPENS.test(before.trim()) || wordsTold < FEWEST_TOLD) return false;
  return (
    (TELLS.test(told) || DOES.test(told) || (multi !== '' && doesSomething(told, multi))) &&
    !/^,\s(?:therefore|however|then|thus)\b/.test(told) &&
    !WEAK.test(told) &&
    !isNoMeaning(told.replace(/^.*?\s(?:is|are|was|were)\s/su, ''))
  );
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
