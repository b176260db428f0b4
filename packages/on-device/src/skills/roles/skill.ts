import { nameOf } from '../../lib/language/names.ts';
import { type SentenceRole, sentenceRoles } from '../../lib/roles/assign-roles.ts';
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
export const roles: Skill<'roles'> = ({ from, roles: asked, max = MOST }, context) => {
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
  return asked.flatMap((role) => [fillPhrase(role), ...linesOf(document, found, role, max)]);
};

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

/** A paper of more sentences has enough of them to leave out those that a page has cut. */
const PAPER = 30;

/** Whether a sentence can be quoted: in a paper only a whole one, or a question. A note and a short text may be without end marks. */
function isQuotable(document: TextDocument, sentence: Sentence): boolean {
  if (document.sentences.length <= PAPER || document.unpunctuated || document.blocks[sentence.block]?.kind === 'item') return true;
  return isWhole(document, sentence) || /\?["'”’)]*$/.test(sentence.text);
}

/** Roles that the sentences under their heading do not have for that alone, and the weight of the heading alone. */
const NEEDS_CUE: ReadonlySet<Role> = new Set(['result', 'future']);
const HEADING_ALONE = 3;
/** The weight of "However" alone, which announces a gap only with other words. */
const OPENING_ALONE = 2;

/** Whether a sentence of a paper says by its words that it is a result or an outlook. Under "Results" stand methods and definitions as well. */
function isTold(document: TextDocument, { role, score }: SentenceRole): boolean {
  if (document.sentences.length <= PAPER) return true;
  return role === 'gap' ? score > OPENING_ALONE : !NEEDS_CUE.has(role) || score > HEADING_ALONE;
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
