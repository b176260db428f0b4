import { isVerb } from '../../../lib/text/word-classes.ts';
import type { Evidence } from '../read/evidence.ts';
import { GENERAL } from '../read/plain-words.ts';
import type { Site } from './same-topic.ts';

/** The use of a topic in a sentence, which explains it after a colon, defines it, is about it, or only names it in passing. */
export type Statement = 'labels' | 'defines' | 'about' | 'passing';

/** Words after a topic that open its definition: "X, a …", "X (…", "X: …", "X is the …", "X means …". */
const DEFINES_AFTER =
  /^["”'’*_`)\]]*(?:\s*\([^()]{1,60}\))?\s*(?:,\s*(?:an?|the|which|that is|or|i\.e\.?|meaning|where|in which|also (?:called|known))\s|[:=→]|->|\s[–—-]\s|\((?=\p{L}{3})(?!\p{Lu}[\p{Lu}\d]+s?\))(?!(?:see|explained|discussed|described|next|fig)\b)(?![^)]*\d{4})|(?:is|are|was|were|ist|sind|war|es|son|era|est|sont)\s+(?:(?:also|often|usually|simply|basically)\s+)?(?:an?|the|when|where|how|what|any|one|defined|known|called|said|ein|eine|einer|der|die|das|un|una|el|la|los|las|le|les|une)\s|(?:means?|refers? to|denotes?|describes?|consists? of|stands? for|is short for|bedeutet|bezeichnet|significa|consiste|désigne|signifie)\s)/u;
/** A clause before the comma: "With the voters disenfranchised, the governments …" tells of the governments. */
const OPENS_CLAUSE =
  /^["“'‘]?(?:with|without|after|before|when|while|because|since|as|in|by|although|though|if|once|during|under|for|despite|given|unlike|like|from|to|on|at)\s[^,]*$/i;
/** Words before a topic that name what was just explained: "… is called X", "the process of X", "(X)", ", or X". */
const DEFINES_BEFORE =
  /(?:\b(?:called|termed|named|labell?ed|dubbed|coined|known as|referred to as|refer to (?:this|these|it) as|defined as|definition of|the (?:term|concept|idea|process|theory|principle|phenomenon|practice) (?:of|called)?|heißt|genannt|llamad[oa]s?|denominad[oa]s?|appelée?s?)|,\s+or)\s*(?:the\s+|an?\s+)?(?:[\p{L}-]+(?:\s[\p{L}-]+)?,?\s+(?:or|and)\s+(?:the\s+|an?\s+)?)?["“'‘*_`(]*$|\bcall(?:s|ed)?\s.{3,160}\s(?:the|an?)\s*$/iu;
/** "The time in which the phases repeat is the X." */
const IS_THE = /\b(?:is|are|was|were)\s+(?:\p{L}+ly\s+)?(?:the|an?)\s*$/iu;
/** "X is learning by association", but not "X is important". */
const SAYS_WHAT =
  /^[*_`”"')]*(?:\s*\([^()]{1,60}\))?\s+(?:is|are|ist|sind|es|son|est|sont)\s+(?!(?:not|also|very|so|more|less|most|important|useful|hard|difficult|easy|similar|different|related|common|due|used|discussed|described|covered|shown|needed|required|wichtig|importante|importantes)\b)\S+(?:\s+\S+){4}/u;
/** Sentences that point to another place or only compare. */
const POINTS_AWAY =
  /\b(?:compare (?:this|with|to)|not the same as|unlike|see (?:also|section|chapter|the|later)|comes? later|later on|next (?:week|lecture|chapter)|other lecture|another lecture|(?:the|an?) exam|not covered|skip(?:ped)?|ask about)\b/i;
/** Verbs of a source after its name: "… (WHO) estimates that". */
const REPORTS =
  /^(?:\s*\([^()]{1,40}\))?\s+(?:(?:has|have|had|also)\s+)?(?:estimat|report|recommend|stat|suggest|warn|claim|argu|announc|predict|project|advis|conclud|not)(?:es|ed|s|e)\s+(?:that|\d|about \d)/u;
/** The most words of a sentence that only points to another place. */
const SHORT_POINTER = 16;
/** The fewest words of a sentence that says something about a topic. */
const LEAST = 5;
/** "X: …", "X = …", with this many words of meaning. */
const LABELS = /^[*_`”"')]*(?:\s*\([^()]{1,60}\))?\s*(?:[:=→]|->)\s*\S/u;
const LEAST_MEANING = 3;

/** A marked name this early in a sentence opens its explanation. Later, the mark is for emphasis. */
const MARKED = 3;

/** The treatment of a topic in a sentence that names it. */
export function statementOf({ tokens, start, end, words }: Evidence, site: Site, raw: string): Statement {
  const text = raw.slice(start, end);
  const rest = raw.slice(site.end, end);
  if (site.first <= 2 && LABELS.test(rest) && words - site.last - 1 >= LEAST_MEANING) return 'labels';
  if (words < LEAST || (words <= SHORT_POINTER && POINTS_AWAY.test(text))) return 'passing';
  const before = raw.slice(start, site.start);
  const marked = /[*_`]{1,3}$/.test(before) && /^[*_`]{1,3}/.test(rest);
  if ((marked && site.first <= MARKED) || DEFINES_BEFORE.test(before) || (/\(\s*$/.test(before) && /^\s*\)/.test(rest))) return 'defines';
  if (IS_THE.test(before) && /^\s*(?:[.,;(]|$)/.test(rest)) return 'defines';
  // "The World Health Organization estimates that …": the name is that of a source, not of the topic.
  if (REPORTS.test(rest)) return 'passing';
  const subject = isSubject(tokens, site, before, rest);
  const clause = /^\s*,/.test(rest) && OPENS_CLAUSE.test(before);
  if (!clause && DEFINES_AFTER.test(rest) && (subject || !/^[\s"”'’*_`)\]]*[=:]/.test(rest) || site.first <= 4)) return 'defines';
  if (subject && site.first <= 1 && SAYS_WHAT.test(rest)) return 'defines';
  return subject ? 'about' : 'passing';
}

/**
 * Whether a note names a kind of the topic and not the topic: "Facilitated diffusion: …" for "diffusion".
 * @param known stems of words that the topic may stand with, such as those of the heading
 */
export function isOfKind({ tokens, ofToken }: Evidence, site: Site, raw: string, known: (stem: string) => boolean): boolean {
  const before = tokens[site.first - 1];
  if (before === undefined || before.stop || !/^\p{L}\p{Ll}{2,}$/u.test(before.text)) return false;
  // "Explain diffusion: …", "Measuring diffusion: …"
  if (/ing$/.test(before.word) || (isVerb(before.word) && !/ed$/.test(before.word))) return false;
  if (GENERAL.has(before.word) || raw.slice(before.end, site.start) !== ' ') return false;
  const lead = tokens.slice(0, site.first - 1);
  return lead.every(({ stop }) => stop) && !ofToken[site.first - 1]?.some(known);
}

/** Whether nothing but small words and one describing word stands before the topic in its clause. */
function isSubject(tokens: Evidence['tokens'], site: Site, before: string, after: string): boolean {
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(':')) + 1);
  const inner = clause.length < before.length;
  const from = site.first - (clause.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0);
  const lead = tokens.slice(Math.max(0, from), site.first);
  if (lead.length > 4 || lead.filter(({ stop }) => !stop).length > 1 || lead.some(({ word }) => isVerb(word) || VERBAL.test(word)))
    return false;
  // In a list of names ("A, X, and B") no clause begins.
  return !inner || /^\s+(?:\p{Ll}+s|is|are|was|were|can|may|will|has|have|had|does|did)\s/u.test(after);
}

const VERBAL =
  /^(?:is|are|was|were|be|been|am|has|have|had|do|does|did|can|could|may|might|will|would|shall|should|must|not|than|like|unlike|about|as)$/;
