import { nameOf } from '../../lib/language/names.ts';
import { sentenceLanguage } from '../../lib/language/sentence-language.ts';
import { type SentenceRole, sentenceRoles, sentencesWithoutRole } from '../../lib/roles/assign-roles.ts';
import type { Role } from '../../lib/roles/roles.ts';
import { isNullResult, weighResult } from '../../lib/roles/weigh-result.ts';
import { sentenceScores } from '../../lib/terms/rank-sentences.ts';
import type { Sentence, TextDocument } from '../../lib/text/document.ts';
import { isWhole } from '../../lib/text/prose.ts';
import { quoteTidily } from '../../lib/text/speech/tidy.ts';
import type { Skill } from '../../skill.ts';
import { computed, type Line } from '../../spans.ts';
import { fillPhrase } from './phrases.ts';

const MOST = 3;
/** The weight of a sentence's place in the text, 0 to about 1, against the weight of its cues, 2 to 7. */
const CENTRAL = 2;

/** Quotes sentences of a paper under a label for each role. */
export const roles: Skill<'roles'> = ({ from, roles: asked, max = MOST, others = false }, context) => {
  const document = context.document(from);
  if (document.language !== 'en') return [fillPhrase('english', { language: computed(nameOf(document.language), 'language of the text') })];
  const central = sentenceScores(document);
  const found = withoutDoubles(
    sentenceRoles(document).filter((entry) => isQuotable(document, entry.sentence) && isTold(document, entry)),
  ).map((entry) => ({
    ...entry,
    // Of sentences with equal cues the more central one says more; one that cannot stand alone comes last.
    score: entry.score + CENTRAL * (central.get(entry.sentence) ?? -1) + (entry.role === 'result' ? weighResult(entry.sentence.text) : 0),
  }));
  const lines = asked.flatMap((role) => [fillPhrase(role), ...linesOf(document, found, role, max)]);
  return others ? [...lines, ...othersOf(document)] : lines;
};

/** The whole sentences of an abstract that no label above holds, so that none of them is lost. */
function othersOf(document: TextDocument): Line[] {
  const found = sentencesWithoutRole(document).filter((sentence) => isQuotable(document, sentence) && isWhole(document, sentence));
  if (found.length === 0) return [];
  return [fillPhrase('others'), ...found.map((sentence) => fillPhrase('quoted', { sentence: quoteTidily(document, sentence) }))];
}

function linesOf(document: TextDocument, found: readonly SentenceRole[], role: Role, max: number): Line[] {
  const first = found.filter((entry) => entry.role === role);
  // A role is missing only if no sentence states it, also beside another role.
  const own = first.length > 0 ? first : found.filter(({ also }) => also.includes(role));
  if (own.length === 0) return [fillPhrase('none')];
  return [...own]
    .sort((a, b) => b.score - a.score || a.sentence.start - b.sentence.start)
    .slice(0, Math.max(1, max))
    .filter(
      ({ sentence: { text } }, _, all) =>
        !all.some((other) => other.sentence.text.length > text.length && other.sentence.text.endsWith(text)),
    )
    .sort((a, b) => nullsLast(role, a, b) || a.sentence.start - b.sentence.start)
    .map(({ sentence }) => fillPhrase('quoted', { sentence: quoteTidily(document, sentence) }));
}

/** Among results, "no difference" comes after what did differ. */
function nullsLast(role: Role, one: SentenceRole, other: SentenceRole): number {
  return role === 'result' ? Number(isNullResult(one.sentence.text)) - Number(isNullResult(other.sentence.text)) : 0;
}

/** A hint to other works, which tells nothing itself, a rest of a sentence, or the entry of a list: "(see below) if …", "Beckert, Jens: …". */
const NO_STATEMENT = /^(?:[Ss]ee|[Cc]f\.?|[Cc]ompare)\s|^\([^)]*\) \p{Ll}|^\p{Lu}\p{Ll}+, \p{Lu}\p{Ll}+ ?[;:]/u;

