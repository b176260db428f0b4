import { type SentenceRole, sentenceRoles } from '../../lib/roles/assign-roles.ts';
import type { Role } from '../../lib/roles/roles.ts';
import type { TextDocument } from '../../lib/text/document.ts';
import type { Skill } from '../../skill.ts';
import type { Line } from '../../spans.ts';
import { quote } from '../../spans.ts';
import { fillPhrase } from './phrases.ts';

const MOST = 3;

/** Quotes sentences of a paper under a label for each role. */
export const roles: Skill<'roles'> = ({ from, roles: asked, max = MOST }, context) => {
  const document = context.document(from);
  const found = withoutDoubles(sentenceRoles(document));
  return asked.flatMap((role) => [fillPhrase(role), ...linesOf(document, found, role, max)]);
};

function linesOf({ field, raw }: TextDocument, found: readonly SentenceRole[], role: Role, max: number): Line[] {
  const own = found.filter((entry) => entry.role === role);
  if (own.length === 0) return [fillPhrase('none')];
  return [...own]
    .sort((a, b) => b.score - a.score || a.sentence.start - b.sentence.start)
    .slice(0, Math.max(1, max))
    .sort((a, b) => a.sentence.start - b.sentence.start)
    .map(({ sentence: { start, end } }) => fillPhrase('quoted', { sentence: quote({ field, raw, start, end }) }));
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
