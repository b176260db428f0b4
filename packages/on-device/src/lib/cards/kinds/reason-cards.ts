import { type Passage, quote } from '../../../spans.ts';
import { keyTerms } from '../../terms/key-terms.ts';
import type { Sentence, TextDocument } from '../../text/document.ts';
import { isShortText } from '../../text/short-text.ts';

import { tokenize } from '../../text/tokens.ts';
import { isPlainVerb } from '../../text/word-classes.ts';
import type { Card } from '../card.ts';
import { ask } from '../phrases.ts';
import { pointsAway, standsAlone } from '../standing.ts';

/** A claim followed by its reason. The card asks about the claim; the reason is its answer. */
const BECAUSE = /^(.{15,170}?),?\s+(because\s.{8,200}?)[.!]?$/su;
const BECAUSE_FIRST = /^(Because\s[^,;]{8,140}),\s+(.{12,170}?)[.!]?$/su;
/** A longer claim tells a case and not a rule, in words. */
const MOST_CLAIMED = 20;
/** "Because of the abuse" says too little, in words. */
const FEWEST_OF = 6;
/** The main terms of a text, whose reasons are worth asking for. */
const RANKED = 60;
/** A statement in the present holds in general; a card asks about a single event only where it concerns a term of the text. */
const GENERAL = /\b(?:is|are|can|cannot|has|have|does|do)\b/;
/** Openings of a claim that refers to an earlier sentence. */
const NO_SUBJECT =
  /^(?:(?:in|at|for|with|on|by|then|now)\s(?:[\p{L}-]+\s){0,3}?,?)?(?:it|this|that|they|these|those|he|she|we|you|i|which|there|not|but|and|or)\b/iu;

/** Makes cards that ask why, from sentences that give a reason. */
export function reasonCards(document: TextDocument): Card[] {
  const ranked = keyTerms(document, RANKED);
  const subjects = new Set(ranked.filter(({ introduced }) => introduced).flatMap(({ sentences }) => sentences));
  const isShort = isShortText(document);
  const names = new Set(ranked.flatMap(({ key, introduced, stems }) => (introduced || stems.length > 1 ? [key] : [])));
  return document.sentences.flatMap((sentence, index): Card[] => {
    if (
      sentence.tokens.length > 45 ||
      (!subjects.has(index) && !GENERAL.test(sentence.text) && !/\p{Lu}/u.test(sentence.text.slice(1))) ||
      !standsAlone(document, sentence)
    )
      return [];
    const found = reasonIn(document, sentence);
    if (
      found === undefined ||
      !isClaim(textIn(found.claim)) ||
      !isReason(textIn(found.reason)) ||
      (!isShort && namesOther(textIn(found.claim), textIn(found.reason))) ||
      !(isShort || saysOf(names, found.claim))
    )
      return [];
    return [
      {
        kind: 'reason',
        question: ask('why', { claim: quote(found.claim) }),
        answer: [quote(found.reason)],
        key: `why ${sentence.start}`,
        at: sentence.start,
      },
    ];
  });
}

const textIn = ({ raw, start, end }: Passage) => raw.slice(start, end);

/** "… because Spain uses the euro": a reason that names somebody whom the claim does not is about one case. */
function namesOther(claim: string, reason: string): boolean {
  return [...reason.matchAll(/(?<=\s)\p{Lu}\p{Ll}{2,}/gu)].some(([name]) => !claim.includes(name));
}

/** Whether a claim opens with a main term of the text: why "the salt can be used" nobody asks later. */
function saysOf(names: ReadonlySet<string>, { raw, start, end }: Passage): boolean {
  const tokens = tokenize(raw, start, end).filter(({ word }, at) => at > 0 || !/^(?:the|an?)$/.test(word));
  return [1, 2, 3, 4].some((length) =>
    names.has(
      tokens
        .slice(0, length)
        .map(({ stem }) => stem)
        .join(' '),
    ),
  );
}

/** "Northerners who rejected Taylor because …": the reason belongs to the relative clause. */
const LOOSE_END = /\bwho\s(?:\S+\s){0,4}\S+$|\b(?:both|so|well|also|too|again|so-called)$/i;

/** A time or a case before the claim, and something that only the sentences before name: "Ten years later, …", "in the request". */
const PLACED =
  /^in\s(?:some|many|most|these|other|this|that)\b|\b(?:would|going\sto)\b|\bthe\s(?:first|second|third|request|result|idea|problem|situation|question|change|risk)\b|\b(?:is|are)\s(?:(?:an?|the|very|so|also|especially|more)\s)*(?:important|essential|crucial|necessary)\b/iu;