/** A paper of more sentences has enough of them to leave out those that a page has cut. */
const PAPER = 30;

/** Whether a sentence can be quoted: in a paper only a whole one, or a question. A note and a short text may be without end marks. */
function isQuotable(document: TextDocument, sentence: Sentence): boolean {
  if (NO_STATEMENT.test(sentence.text) || sentenceLanguage(sentence.text, document.language) !== document.language) return false;
  if (document.sentences.length <= PAPER || document.unpunctuated || document.blocks[sentence.block]?.kind === 'item') return true;
  return isWhole(document, sentence) || /\?["'”’)]*$/.test(sentence.text);
}

/** The weight of a heading alone, which makes no result and no outlook of the sentences under it. */
const HEADING_ALONE = 3;
/** Words by which a paper speaks of itself or of its author. */
const OF_ITSELF =
  /\b(?:[Ww]e|[Oo]urs?|us|I(?!\.)|my|[Tt]his (?:study|paper|work|article|report|essay|chapter|thesis|research)|present (?:study|work|paper))\b/;
/** Nouns for knowledge and study: a gap names something that is missing in them. "However" and "not" alone are an objection. */
const KNOWLEDGE =
  /\b(?:stud(?:y|ies|ied)|research\w*|literature|evidence|data|(?:un)?known|understood|understanding|unclear|knowledge|attention|questions?|(?:un)?explored?|examined|investigat\w+|expla(?:in\w*|nations?)|models?|methods?|approach\w*|consensus|information|analys\w+|tested|misses|fails|cannot|ignores?|neglects?|slow|expensive|theor\w+|established|determined)\b/i;
/** Parts of a study, whose limits are the study's own, and the points of a list of limits. */
const OF_STUDY =
  /\b(?:the (?:(?:present|current|main|first|second) )?(?:study|analys[ie]s|sample|data|results?|findings|surveys?|experiments?|participants|respondents|patients|trial|questionnaires?)|self-report\w*|cross-sectional|generali[sz]\w+|caution|causal\w*)\b|^(?:first|second|third|fourth|fifth|finally|lastly?|another|one|a further)\b|\ban? (?:[\w-]+ )?limitation\b|\bmain limitation\b/i;
/** The limits of the work of others: "one limitation of the method by Horn", "their analysis had some limitations". */
const OF_OTHERS = /\btheir\b|\bby \p{Lu}\p{Ll}+|\b(?:not|largely|mainly) limited to\b/u;

/** "These limitations notwithstanding, …" goes on to what was found. */
const IN_SPITE = /\blimitations? notwithstanding\b|^despite (?:these|the|its|our) [^,]{0,20}limitations?\b/i;
/** Words for the next steps of research. "In the future" may stand in any statement. */
const RESEARCH =
  /\b(?:stud|research|work|investigat|experiment|analy[sz]|test|explor|examin|trial|model|data|sample|extend|develop|improve)/i;

/** Whether a sentence of a paper says by its words that it has its role. Under "Results" stand methods and definitions as well. */
function isTold(document: TextDocument, { sentence: { text, part }, role, score, also }: SentenceRole): boolean {
  if (document.sentences.length <= PAPER) return true;
  if (role === 'background') return !OF_ITSELF.test(text);
  if (role === 'gap') return also.includes(role) || KNOWLEDGE.test(text);
  if (role === 'future') return score > HEADING_ALONE && RESEARCH.test(text);
  if (role === 'limitation') {
    if (IN_SPITE.test(text)) return false;
    const heading = document.parts[part]?.heading;
    const under = heading !== undefined && /\blimitations?\b/i.test(document.raw.slice(heading.start, heading.end));
    return under || ((OF_ITSELF.test(text) || OF_STUDY.test(text)) && !OF_OTHERS.test(text));
  }
  return role !== 'result' || score > HEADING_ALONE;
}

/** A sentence that the abstract and the conclusion share is quoted once. */
function withoutDoubles(found: readonly SentenceRole[]): SentenceRole[] {
  const seen = new Set<string>();
  return found.filter(({ sentence: { text } }) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