/** A claim that can be asked about: one plain statement, not a condition, and not a part of one. */
function isClaim(claim: string): boolean {
  return (
    claim.split(/\s+/).length >= 4 &&
    claim.split(/\s+/).length <= MOST_CLAIMED &&
    !pointsAway(claim) &&
    !PLACED.test(claim) &&
    !/^(?:its|their|his|her|each|well|unfortunately|fortunately|one (?:could|might|may)|for \p{L}+,|in addition|like other|in one|in most|from our|just as|usually|nevertheless|have|suffered|what|however|another|whether)\b|,\swho\s|\b(?:can|may|might)\s(?:be\sused)\b|\bthat (?:is|was|should|would|can|will|has)\b|\b(?:December|January|February|March|April|June|July|August|September|October|November)\b|^(?:most|some|many|all|each)\s(?:are|is|were|was|have|had|of|can)\b|\b(?:them|him|you|our|your|we)\b/iu.test(
      claim,
    ) &&
    /^\p{L}/u.test(claim) &&
    !/[=<>]|\d\.\d/.test(claim) &&
    !isPlainVerb(claim.split(' ')[0]?.toLowerCase() ?? '') &&
    !LOOSE_END.test(claim) &&
    !/^(?:if|when|while|as|although|though|after|before|until|once|unless|even|only|simply|this|also|not)\b/i.test(claim) &&
    !/[—–;:]|\s-\s|,\s(?:[\p{L}]+|so \p{L}+)$|\b(?:so named|is so|was so|arises?|that|created|too|\p{L}+ly)$/iu.test(claim) &&
    !/^\p{Ll}[\p{L}-]*,|\b(?:also|however)\b/u.test(claim) &&
    !/,[^,]*,[^,]*,/.test(claim)
  );
}

/** A reason without a second statement after it. "Because of" needs a plain noun phrase. */
function isReason(reason: string): boolean {
  if (/^\p{L}+\sthat\s\p{L}+\s|\byour?\b/iu.test(reason)) return false;
  // "The effect, because it raises the cost, is to …": the sentence goes on after the reason.
  if (/,\s(?:is|are|was|were)\s/.test(reason)) return false;
  if (/^because\sof\b/i.test(reason) && reason.split(/\s+/).length < FEWEST_OF) return false;
  if (/[;:—]|\(|\bof that \p{L}+$/u.test(reason) || pointsAway(reason) || reason.split(/\s+/).length > 32) return false;
  const isNounPhrase = !/\s(?:is|are|was|were|can|may|must|will|would|should|has|have|had|which|and)\s/i.test(reason);
  return (
    isNounPhrase ||
    (reason.split(/\s+/).length >= 4 &&
      !/\b(?:what|which)\s(?:they|he|she|it)\b|\bnamely\b/.test(reason) &&
      !/^(?:as|because of)\b/i.test(reason))
  );
}

function reasonIn({ field, raw }: TextDocument, { start, end }: Sentence): { claim: Passage; reason: Passage } | undefined {
  const text = raw.slice(start, end);
  const passage = (at: number, length: number): Passage => ({ field, raw, start: start + at, end: start + at + length });
  const first = BECAUSE_FIRST.exec(text);
  if (first !== null) {
    const [, reason = '', claim = ''] = first;
    // "Because if …" gives a condition.
    if (/^Because\sif\b/.test(reason) || NO_SUBJECT.test(claim)) return undefined;
    return { claim: passage(text.indexOf(claim, reason.length), claim.length), reason: passage(0, reason.length) };
  }
  const because = BECAUSE.exec(text);
  if (because === null) return undefined;
  const [, claim = '', reason = ''] = because;
  // "It is not because …" and "… mainly because" leave an incomplete claim.
  if (
    reason.split(/\s+/).length < 3 ||
    NO_SUBJECT.test(claim) ||
    /\b(?:not|just|only|is|are|was|were|be|mainly|partly|and|or)$/i.test(claim) ||
    /\b(?:do|does|did) (?:this|that|so|it)\b/i.test(claim) ||
    (claim.match(/\(/g)?.length ?? 0) !== (claim.match(/\)/g)?.length ?? 0)
  )
    return undefined;
  return { claim: passage(0, claim.length), reason: passage(text.indexOf(reason, claim.length), reason.length) };
}
